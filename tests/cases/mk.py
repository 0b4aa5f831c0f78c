import json
def case(name, text, want):
    open(name+'.hwatu','w').write(text); json.dump(want,open(name+'.json','w'),indent=1,ensure_ascii=False)
# 2.2: japanese calendar: 11g is rain, 12g the phoenix; 1g 3g 11g = three with rain, 2 points; target 2
case('record-japanese-calendar','''# 1: by the Japanese calendar 11 is the willow
rules pagat
set calendar=japanese
set target.three=2
players Ann Bo Chul
Ann has 1g 3g 11g
Bo has 12g 5pp
Chul has 8g 6pp
Ann stop
''',{"score":{"points":2,"jokbo":[{"id":"rain-three-brights","points":2}]},"net":{"Ann":4,"Bo":-2,"Chul":-2}})
case('jokbo-three-brights-four','''# 2.2: brights.three=4
rules pagat
set brights.three=4
players Ann Bo Chul
Ann has 1g 3g 8g
Bo has 11g 5pp
Chul has 12g 6pp
Ann stop
''',{"score":{"points":4,"jokbo":[{"id":"three-brights","points":4}]},"net":{"Ann":8,"Bo":-4,"Chul":-4}})
case('jokbo-bidori','''# 2.2: the swallow and two more birds
rules pagat
set birds.bidori=4
players Ann Bo Chul
Ann has 2y 4y 12y
Bo has 1g 5pp
Chul has 3g 6pp
Ann stop
''',{"score":{"points":4,"jokbo":[{"id":"bidori","points":4}]},"net":{"Ann":8,"Bo":-4,"Chul":-4}})
case('stop-target-two-at-five','''# 2.3: target.two=5; godori is 5, Bo has brights enough
rules pagat
set target.two=5
players Ann Bo
Ann has 2y 4y 8y
Bo has 1g 5pp
Ann stop
''',{"score":{"points":5,"stop_points":5},"net":{"Ann":5,"Bo":-5}})
case('loss-heundeum-three','''# 2.4: heundeum.times=3: 3 x 3
rules pagat
set heundeum.times=3
players Ann Bo Chul
Ann heundeum 5
Ann has 1t 2t 3t
Bo has 1g 5pp
Chul has 3g 6pp
Ann stop
''',{"losses":[{"player":"Bo","points":3,"multiplier":3,"chips":9}],"net":{"Ann":18,"Bo":-9,"Chul":-9}})
# ttadak=2: Bo gives 6p 6p, Chul gives 7p 7p; Ann: 1t2t3t(3) + junk 1pp..3pp? 1p 2p 3p +4 =7 <10. Losers left with 8pp 9p=3 junk, no junk line, no pi-bak.
case('junk-ttadak-two-by-rule','''# 2.6: junk_each.ttadak=2: Ann has 1pp 2pp 3pp and gets 6pp 7pp, ten junk, one point more; each loser keeps 3 and is short
rules pagat
set junk_each.ttadak=2
players Ann Bo Chul
Bo takes 6pp 8pp 9p
Chul takes 7pp 10pp 11p
Ann takes 1pp 2pp 3pp 1t 2t 3t
Ann ttadak
Ann stop
''',{"score":{"points":4,"jokbo":[{"id":"hong-dan","points":3},{"id":"junk","points":1}]},"losses":[{"player":"Bo","chips":8},{"player":"Chul","chips":8}],"net":{"Ann":16,"Bo":-8,"Chul":-8}})
case('junk-stack-two-by-rule','''# 2.6: junk_each.stack=2, as for two a ttadak
rules pagat
set junk_each.stack=2
players Ann Bo Chul
Bo takes 6pp 8pp 9p
Chul takes 7pp 10pp 11p
Ann takes 1pp 2pp 3pp 1t 2t 3t
Ann stack
Ann stop
''',{"score":{"points":4},"net":{"Ann":16,"Bo":-8,"Chul":-8}})
# grenade=bomb: multiplies by potkan.times, junk potkan
case('loss-grenade-bomb','''# 2.6: grenade=bomb counts like a bomb: 3 x 2; its four cards join the pile
rules pagat
set grenade=bomb
set potkan.times=2
players Ann Bo Chul
Ann grenade 5
Ann takes 1t 2t 3t
Bo has 1g 6pp 7pp 8p
Chul has 3g 9pp 10pp 11p
Ann stop
''',{"score":{"points":3},"losses":[{"player":"Bo","multiplier":2,"chips":6}],"net":{"Ann":12,"Bo":-6,"Chul":-6}})
open('not-in-force-syodang.hwatu','w').write('''# 2.5: syodang.enabled=false
rules pagat
set syodang.enabled=false
players Ann Bo Chul
Ann syodang
nagari
'''); json.dump({"errors":[{"line":5,"column":5,"code":"not-in-force"}]},open('not-in-force-syodang.json','w'),indent=1)

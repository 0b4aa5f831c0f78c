//! Help texts of the prompt.

/// What the prompt understands.
pub(in crate::cli) const PROMPT_HELP: &str = "\
At the end of a hand the winner's name or number begins a few questions; n is a nagari.
Or tell the hand line by line, as it goes; both can be mixed:
  Ann takes 1g 3gt        captured in one turn       Ann + 8g          the same
  Ann go / Ann stop       calls                      nagari / void     no winner / deal again
  Ann heundeum 5          showed three of May        Ann potkan 5      bombed May
  Ann ppuk 4 first        a stack in the first turn  Ann chok          also ttadak sseul stack ja-ppuk
  Bo gives 1p to Ann      surrendered junk           Ann has 1g 3g 8g  whole pile, counted
  Ann syodang, Bo accepts, Chul refuses              Bo oe-myeon 8g with 8p
  Bo counts g1 y0 t2 p6   a loser's pile             set KEY=VALUE     a rule for this hand
  Dan drops, Eve stays    with more than three       Fay sells 1g 9y   and was forced out
Cards: month and letters (1gtpp, 11s), Korean (팔광, 국진), English (moon, cup), sets (godori).
  <  or Esc   one step back      show   the table and the entries     edit N   change entry N
  m           menus              end    end the session, settle up    quit     leave, all is kept
In menus: arrows, typing finds an event, the space bar marks, Enter takes, Esc leaves.
";

'use strict';
(() => {
const $ = (id) => document.getElementById(id);
const make = (tag, props, ...inside) => {
  const one = Object.assign(document.createElement(tag), props);
  one.append(...inside);
  return one;
};

// Light and dark.
const theme = $('theme');
theme.hidden = false;
theme.addEventListener('click', () => {
  const root = document.documentElement;
  const dark = root.dataset.theme
    ? root.dataset.theme === 'dark'
    : matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = dark ? 'light' : 'dark';
});

// One person's curve before the others.
for (const item of document.querySelectorAll('.legend li')) {
  const button = make('button', { type: 'button' }, ...item.childNodes);
  button.setAttribute('aria-pressed', 'false');
  item.append(button);
  button.addEventListener('click', () => {
    const on = button.getAttribute('aria-pressed') !== 'true';
    for (const other of document.querySelectorAll('.legend button')) {
      other.setAttribute('aria-pressed', String(on && other === button));
    }
    for (const line of document.querySelectorAll('.plot .line')) {
      line.classList.toggle('dim', on && line.dataset.person !== item.dataset.person);
    }
  });
}

// Which hands are shown.
const filter = $('filter');
const days = [...document.querySelectorAll('.day')];
const words = $('days').dataset;
const has = (list, one) => !one || (list || '').split(' ').includes(one);
const choose = () => {
  const person = $('filter-person').value;
  const month = $('filter-month').value;
  const jokbo = $('filter-jokbo').value;
  let shown = 0;
  for (const day of days) {
    let here = 0;
    const right = !month || day.dataset.month === month;
    for (const hand of day.querySelectorAll('details')) {
      const fits = right && has(hand.dataset.p, person) && has(hand.dataset.j, jokbo);
      hand.hidden = !fits;
      here += fits ? 1 : 0;
    }
    day.hidden = here === 0 && Boolean(person || month || jokbo);
    shown += here;
  }
  $('nothing').hidden = shown > 0;
  $('filter-count').textContent = words.hands + ': ' + shown;
};
filter.hidden = false;
filter.addEventListener('change', choose);
filter.addEventListener('submit', (event) => event.preventDefault());
$('filter-reset').addEventListener('click', () => {
  filter.reset();
  choose();
});

// What a link leads to is shown whatever was chosen, and a hand is opened. Days far below are laid
// out only when they come into view, so those before the target are laid out first.
const follow = () => {
  const target = $(decodeURIComponent(location.hash.slice(1)));
  if (!target) return;
  if (target.closest('[hidden]')) {
    filter.reset();
    choose();
  }
  if (target.tagName === 'DETAILS') target.open = true;
  const to = target.closest('.day');
  for (const day of to ? days : []) {
    day.style.contentVisibility = 'visible';
    if (day === to) break;
  }
  target.scrollIntoView();
};
addEventListener('hashchange', follow);
document.addEventListener('click', (event) => {
  const link = event.target.closest('a[href^="#"]');
  if (link && link.hash === location.hash) follow();
});

// The numbers of rules lead to them.
const linked = (hand) => {
  for (const sup of hand.querySelectorAll('sup')) {
    const numbers = sup.textContent.split(' ');
    sup.replaceChildren();
    for (const number of numbers) {
      const rule = $('r' + number);
      const link = make('a', { href: '#r' + number, title: rule.textContent.trim() }, number);
      sup.append(sup.firstChild ? ' ' : '', link);
    }
  }
};

// Hands of whole turns, step by step. See docs/REPORT.md for what the text is.
const SVG = 'http://www.w3.org/2000/svg';
const box = $('days').dataset.box;
const drawn = (id, fresh) => {
  const card = document.createElementNS(SVG, 'svg');
  const symbol = $(id);
  card.setAttribute('class', fresh ? 'card new' : 'card');
  card.setAttribute('viewBox', box);
  card.setAttribute('role', 'img');
  if (!symbol) {
    card.setAttribute('class', 'card down');
    card.setAttribute('aria-label', '?');
    return card;
  }
  card.setAttribute('aria-label', symbol.dataset.code + ' ' + symbol.dataset.name);
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', '#' + id);
  card.append(use);
  return card;
};

const read = (text) => {
  const [first, ...rest] = text.split('\n');
  const [head, ...places] = first.split(' ');
  const names = rest.splice(0, Number(head.slice(1)));
  const lies = { t: [] };
  let stock = 0;
  for (const part of places) {
    if (part[0] === 's') stock = Number(part.slice(1));
    else lies[part[0]] = [...part.slice(1)];
  }
  const lines = rest.map((line) => {
    const bar = line.indexOf('|');
    return [line.slice(bar + 1), line.slice(0, bar)];
  });
  return { calendar: head[0], names, lies, stock, lines };
};
const code = (hand, letter) => $(hand.calendar + letter)?.dataset.code || letter;
const cards = (hand, text) => [...text].reduce((told, letter) => {
  if (letter === '@' || letter === '&') return [...told, letter === '@' ? words.on : words.then, ''];
  const before = told.pop();
  return [...told, (before && before + ' ') + code(hand, letter)];
}, ['']).join('');
const spoken = (hand, [said]) => {
  if (said[0] === '"') return said.slice(1);
  const name = hand.names[Number(said[0])];
  const rest = said.slice(1);
  if (rest[0] === '"') return name + ' ' + rest.slice(1);
  const [played, flipped] = rest.slice(1).split('/');
  const told = [name, cards(hand, played), cards(hand, flipped)];
  const sentence = played && flipped ? words.turns : played ? words.plays : words.flips;
  return sentence.replace(/\{(\d)\}/g, (_, at) => told[at]);
};
const states = (hand) => {
  const now = { lies: structuredClone(hand.lies), stock: hand.stock, fresh: [] };
  for (let seat = 0; seat < hand.names.length; seat += 1) {
    now.lies[seat] ||= [];
    now.lies['abc'[seat]] ||= [];
  }
  const all = [structuredClone(now)];
  for (const [, moves] of hand.lines) {
    now.fresh = [];
    for (let at = 0; at + 2 < moves.length; at += 3) {
      const [card, from, to] = moves.slice(at, at + 3);
      if (from === 's') now.stock -= 1;
      else {
        const place = now.lies[from];
        const known = place.indexOf(card);
        place.splice(known < 0 ? place.indexOf('?') : known, 1);
      }
      now.lies[to].push(card);
      now.fresh.push(to + card);
    }
    all.push(structuredClone(now));
  }
  return all;
};

const month = (hand, letter) => (code(hand, letter).match(/^\d+/) || ['j'])[0];
const grouped = (hand, letters) => {
  const groups = new Map();
  for (const letter of letters) {
    const key = month(hand, letter);
    groups.set(key, [...(groups.get(key) || []), letter]);
  }
  return [...groups.entries()].sort((a, b) => (Number(a[0]) || 99) - (Number(b[0]) || 99)).map((pair) => pair[1]);
};
const replay = (details) => {
  const hand = read(details.dataset.r);
  const all = states(hand);
  const said = make('p', { className: 'said' });
  said.setAttribute('aria-live', 'polite');
  const places = make('div');
  const panel = make('div', { className: 'replay', tabIndex: 0 });
  panel.setAttribute('role', 'group');
  panel.setAttribute('aria-label', words.replay);
  panel.title = words.keys;
  let step = 0;
  const buttons = [
    [words.begin, '«', () => 0],
    [words.back, '‹', () => step - 1],
    [words.forward, '›', () => step + 1],
    [words.end, '»', () => all.length - 1],
  ].map(([label, sign, to]) => {
    const button = make('button', { type: 'button', title: label }, sign);
    button.setAttribute('aria-label', label);
    button.addEventListener('click', () => go(to()));
    return button;
  });
  const count = make('span', { className: 'count' });
  const place = (label, letters, fresh) => {
    const row = make('div', { className: 'cards' });
    for (const group of grouped(hand, letters)) {
      const box = make('span', { className: 'group' });
      for (const letter of group) box.append(drawn(hand.calendar + letter, fresh.includes(letter)));
      row.append(box);
    }
    return make('div', { className: 'place' }, make('b', {}, label), row);
  };
  const go = (to) => {
    step = Math.max(0, Math.min(all.length - 1, to));
    const { lies, stock, fresh } = all[step];
    const of = (where) => fresh.filter((one) => one[0] === where).map((one) => one[1]);
    said.textContent = step ? spoken(hand, hand.lines[step - 1]) : '';
    count.textContent = words.step + ' ' + step + ' / ' + (all.length - 1);
    buttons[0].disabled = buttons[1].disabled = step === 0;
    buttons[2].disabled = buttons[3].disabled = step === all.length - 1;
    places.replaceChildren(place(words.table.replace('{0}', stock), lies.t, of('t')));
    hand.names.forEach((name, seat) => {
      places.append(place(words.hand.replace('{0}', () => name), lies[seat], []));
      places.append(place(words.pile.replace('{0}', () => name), lies['abc'[seat]], of('abc'[seat])));
    });
  };
  panel.addEventListener('keydown', (event) => {
    const to = { ArrowLeft: step - 1, ArrowRight: step + 1, Home: 0, End: all.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  });
  panel.append(make('div', { className: 'bar-of-buttons' }, ...buttons, count), said, places);
  go(0);
  details.append(panel);
};

$('days').addEventListener('toggle', (event) => {
  const hand = event.target;
  if (hand.tagName !== 'DETAILS' || !hand.open || hand.dataset.seen) return;
  hand.dataset.seen = 'yes';
  linked(hand);
  if (hand.dataset.r) replay(hand);
}, true);
choose();
if (location.hash) follow();
})();

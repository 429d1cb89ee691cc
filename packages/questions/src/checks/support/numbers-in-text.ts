import { itemAt } from '../../item-at.ts';

const pattern = /(?<![\w.)²³])−?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?/g;

/** All numbers in a text, in order: `12,450`, `−3`, `0.5`. A fraction gives two numbers. */
export function numbersIn(text: string): number[] {
  return [...text.matchAll(pattern)].map(([found]) => Number(found.replaceAll(',', '').replace('−', '-')));
}

/** The value of a printed amount: `£4.20`, `1 3/4`, `−2/3 kg`, `45%`. `3 : 4` is read as a fraction. */
export function numberOf(text: string): number {
  const mixed = /^\D*?(−?)(\d[\d,]*) (\d+)\/(\d+)/.exec(text);
  if (mixed) return sign(mixed[1]) * (whole(mixed[2]) + whole(mixed[3]) / whole(mixed[4]));
  const simple = /^\D*?(−?)(\d[\d,]*)(?:\/| : )(\d[\d,]*)/.exec(text);
  if (simple) return (sign(simple[1]) * whole(simple[2])) / whole(simple[3]);
  return itemAt(numbersIn(text), 0);
}

/** All fractions in a text as [numerator, denominator]. */
export function fractionsIn(text: string): [number, number][] {
  return [...text.matchAll(/(\d+)\/(\d+)/g)].map(([, top, bottom]) => [Number(top), Number(bottom)]);
}

function whole(digits: string | undefined): number {
  return Number((digits ?? '').replaceAll(',', ''));
}

function sign(minus: string | undefined): number {
  return minus === '−' ? -1 : 1;
}

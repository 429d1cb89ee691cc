import { strokeText } from '../stroke-text.ts';
import { arrow, circle, drawing, line, paper, polyline, rectangle } from '../svg.ts';
import type { Point } from '../svg.ts';

export const componentKinds = ['resistor', 'variable resistor', 'lamp', 'ammeter', 'voltmeter'] as const;

export interface Component {
  kind: (typeof componentKinds)[number];
  /** Printed below the symbol: `4 Ω`, `L1`. */
  label?: string;
}

export interface Circuit {
  supply: string;
  /** Components in the main wire, next to the supply. */
  main?: readonly Component[];
  /** Branches in parallel with the supply; each holds its components in series. */
  branches: readonly (readonly Component[])[];
}

const left = 70;
const right = 530;
const top = 80;
const rowHeight = 110;

export function circuit({ supply, main = [], branches }: Circuit): string {
  const bottom = top + rowHeight * branches.length;
  const onTop = [...main.map((each) => ({ each })), { each: null }];
  const parts = [
    polyline([
      [left, bottom],
      [left, top],
      [right, top],
      [right, bottom],
    ]),
    ...spread(onTop, top, ({ each }, at) => (each ? symbol(each, at) : cell(supply, at))),
  ];
  branches.forEach((branch, index) => {
    const y = top + rowHeight * (index + 1);
    parts.push(line([left, y], [right, y]), ...spread(branch, y, symbol));
  });
  return drawing(600, bottom + 60, parts);
}

/** Things at equal distances along a wire. */
function spread<T>(things: readonly T[], y: number, draw: (thing: T, at: Point) => string): string[] {
  const step = (right - left) / (things.length + 1);
  return things.map((thing, index) => draw(thing, [left + step * (index + 1), y]));
}

function cell(label: string, [x, y]: Point): string {
  const gap = rectangle([x - 7, y - 4], 14, 8, { stroke: paper, fill: paper, width: 1 });
  const plates =
    line([x - 7, y - 24], [x - 7, y + 24]) + line([x + 7, y - 12], [x + 7, y + 12], { width: 6 });
  return gap + plates + strokeText(label, [x, y - 46], { size: 18 });
}

function symbol({ kind, label }: Component, at: Point): string {
  const text = label === undefined ? '' : strokeText(label, [at[0], at[1] + 38], { size: 18 });
  return outline(kind, at) + text;
}

function outline(kind: Component['kind'], [x, y]: Point): string {
  const round = circle([x, y], 22, { fill: paper });
  const box = rectangle([x - 34, y - 13], 68, 26, { fill: paper });
  switch (kind) {
    case 'resistor':
      return box;
    case 'variable resistor':
      return box + arrow([x - 30, y + 28], [x + 32, y - 32]);
    case 'lamp':
      return round + line([x - 15, y - 15], [x + 15, y + 15]) + line([x - 15, y + 15], [x + 15, y - 15]);
    case 'ammeter':
      return round + strokeText('A', [x, y], { size: 20 });
    case 'voltmeter':
      return round + strokeText('V', [x, y], { size: 20 });
  }
}

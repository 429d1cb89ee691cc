import type { HtmlElement } from './html-tree.ts';

const romans = [
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const;

export function romanOf(number: number): string {
  let [rest, text] = [number, ''];
  for (const [value, letters] of romans) {
    while (rest >= value) {
      text += letters;
      rest -= value;
    }
  }
  return text;
}

const letterOf = (number: number) => String.fromCharCode('a'.charCodeAt(0) + number - 1);

type Written = (number: number) => string;
const decimal: Written = (number) => String(number);
const letters: Written = (number) => (number >= 1 && number <= 26 ? letterOf(number) : String(number));
const roman: Written = (number) => (number >= 1 && number < 200 ? romanOf(number) : String(number));
const upper =
  (written: Written): Written =>
  (number) =>
    written(number).toUpperCase();

/** The ways of numbering, by the attribute `type` and by the style. */
const numberings = new Map<string, Written>([
  ['1', decimal],
  ['a', letters],
  ['A', upper(letters)],
  ['i', roman],
  ['I', upper(roman)],
  ['decimal', decimal],
  ['lower-alpha', letters],
  ['lower-latin', letters],
  ['upper-alpha', upper(letters)],
  ['upper-latin', upper(letters)],
  ['lower-roman', roman],
  ['upper-roman', upper(roman)],
]);

const styleOf = ({ attributes }: HtmlElement) =>
  /list-style(?:-type)?\s*:\s*([\w-]+)/iu.exec(attributes['style'] ?? '')?.[1]?.toLowerCase();
const wholeNumber = (text: string | undefined) =>
  text !== undefined && /^\s*-?\d{1,6}\s*$/u.test(text) ? Number(text) : undefined;

/** What a browser draws before each item of a list: '1.', 'c.', 'iv.' or '•'. */
export function markersOf(list: HtmlElement, items: readonly HtmlElement[]): string[] {
  const style = styleOf(list);
  if (style === 'none') return items.map(() => '');
  const numbering = numberings.get(style ?? '') ?? numberings.get(list.attributes['type'] ?? '');
  if (list.name === 'ul') return items.map(() => '•');
  const step = list.attributes['reversed'] === undefined ? 1 : -1;
  let next = wholeNumber(list.attributes['start']) ?? (step === 1 ? 1 : items.length);
  return items.map((item) => {
    const number = wholeNumber(item.attributes['value']) ?? next;
    next = number + step;
    const own = numberings.get(item.attributes['type'] ?? '') ?? numbering ?? decimal;
    return `${own(number)}.`;
  });
}

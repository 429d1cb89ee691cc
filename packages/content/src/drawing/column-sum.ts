import { strokeText } from './stroke-text.ts';
import { drawing, line } from './svg.ts';

/** A sum written in columns, with digits under one another and a question mark for the answer. */
export function columnSum(first: number, sign: '+' | '−' | '×', second: number): string {
  const size = 46;
  const width = 44;
  const right = 250;
  const row = (text: string, y: number) =>
    [...text].reverse().map((digit, index) => strokeText(digit, [right - index * width, y], { size }));
  const columns = Math.max(String(first).length, String(second).length);
  const left = right - columns * width;
  return drawing(310, 270, [
    ...row(String(first), 55),
    ...row(String(second), 130),
    strokeText(sign, [left, 130], { size }),
    line([left - 20, 172], [right + 24, 172], { width: 4 }),
    strokeText('?', [right - ((columns - 1) * width) / 2, 218], { size }),
  ]);
}

import { strokeText, textWidth } from '../stroke-text.ts';
import { arrow, drawing, paleBlue, rectangle } from '../svg.ts';

const size = 18;
const padding = 16;
const between = 56;

/** Names in boxes from left to right, with an arrow from each to the animal that eats it. */
export function foodChain(names: readonly string[]): string {
  const parts: string[] = [];
  let x = 20;
  names.forEach((name, index) => {
    const width = textWidth(name, size) + 2 * padding;
    parts.push(rectangle([x, 26], width, 58, { fill: paleBlue, width: 2.5 }));
    parts.push(strokeText(name, [x + width / 2, 54], { size }));
    x += width;
    if (index < names.length - 1) {
      parts.push(arrow([x + 8, 55], [x + between - 8, 55]));
      x += between;
    }
  });
  return drawing(Math.ceil(x + 20), 110, parts);
}

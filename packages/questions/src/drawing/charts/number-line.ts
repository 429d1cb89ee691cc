import { strokeText } from '../stroke-text.ts';
import { arrow, blue, drawing, line } from '../svg.ts';

export interface NumberLine {
  divisions: number;
  /** Printed under marks, by division. */
  labels: Readonly<Record<number, string>>;
  /** The division that an arrow points at; it may be between two marks. */
  pointer?: number;
  pointerLabel?: string;
}

export function numberLine({ divisions, labels, pointer, pointerLabel = 'A' }: NumberLine): string {
  const x = (division: number) => 50 + (500 * division) / divisions;
  const parts: string[] = [line([30, 110], [570, 110])];
  for (let division = 0; division <= divisions; division++) {
    const label = labels[division];
    const half = label === undefined ? 9 : 15;
    parts.push(line([x(division), 110 - half], [x(division), 110 + half]));
    if (label !== undefined) parts.push(strokeText(label, [x(division), 150], { size: 20 }));
  }
  if (pointer !== undefined) {
    parts.push(arrow([x(pointer), 45], [x(pointer), 92], { stroke: blue, width: 4 }));
    parts.push(strokeText(pointerLabel, [x(pointer), 24], { size: 20, color: blue }));
  }
  return drawing(600, 180, parts);
}

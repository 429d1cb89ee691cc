import { strokeText, textWidth } from '../stroke-text.ts';
import { circle, drawing, ink, line, paper, polar, rectangle } from '../svg.ts';

export const loopParts = ['cell', 'lamp', 'open switch', 'closed switch', 'gap'] as const;

/** A part of the loop, or a box with a label. */
export type LoopPart = (typeof loopParts)[number] | { label: string };

const [left, right, top, bottom] = [30, 290, 50, 170];
const wire = { width: 4 };

/** One loop of wire with components along its upper and lower side, in the usual symbols. */
export function simpleCircuit(upper: readonly LoopPart[], lower: readonly LoopPart[]): string {
  return drawing(320, 215, [
    line([left, top], [left, bottom], wire),
    line([right, top], [right, bottom], wire),
    ...side(upper, top),
    ...side(lower, bottom),
  ]);
}

function side(parts: readonly LoopPart[], y: number): string[] {
  const marks: string[] = [];
  let from = left;
  parts.forEach((part, index) => {
    const x = left + ((right - left) * (index + 1)) / (parts.length + 1);
    const half = halfWidth(part);
    marks.push(line([from, y], [x - half, y], wire), ...symbol(part, x, y, half));
    from = x + half;
  });
  return [...marks, line([from, y], [right, y], wire)];
}

function halfWidth(part: LoopPart): number {
  if (typeof part === 'object') return textWidth(part.label, 20) / 2 + 12;
  return { cell: 8, lamp: 24, 'open switch': 26, 'closed switch': 26, gap: 24 }[part];
}

function symbol(part: LoopPart, x: number, y: number, half: number): string[] {
  if (typeof part === 'object')
    return [
      rectangle([x - half, y - 22], 2 * half, 44, { fill: paper }),
      strokeText(part.label, [x, y], { size: 20 }),
    ];
  switch (part) {
    case 'gap':
      return [];
    case 'cell':
      return [
        line([x - half, y - 28], [x - half, y + 28], { width: 4 }),
        line([x + half, y - 14], [x + half, y + 14], { width: 9 }),
      ];
    case 'lamp':
      return [
        circle([x, y], half, { fill: paper, width: 4 }),
        line(polar([x, y], half, 45), polar([x, y], half, 225), wire),
        line(polar([x, y], half, 135), polar([x, y], half, 315), wire),
      ];
    case 'open switch':
    case 'closed switch': {
      const lift = part === 'open switch' ? 28 : 0;
      return [
        line([x - half, y], [x + half - 4, y - lift], wire),
        ...[x - half, x + half].map((end) => circle([end, y], 5, { fill: ink, width: 1 })),
      ];
    }
  }
}

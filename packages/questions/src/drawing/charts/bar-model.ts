import { strokeText } from '../stroke-text.ts';
import { drawing, line, paper, rectangle } from '../svg.ts';

export interface BarModel {
  /** The number of equal parts. */
  parts: number;
  /** The number of shaded parts, from the left. */
  shaded: number;
  /** Printed in every part. */
  partLabel: string;
  wholeLabel: string;
  shadedLabel: string;
}

/** A bar divided into equal parts, with the length of the whole above and of the shaded parts below. */
export function barModel({ parts, shaded, partLabel, wholeLabel, shadedLabel }: BarModel): string {
  const width = 540 / parts;
  const measure = (from: number, to: number, y: number) => [
    line([from, y], [to, y], { width: 2 }),
    line([from, y - 8], [from, y + 8], { width: 2 }),
    line([to, y - 8], [to, y + 8], { width: 2 }),
  ];
  const cells = Array.from(
    { length: parts },
    (_, index) =>
      rectangle([30 + width * index, 90], width, 60, { fill: index < shaded ? '#FFE58A' : paper }) +
      strokeText(partLabel, [30 + width * (index + 0.5), 120], {
        size: Math.min(20, (width - 8) / Math.max(1, partLabel.length * 0.75)),
      }),
  );
  return drawing(600, 240, [
    ...measure(30, 570, 66),
    strokeText(wholeLabel, [300, 34], { size: 22 }),
    ...cells,
    ...measure(30, 30 + width * shaded, 176),
    strokeText(shadedLabel, [30 + (width * shaded) / 2, 212], { size: 22 }),
  ]);
}

import { indented, ink, royal, type Block } from './drawing-primitives.ts';
import { paragraphs } from './paragraphs.ts';
import { textMarks, textWidth, type TypesetTextStyle } from './text-runs.ts';

export const regular = (size: number, color = ink): TypesetTextStyle => ({ size, color, weight: 'regular' });
export const bold = (size: number, color = ink): TypesetTextStyle => ({ size, color, weight: 'bold' });

export function centred(text: string, width: number, look: TypesetTextStyle): Block {
  const marks = textMarks(text, (width - textWidth(text, look)) / 2, look.size * 1.08, look);
  return { marks, height: look.size * 1.5 };
}

export function rightAligned(text: string, width: number, look: TypesetTextStyle): Block {
  return {
    marks: textMarks(text, width - textWidth(text, look), look.size * 1.08, look),
    height: look.size * 1.5,
  };
}

export function bullet(text: string, width: number, look: TypesetTextStyle): Block {
  const words = paragraphs(text, width - 16, look);
  return {
    marks: [
      { kind: 'round', x: 4, y: look.size * 0.74, radius: 1.7, fill: royal, stroke: royal },
      ...indented(words, 16).marks,
    ],
    height: words.height + 2,
  };
}

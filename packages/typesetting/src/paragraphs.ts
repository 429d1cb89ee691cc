import type { Block } from './drawing-primitives.ts';
import { textMarks, textWidth, type TypesetTextStyle } from './text-runs.ts';

const leading = 1.5;

/** Text in lines no wider than `width`, broken at its line breaks and between words. */
export function paragraphs(text: string, width: number, look: TypesetTextStyle): Block {
  const lines = text.split('\n').flatMap((paragraph) => broken(paragraph, width, look));
  const step = look.size * leading;
  return {
    marks: lines.flatMap((line, index) => textMarks(line, 0, step * index + look.size * 1.08, look)),
    height: step * lines.length,
  };
}

function broken(paragraph: string, width: number, look: TypesetTextStyle): string[] {
  const space = textWidth(' ', look);
  const lines: string[] = [];
  let line = '';
  let lineWidth = 0;
  // Do not break at no-break spaces: they indent program code.
  for (const word of paragraph.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    const longerWidth = lineWidth + (line === '' ? 0 : space) + textWidth(word, look);
    // Widths of words are known from earlier lines. Kerning at the spaces matters only near the margin.
    const isCertain = Math.abs(longerWidth - width) > 0.05 * width;
    const fits = isCertain ? longerWidth <= width : textWidth(longer, look) <= width;
    if (line === '' || fits) {
      line = longer;
      lineWidth = longerWidth;
    } else {
      lines.push(line);
      line = word;
      lineWidth = textWidth(word, look);
    }
  }
  return [...lines, line];
}

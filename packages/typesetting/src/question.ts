import type { PaperQuestion } from '@markwell/content/papers/paper';
import { optionLetters } from '@markwell/shared/vocabulary/options';
import { figureBlock } from './figure.ts';
import { correct, indented, ink, softInk, stacked, type Block } from './drawing-primitives.ts';
import { optionsBlock } from './options.ts';
import { paragraphs } from './paragraphs.ts';
import { textMarks, textWidth } from './text-runs.ts';

/** The width of the column with the number, left of the text; in text sizes. */
const gutter = 2.4;

interface Measure {
  width: number;
  /** The text size. */
  size: number;
}

/** A question as printed on the paper: number, text, figure, options, marks. */
export function questionBlock({ number, marks, question }: PaperQuestion, { width, size }: Measure): Block {
  const availableWidth = width - size * gutter;
  const parts = [
    question.body === undefined ? undefined : paragraphs(question.body, availableWidth, textLook(size)),
    question.image && figureBlock(question.image, availableWidth, size),
    optionsBlock(question.options, availableWidth, size),
  ].filter((part) => part !== undefined);
  const content = stacked([...parts, marksLine(marks, availableWidth, size)], size * 0.8);
  return {
    marks: [
      ...textMarks(String(number), 0, size * 1.08, boldLook(size)),
      ...indented(content, size * gutter).marks,
    ],
    height: content.height,
  };
}

/** The answer and the worked solution. */
export function solutionBlock({ number, question }: PaperQuestion, { width, size }: Measure): Block {
  const letter = optionLetters[question.correctIndex] ?? '';
  const option = question.options[question.correctIndex];
  const availableWidth = width - size * gutter;
  const headline = option && 'text' in option ? `${letter}    ${option.text}` : letter;
  const parts = [
    paragraphs(`Answer: ${headline}`, availableWidth, { ...boldLook(size), color: correct }),
    option && 'image' in option ? figureBlock(option.image, availableWidth, size) : undefined,
    paragraphs(question.explanation, availableWidth, textLook(size)),
    question.solutionImage && figureBlock(question.solutionImage, availableWidth, size),
  ].filter((part) => part !== undefined);
  const content = stacked(parts, size * 0.8);
  return {
    marks: [
      ...textMarks(String(number), 0, size * 1.08, boldLook(size)),
      ...indented(content, size * gutter).marks,
    ],
    height: content.height,
  };
}

function marksLine(marks: number, availableWidth: number, size: number): Block {
  const text = marks === 1 ? '[1 mark]' : `[${marks} marks]`;
  const look = { size: size * 0.88, color: softInk, weight: 'bold' as const };
  return { marks: textMarks(text, availableWidth - textWidth(text, look), size, look), height: size * 1.2 };
}

const textLook = (size: number) => ({ size, color: ink, weight: 'regular' as const });
const boldLook = (size: number) => ({ size, color: ink, weight: 'bold' as const });

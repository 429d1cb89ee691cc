import { answerKindOf } from '@markwell/shared/answers/answer-kinds';
import { marksOf, type PaperPart, type PaperQuestion } from '@markwell/questions/papers/paper';
import { optionLetters } from '@markwell/shared/answers/option-letters';
import { printedKindOf } from './answers/printed-kinds.ts';
import { figureBlock } from './figure.ts';
import { correct, indented, softInk, stacked, type Block } from './drawing-primitives.ts';
import { optionsBlock } from './options.ts';
import { paragraphs } from './paragraphs.ts';
import { bold, regular, rightAligned } from './text-blocks.ts';
import { textMarks } from './text-runs.ts';

/** The width of the column with the number or the letter of a part, left of the text; in text sizes. */
export const gutter = 2.4;

interface Measure {
  width: number;
  /** The text size. */
  size: number;
  /** The size of the captions in figures, if it is not the text size. */
  figureSize?: number;
}

/** A question as printed on the paper: number, text, figure, options, marks; without the space for answers. */
export function questionBlock(question: PaperQuestion, { width, size }: Measure): Block {
  const { number, parts } = question;
  const measure = { width: width - size * gutter, size };
  const shared = stemBlock(question, measure);
  const content = stacked(
    [
      ...(shared ? [shared] : []),
      ...parts.map((part) => labelled(part, (inside) => partBlock(part, inside), measure)),
    ],
    size * 0.9,
  );
  return numbered(number, content, size);
}

/** The answers, the marks and the worked solution. */
export function solutionBlock({ number, parts }: PaperQuestion, { width, size }: Measure): Block {
  const measure = { width: width - size * gutter, size };
  const content = stacked(
    parts.map((part) => labelled(part, (inside) => answerBlock(part, inside), measure)),
    size * 0.9,
  );
  return numbered(number, content, size);
}

export function numbered(number: number, content: Block, size: number): Block {
  return {
    marks: [
      ...textMarks(String(number), 0, size * 1.08, bold(size)),
      ...indented(content, size * gutter).marks,
    ],
    height: content.height,
  };
}

/** What all parts are about; undefined if the question has one part only. */
export function stemBlock(
  { stem, image }: Pick<PaperQuestion, 'stem' | 'image'>,
  { width, size }: Measure,
): Block | undefined {
  if (stem === undefined && !image) return undefined;
  return stacked(
    [
      ...(stem === undefined ? [] : [paragraphs(stem, width, regular(size))]),
      ...(image ? [figureBlock(image, width, size)] : []),
    ],
    size * 0.8,
  );
}

/** A part after its letter, or without one over the whole width. */
export function labelled(
  part: PaperPart,
  content: (measure: Measure) => Block,
  { width, size }: Measure,
): Block {
  if (part.label === undefined) return content({ width, size });
  const inside = content({ width: width - size * gutter, size });
  return {
    marks: [
      ...textMarks(`(${part.label})`, 0, size * 1.08, regular(size)),
      ...indented(inside, size * gutter).marks,
    ],
    height: inside.height,
  };
}

function partBlock(part: PaperPart, { width, size }: Measure): Block {
  const text = part.marks === 1 ? '[1 mark]' : `[${part.marks} marks]`;
  return stacked(
    [...partContent(part, { width, size }), rightAligned(text, width, bold(size * 0.88, softInk))],
    size * 0.8,
  );
}

/** The text, the figure, and the options or what else the part has to be answered. */
export function partContent(
  { body, image, options, asks }: Pick<PaperPart, 'body' | 'image' | 'options' | 'asks'>,
  { width, size, figureSize = size }: Measure,
): Block[] {
  return [
    ...(body === undefined ? [] : [paragraphs(body, width, regular(size))]),
    ...(image ? [figureBlock(image, width, figureSize)] : []),
    ...(options ? [optionsBlock(options, { width, size, figureSize })] : []),
    ...(asks ? askedContent(asks, { width, size, figureSize }) : []),
  ];
}

const askedContent = (
  { definition, drawings }: NonNullable<PaperPart['asks']>,
  measure: Required<Measure>,
): Block[] =>
  printedKindOf(definition).content?.(answerKindOf(definition).show(definition), {
    ...measure,
    drawings,
  }) ?? [];

function answerBlock(part: PaperPart, { width, size }: Measure): Block {
  const { answer, correctIndex, scheme, solution, solutionImage } = part;
  const letter = correctIndex === undefined ? '' : (optionLetters[correctIndex] ?? '');
  const headline = [letter, ...('text' in answer ? [answer.text] : [])]
    .filter((text) => text !== '')
    .join('    ');
  return stacked(
    [
      paragraphs(`Answer: ${headline}`, width, bold(size, correct)),
      ...('image' in answer ? [figureBlock(answer.image, width, size)] : []),
      ...(scheme.length > 1
        ? [
            stacked(
              scheme.map(({ mark, criterion }) =>
                paragraphs(`${mark} ${criterion}`, width, regular(size * 0.88, softInk)),
              ),
            ),
          ]
        : []),
      paragraphs(solution, width, regular(size)),
      ...(solutionImage ? [figureBlock(solutionImage, width, size)] : []),
    ],
    size * 0.7,
  );
}

export const totalText = (question: PaperQuestion): string => {
  const marks = marksOf(question);
  return `Total for Question ${question.number}: ${marks === 1 ? '1 mark' : `${marks} marks`}`;
};

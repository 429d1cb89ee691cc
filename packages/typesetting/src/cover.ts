import type { Paper } from '@markwell/content/papers/paper';
import { productName } from '@markwell/shared/vocabulary/product';
import {
  hairline,
  indented,
  ink,
  royal,
  softInk,
  stacked,
  type Block,
  type Mark,
} from './drawing-primitives.ts';
import { textAreaWidth } from './page-geometry.ts';
import { paragraphs } from './paragraphs.ts';
import { textMarks, textWidth } from './text-runs.ts';

/** The first page: title, fields for the pupil's name, and instructions. */
export function coverBlock(paper: Paper): Block {
  const { stageName, subjectName, title, year, schoolName, duration, maxMarks } = paper;
  return stacked([
    line(productName, 13, royal, 'bold'),
    space(26),
    rule(2, royal),
    space(22),
    paragraphs(title, textAreaWidth, { size: 26, color: ink, weight: 'bold' }),
    space(6),
    line(`${short(stageName)} · ${subjectName} · ${year}`, 13, softInk, 'regular'),
    ...(schoolName === undefined ? [] : [line(`Set for ${schoolName}`, 13, softInk, 'regular')]),
    space(26),
    twoSides(`Time allowed: ${duration} minutes`, `Total marks: ${maxMarks}`),
    space(10),
    rule(0.8, hairline),
    space(26),
    field('Name'),
    space(20),
    field('School or centre'),
    space(20),
    field('Date'),
    space(32),
    line('Instructions', 14, ink, 'bold'),
    space(6),
    ...instructionsFor(paper).flatMap((text) => [bullet(text), space(4)]),
    space(18),
    line('About the marks', 14, ink, 'bold'),
    space(6),
    ...marksFor(paper).flatMap((text) => [bullet(text), space(4)]),
    space(40),
    centred('Do not turn over until you are told to do so.'),
  ]);
}

function instructionsFor({ questions, calculatorAllowed, duration }: Paper): string[] {
  return [
    `Answer all ${questions.length} questions.`,
    'Each question has one correct answer. Draw a line through its letter, or write the letter next to the question.',
    'If you change your mind, rub out or cross out your first answer clearly.',
    calculatorAllowed
      ? 'You may use the margins for rough work. A calculator may be used.'
      : 'You may use the margins for rough work. Calculators are not allowed.',
    `Keep an eye on the clock: ${duration} minutes go quickly. Come back to the questions you skip.`,
  ];
}

function marksFor({ maxMarks }: Paper): string[] {
  return [
    'The marks for each question are shown in brackets at its end.',
    `There are ${maxMarks} marks in all. A wrong answer loses no marks, so never leave a question empty.`,
  ];
}

/** Shortens `11+ (Eleven Plus)` to `11+`. */
const short = (name: string) => name.split('(')[0]?.trim() ?? name;

const space = (height: number): Block => ({ marks: [], height });

function line(text: string, size: number, color: string, weight: 'regular' | 'bold'): Block {
  return paragraphs(text, textAreaWidth, { size, color, weight });
}

function rule(width: number, color: string): Block {
  return { marks: [{ kind: 'line', x1: 0, y1: 0, x2: textAreaWidth, y2: 0, color, width }], height: width };
}

function twoSides(left: string, right: string): Block {
  const look = { size: 12, color: ink, weight: 'bold' as const };
  return {
    marks: [
      ...textMarks(left, 0, 13, look),
      ...textMarks(right, textAreaWidth - textWidth(right, look), 13, look),
    ],
    height: 18,
  };
}

function field(name: string): Block {
  const look = { size: 11.5, color: ink, weight: 'regular' as const };
  const under: Mark = {
    kind: 'line',
    x1: 110,
    y1: 16,
    x2: textAreaWidth,
    y2: 16,
    color: hairline,
    width: 0.8,
  };
  return { marks: [...textMarks(name, 0, 13, look), under], height: 18 };
}

function bullet(text: string): Block {
  const look = { size: 11.5, color: ink, weight: 'regular' as const };
  const dot: Mark = { kind: 'round', x: 5, y: 8.5, radius: 1.8, fill: royal, stroke: royal };
  const words = paragraphs(text, textAreaWidth - 18, look);
  return { marks: [dot, ...indented(words, 18).marks], height: words.height };
}

function centred(text: string): Block {
  const look = { size: 12, color: ink, weight: 'bold' as const };
  return { marks: textMarks(text, (textAreaWidth - textWidth(text, look)) / 2, 12, look), height: 18 };
}

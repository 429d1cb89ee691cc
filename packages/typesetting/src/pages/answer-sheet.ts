import { hasAnswerSheet, type Paper, type PaperQuestion } from '@markwell/questions/papers/paper';
import { optionLetters } from '@markwell/shared/answers/option-letters';
import { box, ink, royal, softInk, type Mark } from '../drawing-primitives.ts';
import { marginSide, pageHeight, pageWidth, textAreaWidth } from '../page-geometry.ts';
import { bold, bullet, regular } from '../text-blocks.ts';
import { moved } from '../drawing-primitives.ts';
import { textMarks, textWidth } from '../text-runs.ts';

const [lozengeWidth, lozengeHeight, rowHeight] = [25, 11.5, 21];
const digitsWidth = 58;
const top = 214;

/** The sheet that is marked with a pencil, as a page of its own. Null for papers that are written on. */
export function answerSheet(paper: Paper): Mark[] | null {
  if (!hasAnswerSheet(paper)) return null;
  const questions = paper.questions;
  const inDigits = questions.filter(({ parts }) => parts[0]?.inDigits);
  const choices = questions.filter(({ parts }) => !parts[0]?.inDigits);
  const digits = inDigits.map((question, index) =>
    digitGrid(question, marginSide + 8 + (index % 8) * 60, top + Math.floor(index / 8) * 148),
  );
  const below = top + Math.ceil(inDigits.length / 8) * 148;
  const columns = inDigits.length > 0 ? 3 : 2;
  const perColumn = Math.ceil(choices.length / columns);
  const columnWidth = textAreaWidth / columns;
  const height = Math.min(rowHeight, (pageHeight - 62 - below) / perColumn);
  const rows = choices.map((question, index) =>
    lozenges(
      question,
      marginSide + 8 + Math.floor(index / perColumn) * columnWidth,
      below + (index % perColumn) * height,
      columns === 2 ? lozengeWidth + 6 : lozengeWidth - 3,
    ),
  );
  return [...heading(paper), ...timingMarks(), ...digits.flat(), ...rows.flat()];
}

function lozenges({ number, parts }: PaperQuestion, x: number, y: number, step: number): Mark[] {
  const name = String(number);
  const letters = optionLetters.slice(0, parts[0]?.options?.length ?? 0);
  return [
    ...textMarks(name, x + 16 - textWidth(name, bold(10)), y + 9.5, bold(10)),
    ...letters.flatMap((letter, index) => lozenge(letter, x + 26 + index * (step + 4), y, step)),
  ];
}

function lozenge(letter: string, x: number, y: number, width: number): Mark[] {
  const look = regular(7.2, royal);
  return [
    box(x, y, width, lozengeHeight, { radius: 3, stroke: royal, lineWidth: 0.7 }),
    ...textMarks(letter, x + (width - textWidth(letter, look)) / 2, y + 8.4, look),
  ];
}

/** Four columns with the digits 0 to 9, under boxes to write the number in. */
function digitGrid({ number }: PaperQuestion, x: number, y: number): Mark[] {
  const name = String(number);
  const columns = [0, 1, 2, 3].flatMap((column) => {
    const left = x + column * 12.5;
    return [
      box(left, y + 12, 11.5, 14, { lineWidth: 0.7 }),
      ...Array.from({ length: 10 }, (_, digit): Mark[] => {
        const look = regular(6.4, royal);
        const [text, down] = [String(digit), y + 29 + digit * 10.6];
        return [
          box(left + 0.5, down, 10.5, 8.6, { radius: 2.5, stroke: royal, lineWidth: 0.6 }),
          ...textMarks(text, left + 5.75 - textWidth(text, look) / 2, down + 6.6, look),
        ];
      }).flat(),
    ];
  });
  return [
    ...textMarks(name, x + (digitsWidth - 8 - textWidth(name, bold(9.5))) / 2, y + 8, bold(9.5)),
    ...columns,
  ];
}

function heading({ title, sections }: Paper): Mark[] {
  const [left, width] = [marginSide, textAreaWidth];
  const hasDigits = sections.some(({ questions }) => questions.some(({ parts }) => parts[0]?.inDigits));
  const howTo = [
    'Use a pencil. Mark one box for each question with a firm line through its letter.',
    'If you change your mind, rub out the first line completely.',
    hasDigits
      ? 'Where the answer is a number, write it in the boxes with the last digit on the right, and mark each digit below it.'
      : 'Do not make any other marks on this sheet.',
  ];
  let y = 112;
  return [
    ...textMarks('Answer sheet', left, 46, bold(18)),
    ...textMarks(title, left, 62, regular(10.5, softInk)),
    ...['Name', 'School', 'Date of birth'].flatMap((name, index): Mark[] => {
      const x = left + index * (width / 3);
      return [
        ...textMarks(name, x, 82, regular(8.5, softInk)),
        box(x, 86, width / 3 - 10, 20, { radius: 2 }),
      ];
    }),
    ...howTo.flatMap((text) => {
      const block = bullet(text, width, regular(10));
      const marks = block.marks.map((mark) => moved(mark, left, y + 6));
      y += block.height;
      return marks;
    }),
    ...textMarks('Like this:', left, y + 22, regular(10)),
    ...lozenge('A', left + 58, y + 13, lozengeWidth),
    ...lozenge('B', left + 90, y + 13, lozengeWidth),
    { kind: 'line', x1: left + 93, y1: y + 18.8, x2: left + 112, y2: y + 18.8, color: ink, width: 3 },
    ...lozenge('C', left + 122, y + 13, lozengeWidth),
  ];
}

/** The black bars at the edge that a scanner finds the rows by. */
function timingMarks(): Mark[] {
  const count = Math.floor((pageHeight - 2 * 40) / rowHeight);
  return [20, pageWidth - 32].flatMap((x) =>
    Array.from({ length: count }, (_, index) =>
      box(x, 40 + index * rowHeight, 12, 4, { fill: ink, stroke: ink, lineWidth: 0 }),
    ),
  );
}

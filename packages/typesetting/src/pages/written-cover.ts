import { type Paper } from '@markwell/questions/papers/paper';
import { productName } from '@markwell/shared/contract/product';
import {
  box,
  moved,
  royal,
  rule,
  softInk,
  space,
  spread,
  stacked,
  type Block,
  type Mark,
} from '../drawing-primitives.ts';
import { hasFormulaSheet } from '../formula-sheets/formula-sheets.ts';
import { textAreaHeight, textAreaWidth as width } from '../page-geometry.ts';
import { paragraphs } from '../paragraphs.ts';
import { bold, bullet, centred, regular } from '../text-blocks.ts';
import { textMarks, textWidth } from '../text-runs.ts';

/** The table for the examiner, at the right. */
const tableWidth = 104;
const leftWidth = width - tableWidth - 26;

/** The first page of a written paper: the candidate's box, the title, materials, instructions and the marks table. */
export function writtenCover(paper: Paper): Block {
  const { title, stageName, subjectName, year, schoolName, duration, tier } = paper;
  const top = stacked([
    paragraphs(productName, width, bold(13, royal)),
    space(8),
    candidateBox(),
    space(20),
    { marks: [rule(0, width, 0, 3, royal)], height: 3 },
    space(18),
  ]);
  const left = [
    paragraphs(title, leftWidth, bold(21)),
    space(4),
    paragraphs(
      [stageName.split(' (')[0], subjectName, ...(tier ? [`${tier} Tier`] : []), String(year)].join(' · '),
      leftWidth,
      regular(12, softInk),
    ),
    ...(schoolName === undefined
      ? []
      : [paragraphs(`Set for ${schoolName}`, leftWidth, regular(12, softInk))]),
    space(10),
    paragraphs(`Time allowed: ${hoursAndMinutes(duration)}`, leftWidth, bold(13)),
    space(12),
    ...list('Materials', materialsFor(paper)),
    ...list('Instructions', instructionsFor(paper)),
    ...list('Information', informationFor(paper)),
    ...list('Advice', [
      'Read each question carefully before you start to answer it.',
      'Keep an eye on the time, and check your answers at the end.',
    ]),
  ];
  const bottom = centred('Do not turn over until you are told to do so.', width, bold(12));
  const column = spread(left, textAreaHeight - top.height - bottom.height - 10);
  const table = marksTable(paper);
  const columns: Block = {
    marks: [...column.marks, ...table.marks.map((mark) => moved(mark, width - tableWidth, 0))],
    height: Math.max(column.height, table.height),
  };
  return stacked([top, columns, bottom]);
}

function candidateBox(): Block {
  const [inset, look] = [14, regular(10)];
  const boxes = (x: number, y: number, count: number): Mark[] =>
    Array.from({ length: count }, (_, index) => box(x + index * 18, y, 18, 20));
  const line = (name: string, y: number): Mark[] => [
    ...textMarks(name, inset, y, look),
    rule(inset + 92, width - inset, y + 3, 0.8, softInk),
  ];
  return {
    marks: [
      box(0, 0, width, 138, { radius: 4, stroke: royal, lineWidth: 1 }),
      ...textMarks('Please write clearly in block capitals.', inset, 20, bold(10)),
      ...textMarks('Centre number', inset, 46, look),
      ...boxes(inset + 92, 32, 5),
      ...textMarks('Candidate number', inset + 238, 46, look),
      ...boxes(inset + 340, 32, 4),
      ...line('Surname', 78),
      ...line('Forename(s)', 101),
      ...line('Signature', 124),
    ],
    height: 138,
  };
}

/** Question, marks to reach and marks given, as the examiner fills it in. */
function marksTable(paper: Paper): Block {
  const rows = [...paper.questions.map(({ number }) => String(number)), 'TOTAL'];
  const height = Math.min(19, 440 / rows.length);
  const look = regular(Math.min(9, height * 0.6));
  const cell = (text: string, x: number, y: number, style = look) =>
    textMarks(text, x + (tableWidth / 2 - textWidth(text, style)) / 2, y + height * 0.7, style);
  const head = bold(look.size);
  return {
    marks: [
      ...textMarks('For the examiner', 0, 10, bold(9)),
      ...['Question', 'Mark'].flatMap((name, column) => cell(name, (column * tableWidth) / 2, 16, head)),
      ...rows.flatMap((name, index) =>
        cell(name, 0, 16 + (index + 1) * height, name === 'TOTAL' ? head : look),
      ),
      ...Array.from({ length: rows.length + 1 }, (_, index) => [
        box(0, 16 + index * height, tableWidth / 2, height, { lineWidth: 0.6 }),
        box(tableWidth / 2, 16 + index * height, tableWidth / 2, height, { lineWidth: 0.6 }),
      ]).flat(),
    ],
    height: 16 + (rows.length + 1) * height,
  };
}

function list(name: string, items: readonly string[]): Block[] {
  return [
    paragraphs(name, leftWidth, bold(12)),
    space(2),
    ...items.map((text) => bullet(text, leftWidth, regular(11))),
    space(14),
  ];
}

function materialsFor({ subjectCode, calculatorAllowed }: Paper): string[] {
  const isMathematics = /MATHEMATICS|MECHANICS/.test(subjectCode);
  return [
    'A pen with black ink or a ball-point pen.',
    ...(isMathematics ? ['A pencil, a ruler, a protractor and a pair of compasses.'] : []),
    subjectCode.includes('ENGLISH')
      ? 'Dictionaries are not allowed.'
      : calculatorAllowed
        ? 'A calculator. It may be used.'
        : 'Calculators are not allowed.',
  ];
}

function instructionsFor(paper: Paper): string[] {
  const isProse = paper.questions.some(({ parts }) =>
    parts.some(({ isRuled, marks }) => isRuled && marks >= 8),
  );
  return [
    'Fill in the boxes at the top of this page.',
    'Answer all questions in the spaces provided.',
    isProse
      ? 'Write in full sentences where a question asks for an explanation.'
      : 'Show all your working. An answer without working may not get full marks.',
    'Cross out what you do not want to be marked.',
  ];
}

function informationFor(paper: Paper): string[] {
  return [
    `There are ${paper.maxMarks} marks in this paper.`,
    'The marks for each part of a question are shown in the margin.',
    ...(hasFormulaSheet(paper) ? ['The formulae that you are given are on page 2.'] : []),
  ];
}

function hoursAndMinutes(duration: number): string {
  const [hours, minutes] = [Math.floor(duration / 60), duration % 60];
  return [
    ...(hours > 0 ? [hours === 1 ? '1 hour' : `${hours} hours`] : []),
    ...(minutes > 0 ? [`${minutes} minutes`] : []),
  ].join(' ');
}

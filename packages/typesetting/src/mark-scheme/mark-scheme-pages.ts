import {
  hasAnswerSheet,
  type Paper,
  type PaperPart,
  type PaperQuestion,
} from '@markwell/questions/papers/paper';
import { optionLetters } from '@markwell/shared/answers/option-letters';
import {
  box,
  correct,
  indented,
  moved,
  royal,
  rule,
  softInk,
  space,
  stacked,
  type Block,
  type Mark,
} from '../drawing-primitives.ts';
import { figureBlock } from '../figure.ts';
import { bodySize, textAreaHeight, textAreaWidth as width } from '../page-geometry.ts';
import { fillPages, type PageBlock } from '../pages/fill-pages.ts';
import { footer, onPage } from '../pages/page-frame.ts';
import { paragraphs } from '../paragraphs.ts';
import { gutter, labelled, numbered, totalText } from '../question.ts';
import { bold, bullet, regular, rightAligned } from '../text-blocks.ts';
import { textMarks, textWidth } from '../text-runs.ts';

const size = 10.5;
const markWidth = 32;

/** The pages of the second PDF: the key or the mark scheme, and a worked solution of every question. */
export function markSchemePages(paper: Paper): Mark[][] {
  const blocks: PageBlock[] = [
    heading(paper),
    ...(hasAnswerSheet(paper) ? [answerKey(paper)] : [kindsOfMarks(paper)]),
    ...paper.questions.flatMap(solutionBlocks),
  ];
  const pages = fillPages(blocks, { height: textAreaHeight, gap: 13, mostExtra: 14 });
  return pages.map(({ marks }, index) => [
    ...onPage(marks),
    ...footer(`${paper.title}: mark scheme`, index + 1, index === pages.length - 1 ? 'End' : ''),
  ]);
}

function heading({ title, maxMarks, year }: Paper): PageBlock {
  return {
    ...stacked([
      paragraphs('Mark scheme and worked solutions', width, bold(20)),
      paragraphs(`${title} · ${year} · ${maxMarks} marks`, width, regular(12, softInk)),
      { marks: [rule(0, width, 6, 2, royal)], height: 12 },
    ]),
    keepsWithNext: true,
  };
}

/** The letters of all answers in a grid. */
function answerKey(paper: Paper): Block {
  const questions = paper.questions;
  const [columns, cellWidth, height] = [10, width / 10, 22];
  return {
    marks: questions.flatMap((question, index): Mark[] => {
      const [x, y] = [(index % columns) * cellWidth, Math.floor(index / columns) * height];
      return [
        box(x, y, cellWidth, height, { lineWidth: 0.5, stroke: softInk }),
        ...textMarks(String(question.number), x + 6, y + 14.5, regular(9, softInk)),
        ...textMarks(keyOf(question), x + 24, y + 15, bold(11, correct)),
      ];
    }),
    height: Math.ceil(questions.length / columns) * height + 6,
  };
}

function keyOf({ parts }: PaperQuestion): string {
  const [part] = parts;
  if (part?.correctIndex !== undefined) return optionLetters[part.correctIndex] ?? '';
  return part && 'text' in part.answer ? part.answer.text : '';
}

function kindsOfMarks(paper: Paper): Block {
  const hasMethods = paper.questions.some(({ parts }) =>
    parts.some(({ scheme }) => scheme.some(({ mark }) => mark.startsWith('M'))),
  );
  const hasFollowing = paper.questions.some(({ parts }) =>
    parts.some(({ scheme }) => scheme.some(({ mark }) => mark === 'ft')),
  );
  const kinds = [...(hasMethods ? methodMarks : textMarksOnly), ...(hasFollowing ? [following] : [])];
  return stacked(kinds.map((text) => bullet(text, width, regular(size))));
}

const methodMarks = [
  'M is a mark for a correct method, even with a wrong number in it.',
  'A is a mark for a correct answer or step; it needs the method mark before it.',
  'B is a mark for a correct result or statement of its own.',
  'Accept equal forms of an answer unless the question asks for one form.',
  'When a later part uses a wrong answer from an earlier one, give the method marks.',
];

const textMarksOnly = [
  'B is a mark for a correct point. Accept other words with the same meaning.',
  'Where there are levels, an answer has the marks of every level that it reaches.',
  'Choose the level that fits the answer best, then the mark in it.',
];

const following =
  'ft is for following through: give the marks for a right method with a wrong earlier answer.';

/** The answer, the marks and the solution of each part; parts are not torn apart. */
function solutionBlocks(question: PaperQuestion): PageBlock[] {
  const { number, parts } = question;
  const inside = { width: width - bodySize * gutter, size };
  return parts.map((part, index) => {
    const content = labelled(part, (measure) => partScheme(part, measure.width), inside);
    const isLast = index === parts.length - 1;
    const block =
      index === 0
        ? numbered(number, content, bodySize)
        : { ...indented(content, bodySize * gutter), height: content.height };
    if (!isLast || parts.length === 1) return block;
    return stacked([block, rightAligned(totalText(question), width, bold(9, softInk))]);
  });
}

function partScheme(part: PaperPart, available: number): Block {
  const { answer, correctIndex, scheme, solution, solutionImage } = part;
  const letter = correctIndex === undefined ? '' : `${optionLetters[correctIndex] ?? ''}   `;
  const textWidthLeft = available - 10;
  return stacked([
    paragraphs(`${letter}${'text' in answer ? answer.text : ''}`, textWidthLeft, bold(size, correct)),
    ...('image' in answer ? [figureBlock(answer.image, textWidthLeft, size)] : []),
    ...scheme.map(({ mark, criterion }) => schemeLine(mark, criterion, available)),
    space(2),
    paragraphs(solution, textWidthLeft, regular(size, softInk)),
    ...(solutionImage ? [space(6), figureBlock(solutionImage, textWidthLeft, size)] : []),
  ]);
}

function schemeLine(mark: string, criterion: string, available: number): Block {
  const text = paragraphs(criterion, available - markWidth - 12, regular(size));
  return {
    marks: [
      ...textMarks(mark, markWidth - 10 - textWidth(mark, bold(size, royal)), size * 1.08, bold(size, royal)),
      ...text.marks.map((each) => moved(each, markWidth, 0)),
    ],
    height: text.height,
  };
}

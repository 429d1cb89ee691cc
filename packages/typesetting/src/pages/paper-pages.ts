import { hasAnswerSheet, type Paper, type PaperSection } from '@markwell/questions/papers/paper';
import { ink, rule, softInk, space, stacked, type Block, type Mark } from '../drawing-primitives.ts';
import { formulaPage } from '../formula-sheets/formula-page.ts';
import { hasFormulaSheet } from '../formula-sheets/formula-sheets.ts';
import { bodySize, marksColumnWidth, textAreaHeight, textAreaWidth } from '../page-geometry.ts';
import { paragraphs } from '../paragraphs.ts';
import { numbered, gutter, partContent } from '../question.ts';
import { bold, centred, regular } from '../text-blocks.ts';
import { answerSheet } from './answer-sheet.ts';
import { choiceCover } from './choice-cover.ts';
import { fillPages, type PageBlock } from './fill-pages.ts';
import { footer, onPage } from './page-frame.ts';
import { passageBlocks } from './passage-blocks.ts';
import { marksColumn, writtenBlocks } from './written-blocks.ts';
import { writtenCover } from './written-cover.ts';

interface PaperPage {
  marks: Mark[];
  kind: 'cover' | 'formulas' | 'questions' | 'answer sheet';
  /** How much of a page with questions is filled, from 0 to 1. */
  fill: number;
}

/** All pages of a paper in order. */
export function paperPages(paper: Paper): PaperPage[] {
  const isChoice = hasAnswerSheet(paper);
  const blocks = [
    ...paper.sections.flatMap((section, index) => sectionBlocks(paper, section, index)),
    endOfQuestions(paper),
  ];
  const filled = fillPages(blocks, {
    height: textAreaHeight,
    gap: isChoice ? 20 : 16,
    mostExtra: isChoice ? 110 : 420,
  });
  const sheet = answerSheet(paper);
  const cover = isChoice ? choiceCover(paper) : writtenCover(paper);
  const pages: PaperPage[] = [
    { kind: 'cover', marks: onPage(cover.marks), fill: 1 },
    ...(hasFormulaSheet(paper) && !isChoice
      ? [{ kind: 'formulas' as const, marks: onPage(formulaPage(paper).marks), fill: 1 }]
      : []),
    ...filled.map(({ marks, fill }) => ({
      kind: 'questions' as const,
      marks: onPage([...(isChoice ? [] : marksColumn(textAreaHeight)), ...marks]),
      fill,
    })),
  ];
  return [
    ...pages.map((page, index) => ({
      ...page,
      marks: [...page.marks, ...footer(paper.title, index + 1, index < pages.length - 1 ? 'Turn over' : '')],
    })),
    ...(sheet ? [{ kind: 'answer sheet' as const, marks: sheet, fill: 1 }] : []),
  ];
}

function sectionBlocks(paper: Paper, section: PaperSection, index: number): PageBlock[] {
  const { passage, questions } = section;
  const [first, last] = [questions[0]?.number ?? 0, questions.at(-1)?.number ?? 0];
  const asked = first === last ? `question ${first}` : `questions ${first} to ${last}`;
  const instruction = `Read the text below. Then answer ${asked}.`;
  const available = hasAnswerSheet(paper) ? textAreaWidth : textAreaWidth - marksColumnWidth;
  const head = sectionHead(paper, section, index);
  const text = passage ? passageBlocks(passage, instruction, available) : [];
  const blocks = hasAnswerSheet(paper) ? questions.map(choiceBlock) : questions.flatMap(writtenBlocks);
  const isTimed = section.minutes !== undefined;
  const starts = isTimed || passage !== undefined || index === 0;
  return [
    ...(head ? [{ ...head, startsPage: starts, keepsWithNext: true, isTight: true }] : []),
    ...text.map((block, at) => (head && at === 0 ? { ...block, startsPage: false } : block)),
    ...blocks.map((block, at): PageBlock =>
      at === 0 && text.length > 0 ? { ...block, startsPage: true } : block,
    ),
    ...(isTimed && index < paper.sections.length - 1 ? [stop()] : []),
  ];
}

function sectionHead(paper: Paper, { title, minutes, questions }: PaperSection, index: number): Block | null {
  if (title === undefined) return null;
  const inDigits = questions.some(({ parts }) => parts[0]?.inDigits);
  const lines = [
    ...(minutes === undefined ? [] : [`You have ${minutes} minutes for this section.`]),
    ...(inDigits ? ['Write each answer as a number on the answer sheet and mark its digits.'] : []),
  ];
  return stacked([
    paragraphs(paper.sections.length > 1 ? `Section ${index + 1}: ${title}` : title, textAreaWidth, bold(15)),
    ...lines.map((line) => paragraphs(line, textAreaWidth, regular(11, softInk))),
    { marks: [rule(0, textAreaWidth, 4, 1, ink)], height: 8 },
  ]);
}

function choiceBlock({ number, parts }: PaperSection['questions'][number]): PageBlock {
  const [part] = parts;
  if (!part) throw new Error(`Question ${number} is empty`);
  const measure = { width: textAreaWidth - bodySize * gutter, size: bodySize, figureSize: bodySize * 0.82 };
  return numbered(number, stacked(partContent(part, measure), bodySize * 0.7), bodySize);
}

const stop = (): Block =>
  stacked([
    centred('STOP', textAreaWidth, bold(15)),
    centred(
      'Check your answers in this section. Do not turn over until you are told to do so.',
      textAreaWidth,
      regular(11),
    ),
  ]);

function endOfQuestions(paper: Paper): PageBlock {
  const total = hasAnswerSheet(paper) ? [] : [`TOTAL FOR THE PAPER: ${paper.maxMarks} MARKS`];
  return stacked([
    space(4),
    centred('END OF QUESTIONS', textAreaWidth, bold(11)),
    ...total.map((line) => centred(line, textAreaWidth, bold(11))),
  ]);
}

import type { Difficulty } from '../families/family.ts';
import type { Tier } from '../content-types.ts';
import { createPictures, isPicture, type Pictures } from '../drawing/from-text/pictures.ts';
import {
  faultAt,
  type Line,
  type NamedPart,
  namedLines,
  sectionsOf,
  textOf,
} from '../text/numbered-lines.ts';
import {
  indentCode,
  type ExamBoard,
  type Extras,
  type WrittenItem,
  type WrittenOption,
  type WrittenSet,
} from './question-set.ts';

const difficulties: readonly Difficulty[] = [1, 2, 3, 4, 5];
export const tiers = new Map<string, Tier>([
  ['Foundation', 'FOUNDATION'],
  ['Higher', 'HIGHER'],
]);
const boards: readonly ExamBoard[] = ['AQA', 'Edexcel', 'OCR'];

const headNames = ['topic', 'audience', 'syllabus', 'order', 'passage'];

/**
 * Reads a set of questions, a part of `<subject>/sets/<topic>.txt`:
 *
 *     ## fuels
 *     topic: ENERGY
 *
 *     # 1, difficulty 2, Higher, AQA, OCR
 *     Which fuel is renewable?
 *
 *     * Wood
 *     - Coal
 *     - Natural gas
 *     > Trees grow again.
 *
 * The option with the star is correct. `audience` and `syllabus` describe the set; sets of the bank with an
 * `order` are before the others of their subject. `passage` is the title of a passage, which follows after an empty line. A question may name its tier and the boards that alone ask it; with `in order` its
 * options keep their order. Pictures are sections between the questions (`parse-picture.ts`); a question shows one above
 * it with `picture <name>` after its difficulty, its solution with `solution picture <name>`, and an option that is a
 * picture is `* picture <name>`. Throws an error that names the line of the first mistake.
 */
export function parseSet({ name, heading, lines: all }: NamedPart, subjectCode: string): WrittenSet {
  const { head, sections } = sectionsOf(all, /^# (?:\d|picture )/);
  const pictures = createPictures();
  const items: WrittenItem[] = [];
  for (const lines of sections) {
    if (isPicture(lines)) pictures.add(lines);
    else items.push(parseItem(lines, items.length + 1, pictures));
  }
  if (items.length === 0) throw faultAt(heading, 'the set has no questions');
  pictures.refuseUnused();
  return { subjectCode, name, ...parseHead(heading, head), items };
}

export function parseHead(
  heading: Line,
  lines: readonly Line[],
): Omit<WrittenSet, 'subjectCode' | 'name' | 'items'> {
  const end = lines.findIndex(({ text }) => text === '');
  const values = namedLines(lines.slice(0, end), headNames);
  const topic = values.get('topic');
  if (!topic) throw faultAt(heading, 'the set has no topic');
  const order = values.get('order');
  if (order && !/^[1-9]\d*$/.test(order.text)) throw faultAt(order, 'expected a number from 1');
  const [audience, syllabus, title] = ['audience', 'syllabus', 'passage'].map(
    (name) => values.get(name)?.text,
  );
  const body = textOf(lines.slice(end + 1, -1));
  if ((title === undefined) !== (body === ''))
    throw faultAt(lines[end], 'a passage needs a title and a text');
  return {
    topicCode: topic.text,
    ...(order ? { order: Number(order.text) } : {}),
    ...(audience === undefined ? {} : { audience }),
    ...(syllabus === undefined ? {} : { syllabus }),
    ...(title === undefined ? {} : { passage: { title, body } }),
  };
}

/** Reads `# 1, difficulty 2, Higher, AQA`. */
export function parseHeading(
  line: Line | undefined,
  number: number,
): { difficulty: Difficulty; details: string[] } {
  const [, ownNumber, level, details] = /^# (\d+), difficulty (\d)(?:, (.+))?$/.exec(line?.text ?? '') ?? [];
  const difficulty = difficulties.find((each) => String(each) === level);
  if (difficulty === undefined)
    throw faultAt(line, `expected "# ${number}, difficulty", and a difficulty of 1 to 5`);
  if (Number(ownNumber) !== number)
    throw faultAt(line, `expected question ${number}: questions are numbered from 1`);
  return { difficulty, details: details?.split(', ') ?? [] };
}

function parseItem(lines: readonly Line[], number: number, pictures: Pictures): WrittenItem {
  const first = lines[0];
  const { difficulty, details } = parseHeading(first, number);
  const filled = lines.slice(1, lines.findLastIndex(({ text }) => text !== '') + 1);
  const explanation = filled.at(-1);
  if (!explanation?.text.startsWith('> ')) throw faultAt(explanation, 'expected the explanation: "> …"');
  const optionsFrom = filled.findLastIndex(({ text }) => text === '') + 1;
  const options = filled.slice(optionsFrom, -1);
  const misplaced = options.find(({ text }) => !/^[*-] ./.test(text));
  if (misplaced) throw faultAt(misplaced, 'expected an option: "* …" is correct, "- …" is wrong');
  const [correct, ...others] = options.filter(({ text }) => text.startsWith('*'));
  if (!correct || others.length > 0) throw faultAt(options[0] ?? explanation, 'expected one correct option');
  const body = indentCode(textOf(filled.slice(0, Math.max(optionsFrom - 1, 0))));
  if (body === '') throw faultAt(first, 'the question has no text');

  return {
    difficulty,
    body,
    right: optionOf(correct, pictures),
    wrong: options.filter((option) => option !== correct).map((option) => optionOf(option, pictures)),
    explanation: explanation.text.slice(2),
    ...parseDetails(first, details, options.indexOf(correct), pictures),
  };
}

function optionOf(line: Line, pictures: Pictures): WrittenOption {
  const option = line.text.slice(2);
  return option.startsWith('picture ') ? pictures.show(option.slice('picture '.length), line) : option;
}

function parseDetails(
  line: Line | undefined,
  words: readonly string[],
  correctIndex: number,
  pictures: Pictures,
): Extras {
  const extras: Extras = {};
  for (const word of words) {
    const tier = tiers.get(word);
    const board = boards.find((name) => name === word);
    const [, solution, name] = /^(solution )?picture (.+)$/.exec(word) ?? [];
    if (tier) extras.tier = tier;
    else if (board) extras.boards = [...(extras.boards ?? []), board];
    else if (word === 'in order') extras.place = correctIndex;
    else if (name !== undefined) extras[solution ? 'solutionImage' : 'image'] = pictures.show(name, line);
    else throw faultAt(line, `"${word}" is neither a tier, nor an exam board, nor "in order", nor a picture`);
  }
  return extras;
}

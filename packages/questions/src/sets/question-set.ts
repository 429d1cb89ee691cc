import { itemAt } from '../item-at.ts';
import { stageOfSubject } from '../curriculum/stage-of-subject.ts';
import { inReadingOrder, sourcePrefix } from '../families/assemble-question.ts';
import { optionOf } from '../families/family.ts';
import type { Difficulty } from '../families/family.ts';
import { createRandom, hash } from '../random.ts';
import { joinWithAnd } from '../text/numbers.ts';
import type { ContentImage, ContentQuestion, Tier } from '../content-types.ts';

export type ExamBoard = 'AQA' | 'Edexcel' | 'OCR';

/** What a question may have after its difficulty. */
export interface Extras {
  image?: ContentImage;
  solutionImage?: ContentImage;
  tier?: Tier;
  /** The exam boards that ask it, which the explanation says; without any, all do. */
  boards?: readonly ExamBoard[];
  /**
   * The index of the correct option where the options have an order of their own, such as the parts of a sentence.
   * The wrong ones keep their order then.
   */
  place?: number;
}

/** An option: text, or in a few questions a picture. */
export type WrittenOption = string | ContentImage;

export const wordsOf = (option: WrittenOption): string =>
  typeof option === 'string' ? option : option.alternativeText;

export interface WrittenItem extends Extras {
  difficulty: Difficulty;
  body: string;
  right: WrittenOption;
  wrong: readonly WrittenOption[];
  explanation: string;
}

/**
 * Questions written one by one, a part of a file in `<subject>/sets/`. An item's source id consists of the set's name and the
 * item's number in it, and must never change: add items only at the end.
 */
export interface WrittenSet {
  subjectCode: string;
  topicCode: string;
  /** Unique in its topic. */
  name: string;
  /** The place among the sets of the subject in the bank; those without one are last. */
  order?: number;
  /** For whom it is written. */
  audience?: string;
  /** The point of the syllabus that it covers. */
  syllabus?: string;
  passage?: { title: string; body: string };
  items: readonly WrittenItem[];
}

/** Lines of program code. */
export const code = (...lines: string[]): string => indentCode(lines.join('\n'));

/** Replaces the spaces at the beginning of each line by no-break spaces, because browsers collapse normal ones. */
export const indentCode = (text: string): string =>
  text.replace(/^ +/gm, (spaces) => '\u00A0'.repeat(2 * spaces.length));

export function writtenQuestions(set: WrittenSet): ContentQuestion[] {
  const prefix = `${sourcePrefix(set.subjectCode, set.topicCode)}/${set.name}`;
  return set.items.map((each, index) => {
    const sourceId = `${prefix}/${index + 1}`;
    const drawn =
      each.place === undefined ? createRandom(hash(sourceId)).shuffle(each.wrong) : [...each.wrong];
    drawn.splice(each.place ?? correctIndexAt(prefix, index, each.wrong.length + 1), 0, each.right);
    const options = each.place === undefined ? inReadingOrder(drawn) : drawn;
    return {
      sourceId,
      stageCode: stageOfSubject(set.subjectCode),
      subjectCode: set.subjectCode,
      topicCode: set.topicCode,
      difficulty: each.difficulty,
      body: each.body,
      ...(each.image ? { image: each.image } : {}),
      ...(set.passage ? { passage: set.passage } : {}),
      options: options.map(optionOf),
      correctIndex: options.indexOf(each.right),
      explanation: each.boards
        ? `${each.explanation} Only ${joinWithAnd(each.boards)} ${each.boards.length === 1 ? 'asks' : 'ask'} this.`
        : each.explanation,
      ...(each.solutionImage ? { solutionImage: each.solutionImage } : {}),
      ...(each.tier ? { tier: each.tier } : {}),
    };
  });
}

/** The index of the correct option. In every group of N items with N options, each letter is correct once. */
function correctIndexAt(prefix: string, index: number, letters: number): number {
  const round = Math.floor(index / letters);
  const indexes = createRandom(hash(`${prefix}/round-${round}`)).shuffle([...Array(letters).keys()]);
  return itemAt(indexes, index % letters);
}

import { warningAbout } from '@markwell/shared/question-bank/warnings';
import { itemAt } from '../item-at.ts';
import { createRandom, hash } from '../random.ts';
import type { Random } from '../random.ts';
import { stageOfSubject } from '../curriculum/stage-of-subject.ts';
import type { ContentQuestion } from '../content-types.ts';
import { orderOfOptions } from '../text/option-order.ts';
import { typedAnswer, type TypedSetting } from './typed-answer.ts';
import { optionKey, optionOf, tierOf } from './family.ts';
import type { Difficulty, Draft, Family, Misconception, TopicFamilies } from './family.ts';

/** 11+ questions have five options, GCSE and A-Level questions four. */
export function optionCount(subjectCode: string): number {
  return stageOfSubject(subjectCode) === 'ELEVEN_PLUS' ? 5 : 4;
}

export function sourcePrefix(subjectCode: string, topicCode: string): string {
  return `${subjectCode}/${topicCode}`.toLowerCase().replaceAll('_', '-');
}

/**
 * The question of a family for one seed. If two mistakes lead to the same number, the draft is dropped and the next
 * one is used; this too depends only on the seed.
 */
export const questionOf = (...how: Parameters<typeof writeQuestion>): ContentQuestion =>
  writeQuestion(...how).question;

/** The question, and the same with its answer typed, where that is possible. */
export function writeQuestion(topic: TopicFamilies, family: Family, difficulty: Difficulty, seed: number) {
  const { subjectCode, topicCode } = topic;
  const sourceId = `${sourcePrefix(subjectCode, topicCode)}/${family.name}/${difficulty}-${seed}`;
  const tier = tierOf(family, difficulty);
  const good = goodDraft(subjectCode, sourceId, (random) => family.write(random, difficulty));
  const question: ContentQuestion = {
    ...(tier ? { tier } : {}),
    ...assembled(topic, sourceId, good),
    difficulty,
    ...(family.needsCalculator ? { needsCalculator: true } : {}),
  };
  return {
    question,
    withTypedAnswer: (): ContentQuestion => {
      const typed = typedAnswer(good.draft, good.mistakes, settingOf(subjectCode, family));
      return typed ? { ...question, typed } : question;
    },
  };
}

/** The first good draft of a source id as a printed question. */
export function assembleQuestion(
  topic: Pick<TopicFamilies, 'subjectCode' | 'topicCode'>,
  sourceId: string,
  write: (random: Random) => Draft,
): Omit<ContentQuestion, 'difficulty'> {
  return assembled(topic, sourceId, goodDraft(topic.subjectCode, sourceId, write));
}

interface GoodDraft {
  draft: Draft;
  /** Whose options differ from the answer and from each other. */
  mistakes: Misconception[];
  random: Random;
}

function goodDraft(subjectCode: string, sourceId: string, write: (random: Random) => Draft): GoodDraft {
  for (let attempt = 0; attempt < 300; attempt++) {
    const random = createRandom(hash(`${sourceId}/${attempt}`));
    const draft = write(random);
    const mistakes = distinctMistakes(draft);
    if (mistakes.length >= optionCount(subjectCode) - 1) return { draft, mistakes, random };
  }
  throw new Error(`${sourceId}: too few different options`);
}

const settingOf = (subjectCode: string, { needsCalculator }: Family): TypedSetting => ({
  isCalculated: needsCalculator === true,
  isUnitAsked: /^A_LEVEL_(?:BIOLOGY|CHEMISTRY|PHYSICS)$/u.test(subjectCode),
  isMathematics: /MATHEMATICS|STATISTICS/u.test(subjectCode),
});

function distinctMistakes({ answer, mistakes }: Draft): Misconception[] {
  const seen = new Set([sameness(answer)]);
  return mistakes.filter(([option]) => {
    const key = sameness(option);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** The same text for numbers of equal value: `54.00` and `54`. */
function sameness(option: Draft['answer']): string {
  return optionKey(optionOf(option))
    .replace(/(?<=\.\d*)0+(?!\d)|\.0*(?!\d)/g, '')
    .replace(/\.(?!\d)/, '');
}

function assembled(
  topic: Pick<TopicFamilies, 'subjectCode' | 'topicCode'>,
  sourceId: string,
  { draft, mistakes: all, random }: GoodDraft,
): Omit<ContentQuestion, 'difficulty'> {
  const mistakes = all.slice(0, optionCount(topic.subjectCode) - 1);
  const order = inReadingOrder(random.shuffle([draft.answer, ...mistakes.map(([option]) => option)]));
  return {
    sourceId,
    stageCode: stageOfSubject(topic.subjectCode),
    subjectCode: topic.subjectCode,
    topicCode: topic.topicCode,
    ...(draft.body === undefined ? {} : { body: draft.body }),
    ...(draft.image === undefined ? {} : { image: draft.image }),
    ...(draft.passage === undefined ? {} : { passage: draft.passage }),
    options: order.map(optionOf),
    correctIndex: order.indexOf(draft.answer),
    explanation: explained(draft, mistakes),
    ...(draft.tier === undefined ? {} : { tier: draft.tier }),
    ...(draft.solutionImage === undefined ? {} : { solutionImage: draft.solutionImage }),
  };
}

/** The options, whose order was drawn, in their own order where it means something. */
export function inReadingOrder<Option extends Draft['answer']>(
  options: readonly Option[],
): readonly Option[] {
  const texts = options.flatMap((option) => (typeof option === 'string' ? [option] : []));
  const order = texts.length === options.length ? orderOfOptions(texts) : null;
  return order ? order.map((index) => itemAt(options, index)) : options;
}

/** The worked solution, and the mistake behind each wrong option, of which a pupil is shown the one they made. */
function explained(draft: Draft, mistakes: readonly Misconception[]): string {
  const warnings = mistakes.flatMap(([option, cause]) =>
    typeof option === 'string' && cause !== '' ? [warningAbout(option, cause)] : [],
  );
  return draft.explanation + warnings.join('');
}

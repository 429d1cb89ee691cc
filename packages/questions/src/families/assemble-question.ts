import { warningAbout } from '@markwell/shared/question-bank/warnings';
import { itemAt } from '../item-at.ts';
import { createRandom, hash } from '../random.ts';
import type { Random } from '../random.ts';
import { stageOfSubject } from '../curriculum/stage-of-subject.ts';
import type { ContentQuestion } from '../content-types.ts';
import { orderOfOptions } from '../text/option-order.ts';
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
export function questionOf(
  topic: TopicFamilies,
  family: Family,
  difficulty: Difficulty,
  seed: number,
): ContentQuestion {
  const prefix = `${sourcePrefix(topic.subjectCode, topic.topicCode)}/${family.name}/${difficulty}-${seed}`;
  const tier = tierOf(family, difficulty);
  return {
    ...(tier ? { tier } : {}),
    ...assembleQuestion(topic, prefix, (random) => family.write(random, difficulty)),
    difficulty,
    ...(family.needsCalculator ? { needsCalculator: true } : {}),
  };
}

/** The first good draft of a source id as a printed question. */
export function assembleQuestion(
  topic: Pick<TopicFamilies, 'subjectCode' | 'topicCode'>,
  sourceId: string,
  write: (random: Random) => Draft,
): Omit<ContentQuestion, 'difficulty'> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const random = createRandom(hash(`${sourceId}/${attempt}`));
    const draft = write(random);
    const mistakes = usableMistakes(draft, optionCount(topic.subjectCode) - 1);
    if (mistakes) return assembled(topic, sourceId, draft, mistakes, random);
  }
  throw new Error(`${sourceId}: too few different options`);
}

function usableMistakes(draft: Draft, wanted: number): Misconception[] | null {
  const seen = new Set([sameness(draft.answer)]);
  const usable: Misconception[] = [];
  for (const mistake of draft.mistakes) {
    const key = sameness(mistake[0]);
    if (seen.has(key)) continue;
    seen.add(key);
    usable.push(mistake);
    if (usable.length === wanted) return usable;
  }
  return null;
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
  draft: Draft,
  mistakes: Misconception[],
  random: Random,
): Omit<ContentQuestion, 'difficulty'> {
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

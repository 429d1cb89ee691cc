import type { ContentQuestion } from '../content-types.ts';
import { questionOf } from '../families/assemble-question.ts';
import { optionKey } from '../families/family.ts';
import type { Difficulty, Family, TopicFamilies } from '../families/family.ts';
import { comparableQuestion } from '../families/printed-questions.ts';
import { hash } from '../random.ts';

/** The seeds from here on are for papers; the bank takes its questions from the first seeds. */
const firstSeedOfPapers = 1_000_000;
const tries = 60;

export interface FamilyOfTopic {
  topic: TopicFamilies;
  family: Family;
}

/** Questions for papers that are neither in the bank nor in another paper. */
export interface ReserveQuestions {
  /** The next question of a family for this paper, or undefined if the family has no other one that is accepted. */
  draw: (
    from: FamilyOfTopic,
    difficulty: Difficulty,
    paper: string,
    accepts?: (question: ContentQuestion) => boolean,
  ) => ContentQuestion | undefined;
}

export function createReserveQuestions(bank: readonly ContentQuestion[]): ReserveQuestions {
  const seen = new Set(bank.flatMap(keysOf));
  return {
    draw({ topic, family }, difficulty, paper, accepts = () => true) {
      const first = firstSeedOfPapers + (hash(paper) % firstSeedOfPapers);
      for (let seed = first; seed < first + tries; seed++) {
        const question = questionOf(topic, family, difficulty, seed);
        const keys = keysOf(question);
        if (keys.some((key) => seen.has(key)) || !accepts(question)) continue;
        for (const key of keys) seen.add(key);
        return question;
      }
      return undefined;
    },
  };
}

/**
 * What makes two questions the same. With the bank's comparison two questions with equal texts and different options
 * differ; for a paper they are the same, unless the options alone are the question: 'Which figure is the odd one out?'.
 */
export function keysOf(question: ContentQuestion): string[] {
  const { body = '', image, options } = question;
  const asked = image !== undefined || /\d|[A-Z]{2}|[=:([]|‘/.test(body) || body.length > 90;
  const keys = [comparableQuestion(question), JSON.stringify(options.map(optionKey).sort()) + body];
  return asked ? [...keys, JSON.stringify([body, image?.svg])] : keys;
}

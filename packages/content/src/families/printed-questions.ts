import type { ContentQuestion } from '../content-types.ts';
import { questionOf } from './assemble-question.ts';
import { optionKey } from './family.ts';
import type { PlannedFamily, TopicFamilies } from './family.ts';

/** The number of seeds tried for each question, to choose the least used wording. Options in pictures have one. */
const candidates = 6;

interface Candidate {
  question: ContentQuestion;
  /** See {@link comparableQuestion}. */
  comparable: string;
  wording: string;
}

/**
 * The questions of a topic's families for the bank, without duplicates, also of these, and with varied wording. Each is
 * written when it is asked for. `limit`: at most this number of each family and difficulty, the first ones.
 */
export function* generateQuestions(
  topic: TopicFamilies,
  others: readonly ContentQuestion[] = [],
  limit = Infinity,
): Generator<ContentQuestion, undefined> {
  const seen = new Set(others.map(comparableQuestion));
  for (const family of topic.families) yield* printedByFamily(topic, family, seen, limit);
  return undefined;
}

function* printedByFamily(
  topic: TopicFamilies,
  family: PlannedFamily,
  seen: Set<string>,
  limit: number,
): Generator<ContentQuestion> {
  const wordings = new Map<string, number>();
  for (const [difficulty, count] of family.counts) {
    let seed = 0;
    for (let index = 0; index < Math.min(count, limit); index++) {
      const fresh: Candidate[] = [];
      while (fresh.length < candidates && seed < 60 * count) {
        seed++;
        const question = questionOf(topic, family, difficulty, seed);
        const comparable = comparableQuestion(question);
        if (!seen.has(comparable)) fresh.push({ question, comparable, wording: skeleton(question) });
        if (fresh.length > 0 && question.options.some((option) => 'image' in option)) break;
      }
      const used = ({ wording }: Candidate) => wordings.get(wording) ?? 0;
      const chosen = fresh.sort((left, right) => used(left) - used(right))[0];
      if (!chosen)
        throw new Error(`${topic.topicCode}/${family.name}: fewer than ${count} different questions`);
      wordings.set(chosen.wording, used(chosen) + 1);
      seen.add(chosen.comparable);
      yield chosen.question;
    }
  }
}

/**
 * Questions with the same result ask a pupil the same: the same words and numbers in any order (`√18 + √72`,
 * `√72 + √18`), with the same pictures and the same answer. The other options count where the question is about them.
 */
export function comparableQuestion(question: Omit<ContentQuestion, 'difficulty'>): string {
  const { body = '', image, passage, options, correctIndex } = question;
  const words = body.toLowerCase().match(/[\p{L}\p{N}.,]*[\p{L}\p{N}]|[^\s\p{L}\p{N}]/gu) ?? [];
  const answer = options[correctIndex];
  const isAboutOptions =
    body === '' || /\b(?:these|following|below)\b/i.test(body) || options.some((option) => 'image' in option);
  return JSON.stringify([
    words.sort(),
    image?.svg,
    passage?.title,
    answer && optionKey(answer),
    isAboutOptions ? options.map(optionKey).sort() : [],
  ]);
}

/** The body without its numbers and names. */
function skeleton(question: ContentQuestion): string {
  return (question.body ?? '').replace(/[\d,./]+|\b[A-Z][a-z]+\b/g, '');
}

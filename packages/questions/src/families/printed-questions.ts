import type { ContentQuestion } from '../content-types.ts';
import { writeQuestion } from './assemble-question.ts';
import { optionKey } from './family.ts';
import type { PlannedFamily, TopicFamilies } from './family.ts';

/** The number of seeds tried for each question, to choose the least used wording. Options in pictures have one. */
const candidates = 6;

interface Candidate {
  question: ContentQuestion;
  withTypedAnswer: () => ContentQuestion;
  /** See {@link comparableQuestion}. */
  comparable: string;
  wording: string;
}

/** How many questions of each family and difficulty a topic begins with. */
const beginning = 3;

/**
 * The questions of a topic's families for the bank, without duplicates, also of these, and with varied wording. Each is
 * written when it is asked for. A few of each family and difficulty come first, then the rest, unless `isShort`.
 */
export function* generateQuestions(
  topic: TopicFamilies,
  others: readonly ContentQuestion[] = [],
  { isShort = false } = {},
): Generator<ContentQuestion, undefined> {
  const seen = new Set(others.map(comparableQuestion));
  const writers = topic.families.map((family) => createWriter(topic, family, seen));
  for (const write of writers) yield* write(beginning);
  if (!isShort) for (const write of writers) yield* write(Infinity);
  return undefined;
}

/** Writes the questions of a family, up to a number of each difficulty. */
function createWriter(topic: TopicFamilies, family: PlannedFamily, seen: Set<string>) {
  const wordings = new Map<string, number>();
  const difficulties = [...family.counts].map(([difficulty, count]) => ({
    difficulty,
    count,
    written: 0,
    seed: 0,
  }));
  return function* (limit: number): Generator<ContentQuestion> {
    for (const state of difficulties) {
      const { difficulty, count } = state;
      for (; state.written < Math.min(count, limit); state.written++) {
        const fresh: Candidate[] = [];
        while (fresh.length < candidates && state.seed < 60 * count) {
          state.seed++;
          const written = writeQuestion(topic, family, difficulty, state.seed);
          const { question } = written;
          const comparable = comparableQuestion(question);
          if (!seen.has(comparable)) fresh.push({ ...written, comparable, wording: skeleton(question) });
          if (fresh.length > 0 && question.options.some((option) => 'image' in option)) break;
        }
        const used = ({ wording }: Candidate) => wordings.get(wording) ?? 0;
        const chosen = fresh.sort((left, right) => used(left) - used(right))[0];
        if (!chosen)
          throw new Error(`${topic.topicCode}/${family.name}: fewer than ${count} different questions`);
        wordings.set(chosen.wording, used(chosen) + 1);
        seen.add(chosen.comparable);
        yield chosen.withTypedAnswer();
      }
    }
  };
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

import { allFamilies } from './families/all-families.ts';
import { generateQuestions } from './families/printed-questions.ts';
import { allSets } from './sets/all-sets.ts';
import { writtenQuestions } from './sets/question-set.ts';
import type { ContentQuestion } from './content-types.ts';

/**
 * The regular questions that families write, the same on every run; each is written when it is asked for. With `isShort`
 * only the first few of each family and difficulty.
 */
export function* generatedQuestions({ isShort = false } = {}): Generator<ContentQuestion> {
  const handWritten = Map.groupBy(handWrittenQuestions(), topicOf);
  for (const topic of allFamilies)
    yield* generateQuestions(topic, handWritten.get(topicOf(topic)), { isShort });
}

/** The number of {@link questionsInTurn}, without writing them. */
export function countQuestions(): number {
  const counts = allFamilies.flatMap(({ families }) => families.flatMap((family) => [...family.counts]));
  return counts.reduce((sum, [, count]) => sum + count, handWrittenQuestions().length);
}

const topicOf = ({ subjectCode, topicCode }: Pick<ContentQuestion, 'subjectCode' | 'topicCode'>) =>
  `${subjectCode}/${topicCode}`;

/** The regular questions written one by one. */
export const handWrittenQuestions = (): ContentQuestion[] => allSets.flatMap(writtenQuestions);

function* writeBank(): Generator<ContentQuestion, undefined> {
  yield* generatedQuestions();
  yield* handWrittenQuestions();
  return undefined;
}

const writing = writeBank();
const written: ContentQuestion[] = [];

/**
 * All regular questions, the same on every run. Each is written once in a process, when it is first asked for: together
 * they take seconds.
 */
export function* questionsInTurn(): Generator<ContentQuestion> {
  for (let index = 0; ; index++) {
    const known = written[index];
    const next = known ? { value: known } : writing.next();
    if (next.value === undefined) return;
    if (!known) written.push(next.value);
    yield next.value;
  }
}

let bank: readonly ContentQuestion[] | undefined;

/** The same, all in one list. */
export const questionBank = (): readonly ContentQuestion[] => (bank ??= [...questionsInTurn()]);

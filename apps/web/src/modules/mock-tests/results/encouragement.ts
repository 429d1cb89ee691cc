import type { NextStepsDto, ScoredResultsDto } from '@markwell/shared/attempts/mock-tests.schemas';
import { isPersonalBest, minQuestionsForBest } from '@markwell/shared/progress/personal-bests';
import { countOf } from '#lib/format.ts';
import type { ReviewedQuestion } from './reviewed-question.ts';

interface TestSoFar {
  subjectName: string;
  results: Pick<ScoredResultsDto, 'score' | 'correctAnswers'>;
  questions: readonly Pick<ReviewedQuestion, 'question' | 'outcome'>[];
  /** Null while it is not known. */
  earlier: Pick<NextStepsDto, 'previousTest' | 'bestScoreBefore'> | null;
}

/** A topic needs this many questions in a test, and this share of them correct, to be praised. */
const fewestOfTopic = 3;
const praisedShare = 0.7;

/** The questions that count: a void one does not. */
const countedOf = ({ questions }: TestSoFar) => questions.filter(({ outcome }) => outcome !== 'void');

export const isBestSoFar = (test: TestSoFar): boolean =>
  test.earlier !== null &&
  isPersonalBest(
    { score: test.results.score, totalQuestions: countedOf(test).length },
    test.earlier.bestScoreBefore,
  );

/**
 * One true sentence about what went well: better than ever, better than last time, the best topic, or how many answers
 * were correct. It never compares downwards.
 */
export function encouragementOf(test: TestSoFar): string {
  return betterThanEver(test) ?? betterThanLastTime(test) ?? bestTopic(test) ?? correctOf(test);
}

function betterThanEver(test: TestSoFar): string | undefined {
  if (!isBestSoFar(test)) return undefined;
  return `${String(test.results.score)}% is your best score in ${test.subjectName} so far.`;
}

function betterThanLastTime(test: TestSoFar): string | undefined {
  const { subjectName, results, earlier } = test;
  const previous = earlier?.previousTest;
  if (!previous || results.score <= previous.score) return undefined;
  if (countedOf(test).length < minQuestionsForBest) return undefined;
  const more = results.correctAnswers - previous.correctAnswers;
  return previous.totalQuestions === countedOf(test).length
    ? `${String(more)} more correct than last time in ${subjectName}.`
    : `${String(results.score)}%, up from ${String(previous.score)}% last time in ${subjectName}.`;
}

function bestTopic(test: TestSoFar): string | undefined {
  const topics = new Map<string, { name: string; correct: number; total: number }>();
  for (const { question, outcome } of countedOf(test)) {
    const { name } = question.topic;
    const topic = topics.get(name) ?? { name, correct: 0, total: 0 };
    topic.total += 1;
    if (outcome === 'correct') topic.correct += 1;
    topics.set(name, topic);
  }
  const share = ({ correct, total }: { correct: number; total: number }) => correct / total;
  const [best] = [...topics.values()]
    .filter((topic) => topic.total >= fewestOfTopic && share(topic) >= praisedShare)
    .sort((a, b) => share(b) - share(a) || b.total - a.total);
  return best && `You got ${String(best.correct)} of ${String(best.total)} in ${best.name}.`;
}

function correctOf(test: TestSoFar): string {
  const { correctAnswers } = test.results;
  if (correctAnswers === 0) return 'Look at the solutions below, then try these questions again.';
  const all = correctAnswers > 1 && correctAnswers === countedOf(test).length ? 'all ' : '';
  return `You got ${all}${countOf(correctAnswers, 'question')} right.`;
}

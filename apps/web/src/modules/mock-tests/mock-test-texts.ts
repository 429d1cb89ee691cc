import { minQuestionsForBest } from '@markwell/shared/progress/personal-bests';
import { listOf } from '#lib/format.ts';

const small = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** Numbers up to twelve as words: 'five', '13'. */
const inWords = (count: number): string => small[count] ?? String(count);

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The title and the sentence about answers that arrived after the test had closed. */
export const refusedText = (count: number): [string, string] =>
  count === 1
    ? ['One answer came too late', 'It reached us after this test had closed, so it does not count.']
    : [
        `${capitalised(inWords(count))} answers came too late`,
        'They reached us after this test had closed, so they do not count.',
      ];

/**
 * 'Five points above your average.' In percent; `averageBefore` is null for the first test. Nothing below the average: that
 * helps nobody. Nothing for a short test either: three questions say little beside a whole test.
 */
export function comparisonWithAverage(
  { score, totalQuestions }: { score: number; totalQuestions: number },
  averageBefore: number | null,
): string {
  if (averageBefore === null) return 'Your first test! We’ll measure your progress from here.';
  const points = score - averageBefore;
  if (points <= 0 || totalQuestions < minQuestionsForBest) return '';
  return `${capitalised(inWords(points))} ${points === 1 ? 'point' : 'points'} above your average.`;
}

/** The names of strong topics are listed up to this many. */
const maxTopicsNamed = 3;

/** 'Ratio is now strong.' */
export function strongTopicsSentence(topics: readonly string[]): string {
  if (topics.length === 0) return '';
  const named =
    topics.length > maxTopicsNamed
      ? [...topics.slice(0, maxTopicsNamed - 1), `${inWords(topics.length - maxTopicsNamed + 1)} more`]
      : topics;
  return `${listOf(named)} ${topics.length === 1 ? 'is' : 'are'} now strong.`;
}

import type { CappedCount, ListedQuestionDto } from '@markwell/shared/question-bank/questions.schemas';
import { scorePercent } from '@markwell/shared/progress/marking';
import { difficultyNames, difficulties } from '@markwell/shared/question-bank/difficulty.vocabulary';
import { tierNames } from '@markwell/shared/question-bank/tiers.vocabulary';
import { formatNumber } from '#lib/format.ts';

/** '212', '10,000+'. */
export const countText = ({ count, isCapped }: CappedCount): string =>
  `${formatNumber(count)}${isCapped ? '+' : ''}`;

/** '212 of 3,316 questions'. */
export const countLabel = (counts: { matching: CappedCount; total: CappedCount }): string =>
  `${countText(counts.matching)} of ${countText(counts.total)} questions`;

type Graded = Pick<ListedQuestionDto, 'difficulty' | 'level' | 'tier'>;

/** 'Hard', 'Hard · Higher', 'Level 3'. */
export function difficultyText({ difficulty, level, tier }: Graded): string {
  const known = difficulties.find((each) => each === difficulty);
  if (known === undefined) return `Level ${formatNumber(level ?? 1)}`;
  return tier === null ? difficultyNames[known] : `${difficultyNames[known]} · ${tierNames[tier]}`;
}

/** '86% of 412'; undefined without answers. */
export function correctShareText({ answeredCount, correctCount }: AnswerCounts): string | undefined {
  if (answeredCount === 0) return undefined;
  return `${String(scorePercent(correctCount, answeredCount))}% of ${formatNumber(answeredCount)}`;
}

export interface AnswerCounts {
  answeredCount: number;
  correctCount: number;
}

/** The accessible name of a row: its number and the text. */
export const nameOf = ({ questionNumber, questionText, id }: ListedQuestionDto): string =>
  questionNumber === null
    ? (questionText ?? id)
    : `question ${formatNumber(questionNumber)}: ${questionText ?? 'Image question'}`;

export const bulkDeleteQuestion = (count: number): string =>
  `Are you sure you want to delete ${formatNumber(count)} question(s)? This action cannot be undone.`;

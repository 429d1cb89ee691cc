import type {
  CreativeResultsDto,
  ReviewedQuestionDto,
} from '@markwell/shared/creative-writing/creative-writing.schemas';
import { rankedLetters } from '@markwell/shared/creative-writing/creative-writing.rules';
import type { CreativeLetter } from '@markwell/shared/creative-writing/creative-writing.vocabulary';
import { countOf } from '#lib/format.ts';

export type DetailedResult = CreativeResultsDto['detailedResults'][number];

/** The title next to the emoji, by percent: thresholds of 90, 80, 70 and 60. */
export function titleOf(percent: number): string {
  if (percent >= 90) return 'Outstanding judgement!';
  if (percent >= 80) return 'Excellent work!';
  if (percent >= 70) return 'Good work!';
  if (percent >= 60) return 'Keep Going!';
  return 'Practice Makes Perfect!';
}

export const points = (count: number): string => countOf(count, 'point');

export const rankNames = ['Best', 'Second', 'Third', 'Fourth'] as const;

export interface RankedOption {
  letter: CreativeLetter;
  rank: (typeof rankNames)[number];
  points: number;
  text: string;
  explanation: string;
}

/** The options of a question from best to worst. */
export function rankedOptions(question: ReviewedQuestionDto): RankedOption[] {
  const letters = rankedLetters(question.scores);
  return rankNames.flatMap((rank, index) => {
    const letter = letters[index];
    if (letter === undefined) return [];
    const { scores, options, explanations } = question;
    return [
      {
        letter,
        rank,
        points: scores[letter],
        text: options[letter],
        explanation: explanations[letter],
      },
    ];
  });
}

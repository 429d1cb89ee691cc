import { creativeBandOf, type ScoreBand } from '@markwell/shared/creative-writing/creative-writing.rules';
import { maximumCreativeScore } from '@markwell/shared/creative-writing/creative-writing.vocabulary';
import type { BadgeTone } from '#ui/display/badge.tsx';

const texts: Record<ScoreBand, string> = {
  green: 'text-correct',
  blue: 'text-royal',
  yellow: 'text-caution',
  red: 'text-wrong',
};

const washes: Record<ScoreBand, string> = {
  green: 'bg-correct-wash text-correct',
  blue: 'bg-royal-wash text-royal',
  yellow: 'bg-caution-wash text-caution',
  red: 'bg-wrong-wash text-wrong',
};

const tones: Record<ScoreBand, BadgeTone> = {
  green: 'correct',
  blue: 'royal',
  yellow: 'caution',
  red: 'wrong',
};

/** The text colour of a score in percent. */
export const scoreText = (percent: number): string => texts[creativeBandOf(percent)];

const percentOf = (points: number) => (points / maximumCreativeScore) * 100;

/** The text and background colours for the points of one question, 0-3. */
export const pointsWash = (points: number): string => washes[creativeBandOf(percentOf(points))];

export const pointsTone = (points: number): BadgeTone => tones[creativeBandOf(percentOf(points))];

import type { CreativeDifficulty } from '@markwell/shared/vocabulary/creative-writing';

export const difficultyNames: Record<CreativeDifficulty, string> = {
  standard: 'Standard',
  advanced: 'Advanced',
  elite: 'Elite',
};

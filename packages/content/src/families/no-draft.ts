import type { Draft } from './family.ts';

/** Says that these random numbers make no good question; the next ones are tried. */
export const noDraft: Draft = { answer: '', mistakes: [], explanation: '' };

import type { Draft } from './family.ts';

/** Returned by a family when its random numbers give no good question; the next ones are tried. */
export const noDraft: Draft = { answer: '', mistakes: [], explanation: '' };

import type { Marking } from './answer-kind.ts';

/** The marking of an answer in which some of several things are right. The feedback is for what is not wholly right. */
export function markingOfShare(right: number, all: number, feedback: string): Marking {
  if (right === all) return { share: 1, verdict: 'RIGHT' };
  return { share: right / all, verdict: right === 0 ? 'WRONG' : 'PARTLY', feedback };
}

import type { LoadAction } from './plan-load.ts';

/** The source ids of each outcome. `removed`: the library no longer has it, and it stays as it is. */
export type Outcome = Record<LoadAction | 'removed' | 'withdrawn', string[]>;

export interface LoadReport {
  /** The names of subjects and topics that were added. */
  curriculum: string[];
  questions: Outcome;
  briefs: Outcome;
  papers: Outcome;
}

export const emptyOutcome = (): Outcome => ({
  add: [],
  change: [],
  keep: [],
  'edited-here': [],
  'deleted-here': [],
  removed: [],
  withdrawn: [],
});

/** Adds what happened to a part. */
export function include(all: Outcome, part: Outcome): void {
  for (const action of Object.keys(all) as (keyof Outcome)[]) all[action].push(...part[action]);
}

export const createLoadReport = (): LoadReport => ({
  curriculum: [],
  questions: emptyOutcome(),
  briefs: emptyOutcome(),
  papers: emptyOutcome(),
});

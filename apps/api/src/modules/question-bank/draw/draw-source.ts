import type { DisplayedQuestion } from '../display/displayed-question.repository.ts';
import type { Candidate, PassageSource } from './group-by-passage.ts';

/** The queries of a draw, for one pupil and one pool. */
export interface DrawSource extends PassageSource {
  /** The questions with these draw numbers that the pupil may be given now, in the order given. */
  findByNumber: (drawNumbers: readonly number[]) => Promise<Candidate[]>;
  /** Seen longest ago first; questions seen at the same time are in an order that depends on the salt. */
  leastRecentlySeen: (drawNumbers: readonly number[], limit: number, salt: number) => Promise<Candidate[]>;
}

/** Questions that were read during a draw, by id, so that those in the test are not read again. */
export type LoadedQuestions = Map<string, DisplayedQuestion>;

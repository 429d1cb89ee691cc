import type { DisplayedQuestion } from '../display/displayed-question.repository.ts';
import type { Candidate, PassageSource } from './group-by-passage.ts';

/** The queries of a draw, for one pupil and some buckets. */
export interface DrawSource extends PassageSource {
  /**
   * Returns the questions at these positions that the pupil has not seen, in the order given; positions that
   * no longer exist are skipped.
   */
  findUnseenAt: (userId: string, at: { bucketIds: string[]; positions: number[] }) => Promise<Candidate[]>;
  /** All questions the pupil has not seen. Only called once they have seen half, so there are not many. */
  findUnseen: (userId: string, bucketIds: string[]) => Promise<Candidate[]>;
  /** Seen longest ago first; questions seen at the same time are in an order that depends on the salt. */
  leastRecentlySeen: (
    userId: string,
    bucketIds: string[],
    limit: number,
    salt: number,
  ) => Promise<Candidate[]>;
}

/** Questions that were read during a draw, by id, so that those in the test are not read again. */
export type LoadedQuestions = Map<string, DisplayedQuestion>;

import type { Queries } from './idempotency-record.repository.ts';

/**
 * Records what a repeat of the call gets. Given the transaction that does the work, the record becomes true with it. Without
 * one it is written by itself, for work that no transaction can hold, such as sending an e-mail. Does nothing for a call
 * without a key. Throws CONFLICT when the call was recorded meanwhile; the transaction then rolls back.
 */
export type RecordReply<Reply> = (reply: Reply, transaction?: Queries) => Promise<void>;

/** Records an outcome as the reply that is made from it. */
export const recordReplyOf =
  <Outcome, Reply>(
    recordReply: RecordReply<Reply>,
    toReply: (outcome: Outcome) => Reply,
  ): RecordReply<Outcome> =>
  (outcome, transaction) =>
    recordReply(toReply(outcome), transaction);

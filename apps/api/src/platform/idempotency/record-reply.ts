import type { Sql } from '#platform/transaction.repository.ts';

/**
 * Records the reply for a repeated request. With a transaction, the record is committed together with the
 * work. Without one it is written on its own, for work that no transaction can include, such as sending an
 * e-mail. Does nothing for a request without an idempotency key. Throws RequestAlreadyRecorded when it was
 * recorded in the meantime; the transaction then rolls back.
 */
export type RecordReply<Reply> = (reply: Reply, transaction?: Sql) => Promise<void>;

/** A RecordReply that takes an outcome and records the reply made from it. */
export const recordReplyOf =
  <Outcome, Reply>(
    recordReply: RecordReply<Reply>,
    toReply: (outcome: Outcome) => Reply,
  ): RecordReply<Outcome> =>
  (outcome, transaction) =>
    recordReply(toReply(outcome), transaction);

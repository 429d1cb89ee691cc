import type { Transaction } from '@markwell/api/platform/transaction.repository';

/** Runs work in one transaction: the seed's has no time limit, and its tests end one early. */
export type InTransaction = <Result>(work: (transaction: Transaction) => Promise<Result>) => Promise<Result>;

import { conflict } from '#platform/domain-error.ts';

/** The error for what needs the result of a discarded test. */
export const discardedTest = () => conflict('You discarded this test, so it has no result.');

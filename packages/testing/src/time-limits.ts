/**
 * How long tests wait, in milliseconds: long, since a busy machine is slow, and nothing passes sooner for it. Every test,
 * and everything in tests that waits, uses one of these.
 */

/** Of a test, a hook or a journey. */
export const testLimit = 60_000;

/** Of a test that does the work of many, such as seeding everything. */
export const longTestLimit = 3 * testLimit;

/** Until something is as expected: less than a test's, so that a failure says what was missing. */
export const waitLimit = testLimit / 3;

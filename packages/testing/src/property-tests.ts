/**
 * Gives property tests the same inputs in each run, so that a failure belongs to the change that caused it.
 * PROPERTY_TEST_SEED and PROPERTY_TEST_RUNS try other inputs, and more of them.
 */
import fc from 'fast-check';

fc.configureGlobal({
  seed: Number(process.env['PROPERTY_TEST_SEED'] ?? 1),
  numRuns: Number(process.env['PROPERTY_TEST_RUNS'] ?? 100),
});

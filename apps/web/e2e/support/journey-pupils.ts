/** Pupils in a run of the journeys: a project of Playwright, or the retries of one. No two runs share a pupil. */
export const pupilsPerRun = 140;
/** Three projects, each with its retries. */
export const runCount = 6;

/** The address of a run's pupil: `run` counts from 0, `number` from 1 to `pupilsPerRun`. */
export const journeyPupil = (run: number, number: number): string =>
  `journey-${run * pupilsPerRun + number}@example.com`;

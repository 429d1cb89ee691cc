/** Journey pupils of each project of Playwright, and as many again for its retries. */
export const pupilsPerRun = 100;
/** Runs with pupils of their own: three projects, each with its retries. */
export const runCount = 6;

/** The address of the pupil with this number, 1 to `pupilsPerRun`, in a run counted from 0. */
export const journeyPupil = (run: number, number: number): string =>
  `journey-${run * pupilsPerRun + number}@example.com`;

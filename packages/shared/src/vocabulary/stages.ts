/** Exam levels. The API calls a stage "exam type" in places. */
export const stageCodes = ['ELEVEN_PLUS', 'GCSE', 'A_LEVEL'] as const;
export type StageCode = (typeof stageCodes)[number];

/** The stage after whose choice a pupil also chooses an exam board (spec 1 §4). */
export const stageWithExamBoards: StageCode = 'ELEVEN_PLUS';

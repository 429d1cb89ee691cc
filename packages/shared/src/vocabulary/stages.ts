/** Exam levels. Where the wire says "exam type" it means a stage. */
export const stageCodes = ['ELEVEN_PLUS', 'GCSE', 'A_LEVEL'] as const;
export type StageCode = (typeof stageCodes)[number];

/** After choosing this stage a pupil is asked for an exam board (spec 1 §4). */
export const stageWithExamBoards: StageCode = 'ELEVEN_PLUS';

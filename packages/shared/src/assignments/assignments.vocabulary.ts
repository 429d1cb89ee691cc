/** Whether all pupils get the same questions, or each a draw of their own. */
export const questionChoices = ['SAME', 'OWN_DRAW'] as const;
export type QuestionChoice = (typeof questionChoices)[number];

/** What pupils see of their result: nothing, the score, or all with answers and solutions. */
export const shownResults = ['NONE', 'SCORE', 'FULL'] as const;
export type ShownResult = (typeof shownResults)[number];

/** When they see it: once they have handed in, when the assignment closes, or when the teacher releases the results. */
export const releaseMoments = ['HAND_IN', 'CLOSE', 'TEACHER'] as const;
export type ReleaseMoment = (typeof releaseMoments)[number];

/** What a pupil has done about an assignment. `NO_ANSWER`: started, and the time ran out before the first answer. */
export const workStates = [
  'NOT_OPEN',
  'NOT_STARTED',
  'OVERDUE',
  'RUNNING',
  'HANDED_IN',
  'NO_ANSWER',
  'RETURNED',
  'EXCUSED',
  'MISSED',
  'LEFT',
] as const;
export type WorkState = (typeof workStates)[number];

/** The states of work that a pupil can still do: what a parent sees as work due. */
export const statesOfWorkDue = [
  'NOT_STARTED',
  'OVERDUE',
  'RUNNING',
  'RETURNED',
] as const satisfies readonly WorkState[];
export const isWorkDue = (state: WorkState): state is (typeof statesOfWorkDue)[number] =>
  statesOfWorkDue.some((each) => each === state);

/** The states as teachers, pupils and parents read them. */
export const workStateNames: Record<WorkState, string> = {
  NOT_OPEN: 'Not open yet',
  NOT_STARTED: 'Not started',
  OVERDUE: 'Overdue',
  RUNNING: 'In progress',
  HANDED_IN: 'Handed in',
  NO_ANSWER: 'No answer',
  RETURNED: 'Returned',
  EXCUSED: 'Excused',
  MISSED: 'Missed',
  LEFT: 'Left the class',
};

/** Seconds after the due time in which work does not count as late. Extra time makes it longer. */
export const lateGraceSeconds = 300;

/**
 * Minutes after the time of a test on an assignment in which answers still count, as late: without network they arrive
 * later. The server's clock alone decides. After that the server closes the test.
 */
export const lateAnswerMinutes = 10;

/** Days after closing for which questions stay embargoed when the teacher has not released the results. */
export const maxEmbargoDays = 30;

/** The most questions of an assignment. */
export const maxAssignmentQuestions = 100;

/** Minutes that a teacher can choose as a time limit. */
export const assignmentDurations = [10, 15, 20, 30, 45, 60, 90, 120] as const;

/** Fewer answers than these say too little about a class. */
export const minAnswersForAnalysis = 5;

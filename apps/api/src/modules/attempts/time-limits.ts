import { lateAnswerMinutes } from '@markwell/shared/assignments/assignments.vocabulary';
import { defaultDuration, durationChoices } from '@markwell/shared/attempts/mock-test.vocabulary';

/**
 * Seconds after the deadline in which a test may still be submitted: the browser's submission at the deadline
 * needs time to arrive. After that, the server closes the test with its saved answers.
 */
const submitGraceSeconds = 30;

/**
 * Seconds by which the server closes work on an assignment later: what arrives until then counts, as late. Nothing is
 * shown of an open test, so nobody answers after seeing a result.
 */
export const lateAnswerSeconds = lateAnswerMinutes * 60 - submitGraceSeconds;

/** Seconds by which a browser's timer may run ahead of the server's clock. */
const timerToleranceSeconds = 5;

/** Minutes for a similar question. */
export const similarQuestionMinutes = 15;

/** Extra time to think: questions answered wrongly before are usually hard ones. */
const practiceMinutesPerQuestion = 1.5;

/** The shortest duration of a test that leaves enough time to practise this many questions. */
export const practiceMinutes = (questionCount: number): number =>
  durationChoices.find((minutes) => minutes >= questionCount * practiceMinutesPerQuestion) ?? defaultDuration;

/** The server closes tests whose deadline is before this instant. */
export const latestDeadlineToClose = (now: Date): Date => new Date(now.getTime() - submitGraceSeconds * 1000);

/** The latest deadline at which the server accepts a browser's claim that time is up. */
export const latestDeadlineForTimeUp = (now: Date): Date =>
  new Date(now.getTime() + timerToleranceSeconds * 1000);

import type { NotificationKind } from '@markwell/shared/vocabulary/notifications';

/** Something to tell a pupil: once for each dedupe key. */
export interface NewNotification {
  kind: NotificationKind;
  title: string;
  body: string;
  /** A path of the web application. */
  link: string | null;
  dedupeKey: string;
}

/** A test whose time ran out: the server handed in what it had. */
export const testClosedNotification = (attemptId: string, subjectName: string): NewNotification => ({
  kind: 'test-closed',
  title: `Your ${subjectName} test has ended`,
  body: 'Its time ran out, so it was handed in with the answers you had given.',
  link: `/test/results?test=${attemptId}`,
  dedupeKey: `test-closed:${attemptId}`,
});

/** The same without one answer: the test does not count. */
export const testExpiredNotification = (attemptId: string, subjectName: string): NewNotification => ({
  ...testClosedNotification(attemptId, subjectName),
  body: 'Its time ran out before you had answered a question, so nothing was counted. You can start again.',
});

/** The day (YYYY-MM-DD, Europe/London) is the last on which the streak can go on. */
export const streakEndsNotification = (streakDays: number, day: string): NewNotification => ({
  kind: 'streak-ends',
  title: `Your streak of ${streakDays} ${streakDays === 1 ? 'day' : 'days'} ends today`,
  body: 'Finish a test, a quiz or a challenge before midnight and it goes on.',
  link: '/practice',
  dedupeKey: `streak-ends:${day}`,
});

/** What came of a report. 'checked' says no more than that somebody has decided. */
export type ReportDecision = 'changed' | 'withdrawn' | 'unchanged' | 'dismissed' | 'checked';

export interface DecidedReport {
  flagId: string;
  /** The topic, or the past paper, of what was reported. */
  about: string;
  answer: ReportDecision;
  /** Test results with the question were marked again, or leave it out now. */
  wereResultsCorrected: boolean;
  /** What an administrator wrote for the pupil; may be empty. */
  reply: string;
}

const answers: Record<ReportDecision, string> = {
  changed: 'Thank you: the question has been changed.',
  withdrawn: 'Thank you: the question has been taken out of use.',
  unchanged: 'Thank you: it was checked, and the question stays as it is.',
  dismissed: 'Thank you: it was checked, and nothing was changed because of your report.',
  checked: 'Thank you: your report was checked.',
};

export function reportDecidedNotification({
  flagId,
  about,
  answer,
  wereResultsCorrected,
  reply,
}: DecidedReport): NewNotification {
  const isCorrected = wereResultsCorrected && answer !== 'dismissed';
  const sentences = [answers[answer], isCorrected ? 'Test results with it were corrected.' : '', reply];
  return {
    kind: 'report-answered',
    title: `Your report about ${about} was answered`,
    body: sentences.filter((sentence) => sentence !== '').join(' '),
    link: null,
    dedupeKey: `report-answered:${flagId}`,
  };
}

export interface CorrectedTest {
  attemptId: string;
  subjectName: string;
  /** Percent, as it is now. */
  score: number;
  /** How many more of the pupil's tests have another score now. */
  others: number;
}

/** The key of a question turned out wrong: the pupil's latest test with it, and how it is marked now. */
export const questionCorrectedNotification = (
  correctionId: string,
  { attemptId, subjectName, score, others }: CorrectedTest,
): NewNotification => ({
  kind: 'question-corrected',
  title: `A question in your ${subjectName} test was corrected`,
  body: `Your score is now ${score}%.${others === 0 ? '' : ` ${others} more of your tests changed as well.`}`,
  link: `/test/results?test=${attemptId}`,
  dedupeKey: `question-corrected:${correctionId}`,
});

import { generationTypeNames, type GenerationType } from '@markwell/shared/ai-drafts/ai.vocabulary';
import type { NotificationKind } from '@markwell/shared/notifications/notifications.vocabulary';
import type { ChangedPart } from '@markwell/shared/reports/reports.vocabulary';

/** A notification for a pupil, stored once per deduplication key. */
export interface NewNotification {
  kind: NotificationKind;
  title: string;
  body: string;
  /** A path of the web application. */
  link: string | null;
  dedupeKey: string;
}

/** A test whose time ran out, so that the server submitted it with its saved answers. */
export const testClosedNotification = (attemptId: string, subjectName: string): NewNotification => ({
  kind: 'test-closed',
  title: `Your ${subjectName} test has ended`,
  body: 'Time ran out, so we submitted the test with the answers you had given.',
  link: `/test/results?test=${attemptId}`,
  dedupeKey: `test-closed:${attemptId}`,
});

/** The same for a test without any answer: it does not count. */
export const testExpiredNotification = (attemptId: string, subjectName: string): NewNotification => ({
  ...testClosedNotification(attemptId, subjectName),
  body: 'Time ran out before you answered a question, so the test does not count. You can start again.',
});

/** The result of a report. 'checked' only means that an administrator has decided it. */
export type ReportDecision = 'changed' | 'withdrawn' | 'unchanged' | 'dismissed' | 'checked';

export interface DecidedReport {
  reportId: string;
  /** The topic or past paper of the reported question. */
  about: string;
  decision: ReportDecision;
  /** What has changed since the reporter saw the question. */
  changes: readonly ChangedPart[];
  /** Test results with the question were re-marked, or no longer count it. */
  wereResultsCorrected: boolean;
  /** The administrator's reply to the pupil; may be empty. */
  reply: string;
}

const partNames: Record<ChangedPart, string> = {
  answer: 'the correct answer',
  text: 'the question',
  solution: 'the solution',
  pictures: 'the pictures of the question',
};

/** 'Thank you: we have changed the correct answer and the solution.' */
function changeSentence(changes: readonly ChangedPart[]): string {
  const parts = new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(
    changes.map((part) => partNames[part]),
  );
  return `Thank you: we have changed ${parts}.`;
}

const decisionSentences: Record<Exclude<ReportDecision, 'changed'>, string> = {
  withdrawn: 'Thank you: we no longer use this question.',
  unchanged: 'Thank you: we checked, and the question is correct.',
  dismissed: 'Thank you: we checked, and nothing needed to change.',
  checked: 'Thank you: your report was checked.',
};

export function reportDecidedNotification({
  reportId,
  about,
  decision,
  changes,
  wereResultsCorrected,
  reply,
}: DecidedReport): NewNotification {
  const isCorrected = wereResultsCorrected && decision !== 'dismissed';
  const sentences = [
    decision === 'changed' ? changeSentence(changes) : decisionSentences[decision],
    isCorrected ? 'Test results with this question were corrected.' : '',
    reply,
  ];
  return {
    kind: 'report-answered',
    title: `Your report about ${about} was answered`,
    body: sentences.filter((sentence) => sentence !== '').join(' '),
    link: null,
    dedupeKey: `report-answered:${reportId}`,
  };
}

interface CorrectedTest {
  attemptId: string;
  subjectName: string;
  /** Percent, after the correction. */
  score: number;
  /** How many more of the pupil's tests have a new score because of the correction. */
  otherTests: number;
}

/** A question's answer key was wrong: shows the pupil's latest test with it and the new score. */
export const questionCorrectedNotification = (
  runId: string,
  { attemptId, subjectName, score, otherTests }: CorrectedTest,
): NewNotification => ({
  kind: 'question-corrected',
  title: `A question in your ${subjectName} test was corrected`,
  body: `Your score is now ${score}%.${otherTests === 0 ? '' : ` ${otherTests} more of your tests changed as well.`}`,
  link: `/test/results?test=${attemptId}`,
  dedupeKey: `question-corrected:${runId}`,
});

interface EndedGeneration {
  runId: string;
  type: GenerationType;
  outcome:
    | { status: 'done'; title: string; createdQuestions: number }
    | { status: 'failed'; message: string; suggestion: string | null }
    | { status: 'cancelled' };
}

/** For the administrator who began the generation. */
export const generationEndedNotification = ({ runId, type, outcome }: EndedGeneration): NewNotification => ({
  kind: 'generation-ended',
  ...endedTexts(generationTypeNames[type], outcome),
  link: generatorPages[type],
  dedupeKey: `generation-ended:${runId}`,
});

/** The pages that show the run and its result. */
const generatorPages: Record<GenerationType, string> = {
  mock_test: '/admin/ai-generator',
  comprehension: '/admin/ai-generator?tab=comprehension',
  vocabulary: '/admin/ai-generator?tab=vocabulary',
  creative_writing: '/admin/creative-writing',
};

function endedTexts(name: string, outcome: EndedGeneration['outcome']): { title: string; body: string } {
  switch (outcome.status) {
    case 'done': {
      const { title, createdQuestions } = outcome;
      const drafts = createdQuestions === 0 ? '' : ` ${createdQuestions} drafts are ready to review.`;
      return { title: `${name}: generated`, body: `“${title}”.${drafts}` };
    }
    case 'failed':
      return {
        title: `${name}: failed`,
        body: [outcome.message, outcome.suggestion].filter((text) => text !== null).join(' '),
      };
    case 'cancelled':
      return { title: `${name}: cancelled`, body: 'Nothing was written.' };
  }
}

interface ClassTeacherEvent {
  classId: string;
  className: string;
  teacherId: string;
  teacherName: string;
  at: Date;
}

const classNotification = ({ classId, teacherId, at }: ClassTeacherEvent, event: string) => ({
  kind: 'class-changed' as const,
  dedupeKey: `class-${event}:${classId}:${teacherId}:${at.toISOString()}`,
  at,
});

/** For the members of a class: somebody else sees their work from now on. */
export const classTeacherNotification = (event: ClassTeacherEvent): NewNotification & { at: Date } => ({
  ...classNotification(event, 'teacher'),
  title: `${event.teacherName} is now a teacher of ${event.className}`,
  body: 'They can see the same work as the other teachers of the class. You can leave the class.',
  link: '/who-can-see-my-work',
});

/** For a new co-teacher. */
export const addedToClassNotification = (event: ClassTeacherEvent): NewNotification & { at: Date } => ({
  ...classNotification(event, 'added'),
  title: `You are a co-teacher of ${event.className}`,
  body: 'The class is in your list of classes.',
  link: `/classes/${event.classId}`,
});

/** For the new owner of a class. */
export const ownsClassNotification = (event: ClassTeacherEvent): NewNotification & { at: Date } => ({
  ...classNotification(event, 'owner'),
  title: `You are the owner of ${event.className}`,
  body: 'You can add co-teachers, archive the class and pass it on.',
  link: `/classes/${event.classId}`,
});

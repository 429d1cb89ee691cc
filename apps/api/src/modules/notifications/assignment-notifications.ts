import type { NewNotification } from './notification-texts.ts';

interface NamedAssignment {
  assignmentId: string;
  title: string;
}

interface DueAssignment extends NamedAssignment {
  className: string;
  dueAt: Date;
}

const dueFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});
const dueText = ({ className, dueAt }: DueAssignment) =>
  `${className}. It is due on ${dueFormat.format(dueAt)}.`;
const linkTo = (assignmentId: string) => `/assignments/${assignmentId}`;

/** For each pupil of the class, once it is open. */
export const assignmentSetNotification = (assignment: DueAssignment): NewNotification => ({
  kind: 'assignment-set',
  title: `New assignment: ${assignment.title}`,
  body: dueText(assignment),
  link: linkTo(assignment.assignmentId),
  dedupeKey: `assignment-set:${assignment.assignmentId}`,
});

/** For each pupil who has not handed in, a day before it is due. */
export const assignmentDueNotification = (assignment: DueAssignment): NewNotification => ({
  kind: 'assignment-due',
  title: `Due soon: ${assignment.title}`,
  body: dueText(assignment),
  link: linkTo(assignment.assignmentId),
  dedupeKey: `assignment-due:${assignment.assignmentId}:${assignment.dueAt.toISOString()}`,
});

/** For the pupil whose work the teacher returned. */
export const assignmentReturnedNotification = (
  { assignmentId, title }: NamedAssignment,
  at: Date,
): NewNotification => ({
  kind: 'assignment-returned',
  title: `Returned to you: ${title}`,
  body: 'Your teacher asks you to do this assignment again.',
  link: linkTo(assignmentId),
  dedupeKey: `assignment-returned:${assignmentId}:${at.toISOString()}`,
});

/** For the teachers of the class, when the answer key of a question in handed-in work was corrected. */
export const assignmentCorrectedNotification = (
  runId: string,
  { assignmentId, title, classId }: NamedAssignment & { classId: string },
  changedScores: number,
): NewNotification => ({
  kind: 'assignment-corrected',
  title: `A question in ${title} was corrected`,
  body:
    changedScores === 0
      ? 'No score has changed.'
      : `${changedScores} ${changedScores === 1 ? 'score has' : 'scores have'} changed in the markbook.`,
  link: `/classes/${classId}/assignments/${assignmentId}`,
  dedupeKey: `assignment-corrected:${runId}:${assignmentId}`,
});

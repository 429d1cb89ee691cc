import type { AssignmentFacts, WorkFacts } from '#modules/assignments/assignment-access.rules.ts';

const opening = Date.parse('2026-11-24T09:00:00Z');
/** An instant, in minutes after the opening. */
export const at = (minutes: number) => new Date(opening + minutes * 60_000);

/** Opens at 0 minutes, due at 60, closes at 120; the time limit is 30 minutes. */
export const assignmentFacts: AssignmentFacts = {
  opensAt: at(0),
  dueAt: at(60),
  closesAt: at(120),
  durationSeconds: 1800,
  show: 'FULL',
  release: 'TEACHER',
  releasedAt: null,
  isDeleted: false,
  isClassArchived: false,
};
export const noWork: WorkFacts = {
  membership: 'CURRENT',
  joinedAt: at(-9999),
  leftAt: null,
  attempt: null,
  isExcused: false,
  returnedAt: null,
  ownDueAt: null,
  arrangement: { extraTimePercent: 0, breakMinutesPerHalfHour: 0 },
};
/** An attempt by its minutes: still open without an end. */
export const attempt = (startedAt: number, finishedAt: number | null, minutes = 30) => ({
  status: finishedAt === null ? ('OPEN' as const) : ('FINISHED' as const),
  startedAt: at(startedAt),
  deadlineAt: at(startedAt + minutes),
  finishedAt: finishedAt === null ? null : at(finishedAt),
  pausedSeconds: 0,
});

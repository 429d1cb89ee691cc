import { timingOf, type TimeArrangement } from '@markwell/shared/time/timing';
import {
  lateGraceSeconds,
  maxEmbargoDays,
  type ReleaseMoment,
  type ShownResult,
  type WorkState,
} from '@markwell/shared/assignments/assignments.vocabulary';

/* The one place that decides what each person may see and do of an assignment, and when its questions are embargoed. */

export interface AssignmentFacts {
  opensAt: Date;
  dueAt: Date;
  /** After it nothing can be started; never before `dueAt`. */
  closesAt: Date;
  /** The working time without extra time; null: no time limit. */
  durationSeconds: number | null;
  show: ShownResult;
  release: ReleaseMoment;
  /** When the teacher released the results; null: not yet. */
  releasedAt: Date | null;
  isDeleted: boolean;
  isClassArchived: boolean;
}

export interface AttemptFacts {
  status: 'OPEN' | 'FINISHED' | 'EXPIRED' | 'DISCARDED';
  startedAt: Date;
  /** With extra time and breaks. */
  deadlineAt: Date;
  finishedAt: Date | null;
  pausedSeconds: number;
}

/** A pupil's work on an assignment. */
export interface WorkFacts {
  /** Whether the pupil is in the class now. FORMER: was, and no longer is. */
  membership: 'CURRENT' | 'FORMER' | 'NONE';
  /** The start of the current membership; of the last one for a former member. */
  joinedAt: Date;
  /** When a former member last left; otherwise null. */
  leftAt: Date | null;
  /** The attempt that counts; null before the start, and after work was returned. */
  attempt: AttemptFacts | null;
  isExcused: boolean;
  /** When the teacher last gave the work back to be done again. */
  returnedAt: Date | null;
  /** The pupil's own due time, instead of that of the class. */
  ownDueAt: Date | null;
  /** As confirmed for assignments. */
  arrangement: TimeArrangement;
}

/** Who looks at a pupil's work: the pupil, a teacher of the class, or somebody else. A parent is somebody else here. */
export type AssignmentViewer = 'OWNER' | 'CO_TEACHER' | 'PUPIL' | 'OTHER';

export interface AssignmentAccess {
  see: {
    /** That the assignment exists, its title and its times. */
    assignment: boolean;
    /** The questions, without anything that shows which option is correct. */
    questions: boolean;
    /** The state of the pupil's work. */
    work: boolean;
    /** Which options the pupil chose. */
    answers: boolean;
    score: boolean;
    /** Answer keys and explanations. */
    solutions: boolean;
  };
  may: {
    start: boolean;
    continue: boolean;
    handIn: boolean;
    return: boolean;
    excuse: boolean;
    release: boolean;
    edit: boolean;
    /** Change which questions there are: only before anyone can start. */
    editQuestions: boolean;
    delete: boolean;
  };
  state: WorkState;
  /** Whole minutes after the due time, for work that was handed in after the time of grace; otherwise 0. */
  lateMinutes: number;
  /** The pupil's own due time; null for one who joined after it. */
  dueAt: Date | null;
  /** The pupil's own closing time: with an own due time, and to the deadline of a running attempt. */
  closesAt: Date;
}

const nothing: AssignmentAccess['see'] = {
  assignment: false,
  questions: false,
  work: false,
  answers: false,
  score: false,
  solutions: false,
};
const noAction: AssignmentAccess['may'] = {
  start: false,
  continue: false,
  handIn: false,
  return: false,
  excuse: false,
  release: false,
  edit: false,
  editQuestions: false,
  delete: false,
};

/**
 * What a viewer may see and do of an assignment and of one pupil's work on it, the state of that work and how late it
 * is. For what does not depend on a pupil, the work may be anyone's. Teachers see a pupil's work only while the pupil is
 * in the class. A pupil who left keeps a started attempt, and can finish it.
 */
export function assignmentAccess(
  viewer: AssignmentViewer,
  assignment: AssignmentFacts,
  work: WorkFacts,
  now: Date,
): AssignmentAccess {
  const times = timesOf(assignment, work, now);
  const common = { state: stateOf(assignment, work, times, now), lateMinutes: lateMinutesOf(work, times) };
  const own = { dueAt: times.dueAt, closesAt: times.closesAt };
  if (viewer === 'PUPIL') return { ...common, ...own, ...accessOfPupil(assignment, work, times, now) };
  if (viewer === 'OTHER') return { ...common, ...own, see: nothing, may: noAction };
  return { ...common, ...own, ...accessOfTeacher(assignment, work, now) };
}

interface OwnTimes {
  dueAt: Date | null;
  closesAt: Date;
  lateAfter: Date | null;
}

/** The times of one pupil. One who joined after the due time cannot be late. */
function timesOf(assignment: AssignmentFacts, work: WorkFacts, now: Date): OwnTimes {
  const { attempt, ownDueAt, joinedAt, arrangement } = work;
  const hasJoinedLate = ownDueAt === null && joinedAt > assignment.dueAt;
  const timing = timingOf({
    baseSeconds: assignment.durationSeconds ?? 0,
    arrangement,
    startedAt: attempt?.startedAt ?? now,
    pausedSeconds: attempt?.pausedSeconds ?? 0,
    window: {
      opensAt: assignment.opensAt,
      dueAt: ownDueAt ?? assignment.dueAt,
      closesAt: closingOf(assignment, work),
      graceSeconds: lateGraceSeconds,
    },
  });
  const closesAt = closingOf(assignment, work);
  return {
    dueAt: hasJoinedLate ? null : (ownDueAt ?? assignment.dueAt),
    lateAfter: hasJoinedLate ? null : (timing.lateAfter ?? null),
    closesAt: attempt?.status === 'OPEN' && attempt.deadlineAt > closesAt ? attempt.deadlineAt : closesAt,
  };
}

/** When a pupil can no longer start. An own due time after the closing moves it. */
const closingOf = ({ closesAt }: AssignmentFacts, { ownDueAt }: Pick<WorkFacts, 'ownDueAt'>): Date =>
  ownDueAt && ownDueAt > closesAt ? ownDueAt : closesAt;

function stateOf(
  { opensAt }: AssignmentFacts,
  { attempt, membership, isExcused, joinedAt, returnedAt }: WorkFacts,
  { closesAt, lateAfter }: OwnTimes,
  now: Date,
): WorkState {
  if (membership !== 'CURRENT') return 'LEFT';
  if (attempt?.status === 'FINISHED') return 'HANDED_IN';
  if (isExcused) return 'EXCUSED';
  if (attempt?.status === 'OPEN') return 'RUNNING';
  if (attempt) return 'NO_ANSWER';
  // Who joined after the closing could not do it.
  if (now >= closesAt) return joinedAt >= closesAt ? 'EXCUSED' : 'MISSED';
  if (returnedAt) return 'RETURNED';
  if (now < opensAt) return 'NOT_OPEN';
  return lateAfter && now > lateAfter ? 'OVERDUE' : 'NOT_STARTED';
}

function lateMinutesOf({ attempt }: WorkFacts, { dueAt, lateAfter }: OwnTimes): number {
  const finishedAt = attempt?.status === 'FINISHED' ? attempt.finishedAt : null;
  if (!finishedAt || !dueAt || !lateAfter || finishedAt <= lateAfter) return 0;
  return Math.ceil((finishedAt.getTime() - dueAt.getTime()) / 60_000);
}

function accessOfPupil(
  assignment: AssignmentFacts,
  work: WorkFacts,
  { closesAt }: OwnTimes,
  now: Date,
): Pick<AssignmentAccess, 'see' | 'may'> {
  const { attempt, isExcused } = work;
  if (!concernsPupil(assignment, work, now)) return { see: nothing, may: noAction };
  const isRunning = attempt?.status === 'OPEN';
  const isReleased = areResultsReleased(assignment, work, now);
  const solutions = isReleased && (assignment.show === 'FULL' || assignment.isDeleted);
  const canFinish = isRunning && now < attempt.deadlineAt;
  return {
    see: {
      assignment: true,
      questions: canFinish || solutions,
      work: true,
      answers: canFinish || solutions,
      score: solutions || (isReleased && assignment.show === 'SCORE'),
      solutions,
    },
    may: {
      ...noAction,
      start: !attempt && !isExcused && !assignment.isClassArchived && now < closesAt,
      continue: canFinish,
      handIn: canFinish,
    },
  };
}

/** Whether the assignment exists for the pupil: a member once it has opened, and a pupil who has begun it. */
function concernsPupil(
  { isDeleted, opensAt }: AssignmentFacts,
  { attempt, membership }: WorkFacts,
  now: Date,
): boolean {
  if (membership === 'NONE') return false;
  return attempt !== null || (membership === 'CURRENT' && !isDeleted && now >= opensAt);
}

function accessOfTeacher(
  assignment: AssignmentFacts,
  { membership, attempt }: WorkFacts,
  now: Date,
): Pick<AssignmentAccess, 'see' | 'may'> {
  if (assignment.isDeleted) return { see: nothing, may: noAction };
  const isMember = membership === 'CURRENT';
  const hasEnded = attempt !== null && attempt.status !== 'OPEN';
  const canChange = !assignment.isClassArchived;
  return {
    see: {
      assignment: true,
      questions: true,
      work: isMember,
      answers: isMember && hasEnded,
      score: isMember && hasEnded,
      solutions: true,
    },
    may: {
      ...noAction,
      return: canChange && isMember && hasEnded,
      excuse: canChange && isMember,
      release:
        canChange &&
        assignment.release === 'TEACHER' &&
        assignment.show !== 'NONE' &&
        assignment.releasedAt === null &&
        now >= assignment.opensAt,
      edit: canChange,
      editQuestions: canChange && now < assignment.opensAt,
      delete: canChange,
    },
  };
}

/** Whether a pupil's result may be shown, as far as `show` allows. Never while an attempt runs. */
function areResultsReleased(assignment: AssignmentFacts, work: WorkFacts, now: Date): boolean {
  if (!work.attempt || work.attempt.status === 'OPEN') return false;
  if (assignment.isDeleted) return true;
  switch (assignment.release) {
    case 'HAND_IN':
      return true;
    case 'CLOSE':
      return now >= closingOf(assignment, work);
    case 'TEACHER':
      return assignment.releasedAt !== null && now >= assignment.releasedAt;
  }
}

/**
 * Whether a pupil's questions of an assignment stay out of practice, search and everything else that comes with answer
 * keys: from the opening until the solutions are released to this pupil; without a release, until the assignment
 * closes. Somebody who leaves the class after the opening is bound like a member, because they could join again. The SQL expression `isEmbargoedFor` says the same, and a property test holds both equal.
 */
export function isEmbargoed(assignment: AssignmentFacts, work: WorkFacts, now: Date): boolean {
  if (work.attempt?.status === 'OPEN') return true;
  if (!work.attempt && !wasMemberSince(assignment.opensAt, work)) return false;
  if (assignment.isDeleted || now < assignment.opensAt) return false;
  if (assignment.show === 'FULL' && areResultsReleased(assignment, work, now)) return false;
  const closesAt = closingOf(assignment, work);
  if (now < closesAt) return true;
  const waitsForTeacher =
    assignment.show === 'FULL' &&
    assignment.release === 'TEACHER' &&
    !(assignment.releasedAt !== null && now >= assignment.releasedAt);
  return waitsForTeacher && now < new Date(closesAt.getTime() + maxEmbargoDays * 86_400_000);
}

/** Whether the pupil was in the class at an instant or at any time after it. */
const wasMemberSince = (instant: Date, { membership, leftAt }: WorkFacts): boolean =>
  membership === 'CURRENT' || (leftAt !== null && leftAt >= instant);

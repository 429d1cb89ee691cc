import { answerColumns } from '@markwell/api/modules/attempts/answer-columns';
import { optionLetters } from '@markwell/shared/answers/option-letters';
import { itemAt } from '@markwell/questions/item-at';
import { createRandom, hash, type Random } from '@markwell/questions/random';
import type { Rows } from '@markwell/database/sql/insert-rows';
import { scorePercent } from '@markwell/shared/progress/marking';
import { addDays, dayOf } from '@markwell/shared/time/days';
import { instantOf } from '@markwell/shared/time/local-time';
import { difficultyChoices } from '@markwell/shared/question-bank/difficulty.vocabulary';
import { v7 as uuid } from 'uuid';
import { drawTest } from '../draw-test.ts';
import type { BankQuestion } from '../library/insert-questions.ts';
import type { PlannedAssignment } from './assignment-plans.ts';

type AssignmentRows = Pick<Rows, 'assignments' | 'assignmentQuestions' | 'assignmentWork' | 'attempts'>;

interface AssignedClass {
  id: string;
  teacherId: string;
  stageId: string;
  subjectIdOf: (subjectCode: string) => string;
  /** The weakest first, except the demo pupil. */
  members: readonly { userId: string; joinedAt: Date }[];
  demoPupilId: string;
}

/** What an assignment of a plan is, and the questions that a pupil gets. */
interface SetAssignment {
  plan: PlannedAssignment;
  id: string;
  opensAt: Date;
  dueAt: Date;
  closesAt: Date;
  subjectId: string;
  topicIds: string[];
  questionsFor: (random: Random) => readonly BankQuestion[];
}

const minute = 60_000;
const hour = 60 * minute;

/** Assignments of a class by their plans, with the work of its pupils until now. Only ids differ between two runs. */
export function assignmentRows(
  plans: readonly PlannedAssignment[],
  schoolClass: AssignedClass,
  bank: readonly BankQuestion[],
  now: Date,
): AssignmentRows {
  const rows: AssignmentRows = {
    assignments: [],
    assignmentQuestions: [],
    assignmentWork: [],
    attempts: [],
  };
  const seen = new Set<string>();
  for (const plan of plans) {
    const set = setAssignment(plan, schoolClass, bank, seen, now);
    addAssignment(rows, set, schoolClass, now);
    for (const place of schoolClass.members.keys()) addWork(rows, set, schoolClass, place, now);
  }
  return rows;
}

/** Adds what the pupil at a place in the list of members has done, and what the teacher has decided about it. */
function addWork(
  rows: AssignmentRows,
  set: SetAssignment,
  schoolClass: AssignedClass,
  place: number,
  now: Date,
): void {
  const { plan } = set;
  const { members, demoPupilId } = schoolClass;
  const { userId, joinedAt } = itemAt(members, place);
  const work = { assignmentId: set.id, userId, ...untouched };
  if (plan.excused?.includes(place)) {
    rows.assignmentWork.push({ ...work, excusedAt: new Date(set.opensAt.getTime() + hour) });
    return;
  }
  const random = createRandom(hash(`${plan.title}/${place}`));
  const isDemoPupil = userId === demoPupilId;
  const ability = isDemoPupil ? 0.7 : place / members.length;
  const finishedAt = isDemoPupil
    ? finishOfDemoPupil(plan, now)
    : finishOf(set, joinedAt, ability, random, now);
  if (!finishedAt) return;
  if (plan.returned?.includes(place)) {
    const attemptId = addAttempt(rows, set, { userId, ability: 0, finishedAt, random }, schoolClass);
    const returnedAt = new Date(now.getTime() - 20 * hour);
    const ownDueAt = at(now, 2, '08:00');
    rows.assignmentWork.push({ ...work, earlierAttemptIds: [attemptId], returnedAt, ownDueAt });
    return;
  }
  const attemptId = addAttempt(rows, set, { userId, ability, finishedAt, random }, schoolClass);
  rows.assignmentWork.push({ ...work, attemptId });
}

const untouched = {
  attemptId: null,
  earlierAttemptIds: [],
  excusedAt: null,
  returnedAt: null,
  ownDueAt: null,
};

/** A time of the day in London, this many days from today. */
function at(now: Date, days: number, time: string): Date {
  const localTime = `${addDays(dayOf(now), days)}T${time}`;
  const instant = instantOf(localTime);
  if (!instant) throw new Error(`${localTime} is not a time`);
  return instant;
}

function setAssignment(
  plan: PlannedAssignment,
  { subjectIdOf }: AssignedClass,
  bank: readonly BankQuestion[],
  seen: Set<string>,
  now: Date,
): SetAssignment {
  const { title, subjectCode, topicCodes, questionCount, isOwnDraw = false } = plan;
  // Sorting the whole bank for each pupil would take longer than all the rest.
  const pool = bank.filter(
    ({ content }) =>
      content.subjectCode === subjectCode &&
      content.passage === undefined &&
      (topicCodes === undefined || topicCodes.includes(content.topicCode)),
  );
  const choice = { subjectCode, choices: [1, 2, 3] as (1 | 2 | 3)[], questionCount };
  const shared = isOwnDraw ? [] : drawTest(pool, choice, seen, createRandom(hash(title)));
  return {
    plan,
    id: uuid(),
    opensAt: at(now, plan.opens, '16:00'),
    dueAt: at(now, plan.due, '08:00'),
    closesAt: at(now, plan.closes, '08:00'),
    subjectId: subjectIdOf(subjectCode),
    topicIds: isOwnDraw ? [...new Set(pool.map(({ topicId }) => topicId))] : [],
    questionsFor: (random) => (isOwnDraw ? drawTest(pool, choice, new Set(), random) : shared),
  };
}

function addAssignment(
  rows: AssignmentRows,
  set: SetAssignment,
  { id, teacherId }: AssignedClass,
  now: Date,
) {
  const { plan, opensAt, dueAt, closesAt } = set;
  const createdAt = new Date(Math.min(opensAt.getTime(), now.getTime()) - 2 * hour);
  const releasedAt = plan.released === undefined ? null : at(now, plan.released, '15:45');
  const reminderAt = new Date(dueAt.getTime() - 24 * hour);
  rows.assignments.push({
    id: set.id,
    classId: id,
    title: plan.title,
    instructions: plan.instructions ?? '',
    questionChoice: plan.isOwnDraw ? 'OWN_DRAW' : 'SAME',
    subjectId: set.subjectId,
    topicIds: set.topicIds,
    difficulties: plan.isOwnDraw ? [...difficultyChoices] : [],
    questionCount: plan.questionCount,
    durationSeconds: plan.minutes === null ? null : plan.minutes * 60,
    opensAt,
    dueAt,
    closesAt,
    show: plan.show,
    release: plan.release,
    releasedAt,
    createdById: teacherId,
    createdAt,
    updatedAt: releasedAt ?? createdAt,
    announcedAt: opensAt <= now ? opensAt : null,
    remindedAt: reminderAt <= now ? reminderAt : null,
  });
  if (plan.isOwnDraw) return;
  set.questionsFor(createRandom(0)).forEach((question, index) => {
    rows.assignmentQuestions.push({ assignmentId: set.id, ordinal: index + 1, questionId: question.id });
  });
}

/**
 * When a pupil handed in, in an afternoon or evening; undefined for one who has not, or not yet. Weak pupils miss work
 * and are late more often.
 */
function finishOf(
  { plan, opensAt }: SetAssignment,
  joinedAt: Date,
  ability: number,
  random: Random,
  now: Date,
): Date | undefined {
  const isMissed = random.chance(0.16 - 0.14 * ability);
  const isLate = random.chance(0.18 - 0.14 * ability);
  const day = isLate ? random.int(plan.due, plan.closes - 1) : random.int(plan.opens, plan.due - 1);
  const finishedAt = new Date(at(now, day, '17:00').getTime() + random.int(0, 170) * minute);
  const isPossible = finishedAt.getTime() - hour >= Math.max(joinedAt.getTime(), opensAt.getTime());
  return isMissed || !isPossible || finishedAt > now ? undefined : finishedAt;
}

function finishOfDemoPupil({ demoPupilOn }: PlannedAssignment, now: Date): Date | undefined {
  return demoPupilOn === undefined ? undefined : at(now, demoPupilOn, '17:20');
}

interface Work {
  userId: string;
  /** From 0 to 1. */
  ability: number;
  finishedAt: Date;
  random: Random;
}

/** Adds the finished attempt of a pupil. Returns its id. */
function addAttempt(
  rows: AssignmentRows,
  set: SetAssignment,
  { userId, ability, finishedAt, random }: Work,
  { stageId }: AssignedClass,
): string {
  const { plan, closesAt } = set;
  const questions = set.questionsFor(random);
  const limit = plan.minutes === null ? 3600 : plan.minutes * 60 - 20;
  const seconds = Math.min(limit, questions.length * random.int(38, 80));
  const startedAt = new Date(finishedAt.getTime() - seconds * 1000);
  const durationSeconds =
    plan.minutes === null ? Math.floor((closesAt.getTime() - startedAt.getTime()) / 1000) : plan.minutes * 60;
  const attemptId = uuid({ msecs: startedAt.getTime() });
  const answers = questions.map((question, index) => {
    const { correctIndex, options, difficulty } = question.content;
    const isSkipped = random.chance(0.06 - 0.05 * ability);
    const knows = random.chance(Math.min(0.97, 0.62 + 0.4 * ability - 0.09 * difficulty));
    const chosen = knows ? correctIndex : random.intExcept(0, options.length - 1, [correctIndex]);
    return {
      questionId: question.id,
      revisionId: question.revisionId,
      topicId: question.topicId,
      response: isSkipped ? null : (optionLetters[chosen] ?? null),
      answeredAt: new Date(
        startedAt.getTime() + Math.round(((index + 0.9) / questions.length) * seconds * 1000),
      ),
      isCorrect: !isSkipped && knows,
    };
  });
  const correctCount = answers.filter(({ isCorrect }) => isCorrect).length;
  rows.attempts.push({
    id: attemptId,
    userId,
    stageId,
    subjectId: set.subjectId,
    kind: 'ASSIGNMENT',
    answerKeyOnClient: false,
    usesConfirmed: true,
    status: 'FINISHED',
    difficulties: plan.isOwnDraw ? [...difficultyChoices] : [],
    topicIds: set.topicIds,
    requestedQuestions: plan.questionCount,
    totalQuestions: questions.length,
    durationSeconds,
    startedAt,
    deadlineAt: new Date(startedAt.getTime() + durationSeconds * 1000),
    finishedAt,
    finishedBy: 'PUPIL',
    timeTakenSeconds: seconds,
    correctCount,
    score: scorePercent(correctCount, questions.length),
    ...answerColumns(startedAt, answers),
  });
  return attemptId;
}

import type { ReplyOf } from '@markwell/shared/contract/endpoint';
import type * as contract from '@markwell/shared/assignments/assignments.contract';
import {
  closedMessage,
  type AssignmentDto,
  type AssignmentFields,
  type AssignmentSummaryDto,
} from '@markwell/shared/assignments/assignments.schemas';
import { difficultiesOf } from '@markwell/shared/question-bank/difficulty.vocabulary';
import { v7 as uuid } from 'uuid';
import { assignmentAccess, type AssignmentAccess } from './assignment-access.rules.ts';
import { countShownWork } from '#modules/attempts/count-shown-work.repository.ts';
import { factsOf } from './work-rows.repository.ts';
import { assertSameVersion } from '#platform/assert-same-version.ts';
import { DomainError, notFound, orThrow, ruleViolated } from '#platform/domain-error.ts';
import { classNotFound } from '#platform/not-found.ts';
import type { RecordReply } from '#platform/idempotency/record-reply.ts';
import { type Transaction, inTransaction } from '#platform/transaction.repository.ts';
import type { Caller } from '#platform/caller.ts';
import { chosenOf, toAssignment, toSummary } from './assignments.mapper.ts';
import type { Context } from '#context.ts';
import { findAvailableQuestions } from './previewed-questions.repository.ts';
import { findDrawScope } from '#modules/question-bank/draw/draw-scope.repository.ts';
import {
  findTaughtAssignment,
  findClassOfTeacher,
  findAssignmentsOfClass,
  lockAssignment,
  type AssignmentRow,
  type StoredAssignment,
  type TaughtClass,
} from './assignments.repository.ts';
import { addAssignment, removeAssignment, updateAssignment } from './store-assignment.repository.ts';

// What teachers do with the assignments of their classes. Throws NOT_FOUND for those of other teachers.

export const assignmentNotFound = () => notFound('This assignment does not exist');
const archived = () => ruleViolated('This class is archived. Restore it first.');

async function toReply(context: Context, caller: Caller, row: AssignmentRow): Promise<AssignmentDto> {
  const questions = await findAvailableQuestions(context.db, caller, row.questionIds);
  return toAssignment(row, questions, accessOf(row, context.clock()), context.mediaUrls);
}

/** The questions to store. Throws RULE_BROKEN for those that the teacher may not set. */
async function questionsOf(
  context: Context,
  caller: Caller,
  { questions, answerMode = 'MULTIPLE_CHOICE' }: AssignmentFields,
) {
  if (questions.questionChoice === 'SAME') {
    const ids = questions.questionIds.map((id) => id.toLowerCase());
    const found = await findAvailableQuestions(context.db, caller, ids);
    if (found.length < ids.length)
      throw refusedField(
        'questions.questionIds',
        'Some of these questions are no longer in the bank. Please choose others.',
      );
    const [first, ...others] = new Set(found.map(({ subjectId }) => subjectId));
    const subjectId = others.length === 0 ? (first ?? null) : null;
    return {
      questionChoice: 'SAME',
      answerMode,
      subjectId,
      topicIds: [],
      difficulties: [],
      questionCount: ids.length,
      fromReserve: false,
      questionIds: ids,
    } as const;
  }
  const { subjectId, difficulties, questionCount, fromReserve = false } = questions;
  const topicIds = [...new Set(questions.topicIds.map((id) => id.toLowerCase()))];
  const scope = await findDrawScope(context, caller.id, caller, {
    subjectId,
    kind: 'REGULAR',
    difficulties: difficultiesOf(difficulties),
    topicIds,
    isReserved: fromReserve,
    answerMode,
  });
  if (!scope) throw refusedField('questions.subjectId', 'This subject does not exist');
  if (scope.knownTopics < topicIds.length)
    throw refusedField('questions.topicIds', 'Some of these topics do not belong to the subject');
  const available = scope.pool.size;
  if (available < questionCount)
    throw refusedField(
      'questions.questionCount',
      `There are only ${available} ${fromReserve ? 'reserved ' : ''}questions for this choice. Choose more topics, fewer questions or another way of answering.`,
    );
  return {
    questionChoice: 'OWN_DRAW',
    answerMode,
    subjectId,
    topicIds,
    difficulties: [...difficulties],
    questionCount,
    fromReserve,
    questionIds: [],
  } as const;
}

/** Changes an assignment that the caller teaches, as it is while it is locked. */
async function change(
  context: Context,
  caller: Caller,
  assignmentId: string,
  write: (transaction: Transaction, row: AssignmentRow, access: AssignmentAccess) => Promise<void>,
): Promise<void> {
  await inTransaction(context.db, async (transaction) => {
    const row = orThrow(await lockAssignment(transaction, caller.id, assignmentId), assignmentNotFound);
    await write(transaction, row, accessOf(row, context.clock()));
  });
}

export async function readAssignment(
  context: Context,
  caller: Caller,
  assignmentId: string,
): Promise<AssignmentDto> {
  return toReply(
    context,
    caller,
    orThrow(await findTaughtAssignment(context.db, caller.id, assignmentId), assignmentNotFound),
  );
}

function assertNotClosed(context: Context, { closesAt }: AssignmentFields): void {
  if (Date.parse(closesAt) <= context.clock().getTime()) throw refusedField('closesAt', closedMessage);
}

export async function listAssignments(
  context: Context,
  caller: Caller,
  classId: string,
): Promise<{
  class: Omit<TaughtClass, 'archivedAt'> & { isArchived: boolean };
  assignments: AssignmentSummaryDto[];
}> {
  const found = orThrow(await findClassOfTeacher(context.db, caller.id, classId), classNotFound);
  const { archivedAt, ...shown } = found;
  const assignments = await findAssignmentsOfClass(context.db, classId);
  return {
    class: { ...shown, isArchived: archivedAt !== null },
    assignments: assignments.map(toSummary),
  };
}

/** Throws RULE_BROKEN for an archived class, one that would be closed, and questions that the teacher may not set. */
export async function setAssignment(
  context: Context,
  caller: Caller,
  classId: string,
  fields: AssignmentFields,
  recordReply: RecordReply<ReplyOf<typeof contract.setAssignment>>,
): Promise<{ id: string }> {
  const taught = orThrow(await findClassOfTeacher(context.db, caller.id, classId), classNotFound);
  if (taught.archivedAt) throw archived();
  assertNotClosed(context, fields);
  const questions = await questionsOf(context, caller, fields);
  return inTransaction(context.db, async (transaction) => {
    const created = { id: uuid() };
    await addAssignment(transaction, {
      ...created,
      ...storedOf(fields),
      ...questions,
      topicIds: [...questions.topicIds],
      difficulties: [...questions.difficulties],
      classId: taught.id,
      createdById: caller.id,
      createdAt: context.clock(),
    });
    await recordReply(created, transaction);
    return created;
  });
}

/** Throws RULE_BROKEN for other questions after it has opened, CONFLICT when somebody else changed it. */
export async function changeAssignment(
  context: Context,
  caller: Caller,
  assignmentId: string,
  { updatedAt, ...changes }: AssignmentFields & { updatedAt?: string | undefined },
): Promise<AssignmentDto> {
  const before = orThrow(await findTaughtAssignment(context.db, caller.id, assignmentId), assignmentNotFound);
  const fields = { ...changes, answerMode: changes.answerMode ?? before.answerMode };
  const areSame = before.answerMode === fields.answerMode && hasSameQuestions(before, fields);
  const questions = areSame ? undefined : await questionsOf(context, caller, fields);
  await change(context, caller, assignmentId, async (transaction, row, { may }) => {
    assertSameVersion(updatedAt, row.updatedAt, 'this assignment');
    if (!may.edit) throw archived();
    if (questions && !may.editQuestions)
      throw ruleViolated(
        'This assignment has opened, so its questions and how they are answered can no longer be changed.',
      );
    // One that has opened may be closed early.
    if (may.editQuestions) assertNotClosed(context, fields);
    const stored = storedOf(fields);
    await updateAssignment(transaction, row.id, {
      ...stored,
      ...(questions && {
        ...questions,
        topicIds: [...questions.topicIds],
        difficulties: [...questions.difficulties],
      }),
      // A later due time has a reminder of its own.
      ...(stored.dueAt > row.dueAt && { remindedAt: null }),
      updatedAt: context.clock(),
    });
    await countShownWork(transaction, context.clock(), row.id);
  });
  return readAssignment(context, caller, assignmentId);
}

export function deleteAssignment(context: Context, caller: Caller, assignmentId: string): Promise<void> {
  return change(context, caller, assignmentId, async (transaction, row, { may }) => {
    if (!may.delete) throw archived();
    await removeAssignment(transaction, row.id, context.clock());
    await countShownWork(transaction, context.clock(), row.id);
  });
}

/** Throws RULE_BROKEN when there is nothing to release. */
export async function releaseResults(
  context: Context,
  caller: Caller,
  assignmentId: string,
): Promise<AssignmentDto> {
  await change(context, caller, assignmentId, async (transaction, row, { may }) => {
    if (!may.release)
      throw ruleViolated('The results of this assignment cannot be released, or have already been released.');
    const now = context.clock();
    await updateAssignment(transaction, row.id, { releasedAt: now, updatedAt: now });
    await countShownWork(transaction, now, row.id);
  });
  return readAssignment(context, caller, assignmentId);
}

const refusedField = (path: string, message: string) =>
  new DomainError('RULE_BROKEN', message, { issues: [{ path, message }] });

/** What a teacher may do with an assignment as a whole, whichever pupil worked on it. */
const accessOf = (row: AssignmentRow, now: Date) =>
  assignmentAccess(
    'OWNER',
    factsOf(row),
    {
      membership: 'NONE',
      joinedAt: row.opensAt,
      leftAt: null,
      attempt: null,
      isExcused: false,
      returnedAt: null,
      ownDueAt: null,
      arrangement: { extraTimePercent: 0, breakMinutesPerHalfHour: 0 },
    },
    now,
  );

type Decided = Omit<
  StoredAssignment,
  | 'questionChoice'
  | 'subjectId'
  | 'topicIds'
  | 'difficulties'
  | 'questionCount'
  | 'fromReserve'
  | 'answerMode'
>;

const storedOf = (fields: AssignmentFields): Decided => ({
  title: fields.title,
  instructions: fields.instructions,
  durationSeconds: fields.duration === null ? null : fields.duration * 60,
  opensAt: new Date(fields.opensAt),
  dueAt: new Date(fields.dueAt),
  closesAt: new Date(fields.closesAt),
  show: fields.show,
  release: fields.release,
});

const hasSameQuestions = (row: AssignmentRow, { questions }: AssignmentFields): boolean => {
  const before = chosenOf(row);
  if (before.questionChoice === 'SAME')
    return questions.questionChoice === 'SAME' && isSameList(before.questionIds, questions.questionIds);
  return (
    questions.questionChoice === 'OWN_DRAW' &&
    before.subjectId === questions.subjectId &&
    before.questionCount === questions.questionCount &&
    before.fromReserve === (questions.fromReserve ?? false) &&
    isSameList(before.topicIds.toSorted(), questions.topicIds.toSorted()) &&
    isSameList(before.difficulties.map(String), questions.difficulties.map(String).toSorted())
  );
};

const isSameList = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id, index) => id === other[index]?.toLowerCase());

import type { OwnAssignmentDto } from '@markwell/shared/assignments/assignments.schemas';
import type { StartedTestDto } from '@markwell/shared/attempts/mock-tests.schemas';
import { difficultiesOf, difficultyChoices } from '@markwell/shared/question-bank/difficulty.vocabulary';
import { mixedSubjects } from '@markwell/shared/curriculum/subjects.vocabulary';
import { v7 as uuid } from 'uuid';
import { assignmentAccess } from './assignment-access.rules.ts';
import {
  type AttemptPlan,
  readStartedAttempt,
  startAttempt,
} from '#modules/attempts/start-attempt.service.ts';
import { orThrow, ruleViolated } from '#platform/domain-error.ts';
import type { IdempotentRequest } from '#platform/idempotency/idempotent-request.ts';
import type { Caller } from '#platform/caller.ts';
import { toOwnAssignment } from './assignments.mapper.ts';
import {
  type QuestionSource,
  findOwnAssignment,
  findOwnAssignments,
  findSourceOfQuestions,
  reserveAttempt,
} from './own-assignments.repository.ts';
import { assignmentNotFound } from './set-assignment.service.ts';
import type { Context } from '#context.ts';
import { closeOverdueAttemptsOf } from '#modules/attempts/close-overdue-attempts.ts';
import { findAvailableQuestions } from './previewed-questions.repository.ts';
import { findDrawScope } from '#modules/question-bank/draw/draw-scope.repository.ts';
import { drawFromBank } from '#modules/question-bank/draw/draw.ts';
import { findAttempt } from '#modules/attempts/read-attempt.repository.ts';

// What pupils do with the assignments of their classes.

const listedMs = 28 * 86_400_000;
const maxListed = 100;

async function findWork(context: Context, caller: Caller, assignmentId: string) {
  await closeOverdueAttemptsOf(context, caller.id);
  return orThrow(await findOwnAssignment(context.db, caller.id, assignmentId), assignmentNotFound);
}

/** The questions for a start, in the order of the test. */
function drawFrom(context: Context, caller: Caller, source: QuestionSource): AttemptPlan['draw'] {
  return async (loaded) => {
    if (source.questionChoice === 'SAME') {
      // A question that was withdrawn since it was set is no longer asked.
      const available = await findAvailableQuestions(context.db, caller, source.questionIds);
      return available.map(({ id }) => id);
    }
    const scope = source.subject
      ? await findDrawScope(context, caller.id, caller, {
          subjectId: source.subject.id,
          kind: 'REGULAR',
          difficulties: difficultiesOf(choicesOf(source)),
          topicIds: source.topicIds,
          isReserved: source.fromReserve,
          answerMode: source.answerMode,
        })
      : undefined;
    if (!scope) return [];
    return drawFromBank(
      context,
      { userId: caller.id, pool: scope.pool, count: source.questionCount },
      loaded,
    );
  };
}

/** Those that can be done, and those that were due in the last four weeks. */
export async function listOwnAssignments(context: Context, caller: Caller): Promise<OwnAssignmentDto[]> {
  await closeOverdueAttemptsOf(context, caller.id);
  const now = context.clock();
  const rows = await findOwnAssignments(context.db, caller.id, new Date(now.getTime() - listedMs), maxListed);
  return rows.flatMap((row) => toOwnAssignment(row, now) ?? []);
}

/** Throws NOT_FOUND for an assignment that the pupil may not see. */
export async function readOwnAssignment(
  context: Context,
  caller: Caller,
  assignmentId: string,
): Promise<OwnAssignmentDto> {
  return orThrow(
    toOwnAssignment(await findWork(context, caller, assignmentId), context.clock()),
    assignmentNotFound,
  );
}

/**
 * Starts the test of an assignment; while it runs, returns it. Throws NOT_FOUND, and RULE_BROKEN when it can no
 * longer be started.
 */
export async function startAssignment(
  context: Context,
  caller: Caller,
  assignmentId: string,
  idempotentRequest: IdempotentRequest | undefined,
): Promise<StartedTestDto> {
  const row = await findWork(context, caller, assignmentId);
  const now = context.clock();
  const { see, may, closesAt } = assignmentAccess('PUPIL', row.facts, row.work, now);
  if (!see.assignment) throw assignmentNotFound();
  if (may.continue && row.attemptId !== null) return readStartedAttempt(context, caller, row.attemptId);
  if (!may.start) throw ruleViolated('This assignment can no longer be started.');
  const source = orThrow(await findSourceOfQuestions(context.db, assignmentId), assignmentNotFound);
  const id = orThrow(await reserveAttempt(context.db, caller.id, assignmentId, uuid()), assignmentNotFound);
  const seconds = row.facts.durationSeconds ?? Math.floor((closesAt.getTime() - now.getTime()) / 1000);
  const plan: AttemptPlan = {
    id,
    userId: caller.id,
    subject: { ...(source.subject ?? mixedSubjects), stage: source.stage },
    kind: 'ASSIGNMENT',
    assignmentTitle: row.title,
    usesConfirmed: true,
    hasTimeLimit: row.facts.durationSeconds !== null,
    difficulties: choicesOf(source),
    topicIds: source.topicIds,
    answerMode: source.answerMode,
    count: source.questionCount,
    minutesFor: () => Math.max(1, seconds) / 60,
    messageWhenNothingDrawn:
      'All questions of this assignment have been withdrawn. Please let your teacher know.',
    draw: drawFrom(context, caller, source),
  };
  try {
    return await startAttempt(context, plan, idempotentRequest);
  } catch (error) {
    // Another start of the same pupil was faster: both have the reserved id.
    if (await findAttempt(context.db, caller.id, id)) return readStartedAttempt(context, caller, id);
    throw error;
  }
}

const choicesOf = ({ difficulties }: QuestionSource) =>
  difficultyChoices.filter((choice) => difficulties.includes(choice));

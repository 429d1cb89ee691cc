import type { ParsedInput, ReplyOf } from '@markwell/shared/contract/endpoint';
import type * as contract from '@markwell/shared/assignments/assignments.contract';
import { difficultiesOf } from '@markwell/shared/question-bank/difficulty.vocabulary';
import { orThrow, ruleViolated } from '#platform/domain-error.ts';
import { classNotFound, subjectNotFound } from '#platform/not-found.ts';
import { drawFromBank } from '#modules/question-bank/draw/draw.ts';
import type { Caller } from '#platform/caller.ts';
import { toPreview } from './assignments.mapper.ts';
import type { Context } from '#context.ts';
import { findAvailableQuestions } from './previewed-questions.repository.ts';
import { findDrawScope } from '#modules/question-bank/draw/draw-scope.repository.ts';
import { findQuestions } from '#modules/question-bank/search/find-questions.ts';
import { findClassOfTeacher } from './assignments.repository.ts';
import { findMetQuestions } from './met-questions.repository.ts';

// How a teacher finds questions for an assignment.

type DrawnFrom = ParsedInput<typeof contract.countForClass>['body'];

async function previewed(context: Context, caller: Caller, ids: readonly string[]) {
  return (await findAvailableQuestions(context.db, caller, ids)).map((question) =>
    toPreview(question, context.mediaUrls),
  );
}

async function poolOf(
  context: Context,
  caller: Caller,
  { difficulties, ...choice }: DrawnFrom,
  isReserved: boolean,
) {
  const scope = await findDrawScope(context, caller.id, caller, {
    ...choice,
    kind: 'REGULAR',
    difficulties: difficultiesOf(difficulties),
    isReserved,
  });
  return orThrow(scope, subjectNotFound).pool;
}

/** Questions of a subject that the teacher may see, the newest first. */
export async function findQuestionsToChoose(
  context: Context,
  caller: Caller,
  {
    fromReserve,
    subjectId,
    topicId,
    difficulty,
    search,
    cursor,
    limit,
  }: ParsedInput<typeof contract.findQuestions>['query'],
): Promise<ReplyOf<typeof contract.findQuestions>> {
  const { ids, next } = await findQuestions(
    context,
    {
      kinds: ['REGULAR'],
      statuses: [fromReserve ? 'RESERVED' : 'PUBLISHED'],
      subjectId,
      topicId,
      ...(difficulty !== undefined && { difficulties: [difficulty] }),
      search,
    },
    { before: cursor, limit, searchedKinds: ['REGULAR'] },
  );
  return { questions: await previewed(context, caller, ids), next: next ?? null };
}

/**
 * Draws as a test does; from the reserve, first what no pupil of the class has met. Throws NOT_FOUND for the subject and
 * for a class of other teachers, RULE_BROKEN for a choice without questions.
 */
export async function drawForClass(
  context: Context,
  caller: Caller,
  { classId, fromReserve, questionCount, ...choice }: ParsedInput<typeof contract.drawForClass>['body'],
): Promise<ReplyOf<typeof contract.drawForClass>> {
  if (classId !== undefined) orThrow(await findClassOfTeacher(context.db, caller.id, classId), classNotFound);
  const pool = await poolOf(context, caller, choice, fromReserve);
  const metIds =
    fromReserve && classId !== undefined ? await findMetQuestions(context.db, classId, pool.bucketIds) : [];
  const drawFrom = (count: number, excludedIds: readonly string[]) =>
    drawFromBank(context, { userId: caller.id, pool, count, excludedIds });
  const fresh = await drawFrom(questionCount, metIds);
  const missing = metIds.length > 0 ? questionCount - fresh.length : 0;
  const ids = missing > 0 ? [...fresh, ...(await drawFrom(missing, fresh))] : fresh;
  if (ids.length === 0)
    throw ruleViolated('There are no questions for this choice yet. Try other topics or difficulty levels.');
  return {
    questions: await previewed(context, caller, ids),
    metCount: ids.filter((id) => metIds.includes(id)).length,
  };
}

/** Throws NOT_FOUND for the subject. */
export async function countForClass(
  context: Context,
  caller: Caller,
  choice: ParsedInput<typeof contract.countForClass>['body'],
): Promise<ReplyOf<typeof contract.countForClass>> {
  const [open, reserved] = await Promise.all([
    poolOf(context, caller, choice, false),
    poolOf(context, caller, choice, true),
  ]);
  return { open: open.size, reserved: reserved.size };
}

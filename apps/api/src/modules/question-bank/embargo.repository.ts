import type { AttemptKind, AttemptStatus, DB as Tables } from '@markwell/database/tables';
import { secondsAfter } from '@markwell/database/sql-expressions/timing';
import { typed } from '@markwell/database/sql/values';
import { maxEmbargoDays } from '@markwell/shared/assignments/assignments.vocabulary';
import { expressionBuilder, sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';

/* What assignmentAccess and isEmbargoed in assignment-access.rules.ts decide, for statements that read many rows. */

interface Embargo {
  userId: string | Expression<string>;
  now: Date | Expression<Date>;
}
interface Sources {
  assignment: Tables['assignments'];
  work: Tables['assignment_work'];
  attempt: { id: string; status: AttemptStatus };
}
type OfWork = ExpressionBuilder<Sources, 'assignment' | 'work' | 'attempt'>;

/** When a pupil can no longer start: an own due time after the closing moves it. */
const closing = (eb: ExpressionBuilder<Pick<Sources, 'assignment' | 'work'>, 'assignment' | 'work'>) =>
  eb.fn<Date>('greatest', ['assignment.closes_at', 'work.own_due_at']);

/** Whether the results of ended work are released, as far as the assignment shows them. */
const isReleased = (
  eb: ExpressionBuilder<Pick<Sources, 'assignment' | 'work'>, 'assignment' | 'work'>,
  now: Expression<Date>,
) =>
  eb.or([
    eb('assignment.deleted_at', 'is not', null),
    eb('assignment.release', '=', 'HAND_IN'),
    eb.and([eb('assignment.release', '=', 'CLOSE'), eb(closing(eb), '<=', now)]),
    eb.and([
      eb('assignment.release', '=', 'TEACHER'),
      eb(eb.fn.coalesce('assignment.released_at', sql<Date>`'infinity'::timestamptz`), '<=', now),
    ]),
  ]);

/** Whether this work keeps its questions out of practice. */
const isKept = (eb: OfWork, now: Expression<Date>, wasMember: Expression<SqlBool>) => {
  const hasAttempt = eb('attempt.id', 'is not', null);
  const isRunning = eb.fn.coalesce(eb('attempt.status', '=', 'OPEN'), sql.lit(false));
  const showsAll = eb('assignment.show', '=', 'FULL');
  const mustWait = eb.and([
    showsAll,
    eb('assignment.release', '=', 'TEACHER'),
    eb.not(isReleased(eb, now)),
    eb(secondsAfter(closing(eb), sql.lit(maxEmbargoDays * 86_400)), '>', now),
  ]);
  return eb.or([
    isRunning,
    eb.and([
      eb.or([wasMember, hasAttempt]),
      eb('assignment.deleted_at', 'is', null),
      eb('assignment.opens_at', '<=', now),
      eb.not(eb.and([showsAll, hasAttempt, isReleased(eb, now)])),
      eb.or([eb(closing(eb), '>', now), mustWait]),
    ]),
  ]);
};

/**
 * Whether a question is in an assignment of this user whose solutions are not released to them yet: it stays out of
 * practice, search, reviews and everything else that comes with an answer key. True or false, never NULL.
 */
export function isEmbargoedFor(
  { userId, now }: Embargo,
  questionId: Expression<string>,
): Expression<SqlBool> {
  const eb = expressionBuilder<Tables>();
  const user = typed('uuid', userId);
  const instant = typed('timestamptz', now);
  const setForAll = eb
    .selectFrom('assignment_questions as chosen')
    .innerJoin('assignments as assignment', 'assignment.id', 'chosen.assignment_id')
    .leftJoin('assignment_work as work', (join) =>
      join.onRef('work.assignment_id', '=', 'assignment.id').on('work.user_id', '=', user),
    )
    .leftJoin('attempts as attempt', (join) =>
      join.onRef('attempt.id', '=', 'work.attempt_id').onRef('attempt.user_id', '=', 'work.user_id'),
    )
    .select('chosen.question_id')
    .where('chosen.question_id', '=', questionId)
    .where((of) => {
      const membership = of
        .selectFrom('class_members')
        .select('class_members.id')
        .whereRef('class_members.class_id', '=', 'assignment.class_id')
        .where('class_members.user_id', '=', user)
        .where((member) =>
          member.or([
            member('class_members.left_at', 'is', null),
            member('class_members.left_at', '>=', member.ref('assignment.opens_at')),
          ]),
        );
      return isKept(of, instant, of.exists(membership));
    });
  const drawnForUser = eb
    .selectFrom('assignment_work as work')
    .innerJoin('assignments as assignment', 'assignment.id', 'work.assignment_id')
    .innerJoin('attempts as attempt', (join) =>
      join.onRef('attempt.id', '=', 'work.attempt_id').onRef('attempt.user_id', '=', 'work.user_id'),
    )
    .select('attempt.id')
    .where('work.user_id', '=', user)
    .where('assignment.question_choice', '=', 'OWN_DRAW')
    .where((of) => of(questionId, '=', of.fn.any(of.ref('attempt.question_ids'))))
    .where((of) => isKept(of as unknown as OfWork, instant, sql.lit(true)));
  return eb.or([eb.exists(setForAll), eb.exists(drawnForUser)]);
}

interface FinishedColumns {
  id: Expression<string>;
  userId: Expression<string>;
  kind: Expression<AttemptKind>;
}

/**
 * The condition for finished attempts whose score the pupil may see: every test, but work on an assignment only once its
 * results are released. Returned work is not among them. Of work whose solutions are shown too when `solutions` is true.
 */
export function isScoreShown(
  { id, userId, kind }: FinishedColumns,
  now: Date | Expression<Date>,
  { solutions = false } = {},
): Expression<SqlBool> {
  const eb = expressionBuilder<Tables>();
  const shown = eb
    .selectFrom('assignment_work as work')
    .innerJoin('assignments as assignment', 'assignment.id', 'work.assignment_id')
    .select('work.user_id')
    .where('work.user_id', '=', userId)
    .where('work.attempt_id', '=', id)
    .where((of) =>
      of.and([
        of.or([
          solutions ? of('assignment.show', '=', 'FULL') : of('assignment.show', '<>', 'NONE'),
          of('assignment.deleted_at', 'is not', null),
        ]),
        isReleased(of, typed('timestamptz', now)),
      ]),
    );
  return eb.or([eb(kind, '<>', 'ASSIGNMENT'), eb.exists(shown)]);
}

/** The columns of `attempts` that decide it. */
export const attemptColumns = (eb: ExpressionBuilder<{ attempts: Tables['attempts'] }, 'attempts'>) => ({
  id: eb.ref('attempts.id').$castTo<string>(),
  userId: eb.ref('attempts.user_id').$castTo<string>(),
  kind: eb.ref('attempts.kind').$castTo<AttemptKind>(),
});

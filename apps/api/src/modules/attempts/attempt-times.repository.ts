import {
  breakBudgetSecondsOf,
  secondsAfter,
  workingSecondsOf,
} from '@markwell/database/sql-expressions/timing';
import type { ValueOf } from '@markwell/database/sql/prepared-statement';
import { partOf } from '@markwell/database/sql/statement-part';
import { typed } from '@markwell/database/sql/values';
import type { AttemptKind } from '@markwell/database/tables';
import type { Expression, ExpressionBuilder } from 'kysely';
import { lateAnswerSeconds } from './time-limits.ts';

/** The times of an attempt as they are stored. */
export interface AttemptTimes {
  /** Working time: with extra time, without breaks. */
  durationSeconds: number;
  extraTimeSeconds: number;
  breakBudgetSeconds: number;
  /** Of all rest breaks, to the planned end of a running one. */
  pausedSeconds: number;
  pausedUntil: Date | null;
  deadlineAt: Date;
}

export const timeColumns = [
  'duration_seconds',
  'extra_time_seconds',
  'break_budget_seconds',
  'paused_seconds',
  'paused_until',
  'deadline_at',
] as const;

/** Selects the times of attempts. */
export const attemptTimes = [
  'duration_seconds as durationSeconds',
  'extra_time_seconds as extraTimeSeconds',
  'break_budget_seconds as breakBudgetSeconds',
  'paused_seconds as pausedSeconds',
  'paused_until as pausedUntil',
  'deadline_at as deadlineAt',
] as const;

interface Overdue {
  attempts: { kind: AttemptKind; deadline_at: Date; break_budget_seconds: number; paused_seconds: number };
}

/**
 * Whether the server should close an open attempt: its deadline is before this instant, even with all breaks that the
 * pupil may have taken without network, and work on an assignment even without late answers. The first condition can use
 * the index of deadlines.
 */
export const isOverdue = (eb: ExpressionBuilder<Overdue, 'attempts'>, overdueBefore: Expression<Date>) => {
  const secondsForLateAnswers = eb
    .case()
    .when('attempts.kind', '=', 'ASSIGNMENT')
    .then(lateAnswerSeconds)
    .else(0)
    .end();
  const breaksLeft = eb('attempts.break_budget_seconds', '-', eb.ref('attempts.paused_seconds'));
  return eb.and([
    eb('attempts.deadline_at', '<', overdueBefore),
    eb(
      secondsAfter(eb.ref('attempts.deadline_at'), eb(breaksLeft, '+', secondsForLateAnswers)),
      '<',
      overdueBefore,
    ),
  ]);
};

interface NewAttemptValues {
  userId: string;
  baseSeconds: number;
  usesConfirmed: boolean;
  /** Without a time limit, an arrangement changes nothing. */
  hasTimeLimit: boolean;
  startedAt: Date;
}

/** The part `timing`: the times of a new attempt by the pupil's access arrangement, in as many rows as `recorded`. */
export const timingOfNew = (value: ValueOf<NewAttemptValues>) =>
  partOf<{ recorded: { one: number } }>()((query) => {
    const base = typed('integer', value('baseSeconds'));
    const usesConfirmed = typed('boolean', value('usesConfirmed'));
    return query
      .selectFrom((from) =>
        from
          .selectFrom('recorded')
          .leftJoin('access_arrangements as arrangement', (join) =>
            join
              .on('arrangement.user_id', '=', typed('uuid', value('userId')))
              .on(typed('boolean', value('hasTimeLimit'))),
          )
          .select((eb) => {
            const own = {
              percent: 'arrangement.extra_time_percent',
              breaks: 'arrangement.break_minutes',
            } as const;
            const confirmed = {
              percent: 'arrangement.assignment_extra_time_percent',
              breaks: 'arrangement.assignment_break_minutes',
            } as const;
            const chosen = (part: 'percent' | 'breaks') =>
              eb.fn.coalesce(
                eb.case().when(usesConfirmed).then(eb.ref(confirmed[part])).else(eb.ref(own[part])).end(),
                eb.lit(0),
              );
            return [chosen('percent').as('percent'), chosen('breaks').as('breaks')];
          })
          .as('chosen'),
      )
      .select((eb) => {
        const working = workingSecondsOf(base, eb.ref('chosen.percent'));
        return [
          'chosen.percent as extra_time_percent',
          working.as('duration_seconds'),
          eb(working, '-', base).as('extra_time_seconds'),
          breakBudgetSecondsOf(working, eb.ref('chosen.breaks')).as('break_budget_seconds'),
          secondsAfter(typed('timestamptz', value('startedAt')), working).as('deadline_at'),
        ];
      });
  });

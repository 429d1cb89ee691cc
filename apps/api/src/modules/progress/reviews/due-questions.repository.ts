import type { Sql } from '@markwell/database/connect';
import { londonDay, startOfLondonDay } from '@markwell/database/sql-expressions/days';
import { typed } from '@markwell/database/sql/values';
import { addDays } from '@markwell/shared/time/days';
import { isEmbargoedFor } from '#modules/question-bank/embargo.repository.ts';
import { classifiedQuestions } from '#modules/curriculum/classified-questions.repository.ts';
import { mergedWithStored } from '#modules/curriculum/merged-subjects.repository.ts';
import { isVisibleTo, type Viewer } from '#modules/curriculum/visible-subjects.repository.ts';
import type { Context } from '#context.ts';

export interface DueCount {
  subjectId: string;
  /** YYYY-MM-DD; today for questions that were due earlier. */
  day: string;
  count: number;
}

export interface DueQuestion {
  id: string;
  passageId: string | null;
}

interface DueQuery {
  userId: string;
  /** YYYY-MM-DD in Europe/London. */
  today: string;
}

/**
 * The pupil's cards that are due before a day, whose question the viewer can be given. Withdrawn and
 * hidden questions keep their cards, but pupils do not get them; nor embargoed ones while they are.
 */
const dueCards = (
  sql: Sql,
  viewer: Viewer,
  { userId, before, now }: { userId: string; before: string; now: Date },
) =>
  classifiedQuestions(sql)
    .innerJoin('review_cards', 'review_cards.question_id', 'questions.id')
    .where('questions.status', '=', 'PUBLISHED')
    .where('topics.archived_at', 'is', null)
    .where(isVisibleTo(viewer))
    .where('review_cards.user_id', '=', userId)
    .where('review_cards.due_at', '<', startOfLondonDay(typed('date', midnight(before))))
    .where((eb) => eb.not(isEmbargoedFor({ userId, now }, eb.ref('questions.id'))));

/** A day as a parameter for a `date`. */
const midnight = (day: string) => new Date(`${day}T00:00:00Z`);

/** How many questions are due in each merged subject of a stage, on `today` and the days after it. */
export async function countDueQuestions(
  context: Context,
  viewer: Viewer,
  { userId, today, stageId, days }: DueQuery & { stageId: string; days: number },
): Promise<DueCount[]> {
  const counts = await context.db.sql
    .with('stored', () =>
      dueCards(context.db.sql, viewer, { userId, before: addDays(today, days), now: context.clock() })
        .select((eb) => [
          'subjects.stage_id',
          'subjects.name_key',
          eb
            .fn<Date>('greatest', [londonDay(eb.ref('review_cards.due_at')), typed('date', midnight(today))])
            .as('day'),
          eb.fn.countAll<number>().as('count'),
        ])
        .where('subjects.stage_id', '=', stageId)
        .groupBy(['subjects.stage_id', 'subjects.name_key', 'day']),
    )
    .selectFrom('stored')
    .select(['stored.count', 'stored.day'])
    .select((eb) => mergedWithStored(viewer)(eb).limit(1).$asScalar().$notNull().as('subjectId'))
    .orderBy('stored.day')
    .orderBy('subjectId')
    .execute();
  return counts.map(({ day, ...count }) => ({ ...count, day: day.toISOString().slice(0, 10) }));
}

/** The questions due by the end of `today` in a subject and those merged with it, longest due first. */
export function findDueQuestions(
  context: Context,
  viewer: Viewer,
  { userId, today, subjectId, limit }: DueQuery & { subjectId: string; limit: number },
): Promise<DueQuestion[]> {
  return dueCards(context.db.sql, viewer, { userId, before: addDays(today, 1), now: context.clock() })
    .select(['questions.id', 'questions.passage_id as passageId'])
    .where('subjects.id', 'in', (eb) =>
      eb
        .selectFrom('subjects as stored')
        .innerJoinLateral(
          (stored) => mergedWithStored(viewer)(stored).as('merged'),
          (join) => join.onTrue(),
        )
        .select('merged.id')
        .where('stored.id', '=', subjectId),
    )
    .orderBy('review_cards.due_at')
    .orderBy('questions.id')
    .limit(limit)
    .execute();
}

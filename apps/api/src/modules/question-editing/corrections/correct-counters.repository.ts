import { lockTotals, recountTopics } from '#modules/progress/recount.repository.ts';
import { rebuildReviewCards } from '#modules/progress/reviews/review-cards.repository.ts';
import type { Sql } from '@markwell/database/connect';
import { jsonRows } from '@markwell/database/sql/values';
import type { ChangedMark, ScoredTest } from './re-mark-answers.repository.ts';

/**
 * Updates every counter that includes answers to one question, so that each equals a full recount: withheld answers are
 * in the statistics of the question, but in no counter of their pupil. A full
 * recount of thousands of pupils would read all their answers. Locks rows in the order in which finishing a
 * test does: pupil totals, a pupil's other rows, then shared rows.
 */
export async function correctCounters(
  client: Sql,
  questionId: string,
  answers: readonly ChangedMark[],
  tests: readonly ScoredTest[],
): Promise<void> {
  const userIds = [...new Set(answers.map(({ userId }) => userId))];
  const topicIds = [...new Set(answers.flatMap(({ topicId }) => topicId ?? []))];
  await lockTotals(client, userIds);
  const counted = answers.filter(({ isWithheld }) => !isWithheld);
  const countedIds = new Set(counted.map(({ attemptId }) => attemptId));
  await addToTotals(
    client,
    counted,
    tests.filter(({ attemptId }) => countedIds.has(attemptId)),
  );
  await recountTopics(client, userIds, topicIds);
  await addToDays(client, counted);
  await rebuildReviewCards(client, userIds, [questionId]);
  const sumOf = (name: 'answered' | 'correct') => answers.reduce((sum, answer) => sum + answer[name], 0);
  await client
    .updateTable('question_statistics')
    .set((eb) => ({
      answered_count: eb('answered_count', '+', sumOf('answered')),
      correct_count: eb('correct_count', '+', sumOf('correct')),
    }))
    .where('question_id', '=', questionId)
    .execute();
  // Marks may have changed where no count has: the job counts again.
  await client
    .updateTable('item_statistics')
    .set({ share_sum: null })
    .where('question_id', '=', questionId)
    .execute();
}

async function addToTotals(
  client: Sql,
  answers: readonly ChangedMark[],
  tests: readonly ScoredTest[],
): Promise<void> {
  const columns = {
    user_id: 'uuid',
    answered: 'integer',
    correct: 'integer',
    tests: 'integer',
    score: 'integer',
  } as const;
  const changes = [
    ...answers.map(({ userId, answered, correct }) => ({
      ...{ user_id: userId, answered, correct },
      ...{ tests: 0, score: 0 },
    })),
    ...tests
      .filter(({ isTest }) => isTest)
      .map(({ userId, score, scoreBefore }) => ({
        user_id: userId,
        answered: 0,
        correct: 0,
        tests: scoreBefore === null ? 1 : 0,
        score: score - (scoreBefore ?? 0),
      })),
  ];
  await client
    .updateTable('pupil_totals')
    .from((eb) =>
      eb
        .selectFrom(jsonRows('change', columns, changes))
        .select((each) => [
          'change.user_id',
          each.fn.sum<number>('change.answered').as('answered'),
          each.fn.sum<number>('change.correct').as('correct'),
          each.fn.sum<number>('change.tests').as('tests'),
          each.fn.sum<number>('change.score').as('score'),
        ])
        .groupBy('change.user_id')
        .as('changed'),
    )
    .set((eb) => ({
      answered_count: eb('pupil_totals.answered_count', '+', eb.ref('changed.answered')),
      correct_count: eb('pupil_totals.correct_count', '+', eb.ref('changed.correct')),
      tests_finished: eb('pupil_totals.tests_finished', '+', eb.ref('changed.tests')),
      score_sum: eb('pupil_totals.score_sum', '+', eb.ref('changed.score')),
    }))
    .whereRef('pupil_totals.user_id', '=', 'changed.user_id')
    .execute();
}

async function addToDays(client: Sql, answers: readonly ChangedMark[]): Promise<void> {
  const columns = { user_id: 'uuid', day: 'date', answered: 'integer', correct: 'integer' } as const;
  const changes = answers.map(({ userId, day, answered, correct }) => ({
    user_id: userId,
    day,
    answered,
    correct,
  }));
  await client
    .updateTable('daily_activity')
    .from((eb) =>
      eb
        .selectFrom(jsonRows('change', columns, changes))
        .select((each) => [
          'change.user_id',
          'change.day',
          each.fn.sum<number>('change.answered').as('answered'),
          each.fn.sum<number>('change.correct').as('correct'),
        ])
        .groupBy(['change.user_id', 'change.day'])
        .as('changed'),
    )
    .set((eb) => ({
      answered_count: eb('daily_activity.answered_count', '+', eb.ref('changed.answered')),
      correct_count: eb('daily_activity.correct_count', '+', eb.ref('changed.correct')),
    }))
    .whereRef('daily_activity.user_id', '=', 'changed.user_id')
    .whereRef('daily_activity.day', '=', 'changed.day')
    .execute();
}

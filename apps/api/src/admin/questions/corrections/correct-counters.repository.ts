import type { Prisma } from '@markwell/database/client';
import { recountTopics } from '../../../domain/progress/recount.repository.ts';
import { rebuildReviewCards } from '../../../domain/reviews/review-cards.repository.ts';
import type { ChangedMark, ScoredTest } from './re-mark-answers.repository.ts';

type Transaction = Prisma.TransactionClient;

/**
 * Updates every counter that includes answers to one question, so that each equals a full recount. A full
 * recount of thousands of pupils would read all their answers. Locks rows in the order in which finishing a
 * test does: pupil totals, a pupil's other rows, then shared rows.
 */
export async function correctCounters(
  transaction: Transaction,
  questionId: string,
  answers: readonly ChangedMark[],
  tests: readonly ScoredTest[],
): Promise<void> {
  const userIds = [...new Set(answers.map(({ userId }) => userId))];
  const topicIds = [...new Set(answers.flatMap(({ topicId }) => topicId ?? []))];
  await transaction.$executeRaw`
    select user_id from pupil_totals where user_id = any(${userIds}::uuid[]) order by user_id for update`;
  await moveTotals(transaction, answers, tests);
  await recountTopics(transaction, userIds, topicIds);
  await moveDays(transaction, answers);
  await rebuildReviewCards(transaction, userIds, [questionId]);
  const sumOf = (name: 'answered' | 'correct') => answers.reduce((sum, answer) => sum + answer[name], 0);
  await transaction.$executeRaw`
    update question_statistics
    set answered_count = answered_count + ${sumOf('answered')}::int, correct_count = correct_count + ${sumOf('correct')}::int
    where question_id = ${questionId}::uuid`;
}

async function moveTotals(
  transaction: Transaction,
  answers: readonly ChangedMark[],
  tests: readonly ScoredTest[],
): Promise<void> {
  const moves = [
    ...answers.map(({ userId, answered, correct }) => ({ userId, answered, correct, score: 0 })),
    ...tests
      .filter(({ isTest }) => isTest)
      .map(({ userId, score, scoreBefore }) => ({
        userId,
        answered: 0,
        correct: 0,
        score: score - scoreBefore,
      })),
  ];
  await transaction.$executeRaw`
    update pupil_totals t
    set answered_count = t.answered_count + moved.answered, correct_count = t.correct_count + moved.correct,
      score_sum = t.score_sum + moved.score
    from (
      select "userId" as user_id, sum(answered) as answered, sum(correct) as correct, sum(score) as score
      from json_to_recordset(${JSON.stringify(moves)}::json) as move ("userId" uuid, answered int, correct int, score int)
      group by 1
    ) moved
    where t.user_id = moved.user_id`;
}

async function moveDays(transaction: Transaction, answers: readonly ChangedMark[]): Promise<void> {
  await transaction.$executeRaw`
    update daily_activity d
    set answered_count = d.answered_count + moved.answered, correct_count = d.correct_count + moved.correct
    from (
      select "userId" as user_id, day, sum(answered) as answered, sum(correct) as correct
      from json_to_recordset(${JSON.stringify(answers)}::json) as move ("userId" uuid, day date, answered int, correct int)
      group by 1, 2
    ) moved
    where d.user_id = moved.user_id and d.day = moved.day`;
}

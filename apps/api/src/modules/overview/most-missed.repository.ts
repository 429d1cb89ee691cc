import type { Database } from '@markwell/database/connect';
import { materialized } from '@markwell/database/sql/statement-part';
import type { DB as Tables } from '@markwell/database/tables';
import { minAnswers, maxMostMissed } from '@markwell/shared/overview/overview.contract';
import type { ExpressionBuilder } from 'kysely';
import { listExcerptLength } from '#modules/question-bank/display/list-excerpt.ts';
import { askedStatuses } from '#modules/question-bank/change/question-bank.rules.ts';

interface MissedQuestionRow {
  id: string;
  body: string | null;
  topicName: string;
  subjectName: string;
  answered: number;
  answeredWrongly: number;
}

/**
 * Some of the most missed questions are no longer published, so more candidates are read than the overview
 * shows.
 */
const maxCandidates = maxMostMissed * 20;

const missedCount = (eb: ExpressionBuilder<Tables, 'question_statistics'>) =>
  eb('question_statistics.answered_count', '-', eb.ref('question_statistics.correct_count'));

export function findMostMissed(db: Database): Promise<MissedQuestionRow[]> {
  return db.sql
    .with(materialized('candidates'), (query) =>
      query
        .selectFrom('question_statistics')
        .select(['question_id', 'answered_count'])
        .select((eb) => [
          missedCount(eb).as('missed_count'),
          eb(eb.cast<number>(missedCount(eb), 'real'), '/', eb.ref('answered_count')).as('share'),
        ])
        .where('answered_count', '>=', minAnswers)
        .whereRef('correct_count', '<', 'answered_count')
        .orderBy('share', 'desc')
        .orderBy('answered_count', 'desc')
        .orderBy('question_id')
        .limit(maxCandidates),
    )
    .selectFrom('candidates')
    .innerJoin('questions', 'questions.id', 'candidates.question_id')
    .innerJoin('question_revisions', 'question_revisions.id', 'questions.current_revision_id')
    .innerJoin('topics', 'topics.id', 'questions.topic_id')
    .innerJoin('subjects', 'subjects.id', 'topics.subject_id')
    .select((eb) => [
      eb.fn<string | null>('left', ['question_revisions.body', eb.lit(listExcerptLength)]).as('body'),
      'questions.id',
      'topics.name as topicName',
      'subjects.name as subjectName',
      'candidates.answered_count as answered',
      'candidates.missed_count as answeredWrongly',
    ])
    .where('questions.status', 'in', askedStatuses)
    .orderBy('candidates.share', 'desc')
    .orderBy('candidates.answered_count', 'desc')
    .orderBy('questions.id')
    .limit(maxMostMissed)
    .execute();
}

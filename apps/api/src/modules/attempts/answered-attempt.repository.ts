import type { Sql } from '@markwell/database/connect';
import { prepareStatement } from '@markwell/database/sql/prepared-statement';
import { arrayOf, typed } from '@markwell/database/sql/values';
import type { AttemptKind, AttemptStatus } from '@markwell/database/tables';
import { LRUCache } from 'lru-cache';
import type { AnsweredAttempt, AnswerKey, AttemptQuestions, StoredAnswers } from './answers.rules.ts';
import { attemptTimes, isOverdue, type AttemptTimes } from './attempt-times.repository.ts';

interface OwnAttempt {
  attemptId: string;
  userId: string;
}

const readQuestions = prepareStatement<OwnAttempt>()((sql, value) =>
  sql
    .selectFrom('attempts')
    .select(['started_at as startedAt', 'question_ids as questionIds', 'revision_ids as revisionIds'])
    .select('question_topic_ids as topicIds')
    .where('id', '=', value('attemptId'))
    .where('user_id', '=', value('userId')),
);

const readKeys = prepareStatement<{ revisionIds: readonly string[] }>()((sql, value) =>
  sql
    .selectFrom('question_options')
    .select(['revision_id as revisionId', 'letter', 'is_correct as isCorrect'])
    .where((eb) => eb('revision_id', '=', eb.fn.any(arrayOf('uuid', value('revisionIds'))))),
);

/** Questions of tests that are running, by the ids of pupil and attempt: they never change, and each save needs them. */
const knownQuestions = new LRUCache<string, AttemptQuestions>({ max: 2_000 });

/** The questions of one of the pupil's attempts; undefined when they have none with this id. */
export async function findAttemptQuestions(
  sql: Sql,
  { attemptId, userId }: OwnAttempt,
): Promise<AttemptQuestions | undefined> {
  const id = `${userId}/${attemptId}`;
  const known = knownQuestions.get(id);
  if (known) return known;
  const [attempt] = await readQuestions(sql, { attemptId, userId });
  if (!attempt) return undefined;
  const keys = new Map<string, AnswerKey>();
  for (const { revisionId, letter, isCorrect } of await readKeys(sql, attempt)) {
    const { letters, correct } = keys.get(revisionId) ?? { letters: [], correct: null };
    keys.set(revisionId, { letters: [...letters, letter], correct: isCorrect ? letter : correct });
  }
  const questions = { ...attempt, keys };
  knownQuestions.set(id, questions);
  return questions;
}

/** An attempt with what is needed to mark and end it. */
export interface AttemptToEnd extends AnsweredAttempt, AttemptTimes {
  id: string;
  kind: AttemptKind;
  status: AttemptStatus;
  /** Still open, although the server should have closed it. */
  isOverdue: boolean;
}

const readState = prepareStatement<OwnAttempt & { overdueBefore: Date }>()((sql, value) =>
  sql
    .selectFrom('attempts')
    .select(['id', 'kind', 'status', 'void_ordinals as voidOrdinals', ...attemptTimes])
    .select((eb) => [
      eb.ref('answers').$castTo<StoredAnswers>().as('answers'),
      eb
        .and([eb('status', '=', 'OPEN'), isOverdue(eb, typed('timestamptz', value('overdueBefore')))])
        .$castTo<boolean>()
        .as('isOverdue'),
    ])
    .where('id', '=', value('attemptId'))
    .where('user_id', '=', value('userId')),
);

/** One of the pupil's attempts; undefined when they have none with this id. */
export async function findAttemptToEnd(
  sql: Sql,
  of: OwnAttempt & { overdueBefore: Date },
): Promise<AttemptToEnd | undefined> {
  const [attempt] = await readState(sql, of);
  const questions = attempt && (await findAttemptQuestions(sql, of));
  return questions && { ...questions, ...attempt };
}

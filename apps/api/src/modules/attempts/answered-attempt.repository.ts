import type { Sql } from '@markwell/database/connect';
import { prepareStatement } from '@markwell/database/sql/prepared-statement';
import { arrayOf, typed } from '@markwell/database/sql/values';
import type { AttemptKind, AttemptStatus } from '@markwell/database/tables';
import type { QuestionPart } from '@markwell/shared/answers/question-parts';
import { LRUCache } from 'lru-cache';
import type { DisplayedQuestion } from '#modules/question-bank/display/displayed-question.repository.ts';
import type { AnsweredAttempt, AttemptQuestions, StoredAnswers } from './answers.rules.ts';
import { attemptTimes, isOverdue, type AttemptTimes } from './attempt-times.repository.ts';

export interface OwnAttempt {
  attemptId: string;
  userId: string;
}

const readQuestions = prepareStatement<OwnAttempt>()((sql, value) =>
  sql
    .selectFrom('attempts')
    .select(['answer_mode as answerMode', 'started_at as startedAt', 'question_ids as questionIds'])
    .select(['question_topic_ids as topicIds', 'revision_ids as revisionIds'])
    .where('id', '=', value('attemptId'))
    .where('user_id', '=', value('userId')),
);

const readParts = prepareStatement<{ revisionIds: readonly string[] }>()((sql, value) =>
  sql
    .selectFrom('question_revisions')
    .select((eb) => ['id', eb.ref('parts').$castTo<QuestionPart[]>().as('parts')])
    .where((eb) => eb('id', '=', eb.fn.any(arrayOf('uuid', value('revisionIds'))))),
);

/** Parts of questions by the ids of their revisions, which never change. */
const knownParts = new LRUCache<string, QuestionPart[]>({ max: 5_000 });

/** Questions of tests that are running, by the ids of pupil and attempt: they never change, and each save needs them. */
const knownQuestions = new LRUCache<string, AttemptQuestions>({ max: 2_000 });

const idOf = ({ attemptId, userId }: OwnAttempt) => `${userId}/${attemptId}`;

/** The parts of these revisions, in their order. */
export async function findParts(sql: Sql, revisionIds: readonly string[]): Promise<QuestionPart[][]> {
  const found = new Map<string, QuestionPart[]>();
  // Before any is added, because that may remove others.
  for (const id of revisionIds) {
    const parts = knownParts.get(id);
    if (parts) found.set(id, parts);
  }
  const unknown = revisionIds.filter((id) => !found.has(id));
  for (const { id, parts } of unknown.length > 0 ? await readParts(sql, { revisionIds: unknown }) : []) {
    found.set(id, parts);
    knownParts.set(id, parts);
  }
  return revisionIds.map((id) => found.get(id) ?? []);
}

/** Keeps the questions of an attempt that this process has just created: the first save will need them. */
export function rememberQuestions(
  of: OwnAttempt,
  { answerMode, startedAt }: Pick<AttemptQuestions, 'answerMode' | 'startedAt'>,
  questions: readonly Pick<DisplayedQuestion, 'id' | 'topicId' | 'revisionId' | 'parts'>[],
): void {
  for (const { revisionId, parts } of questions) knownParts.set(revisionId, parts);
  knownQuestions.set(idOf(of), {
    answerMode,
    startedAt,
    questionIds: questions.map(({ id }) => id),
    topicIds: questions.map(({ topicId }) => topicId),
    revisionIds: questions.map(({ revisionId }) => revisionId),
    parts: questions.map(({ parts }) => parts),
  });
}

/** The questions of one of the pupil's attempts; undefined when they have none with this id. */
export async function findAttemptQuestions(sql: Sql, of: OwnAttempt): Promise<AttemptQuestions | undefined> {
  const known = knownQuestions.get(idOf(of));
  if (known) return known;
  const [attempt] = await readQuestions(sql, of);
  if (!attempt) return undefined;
  const questions = { ...attempt, parts: await findParts(sql, attempt.revisionIds) };
  knownQuestions.set(idOf(of), questions);
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

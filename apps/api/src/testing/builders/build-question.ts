import { insertRows } from '@markwell/database/sql/insert-rows';
import type { Database, Sql } from '@markwell/database/connect';
import type { QuestionPart } from '@markwell/shared/answers/question-parts';
import type { AnswerWays } from '@markwell/shared/answers/answer-modes';
import { answerWaysOf } from '@markwell/shared/answers/multiple-choice';
import type { Tier } from '@markwell/shared/question-bank/tiers.vocabulary';
import { v7 as uuid } from 'uuid';
import { pictureIdsOf } from '#modules/question-bank/change/create-questions.repository.ts';
import { multipleChoice } from '#modules/question-bank/change/question-bank.rules.ts';
import { buildTopic } from './build-curriculum.ts';
import { uniqueName } from './unique-name.ts';

export interface QuestionOverrides {
  topicId?: string;
  kind?: 'REGULAR' | 'RAPID_FIRE';
  /** Difficulty 1-5, or level 1-10 of a rapid-fire question. */
  difficulty?: number;
  /** Null: for both tiers. */
  tier?: Tier | null;
  /** Whether the question is published; otherwise it is a draft. */
  published?: boolean;
  /** Whether it is reserved for assignments instead. */
  reserved?: boolean;
  body?: string;
  explanation?: string | null;
  correctLetter?: string;
  letters?: readonly string[];
  passageId?: string;
  /** What it asks, when that is not multiple choice with these letters. It has no `options` then. */
  parts?: QuestionPart[];
}

/** A question with its first revision and options A-D, A correct. A published one is added to its bucket. */
export async function buildQuestion(database: Database, overrides: QuestionOverrides = {}) {
  const topicId = overrides.topicId ?? (await buildTopic(database)).id;
  const { kind = 'REGULAR', difficulty = 1, tier = null, published = true } = overrides;
  const { reserved = false, correctLetter = 'A' } = overrides;
  const body = overrides.body ?? uniqueName('What is 2 + 2?');
  const options = (overrides.letters ?? ['A', 'B', 'C', 'D']).map((letter) => ({
    letter,
    text: `Answer ${letter}`,
    isCorrect: letter === correctLetter,
  }));
  const { parts = multipleChoice(options) } = overrides;
  const given = overrides.parts ? [] : options;
  const answerWays = answerWaysOf({ parts });

  const id = uuid();
  const revisionId = uuid();
  const passageId = overrides.passageId ?? null;
  await database.sql.transaction().execute(async (transaction) => {
    const bucket = published
      ? await addToBucket(transaction, { topicId, kind, difficulty, tier, reserved, answerWays })
      : undefined;
    const question = {
      id,
      kind,
      topicId,
      difficulty,
      tier,
      answerWays,
      timeLimit: kind === 'RAPID_FIRE' ? 20 : null,
      passageId,
      searchText: body,
      currentRevisionId: revisionId,
      ...(bucket && {
        status: reserved ? ('RESERVED' as const) : ('PUBLISHED' as const),
        bucketId: bucket.id,
      }),
    };
    const explanation = overrides.explanation === undefined ? 'Count on.' : overrides.explanation;
    await insertRows(transaction, {
      questions: [question],
      questionRevisions: [
        {
          id: revisionId,
          questionId: id,
          number: 1,
          body,
          explanation,
          passageId,
          parts,
          pictureIds: pictureIdsOf(parts),
        },
      ],
    });
  });
  return { id, topicId, revisionId, options: given };
}

/** The second revision of a question or a later one, made current. It returns its id. */
export async function buildRevision(
  database: Database,
  questionId: string,
  content: { number?: number; body: string | null; explanation?: string; parts?: QuestionPart[] },
): Promise<string> {
  const id = uuid();
  const revision = { id, questionId, number: 2, parts: [], ...content };
  await insertRows(database.sql, { questionRevisions: [revision] });
  await database.question.update({ where: { id: questionId }, data: { currentRevisionId: id } });
  return id;
}

type BucketKey = Required<
  Pick<QuestionOverrides, 'topicId' | 'kind' | 'difficulty' | 'tier' | 'reserved'>
> & {
  answerWays: AnswerWays;
};

/** Counts one more published question, in a new bucket if there is none. */
async function addToBucket(sql: Sql, { topicId, kind, difficulty, tier, reserved, answerWays }: BucketKey) {
  await sql
    .insertInto('buckets')
    .values({
      id: uuid(),
      topic_id: topicId,
      kind,
      difficulty,
      tier,
      is_reserved: reserved,
      answer_ways: answerWays,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return sql
    .updateTable('buckets')
    .set((eb) => ({ published_count: eb('published_count', '+', 1), version: eb('version', '+', 1) }))
    .where('topic_id', '=', topicId)
    .where('kind', '=', kind)
    .where('difficulty', '=', difficulty)
    .where('tier', 'is not distinct from', tier)
    .where('is_reserved', '=', reserved)
    .where('answer_ways', '=', answerWays)
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Creates `count` questions, by default in a new topic each. */
export async function buildQuestions(database: Database, count: number, overrides: QuestionOverrides = {}) {
  const questions = [];
  for (let index = 0; index < count; index++) questions.push(await buildQuestion(database, overrides));
  return questions;
}

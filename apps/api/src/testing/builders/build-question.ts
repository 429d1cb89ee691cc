import type { Database } from '@markwell/database/connect';
import { buildTopic } from './build-curriculum.ts';
import { uniqueName } from './unique-name.ts';

export interface QuestionOverrides {
  topicId?: string;
  kind?: 'REGULAR' | 'RAPID_FIRE';
  /** Difficulty 1-5, or level 1-10 of a rapid-fire question. */
  difficulty?: number;
  /** Whether the question is published; otherwise it is a draft. */
  published?: boolean;
  body?: string;
  explanation?: string | null;
  correctLetter?: string;
  letters?: readonly string[];
  passageId?: string;
}

/** A question with its first revision and options A-D, A correct. A published one is added to its bucket. */
export async function buildQuestion(database: Database, overrides: QuestionOverrides = {}) {
  const topicId = overrides.topicId ?? (await buildTopic(database)).id;
  const { kind = 'REGULAR', difficulty = 1, published = true, correctLetter = 'A' } = overrides;
  const body = overrides.body ?? uniqueName('What is 2 + 2?');
  const options = (overrides.letters ?? ['A', 'B', 'C', 'D']).map((letter) => ({
    letter,
    text: `Answer ${letter}`,
    isCorrect: letter === correctLetter,
  }));

  return database.$transaction(async (transaction) => {
    const question = await transaction.question.create({
      data: {
        kind,
        topicId,
        difficulty,
        timeLimit: kind === 'RAPID_FIRE' ? 20 : null,
        passageId: overrides.passageId ?? null,
        searchText: body,
        revisions: {
          create: {
            number: 1,
            body,
            explanation: overrides.explanation === undefined ? 'Count on.' : overrides.explanation,
            passageId: overrides.passageId ?? null,
            options: { create: options },
          },
        },
      },
      select: { id: true, revisions: { select: { id: true, options: { orderBy: { letter: 'asc' } } } } },
    });
    const [revision] = question.revisions;
    if (!revision) throw new Error('The question was created without a revision');
    const bucket = published
      ? await transaction.bucket.upsert({
          where: { topicId_kind_difficulty: { topicId, kind, difficulty } },
          create: { topicId, kind, difficulty, publishedCount: 1 },
          update: { publishedCount: { increment: 1 } },
        })
      : undefined;
    await transaction.question.update({
      where: { id: question.id },
      data: {
        currentRevisionId: revision.id,
        ...(bucket ? { status: 'PUBLISHED', bucketId: bucket.id, position: bucket.publishedCount - 1 } : {}),
      },
    });
    return { id: question.id, topicId, revisionId: revision.id, options: revision.options };
  });
}

/** Creates `count` questions, by default in a new topic each. */
export async function buildQuestions(database: Database, count: number, overrides: QuestionOverrides = {}) {
  const questions = [];
  for (let index = 0; index < count; index++) questions.push(await buildQuestion(database, overrides));
  return questions;
}

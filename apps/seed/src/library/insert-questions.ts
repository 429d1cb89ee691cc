import {
  lockTopics,
  pictureIdsOf,
  readHighestNumbers,
} from '@markwell/api/modules/question-bank/change/create-questions.repository';
import {
  countInBuckets,
  findOrCreateBuckets,
} from '@markwell/api/modules/question-bank/change/buckets.repository';
import { multipleChoice, searchTextOf } from '@markwell/api/modules/question-bank/change/question-bank.rules';
import type { Transaction } from '@markwell/api/platform/transaction.repository';
import { insertRows, type Rows } from '@markwell/database/sql/insert-rows';
import type { AnswerWays } from '@markwell/shared/answers/answer-modes';
import { answerWaysOf } from '@markwell/shared/answers/multiple-choice';
import type { QuestionPart } from '@markwell/shared/answers/question-parts';
import { v7 as uuid } from 'uuid';
import { prepareAttachments, type Attachments } from './attachments.ts';
import type { LibraryQuestion } from './library.ts';
import type { Curriculum } from './load-curriculum.ts';

/** A question with the ids of its rows. */
export interface BankQuestion {
  content: LibraryQuestion;
  id: string;
  revisionId: string;
  topicId: string;
}

/**
 * Adds new questions with their pictures and passages in the state that the library gives them, published ones in
 * their buckets: a handful of statements for any number of questions. They take part in no test before, so nothing else
 * has to be changed. Locks topics and buckets in the order in which the question bank does.
 */
export async function insertQuestions(
  transaction: Transaction,
  questions: readonly LibraryQuestion[],
  curriculum: Pick<Curriculum, 'subjectIdOf' | 'topicIdOf'>,
  createdAt: Date,
): Promise<BankQuestion[]> {
  if (questions.length === 0) return [];
  const unplaced = questions.map((content) => ({
    content,
    answerWays: answerWaysOf({ parts: partsOf(content, () => '') }),
    id: uuid(),
    topicId: curriculum.topicIdOf(content.subjectCode, content.topicCode),
  }));
  await lockTopics(transaction, [...new Set(unplaced.map(({ topicId }) => topicId))]);
  const nextNumber = await numberQuestions(transaction, unplaced);
  const placed = await placeQuestions(transaction, unplaced);
  const attachments = await prepareAttachments(transaction, questions, curriculum, createdAt);
  const { imageIdOf, passageIdOf } = attachments;

  const rows: Required<Pick<Rows, 'questions' | 'questionRevisions'>> = {
    questions: [],
    questionRevisions: [],
  };
  const bank = placed.map(({ content, answerWays, id, topicId, bucketId }): BankQuestion => {
    const revisionId = uuid();
    const passageId = passageIdOf(content);
    const parts = partsOf(content, imageIdOf);
    rows.questions.push({
      id,
      kind: content.kind,
      status: content.status,
      topicId,
      questionNumber: nextNumber(content.kind, topicId),
      difficulty: content.difficulty,
      tier: content.tier ?? null,
      answerWays,
      timeLimit: content.timeLimit,
      passageId,
      currentRevisionId: revisionId,
      bucketId,
      sourceId: content.sourceId,
      searchText: searchTextOf({ body: content.body ?? null, parts }),
      createdAt,
    });
    rows.questionRevisions.push({
      id: revisionId,
      questionId: id,
      number: 1,
      body: content.body ?? null,
      imageId: imageIdOf(content.image),
      passageId,
      explanation: content.explanation,
      solutionImageId: imageIdOf(content.solutionImage),
      parts,
      pictureIds: pictureIdsOf(parts),
      createdAt,
    });
    return { content, id, revisionId, topicId };
  });
  await insertRows(transaction, { ...attachments.rows, ...rows });
  const byBucket = Map.groupBy(
    placed.flatMap(({ bucketId }) => bucketId ?? []),
    (bucketId) => bucketId,
  );
  await countInBuckets(transaction, new Map([...byBucket].map(([id, { length }]) => [id, length])));
  return bank;
}

interface Unplaced {
  content: LibraryQuestion;
  answerWays: AnswerWays;
  topicId: string;
}

/** Continues the question numbers of each topic and kind. */
async function numberQuestions(transaction: Transaction, unplaced: readonly Unplaced[]) {
  const topicIds = [...new Set(unplaced.map(({ topicId }) => topicId))];
  const highest = await readHighestNumbers(transaction, topicIds);
  const numbers = new Map(highest.map(({ kind, topicId, number }) => [`${kind}/${topicId}`, number ?? 0]));
  return (kind: LibraryQuestion['kind'], topicId: string): number => {
    const number = (numbers.get(`${kind}/${topicId}`) ?? 0) + 1;
    numbers.set(`${kind}/${topicId}`, number);
    return number;
  };
}

/** The questions with the ids of their buckets; null for those that are not published. */
async function placeQuestions<Question extends Unplaced>(
  transaction: Transaction,
  unplaced: readonly Question[],
): Promise<(Question & { bucketId: string | null })[]> {
  const published = unplaced.filter(({ content }) => content.status === 'PUBLISHED');
  const bucketIds = await findOrCreateBuckets(
    transaction,
    published.map(({ content: { kind, difficulty, tier = null }, answerWays, topicId }) => ({
      kind,
      topicId,
      difficulty,
      tier,
      answerWays,
      isReserved: false,
    })),
  );
  const bucketOf = new Map(published.map((question, index) => [question, bucketIds[index]]));
  return unplaced.map((question) => ({ ...question, bucketId: bucketOf.get(question) ?? null }));
}

/** What a question asks. */
export function partsOf(
  { options, correctIndex, typed, parts }: LibraryQuestion,
  imageIdOf: Attachments['imageIdOf'],
): QuestionPart[] {
  if (parts) return parts;
  const choice = multipleChoice(
    options.map((option, index) => {
      const isCorrect = index === correctIndex;
      return 'text' in option
        ? { text: option.text, isCorrect }
        : { imageId: imageIdOf(option.image) ?? '', isCorrect };
    }),
  );
  return typed ? choice.map((part) => ({ ...part, typed })) : choice;
}

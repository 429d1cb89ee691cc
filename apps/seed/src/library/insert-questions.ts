import {
  lockTopics,
  pictureIdsOf,
  readHighestNumbers,
} from '@markwell/api/modules/question-bank/change/create-questions.repository';
import {
  lockBuckets,
  writePublishedCounts,
} from '@markwell/api/modules/question-bank/change/positions.repository';
import { multipleChoice, searchTextOf } from '@markwell/api/modules/question-bank/change/question-bank.rules';
import type { Transaction } from '@markwell/api/platform/transaction.repository';
import { insertRows, type Rows } from '@markwell/database/sql/insert-rows';
import { optionLetters } from '@markwell/shared/answers/option-letters';
import type { AnswerWays } from '@markwell/shared/answers/answer-modes';
import { answerWaysOf } from '@markwell/shared/answers/multiple-choice';
import type { QuestionPart } from '@markwell/shared/answers/question-parts';
import type { Tier } from '@markwell/shared/question-bank/tiers.vocabulary';
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
  optionIds: string[];
}

/**
 * Adds new questions with their pictures and passages in the state that the library gives them, published ones at
 * positions of the draw: a handful of statements for any number of questions. They take part in no test before, so
 * nothing else has to be changed. Locks topics and buckets in the order in which the question bank does.
 */
export async function insertQuestions(
  transaction: Transaction,
  questions: readonly LibraryQuestion[],
  curriculum: Pick<Curriculum, 'subjectIdOf' | 'topicIdOf'>,
  createdAt: Date,
): Promise<BankQuestion[]> {
  if (questions.length === 0) return [];
  const placed = questions.map((content) => ({
    content,
    answerWays: answerWaysOf({ parts: partsOf(content, () => '') }),
    id: uuid(),
    topicId: curriculum.topicIdOf(content.subjectCode, content.topicCode),
  }));
  await lockTopics(transaction, [...new Set(placed.map(({ topicId }) => topicId))]);
  const nextNumber = await numberQuestions(transaction, placed);
  const positions = await positionQuestions(transaction, placed);
  const attachments = await prepareAttachments(transaction, questions, curriculum, createdAt);
  const { imageIdOf, passageIdOf } = attachments;

  const rows: Required<Pick<Rows, 'questions' | 'questionRevisions' | 'questionOptions'>> = {
    questions: [],
    questionRevisions: [],
    questionOptions: [],
  };
  const bank = placed.map(({ content, answerWays, id, topicId }): BankQuestion => {
    const revisionId = uuid();
    const passageId = passageIdOf(content);
    const options = optionRows(content, revisionId, imageIdOf);
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
      ...positions.next(content, answerWays, topicId),
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
    rows.questionOptions.push(...options);
    return { content, id, revisionId, topicId, optionIds: options.map((option) => option.id) };
  });
  await insertRows(transaction, { ...attachments.rows, ...rows });
  await writePublishedCounts(transaction, { moves: [], entered: [], counts: positions.counts });
  return bank;
}

interface Placed {
  content: LibraryQuestion;
  answerWays: AnswerWays;
  topicId: string;
}

/** Continues the question numbers of each topic and kind. */
async function numberQuestions(transaction: Transaction, placed: readonly Placed[]) {
  const topicIds = [...new Set(placed.map(({ topicId }) => topicId))];
  const highest = await readHighestNumbers(transaction, topicIds);
  const numbers = new Map(highest.map(({ kind, topicId, number }) => [`${kind}/${topicId}`, number ?? 0]));
  return (kind: LibraryQuestion['kind'], topicId: string): number => {
    const number = (numbers.get(`${kind}/${topicId}`) ?? 0) + 1;
    numbers.set(`${kind}/${topicId}`, number);
    return number;
  };
}

/** Locks the buckets of the published questions, and gives out the positions after those in use. */
async function positionQuestions(transaction: Transaction, placed: readonly Placed[]) {
  const keyOf = (kind: string, topicId: string, difficulty: number, ways: AnswerWays, tier?: Tier | null) =>
    `${kind}/${topicId}/${difficulty}/${ways}/${tier ?? ''}`;
  const entered = new Map(
    placed
      .filter(({ content }) => content.status === 'PUBLISHED')
      .map(({ content: { kind, difficulty, tier = null }, answerWays, topicId }) => [
        keyOf(kind, topicId, difficulty, answerWays, tier),
        {
          id: '',
          kind,
          status: 'PUBLISHED',
          topicId,
          difficulty,
          tier,
          answerWays,
          bucketId: null,
          position: null,
        } as const,
      ]),
  );
  const buckets = await lockBuckets(transaction, [], [...entered.values()]);
  const counts = new Map(buckets.map(({ id, publishedCount }) => [id, publishedCount]));
  const idOf = new Map(
    buckets.map(({ id, kind, topicId, difficulty, answerWays, tier }) => [
      keyOf(kind, topicId, difficulty, answerWays, tier),
      id,
    ]),
  );
  return {
    /** The number of published questions of each bucket, once the rows are written. */
    counts,
    next({ kind, status, difficulty, tier }: LibraryQuestion, answerWays: AnswerWays, topicId: string) {
      const bucketId = idOf.get(keyOf(kind, topicId, difficulty, answerWays, tier));
      if (status !== 'PUBLISHED' || bucketId === undefined) return { bucketId: null, position: null };
      const position = counts.get(bucketId) ?? 0;
      counts.set(bucketId, position + 1);
      return { bucketId, position };
    },
  };
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

function optionRows(
  { sourceId, options, correctIndex }: LibraryQuestion,
  revisionId: string,
  imageIdOf: Attachments['imageIdOf'],
) {
  return options.map((option, index) => {
    const letter = optionLetters[index];
    if (!letter) throw new Error(`${sourceId} has more than ${optionLetters.length} options`);
    const common = { id: uuid(), revisionId, letter, isCorrect: index === correctIndex };
    return 'text' in option
      ? { ...common, contentType: 'TEXT' as const, text: option.text, imageId: null }
      : { ...common, contentType: 'IMAGE' as const, text: null, imageId: imageIdOf(option.image) };
  });
}

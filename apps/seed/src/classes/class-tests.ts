import { answerColumns } from '@markwell/api/modules/attempts/answer-columns';
import { createRandom, hash, type Random } from '@markwell/questions/random';
import { addDays } from '@markwell/shared/time/days';
import { optionLetters } from '@markwell/shared/answers/option-letters';
import { scorePercent } from '@markwell/shared/progress/marking';
import type { Transaction } from '@markwell/api/platform/transaction.repository';
import type { Rows } from '@markwell/database/sql/insert-rows';
import { v7 as uuid } from 'uuid';
import { drawTest } from '../draw-test.ts';
import { classNames, classPupilRow } from './class-pupils.ts';
import { lastDay } from '../history-rows.ts';
import type { BankQuestion } from '../library/insert-questions.ts';
import { fromParts } from '@markwell/shared/answers/multiple-choice';
import type { QuestionPart } from '@markwell/shared/answers/question-parts';

interface ClassWorld {
  bank: readonly BankQuestion[];
  /** The upload whose questions begin the class's test, with one that misleads strong pupils. */
  batchId: string;
  school: { id: string; name: string };
  stageId: string;
  subjectId: string;
  now: Date;
}

/** A question of the class's test, and which option a pupil of an ability from 0 to 1 chooses. */
interface Item {
  id: string;
  revisionId: string;
  topicId: string;
  correctIndex: number;
  choose: (ability: number, random: Random) => number;
}

/** The class took the same test twice, these days before the last one. */
const testDays = [9, 2];
const minutes = 15;
const otherQuestions = 8;

/**
 * A class of 24 pupils who took a test of the upload's questions and others twice: enough answers for Question
 * Statistics.
 */
export async function classTestRows(
  transaction: Transaction,
  { bank, batchId, school, stageId, subjectId, now }: ClassWorld,
): Promise<Pick<Rows, 'users' | 'attempts'>> {
  const items = [...(await uploadedItems(transaction, batchId)), ...bankItems(bank)];
  const rows: Pick<Rows, 'users' | 'attempts'> = { users: [], attempts: [] };
  classNames.forEach((name, place) => {
    const userId = uuid();
    rows.users.push(classPupilRow(userId, name, { school, stageId, now }));
    testDays.forEach((daysBefore, sitting) => {
      const random = createRandom(hash(`${name}/${sitting}`));
      const ability = place / (classNames.length - 1);
      const startedAt = new Date(`${addDays(lastDay(now), -daysBefore)}T14:${10 + (place % 20)}:00Z`);
      const attemptId = uuid({ msecs: startedAt.getTime() });
      let seconds = 0;
      const answers = items.map((item) => {
        const option = item.choose(ability, random);
        seconds += random.int(25, 60);
        return {
          questionId: item.id,
          revisionId: item.revisionId,
          topicId: item.topicId,
          response: optionLetters[option] ?? null,
          answeredAt: new Date(startedAt.getTime() + seconds * 1000),
          isCorrect: option === item.correctIndex,
        };
      });
      const correctCount = answers.filter(({ isCorrect }) => isCorrect).length;
      const timeTakenSeconds = seconds + 5;
      rows.attempts.push({
        id: attemptId,
        userId,
        stageId,
        subjectId,
        kind: 'MOCK_TEST',
        answerKeyOnClient: true,
        status: 'FINISHED',
        difficulties: [1, 2, 3],
        topicIds: [],
        requestedQuestions: items.length,
        totalQuestions: items.length,
        durationSeconds: minutes * 60,
        startedAt,
        deadlineAt: new Date(startedAt.getTime() + minutes * 60_000),
        finishedAt: new Date(startedAt.getTime() + timeTakenSeconds * 1000),
        finishedBy: 'PUPIL',
        timeTakenSeconds,
        correctCount,
        score: scorePercent(correctCount, items.length),
        ...answerColumns(startedAt, answers),
      });
    });
  });
  return rows;
}

/** The four questions of the upload: misread by strong pupils, with an option that nobody chooses, and two usual ones. */
async function uploadedItems(transaction: Transaction, batchId: string): Promise<Item[]> {
  const questions = await transaction
    .selectFrom('questions')
    .innerJoin('question_revisions as revision', 'revision.id', 'questions.current_revision_id')
    .select(['questions.id', 'questions.topic_id as topicId', 'revision.id as revisionId', 'revision.parts'])
    .where('questions.batch_id', '=', batchId)
    .orderBy('questions.question_number')
    .execute();
  return questions.map(({ id, topicId, revisionId, parts }, index) => {
    const options = fromParts({ parts: parts as QuestionPart[] }) ?? [];
    const correctIndex = options.findIndex(({ isCorrect }) => isCorrect);
    const choices = [doublingInstead(correctIndex), neverTheLast(correctIndex, options.length)];
    return {
      id,
      topicId,
      revisionId,
      correctIndex,
      choose: choices[index] ?? usual(correctIndex, options.length, 0.3),
    };
  });
}

function bankItems(bank: readonly BankQuestion[]): Item[] {
  const draw = {
    subjectCode: 'ELEVEN_PLUS_MATHEMATICS',
    choices: [1, 2, 3],
    questionCount: otherQuestions,
  } as const;
  const drawn = drawTest(
    bank,
    { ...draw, choices: [...draw.choices] },
    new Set(),
    createRandom(hash('class test')),
  );
  return drawn.map(({ id, revisionId, topicId, content }, index) => ({
    id,
    revisionId,
    topicId,
    correctIndex: content.correctIndex,
    choose: usual(content.correctIndex, content.options.length, (index + 1) / (otherQuestions + 2)),
  }));
}

/** Stronger pupils answer correctly more often. */
const usual =
  (correctIndex: number, optionCount: number, difficulty: number): Item['choose'] =>
  (ability, random) =>
    random.chance(Math.min(0.95, Math.max(0.08, 0.5 + ability - difficulty)))
      ? correctIndex
      : random.intExcept(0, optionCount - 1, [correctIndex]);

/** Strong pupils see the numbers double, and choose the option after the key; weak ones count on. */
const doublingInstead =
  (correctIndex: number): Item['choose'] =>
  (ability, random) =>
    random.chance(0.15 + 0.8 * ability)
      ? correctIndex + 1
      : random.chance(0.6)
        ? correctIndex
        : correctIndex - 1;

const neverTheLast =
  (correctIndex: number, optionCount: number): Item['choose'] =>
  (ability, random) =>
    random.chance(0.15 + 0.5 * ability) ? correctIndex : random.intExcept(0, optionCount - 2, [correctIndex]);

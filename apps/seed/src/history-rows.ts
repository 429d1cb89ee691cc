import { markResponse, type Response } from '@markwell/api/modules/attempts/answers.rules';
import { answerColumns } from '@markwell/api/modules/attempts/answer-columns';
import { createRandom, hash, type Random } from '@markwell/questions/random';
import { addDays, dayOf } from '@markwell/shared/time/days';
import { optionLetters } from '@markwell/shared/answers/option-letters';
import { answerKindOf } from '@markwell/shared/answers/answer-kinds';
import { isShownAsParts } from '@markwell/shared/answers/multiple-choice';
import type { Responses } from '@markwell/shared/answers/parts.schemas';
import type { QuestionPart } from '@markwell/shared/answers/question-parts';
import { scorePercent } from '@markwell/shared/progress/marking';
import { v7 as uuid } from 'uuid';
import { createDueQuestions } from './due-questions.ts';
import { drawTest } from './draw-test.ts';
import type { HistoryPlan, PlannedTest } from './history-plans.ts';
import type { Rows } from '@markwell/database/sql/insert-rows';
import { partsOf, type BankQuestion } from './library/insert-questions.ts';

interface Pupil {
  userId: string;
  stageId: string;
  subjectIdOf: (subjectCode: string) => string;
  bank: readonly BankQuestion[];
}

interface Answer {
  question: BankQuestion;
  isCorrect: boolean;
  /** Null if the question was skipped. */
  response: Response | null;
  marks: { earned: number; possible: number };
}

/**
 * The rows of a pupil's history by a plan; only the ids differ between runs. The plan's last day is today, or yesterday
 * in the first hour after midnight. A test for which the bank has no question is omitted.
 */
export function historyRows(plan: HistoryPlan, pupil: Pupil, now: Date): Rows['attempts'] {
  const rows: Rows['attempts'] = [];
  const seen = new Set<string>();
  const comingBack = createDueQuestions();
  plan.tests.forEach((test, index) => {
    const random = createRandom(hash(`${test.subjectCode}/${index}`));
    const { choices = [1, 2, 3], questionCount = 10, duration = 15 } = test;
    const finishedAt = finishOf(test, index, now);
    const questions = test.practice
      ? comingBack.due(test.subjectCode, finishedAt)
      : drawTest(pupil.bank, { ...test, choices, questionCount }, seen, random);
    if (questions.length === 0) return;
    const answers = answersTo(questions, test, plan.weakTopics, random);
    const correctCount = answers.filter(({ isCorrect }) => isCorrect).length;
    const sumOf = (of: 'earned' | 'possible') => answers.reduce((sum, { marks }) => sum + marks[of], 0);
    const seconds = test.outOfTime
      ? duration * 60
      : Math.min(duration * 60 - 20, questions.length * random.int(38, 72));
    comingBack.note(answers, finishedAt);
    const startedAt = new Date(finishedAt.getTime() - seconds * 1000);
    const attemptId = uuid({ msecs: startedAt.getTime() });
    const millisecondsEach = (seconds * 1000) / questions.length;
    rows.push({
      id: attemptId,
      userId: pupil.userId,
      stageId: pupil.stageId,
      subjectId: pupil.subjectIdOf(test.subjectCode),
      kind: test.examMode ? 'EXAM_SIMULATION' : 'MOCK_TEST',
      answerKeyOnClient: !test.examMode,
      status: 'FINISHED',
      difficulties: [...choices],
      topicIds: test.topicCodes ? [...new Set(questions.map(({ topicId }) => topicId))] : [],
      requestedQuestions: test.practice ? questions.length : questionCount,
      totalQuestions: questions.length,
      durationSeconds: duration * 60,
      startedAt,
      deadlineAt: new Date(startedAt.getTime() + duration * 60_000),
      finishedAt,
      finishedBy: test.outOfTime ? 'DEADLINE' : 'PUPIL',
      timeTakenSeconds: seconds,
      correctCount,
      score: scorePercent(sumOf('earned'), sumOf('possible')),
      answerMode: test.mode ?? 'MULTIPLE_CHOICE',
      ...answerColumns(
        startedAt,
        answers.map(({ question, isCorrect, response, marks }, index) => ({
          questionId: question.id,
          revisionId: question.revisionId,
          topicId: question.topicId,
          response,
          answeredAt: new Date(startedAt.getTime() + Math.round((index + 0.9) * millisecondsEach)),
          isCorrect,
          marks,
        })),
      ),
    });
  });
  return rows;
}

/** Chooses as many wrong answers as the target score allows: weak topics first, then hard questions, partly random. */
function answersTo(
  questions: readonly BankQuestion[],
  test: PlannedTest,
  weakTopics: readonly string[],
  random: Random,
): Answer[] {
  const risk = new Map(
    questions.map(({ id, content }) => [
      id,
      (weakTopics.includes(content.topicCode) ? 1.3 : 0) + content.difficulty * 0.3 + random.int(0, 100) / 40,
    ]),
  );
  const byRisk = questions.toSorted((left, right) => (risk.get(right.id) ?? 0) - (risk.get(left.id) ?? 0));
  const wrong = new Set(byRisk.slice(0, Math.round((questions.length * (100 - test.aim)) / 100)));
  return questions.map((question, index) => {
    const parts = partsOf(question.content, () => '');
    const isShown = isShownAsParts({ parts }, test.mode ?? 'MULTIPLE_CHOICE');
    const isRight = !wrong.has(question);
    const tooLate = test.outOfTime === true && index >= questions.length - 3;
    const isSkipped = !isRight && (tooLate || random.chance(0.12));
    const response = isSkipped
      ? null
      : isShown
        ? responsesTo(parts, isRight)
        : letterFor(question, isRight, random);
    const { earned, possible, isCorrect } = markResponse(parts, response);
    return { question, isCorrect, response, marks: { earned, possible } };
  });
}

function letterFor(
  { content: { correctIndex, options } }: BankQuestion,
  isRight: boolean,
  random: Random,
): string {
  const option = isRight ? correctIndex : random.intExcept(0, options.length - 1, [correctIndex]);
  return optionLetters[option] ?? 'A';
}

/** The answer key of each part, or a wrong answer. */
const responsesTo = (parts: readonly QuestionPart[], isRight: boolean): Responses =>
  Object.fromEntries(
    parts.map(({ label, answer, typed = answer }) => {
      const [key, ...others] = answerKindOf(typed).examples(typed, {});
      const given = isRight ? key : (others.find(({ verdict }) => verdict === 'WRONG') ?? key);
      return [label, { kind: typed.kind, answer: given?.response }];
    }),
  );

/** The last day of a history: today, or yesterday in the first hour after midnight. */
export const lastDay = (now: Date): string => dayOf(new Date(now.getTime() - 65 * 60_000));

/** In the afternoon of its day (a second test an hour later); on the last day, a short time ago. */
function finishOf({ daysBefore }: PlannedTest, index: number, now: Date): Date {
  const lastFinish = new Date(now.getTime() - 65 * 60_000);
  if (daysBefore === 0) return lastFinish;
  const day = addDays(lastDay(now), -daysBefore);
  const hour = 15 + (index % 3);
  return new Date(`${day}T${hour}:${10 + ((index * 7) % 45)}:00Z`);
}

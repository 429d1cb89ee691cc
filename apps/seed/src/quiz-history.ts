import { optionLetters } from '@markwell/shared/answers/option-letters';
import { createRandom, hash, type Random } from '@markwell/questions/random';
import { addDays } from '@markwell/shared/time/days';
import { scorePercent } from '@markwell/shared/progress/marking';
import {
  bestStreakOf,
  isLevelCompleted,
  unlockedLevelAfter,
} from '@markwell/shared/rapid-fire/rapid-fire.rules';
import {
  rapidFirePlaySeconds,
  rapidFireQuestionCount,
} from '@markwell/shared/rapid-fire/rapid-fire.vocabulary';
import { v7 as uuid } from 'uuid';
import { lastDay } from './history-rows.ts';
import type { Rows } from '@markwell/database/sql/insert-rows';
import type { BankQuestion } from './library/insert-questions.ts';

interface PlannedQuiz {
  /** Days before the last day of the history. There is a test on these days too. */
  daysBefore: number;
  subjectCode: string;
  level: number;
  /** The accuracy in percent. */
  aim: number;
}

const mathematics = 'ELEVEN_PLUS_MATHEMATICS';
const verbal = 'ELEVEN_PLUS_VERBAL_REASONING';
const english = 'ELEVEN_PLUS_ENGLISH';

/** Quizzes up to level 4 of mathematics, which is still too hard, and a few in two other subjects. */
const plan: readonly PlannedQuiz[] = [
  { daysBefore: 20, subjectCode: mathematics, level: 1, aim: 70 },
  { daysBefore: 15, subjectCode: mathematics, level: 2, aim: 50 },
  { daysBefore: 12, subjectCode: verbal, level: 1, aim: 75 },
  { daysBefore: 10, subjectCode: mathematics, level: 2, aim: 75 },
  { daysBefore: 9, subjectCode: english, level: 1, aim: 90 },
  { daysBefore: 4, subjectCode: mathematics, level: 3, aim: 80 },
  { daysBefore: 3, subjectCode: verbal, level: 2, aim: 50 },
  { daysBefore: 1, subjectCode: mathematics, level: 4, aim: 55 },
];

interface Pupil {
  userId: string;
  subjectIdOf: (subjectCode: string) => string;
  bank: readonly BankQuestion[];
}

type QuizHistoryRows = Pick<Rows, 'rapidFireSessions' | 'rapidFireAnswers'>;

/** The rapid-fire quizzes of the demo pupil; only the ids differ between runs. */
export function quizHistory({ userId, subjectIdOf, bank }: Pupil, now: Date): QuizHistoryRows {
  const rows: QuizHistoryRows = { rapidFireSessions: [], rapidFireAnswers: [] };
  const openLevels = new Map<string, number>();
  plan.forEach(({ daysBefore, subjectCode, level, aim }, index) => {
    const random = createRandom(hash(`${subjectCode}/quiz/${index}`));
    const ofLevel = bank.filter(
      ({ content }) => content.subjectCode === subjectCode && content.difficulty === level,
    );
    const questions = random.sample(ofLevel, rapidFireQuestionCount);
    const answers = answersTo(questions, aim, random);
    const correctCount = answers.filter(({ isCorrect }) => isCorrect).length;
    const accuracy = scorePercent(correctCount, questions.length);
    const levelCompleted = isLevelCompleted(level, accuracy);
    const openLevel = unlockedLevelAfter(openLevels.get(subjectCode) ?? level, level, levelCompleted);
    openLevels.set(subjectCode, openLevel);

    const milliseconds = answers.reduce((sum, { timeSpentMs }) => sum + timeSpentMs, 0);
    const seconds = Math.min(rapidFirePlaySeconds, Math.round(milliseconds / 1000));
    const startedAt = new Date(`${addDays(lastDay(now), -daysBefore)}T18:${10 + index}:00Z`);
    const sessionId = uuid({ msecs: startedAt.getTime() });
    rows.rapidFireSessions.push({
      id: sessionId,
      userId,
      subjectId: subjectIdOf(subjectCode),
      level,
      status: 'FINISHED',
      totalQuestions: questions.length,
      startedAt,
      deadlineAt: new Date(startedAt.getTime() + rapidFirePlaySeconds * 1000),
      finishedAt: new Date(startedAt.getTime() + seconds * 1000),
      correctCount,
      accuracy,
      bestStreak: bestStreakOf(answers.map(({ isCorrect }) => isCorrect)),
      timeSpentSeconds: seconds,
      levelCompleted,
      nextLevelUnlocked: openLevel > level,
    });
    answers.forEach((answer, index) => {
      rows.rapidFireAnswers.push({ sessionId, userId, ordinal: index + 1, ...answer });
    });
  });
  return rows;
}

/** Chooses as many wrong answers as the target accuracy allows; for some of them the time ran out. */
function answersTo(questions: readonly BankQuestion[], aim: number, random: Random) {
  const wrong = new Set(random.sample(questions, Math.round((questions.length * (100 - aim)) / 100)));
  return questions.map((question) => {
    const { id: questionId, revisionId, content } = question;
    const isCorrect = !wrong.has(question);
    const isVoid = !isCorrect && random.chance(0.2);
    const option = isCorrect
      ? content.correctIndex
      : random.intExcept(0, content.options.length - 1, [content.correctIndex]);
    const milliseconds = (content.timeLimit ?? 0) * 1000;
    return {
      questionId,
      revisionId,
      isCorrect,
      chosenLetter: isVoid ? null : (optionLetters[option] ?? null),
      timeSpentMs: isVoid ? milliseconds : random.int(2500, milliseconds * 0.9),
    };
  });
}

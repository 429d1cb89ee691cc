import { z } from 'zod';
import {
  rapidFireAnswerSchema,
  rapidFireSessionSchema,
} from '@markwell/shared/rapid-fire/rapid-fire.schemas';
import { afterRapidFireAnswer, initialRapidFireScore } from '@markwell/shared/rapid-fire/rapid-fire.rules';
import { lateSubmissionHours } from '@markwell/shared/rapid-fire/rapid-fire.vocabulary';
import { readLocalStorageJson, removeFromLocalStorage, writeLocalStorageJson } from '#lib/local-storage.ts';
import type { StartedSession } from '../rapid-fire.queries.ts';
import { startPlay, type PlayState } from './play-state.ts';
import { timesOf } from './quiz-times.ts';

/** Milliseconds since the epoch by this device's clock. */
const timeSchema = z.number();

const savedQuizSchema = z.object({
  session: rapidFireSessionSchema,
  receivedAt: timeSchema,
  /** When the first question appeared; null during the countdown. */
  startedAt: timeSchema.nullable(),
  /** One entry per question that was answered or ran out of time; `timeSpent` in milliseconds. */
  answers: z.array(rapidFireAnswerSchema.extend({ timeSpent: z.number().min(0) })),
  /** When the first question without an answer appeared; null while the answer before it is still shown. */
  shownAt: timeSchema.nullable(),
  /** Null while the quiz runs. */
  finishedAt: timeSchema.nullable(),
});
/** The pupil's last quiz as this browser saved it, so that it survives a reload and a closed tab. */
export type SavedQuiz = z.infer<typeof savedQuizSchema>;

const keyOf = (userId: string) => `rapid-fire-quiz:${userId}`;

/** The pupil's last quiz in this browser; null when there is none, or when it ended more than a day ago. */
export function readSavedQuiz(userId: string): SavedQuiz | null {
  const quiz = readLocalStorageJson(keyOf(userId), savedQuizSchema);
  const isOld =
    typeof quiz?.finishedAt === 'number' && Date.now() - quiz.finishedAt > lateSubmissionHours * 3_600_000;
  return isOld ? null : quiz;
}

export function saveQuiz(userId: string, quiz: SavedQuiz): void {
  writeLocalStorageJson(keyOf(userId), quiz);
}

export function removeSavedQuiz(userId: string): void {
  removeFromLocalStorage(keyOf(userId));
}

/** A quiz that has just been started. */
export const newQuiz = (started: StartedSession): SavedQuiz => ({
  ...started,
  startedAt: null,
  answers: [],
  shownAt: null,
  finishedAt: null,
});

/** The quiz with the state it has now. */
export const withProgress = (quiz: SavedQuiz, state: PlayState): SavedQuiz => ({
  ...quiz,
  startedAt: state.startedAt,
  answers: [...state.answers],
  shownAt: state.isLocked ? null : state.shownAt,
  finishedAt: state.finishedAt,
});

/**
 * The state of a saved quiz at this time. The clock has kept running: after the deadline the quiz is finished with the
 * answers it has.
 */
export function resumePlay(quiz: SavedQuiz, at: number): PlayState {
  const { session, answers, shownAt, finishedAt } = quiz;
  const { startsAt, deadline } = timesOf(session, quiz.receivedAt);
  const state = startPlay(session.questions, deadline, quiz.startedAt ?? Math.max(startsAt, at));
  const isComplete = answers.length === session.questions.length;
  const endsNow = isComplete || at >= deadline;
  return {
    ...state,
    index: Math.min(answers.length, session.questions.length - 1),
    shownAt: shownAt ?? Math.max(state.startedAt, at),
    answers,
    run: answers.reduce((run, { isCorrect }) => afterRapidFireAnswer(run, isCorrect), initialRapidFireScore),
    finishedAt: finishedAt ?? (endsNow ? Math.min(at, deadline) : null),
  };
}

import { isCorrectAnswer } from '@markwell/shared/progress/marking';
import {
  afterRapidFireAnswer,
  isComboRaised,
  initialRapidFireScore,
  type RapidFireScore,
} from '@markwell/shared/rapid-fire/rapid-fire.rules';
import type { OptionLetter } from '@markwell/shared/answers/option-letters';

/** The fields of a question that the quiz uses; the contract's questions have them. */
interface PlayedQuestion {
  id: string;
  /** Seconds. */
  timeLimit: number;
  options: readonly { optionLetter: OptionLetter; isCorrect: boolean }[];
}

export type Verdict = 'correct' | 'wrong' | 'unanswered';

interface PlayedAnswer {
  questionId: string;
  /** Null when its time ran out. */
  selectedAnswer: OptionLetter | null;
  /** Milliseconds that the question was shown. */
  timeSpent: number;
  isCorrect: boolean;
}

export interface PlayState {
  questions: readonly PlayedQuestion[];
  /** Milliseconds since the epoch by this device's clock, like every time here. */
  deadline: number;
  startedAt: number;
  /** The index of the current question, from 0. */
  index: number;
  /** When the current question appeared. */
  shownAt: number;
  /** One entry per question that was answered or ran out of time, in order. */
  answers: readonly PlayedAnswer[];
  run: RapidFireScore;
  /** The current question is answered: input is ignored until the next question. */
  isLocked: boolean;
  feedback: Verdict | null;
  comboShown: boolean;
  /** When the last question was completed or the time was over; null while the quiz runs. */
  finishedAt: number | null;
}

export type PlayEvent =
  | { type: 'choose'; letter: OptionLetter; at: number }
  | { type: 'advance'; at: number }
  | { type: 'tick'; at: number }
  | { type: 'feedbackOver' }
  | { type: 'comboOver' };

export function startPlay(questions: readonly PlayedQuestion[], deadline: number, at: number): PlayState {
  return {
    questions,
    deadline,
    startedAt: at,
    index: 0,
    shownAt: at,
    answers: [],
    run: initialRapidFireScore,
    isLocked: false,
    feedback: null,
    comboShown: false,
    finishedAt: null,
  };
}

function mark(
  state: PlayState,
  question: PlayedQuestion,
  letter: OptionLetter | null,
  at: number,
): PlayState {
  const isCorrect = isCorrectAnswer(question.options, letter);
  const run = afterRapidFireAnswer(state.run, isCorrect);
  const timeSpent = Math.min(Math.max(at - state.shownAt, 0), question.timeLimit * 1000);
  return {
    ...state,
    answers: [...state.answers, { questionId: question.id, selectedAnswer: letter, timeSpent, isCorrect }],
    run,
    isLocked: true,
    feedback: isCorrect ? 'correct' : letter === null ? 'unanswered' : 'wrong',
    comboShown: isCorrect && (isComboRaised(run) || state.comboShown),
  };
}

/** The state of a running quiz. It has no clock: every event contains its time. */
export function reducePlay(state: PlayState, event: PlayEvent): PlayState {
  if (event.type === 'feedbackOver') return { ...state, feedback: null };
  if (event.type === 'comboOver') return { ...state, comboShown: false };
  if (state.finishedAt !== null) return state;
  // A paused page that continues after the deadline accepts no more answers.
  if (event.at >= state.deadline) return { ...state, finishedAt: state.deadline };

  const question = state.questions[state.index];
  if (!question) return { ...state, finishedAt: event.at };
  const isOutOfTime = event.at - state.shownAt >= question.timeLimit * 1000;
  switch (event.type) {
    case 'choose': {
      if (state.isLocked) return state;
      return mark(state, question, isOutOfTime ? null : event.letter, event.at);
    }
    case 'tick':
      return state.isLocked || !isOutOfTime ? state : mark(state, question, null, event.at);
    case 'advance': {
      if (!state.isLocked) return state;
      const isLast = state.index === state.questions.length - 1;
      if (isLast) return { ...state, isLocked: false, finishedAt: event.at };
      return { ...state, isLocked: false, index: state.index + 1, shownAt: event.at };
    }
  }
}

import { isCorrectAnswer } from '@markwell/shared/rules/marking';
import {
  afterRapidFireAnswer,
  isComboRaised,
  initialRapidFireScore,
  type RapidFireScore,
} from '@markwell/shared/rules/rapid-fire';
import type { OptionLetter } from '@markwell/shared/vocabulary/options';

/** What the play needs to know of a question; the contract's questions fit. */
export interface PlayedQuestion {
  id: string;
  /** Seconds. */
  timeLimit: number;
  options: readonly { optionLetter: OptionLetter; isCorrect: boolean }[];
}

export type Verdict = 'correct' | 'wrong' | 'unanswered';

export interface PlayedAnswer {
  questionId: string;
  /** Null when its time ran out. */
  selectedAnswer: OptionLetter | null;
  /** Milliseconds that the question was shown. */
  timeSpent: number;
  isCorrect: boolean;
}

export interface PlayState {
  questions: readonly PlayedQuestion[];
  /** Milliseconds since the epoch by this device's clock, as every instant here. */
  deadline: number;
  startedAt: number;
  /** From 0: the question that is shown. */
  index: number;
  /** When it came up. */
  shownAt: number;
  /** One for each question that was answered or ran out of time, in their order. */
  answers: readonly PlayedAnswer[];
  run: RapidFireScore;
  /** The question shown has its answer: nothing is taken until the next. */
  isLocked: boolean;
  feedback: Verdict | null;
  comboShown: boolean;
  /** When the last question was done with or the time was up; null while it is played. */
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

/** The quiz while it is played (spec 2 §4.3), without a clock of its own: every event says when it happened. */
export function reducePlay(state: PlayState, event: PlayEvent): PlayState {
  if (event.type === 'feedbackOver') return { ...state, feedback: null };
  if (event.type === 'comboOver') return { ...state, comboShown: false };
  if (state.finishedAt !== null) return state;
  // A page that slept past the end takes nothing more, whatever is pressed when it wakes.
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

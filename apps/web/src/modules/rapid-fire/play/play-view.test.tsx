import type { RapidFireSessionDto } from '@markwell/shared/rapid-fire/rapid-fire.schemas';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildQuizQuestion, buildSession } from '#testing/rapid-fire-builders.ts';
import { renderPage } from '#testing/render.tsx';
import { startServer } from '#testing/server.ts';
import type { PlayState } from './play-state.ts';
import { PlayView } from './play-view.tsx';
import { newQuiz, withProgress, type SavedQuiz } from './saved-quiz.ts';

startServer();

let finished: PlayState[];
/** The quiz as it was last saved. */
let saved: SavedQuiz;
let left: number;
const report = vi.fn(() => Promise.resolve());

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  finished = [];
  left = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

const open = (session: RapidFireSessionDto = buildSession()) =>
  openQuiz(newQuiz({ session, receivedAt: Date.now() }));

function openQuiz(quiz: SavedQuiz) {
  return renderPage(
    <PlayView
      quiz={quiz}
      reports={{ reported: new Set(), report }}
      onProgress={(state) => {
        saved = withProgress(quiz, state);
      }}
      onFinished={(state) => {
        finished.push(state);
      }}
      onLeave={() => {
        left += 1;
      }}
    />,
  );
}

/** In steps, so that a timer can start the next one. */
function pass(milliseconds: number) {
  for (let left = milliseconds; left > 0; left -= 250) {
    act(() => {
      vi.advanceTimersByTime(Math.min(left, 250));
    });
  }
}
const countdown = 3_700;
const press = (key: string, more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.body, { key, ...more });
const answers = () => within(screen.getByRole('group', { name: 'Answers' })).getAllByRole('button');
/** Answers and waits for the next question. */
function answerBy(key: string) {
  press(key);
  pass(300);
}

/** Starts a quiz whose countdown is over. */
function begin(session?: RapidFireSessionDto) {
  const view = open(session);
  pass(countdown);
  return view;
}

describe('the countdown', () => {
  test('shows 3, 2, 1, GO, and accepts no answer', () => {
    open();
    expect(screen.getByText('3')).toBeVisible();
    pass(1_000);
    expect(screen.getByText('2')).toBeVisible();
    press('1');
    pass(1_000);
    expect(screen.getByText('1')).toBeVisible();
    pass(1_000);
    expect(screen.getByText('GO')).toBeVisible();
    expect(screen.queryByText('Quiz question 1')).not.toBeInTheDocument();
    pass(700);
    expect(screen.getByText('Quiz question 1')).toBeVisible();
    expect(screen.getByRole('timer', { name: 'Time left' })).toHaveTextContent('5:00');
  });

  test('is skipped for a quiz that has already begun', () => {
    open(buildSession(3, { startedAt: new Date(Date.now() - 10_000).toISOString() }));
    expect(screen.getByText('Quiz question 1')).toBeVisible();
  });
});

describe('playing', () => {
  test('shows level, question number, score and the answers with their keys', () => {
    begin();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Level 3 · Sprinter');
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Question 1 / 3');
    expect(screen.getByText('Score 0 · streak 0')).toBeVisible();
    expect(answers().map((button) => button.textContent)).toEqual(['1 A1', '2 B1', '3 C1', '4 D1']);
  });

  test('a tap answers: correct is announced and shown, and the next question comes after 300 ms', () => {
    begin();
    fireEvent.click(screen.getByText('A1'));
    expect(screen.getByText(/Correct!/u)).toBeVisible();
    expect(screen.getByRole('img', { name: 'Right' })).toBeVisible();
    expect(screen.getByText('Score 10 · streak 1')).toBeVisible();
    pass(299);
    expect(screen.getByText('Quiz question 1')).toBeVisible();
    pass(1);
    expect(screen.getByText('Quiz question 2')).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '1 of 3 done');
    pass(499);
    expect(screen.getByText(/Correct!/u)).toBeVisible();
    pass(1);
    expect(screen.queryByText(/Correct!/u)).not.toBeInTheDocument();
  });

  test('a wrong answer is shown with the correct one, and ends the streak', () => {
    begin();
    answerBy('1');
    press('2');
    expect(screen.getByRole('img', { name: 'Wrong' }).closest('button')).toHaveTextContent('B2');
    expect(screen.getByRole('img', { name: 'Right' }).closest('button')).toHaveTextContent('A2');
    expect(screen.getByText('Not this time. The answer was A2.')).toBeVisible();
    expect(screen.getByText('Score 10 · streak 0')).toBeVisible();
  });

  test('only the first answer counts: keys and taps are locked, and a key held down answers once', () => {
    begin();
    press('2');
    press('1');
    fireEvent.click(screen.getByText('A1'));
    expect(screen.getByText('Score 0 · streak 0')).toBeVisible();
    pass(300);
    press('1', { repeat: true });
    expect(screen.queryByText('Score 10 · streak 1')).not.toBeInTheDocument();
  });

  test('every third correct answer in a row shows the combo for two seconds', () => {
    begin(buildSession(6));
    answerBy('1');
    answerBy('1');
    expect(screen.queryByText(/^Combo/u)).not.toBeInTheDocument();
    press('1');
    expect(screen.getByText('Combo! 3 in a row: points × 2')).toBeVisible();
    pass(1_999);
    expect(screen.getByText('Combo! 3 in a row: points × 2')).toBeVisible();
    pass(1);
    expect(screen.queryByText(/^Combo/u)).not.toBeInTheDocument();
  });

  test('a question out of time counts as unanswered, and the next one follows', () => {
    begin(
      buildSession(2, {
        questions: [buildQuizQuestion(1, 'A', { timeLimit: 10 }), buildQuizQuestion(2)],
      }),
    );
    pass(9_900);
    expect(screen.getByText('Quiz question 1')).toBeVisible();
    pass(250);
    expect(screen.getByText('Time is up. The answer was A1.')).toBeVisible();
    pass(300);
    expect(screen.getByText('Quiz question 2')).toBeVisible();
  });

  test('five answers have five keys', () => {
    const question = buildQuizQuestion(1, 'A');
    const fifth = { ...question.options[0], optionLetter: 'E', content: 'E1', isCorrect: false } as const;
    const options = [
      ...question.options,
      { ...fifth, id: question.id, contentType: 'TEXT', alternativeText: null },
    ];
    begin(buildSession(1, { questions: [{ ...question, options } as typeof question] }));
    press('5');
    expect(screen.getByRole('img', { name: 'Wrong' }).closest('button')).toHaveTextContent('E1');
  });

  test('a question can be reported while playing', () => {
    begin();
    expect(screen.getByRole('button', { name: 'Report' })).toBeVisible();
  });
});

describe('the end', () => {
  test('comes with the last question, and is reported once', () => {
    begin(buildSession(2));
    answerBy('1');
    press('2');
    expect(finished).toEqual([]);
    pass(300);
    expect(finished).toHaveLength(1);
    pass(5_000);
    expect(finished).toHaveLength(1);
    expect(finished[0]).toMatchObject({
      run: { bestStreak: 1 },
      answers: [{ isCorrect: true }, { isCorrect: false }],
    });
  });

  test('comes when the five minutes are over; the last minute and the last seconds are announced', () => {
    const questions = Array.from({ length: 20 }, (_, index) =>
      buildQuizQuestion(index + 1, 'A', { timeLimit: 120 }),
    );
    begin(buildSession(20, { questions }));
    pass(239_000);
    expect(screen.queryByText('Less than 1 minute remaining!')).not.toBeInTheDocument();
    pass(1_100);
    expect(screen.getByText('Less than 1 minute remaining!')).toBeInTheDocument();
    pass(50_000);
    expect(screen.getByText('10 seconds remaining')).toBeInTheDocument();
    pass(10_000);
    expect(finished).toHaveLength(1);
    expect(finished[0]?.answers).toHaveLength(2);
  });

  test('is not delayed by a tab that was paused', () => {
    begin();
    vi.setSystemTime(Date.now() + 400_000);
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(finished).toMatchObject([{ answers: [] }]);
  });
});

describe('continuing', () => {
  test('shows the same question with the score, and the time that is left', () => {
    const { unmount } = begin(buildSession(5));
    answerBy('1');
    pass(5_000);
    unmount();
    pass(7_000);
    openQuiz(saved);
    expect(screen.getByText('Quiz question 2')).toBeVisible();
    expect(screen.getByText('Score 10 · streak 1')).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '1 of 5 done');
    expect(screen.getByRole('timer')).toHaveTextContent('4:48');
    // Twelve of its twenty seconds are gone.
    pass(7_500);
    expect(screen.getByText('Quiz question 2')).toBeVisible();
    pass(1_000);
    expect(screen.getByText('Quiz question 3')).toBeVisible();
  });

  test('a question whose time ran out meanwhile counts as unanswered, and an answer stays given', () => {
    const { unmount } = begin();
    press('2');
    unmount();
    openQuiz(saved).unmount();
    expect(saved.answers).toMatchObject([{ selectedAnswer: 'B' }]);
    pass(60_000);
    openQuiz(saved);
    pass(250);
    expect(screen.getByText('Time is up. The answer was A2.')).toBeVisible();
    pass(300);
    expect(screen.getByText('Quiz question 3')).toBeVisible();
  });

  test('after the five minutes ends the quiz with the answers it has', () => {
    const { unmount } = begin();
    answerBy('1');
    unmount();
    pass(400_000);
    openQuiz(saved);
    expect(finished).toMatchObject([{ answers: [{ selectedAnswer: 'A' }], run: { score: 10 } }]);
  });

  test('during the countdown continues the countdown', () => {
    const session = buildSession();
    const quiz = newQuiz({ session, receivedAt: Date.now() });
    openQuiz(quiz).unmount();
    pass(2_000);
    openQuiz(quiz);
    expect(screen.getByText('1')).toBeVisible();
    pass(1_700);
    expect(screen.getByText('Quiz question 1')).toBeVisible();
  });
});

test.each([
  ['Esc', () => press('Escape')],
  ['the button', () => fireEvent.click(screen.getByRole('button', { name: 'Leave the quiz' }))],
])('%s leaves immediately, also during the countdown', (_, leave) => {
  open();
  leave();
  expect(left).toBe(1);
  pass(countdown);
  leave();
  expect(left).toBe(2);
});

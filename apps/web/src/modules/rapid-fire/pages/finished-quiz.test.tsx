import { rapidFireSolution, submitQuiz } from '@markwell/shared/rapid-fire/rapid-fire.contract';
import { createReport } from '@markwell/shared/reports/reports.contract';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, type MockInstance } from 'vitest';
import { buildId } from '#testing/builders.ts';
import { buildQuizResult } from '#testing/rapid-fire-builders.ts';
import {
  account,
  answerRapidFirePage,
  findButton,
  findRadio,
  startMathsQuiz,
  completions,
  serveQuiz,
  starts,
  runningQuiz,
} from '#testing/rapid-fire-page.tsx';
import { answer, failWithNetworkError, refuse, startServer } from '#testing/server.ts';
import { readPendingQuizzes } from '../submission/pending-quizzes.ts';

startServer();

let warn: MockInstance;

beforeEach(() => {
  warn = answerRapidFirePage();
});

/** Answers two questions by keyboard. */
async function playThrough(view: Awaited<ReturnType<typeof startMathsQuiz>>, keys = '11') {
  for (const [index, key] of [...keys].entries()) {
    await screen.findByText(`Quiz question ${String(index + 1)}`);
    await view.user.keyboard(key);
  }
  await screen.findByRole('heading', { name: 'Your answers' });
}

describe('a finished quiz', () => {
  test('is submitted once, and shows the server’s result', async () => {
    const session = runningQuiz();
    serveQuiz(session);
    const view = await startMathsQuiz();
    await playThrough(view, '12');
    expect(await screen.findByText('Level 4, Challenger, is unlocked.')).toBeVisible();
    expect(screen.getByText('Target reached (60% needed)')).toBeVisible();
    expect(screen.getByText('2 / 2')).toBeVisible();
    expect(screen.getByText('0:12')).toBeVisible();
    expect(completions).toHaveLength(1);
    expect(completions[0]).toMatchObject({
      sessionId: session.sessionId,
      answers: [
        { selectedAnswer: 'A', isCorrect: true },
        { selectedAnswer: 'B', isCorrect: false },
      ],
      streakBest: 1,
    });
  });

  test('offers the next level only when it is unlocked, the same again, the levels and the dashboard', async () => {
    serveQuiz(runningQuiz(), 0);
    const view = await startMathsQuiz();
    await playThrough(view, '22');
    expect(await screen.findByText('Have another go!')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Next Level/u })).not.toBeInTheDocument();

    serveQuiz(runningQuiz());
    await view.user.click(await findButton('Play Again'));
    await playThrough(view);
    const next = await findButton('Next Level: Challenger');
    await waitFor(() => {
      expect(next).not.toHaveAttribute('aria-busy');
    });
    serveQuiz(runningQuiz(2, { level: 4, levelName: 'Challenger' }));
    await view.user.click(next);
    await playThrough(view);
    expect(starts.map(({ level }) => level)).toEqual([3, 3, 4]);

    await view.user.click(await findButton('Level Select'));
    expect(await findRadio(/Mathematics/u)).toBeChecked();
  });

  test('leads to the dashboard', async () => {
    serveQuiz(runningQuiz());
    const view = await startMathsQuiz();
    await playThrough(view);
    await view.user.click(await findButton('Dashboard'));
    expect(view.router.state.location.pathname).toBe('/');
  });

  test('that cannot be saved is shown as marked here, stored, and sent again', async () => {
    const session = runningQuiz();
    serveQuiz(session);
    const sent: string[] = [];
    answer(submitQuiz, ({ body }) => {
      sent.push(body.sessionId);
      return refuse('UNAVAILABLE', 'Away');
    });
    const view = await startMathsQuiz();
    await playThrough(view, '12');
    expect(await screen.findByText('50')).toBeVisible();
    expect(screen.getByText('Target missed (60% needed)')).toBeVisible();
    expect(await screen.findByText('Not saved yet')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Next Level/u })).not.toBeInTheDocument();
    expect(warn).toHaveBeenCalledWith('The result of a quiz could not be saved', expect.anything());
    expect(readPendingQuizzes(account.id)).toHaveLength(1);

    answer(submitQuiz, ({ body }) => {
      sent.push(body.sessionId);
      return buildQuizResult(session, 1);
    });
    act(() => {
      dispatchEvent(new Event('online'));
    });
    expect(await screen.findByText('Have another go!')).toBeVisible();
    expect(screen.getByText('Your result is saved.')).toBeVisible();
    expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument();
    expect(sent).toEqual([session.sessionId, session.sessionId]);
    expect(readPendingQuizzes(account.id)).toEqual([]);
  });

  test('that reached its target without network says that the next level will be unlocked later', async () => {
    serveQuiz(runningQuiz());
    failWithNetworkError(submitQuiz);
    const view = await startMathsQuiz();
    await playThrough(view);
    expect(await screen.findByText(/This unlocks the next level\./u)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Next Level/u })).not.toBeInTheDocument();
  });

  test('that the server refuses is shown with the reason, and is not sent again', async () => {
    serveQuiz(runningQuiz());
    answer(submitQuiz, refuse('RULE_BROKEN', 'This quiz ended too long ago.'));
    const view = await startMathsQuiz();
    await playThrough(view);
    expect(await screen.findByText('You have completed Sprinter.')).toBeVisible();
    expect(await screen.findByText('This result was not saved')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Your result does not count towards your progress. This quiz ended too long ago.',
    );
    expect(screen.queryByRole('button', { name: /Next Level/u })).not.toBeInTheDocument();
    expect(readPendingQuizzes(account.id)).toEqual([]);
  });

  test('without an answer has no percentage and no verdict', async () => {
    serveQuiz(runningQuiz(1, { deadlineAt: new Date(Date.now() + 300).toISOString() }), 0);
    answer(submitQuiz, ({ body }) => {
      completions.push(body);
      return refuse('UNAVAILABLE', 'Away');
    });
    await startMathsQuiz();
    expect(await screen.findByRole('heading', { level: 1, name: 'No answers this time' })).toBeVisible();
    expect(screen.getByText(/this quiz doesn’t count/u)).toBeVisible();
    expect(screen.queryByText('%')).not.toBeInTheDocument();
    expect(screen.queryByText(/Target missed/u)).not.toBeInTheDocument();
  });

  test('can be reviewed, with the solution of each question', async () => {
    answer(rapidFireSolution, { solutionUrl: null, explanation: 'Count on from seven.' });
    serveQuiz(runningQuiz(), 1);
    const view = await startMathsQuiz();
    await playThrough(view, '12');
    await screen.findByText('Have another go!');
    await view.user.click(await findButton('Question 2, wrong'));
    const review = await findButton(/^Wrong: Question 2/u);
    expect(review).toHaveAttribute('aria-expanded', 'true');
    expect(await screen.findByText('Count on from seven.')).toBeVisible();
    expect(screen.getByText('Your answer')).toBeVisible();
    await view.user.click(review);
    expect(screen.queryByText('Count on from seven.')).not.toBeInTheDocument();
  });

  test('shows when a solution is missing or fails', async () => {
    answer(rapidFireSolution, refuse('NOT_FOUND', 'None'));
    serveQuiz(runningQuiz(), 1);
    const view = await startMathsQuiz();
    await playThrough(view, '12');
    await screen.findByText('Have another go!');
    await view.user.click(await findButton('Question 1, correct'));
    expect(await screen.findByText('Solution image not found')).toBeVisible();
  });
});

test('keeps a question reported while playing as reported in the results', async () => {
  const reports: unknown[] = [];
  answer(createReport, ({ body }) => {
    reports.push(body);
    return { id: buildId(), status: 'PENDING' as const };
  });
  const session = runningQuiz();
  serveQuiz(session, 1);
  const view = await startMathsQuiz();
  await screen.findByText('Quiz question 1');
  await view.user.click(await findButton('Report'));
  await view.user.click(await screen.findByRole('menuitem', { name: 'Wrong Answer' }));
  expect(await screen.findByText('Reported - Thank you!')).toBeVisible();
  expect(reports).toEqual([
    {
      questionType: 'rapid-fire',
      questionId: session.questions[0]?.id,
      reason: 'Wrong Answer',
      sessionId: session.sessionId,
    },
  ]);
  await playThrough(view);
  await screen.findByText('Have another go!');
  answer(rapidFireSolution, { solutionUrl: null, explanation: null });
  await view.user.click(await findButton('Question 1, correct'));
  const bodyId = (await findButton(/^Correct: Question 1/u)).getAttribute('aria-controls');
  expect(document.getElementById(bodyId ?? '')).toHaveTextContent('Reported - Thank you!');
});

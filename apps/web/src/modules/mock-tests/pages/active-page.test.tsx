import { activeTest, saveAnswers, testResults } from '@markwell/shared/mock-tests/mock-tests.contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { button } from '#testing/elements.ts';
import { signIn } from '#testing/browser.ts';
import { buildToken, buildUser } from '#testing/builders.ts';
import { buildQuestion, buildResults, buildTest, openTest } from '#testing/mock-test-builders.ts';
import {
  account,
  activePageRoutes,
  beginAtFirstQuestion,
  beginTest,
  completions,
  openActivePage,
  saves,
  serveTest,
  findQuestion,
  setNetwork,
  setUpActivePage,
} from '#testing/mock-test-page.tsx';
import { renderRoutes } from '#testing/render.tsx';
import { answer, failWithNetworkError, refuse } from '#testing/server.ts';
import { saveNewTest } from '../running/saved-test.ts';

setUpActivePage();

const option = (letter: string) => screen.getByRole('radio', { name: new RegExp(`Answer ${letter}$`, 'u') });

describe('the screen', () => {
  test('shows subject, position, progress and options; Finish is on the last question only', async () => {
    const { user: pupil } = beginTest();
    expect(await screen.findByRole('heading', { level: 1, name: 'Mathematics / Mock Test' })).toBeVisible();
    expect(screen.getByText('Question text 1')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Question 1 / 3' })).toBeVisible();
    expect(screen.getByText('33%')).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Question 1 of 3');
    expect(screen.getAllByRole('radio')).toHaveLength(5);
    expect(button('Previous')).toBeDisabled();
    await pupil.click(button('Next Question'));
    await pupil.click(button('Next Question'));
    expect(screen.getByText('Question text 3')).toBeVisible();
    expect(screen.getByText('100%')).toBeVisible();
    expect(button('Finish')).toBeEnabled();
    await pupil.click(button('Previous'));
    expect(screen.getByText('Question text 2')).toBeVisible();
  });

  test('keeps the answer to each question, and lets the pupil change it', async () => {
    const { user: pupil } = await beginAtFirstQuestion();
    await pupil.click(option('B'));
    await pupil.click(option('D'));
    await pupil.click(button('Next Question'));
    expect(option('D')).not.toBeChecked();
    await pupil.click(button('1 of 3 answered'));
    await pupil.click(button('Question 1, answered'));
    expect(option('D')).toBeChecked();
    expect(option('B')).not.toBeChecked();
  });

  test('shows pictures with their texts, and says what is missing', async () => {
    const picture = buildQuestion({
      explanationText: null,
      questionImageUrl: '/media/q1.webp',
      questionImageAlt: 'A triangle',
    });
    const empty = buildQuestion({ explanationText: null, options: [] });
    const { user: pupil } = beginTest(buildTest(2, { questions: [picture, empty] }));
    expect(await screen.findByRole('img', { name: 'A triangle' })).toHaveAttribute('src', '/media/q1.webp');
    await pupil.click(button('Next Question'));
    expect(
      screen.getByText('Question content not available. Please check with your instructor.'),
    ).toBeVisible();
    expect(screen.getByText('No options available')).toBeVisible();
  });

  test('says that there are fewer questions than requested', async () => {
    beginTest(buildTest(3, { requestedQuestions: 20 }));
    expect(await screen.findByText(/Your test has 3 questions instead of 20/u)).toBeVisible();
  });

  test.each([
    [1790, 'normal', ''],
    [290, 'warning', '5 minutes remaining'],
    [50, 'critical', 'Less than 1 minute remaining!'],
  ])('with %i seconds left the clock is %s', async (seconds, level, message) => {
    beginTest(buildTest(3, { deadlineAt: new Date(Date.now() + seconds * 1000).toISOString() }));
    const clock = await screen.findByRole('timer');
    expect(clock.closest('[data-level]')).toHaveAttribute('data-level', level);
    if (message) expect(screen.getByText(message)).toBeVisible();
  });
});

describe('by keyboard', () => {
  test('letters choose, left and right arrows move', async () => {
    const { user: pupil } = await beginAtFirstQuestion();
    await pupil.keyboard('c{ArrowRight}e{ArrowLeft}');
    expect(screen.getByText('Question text 1')).toBeVisible();
    expect(option('C')).toBeChecked();
    await pupil.keyboard('{ArrowRight}');
    expect(option('E')).toBeChecked();
    await pupil.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(screen.getByText('Question text 3')).toBeVisible();
  });

  test('nothing is chosen behind an open dialog', async () => {
    const { user: pupil } = await beginAtFirstQuestion();
    await pupil.click(button('Submit Test'));
    await pupil.keyboard('b');
    await pupil.click(button('Keep going'));
    expect(option('B')).not.toBeChecked();
  });
});

describe('saving', () => {
  test('saves answers as they are given and says so', async () => {
    const { user: pupil } = await beginAtFirstQuestion();
    await pupil.keyboard('a{ArrowRight}b');
    expect(screen.getByText('Saving…')).toBeVisible();
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(saves).toEqual(['1A 2B']);
  });

  test('keeps answers while offline and sends them when back online', async () => {
    const { user: pupil } = await beginAtFirstQuestion();
    setNetwork('offline');
    await pupil.keyboard('a{ArrowRight}b{ArrowRight}c');
    expect(await screen.findByText('Offline: saved on this device')).toBeVisible();
    expect(saves).toEqual([]);
    setNetwork('online');
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(saves).toEqual(['1A 2B 3C']);
  });

  test('a token that expires during the test loses no answer: they are sent after signing in again', async () => {
    const running = buildTest();
    const first = beginTest(running);
    await findQuestion('Question text 1');
    answer(saveAnswers, refuse('UNAUTHENTICATED', 'Your session has ended'));
    await first.user.keyboard('a{ArrowRight}b');
    await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
    first.unmount();

    localStorage.setItem('token', buildToken());
    serveTest(running);
    openActivePage();
    expect(await findQuestion('Question text 2')).toBeVisible();
    expect(option('B')).toBeChecked();
    await waitFor(() => expect(saves).toEqual(['1A 2B']));
  });
});

describe('resuming a test', () => {
  test('a reload resumes at the same question with every answer and the time', async () => {
    const running = buildTest();
    const first = beginTest(running);
    await findQuestion('Question text 1');
    await first.user.keyboard('d{ArrowRight}');
    first.unmount();
    failWithNetworkError(activeTest);
    openActivePage();
    expect(await findQuestion('Question text 2')).toBeVisible();
    await first.user.keyboard('{ArrowLeft}');
    expect(option('D')).toBeChecked();
    expect(screen.getByRole('timer')).toHaveTextContent(/^(30:00|29:5\d)$/u);
  });

  test('another device resumes the newest open test at the first question without an answer', async () => {
    const running = buildTest();
    serveTest(running);
    const [first] = running.questions;
    answer(activeTest, {
      test: openTest(running, [{ questionId: first?.id ?? '', optionLetter: 'E', sequence: 7 }]),
    });
    const { user: pupil } = openActivePage();
    expect(await findQuestion('Question text 2')).toBeVisible();
    await pupil.keyboard('{ArrowLeft}');
    expect(option('E')).toBeChecked();
  });

  test('without a test it redirects to the setup', async () => {
    answer(activeTest, { test: null });
    const { router } = openActivePage();
    await waitFor(() => expect(router.state.location.pathname).toBe('/test/setup'));
  });

  test('a test finished on another device shows its results', async () => {
    const running = buildTest();
    saveNewTest(account.id, running, Date.now());
    answer(activeTest, { test: null });
    answer(testResults, { test: running, results: buildResults(running, ['A', 'A', 'B']) });
    const { router } = openActivePage();
    expect(await screen.findByText('Question 3')).toBeVisible();
    expect(router.state.location.pathname).toBe('/test/results');
  });

  test('a test handed in in another tab shows its results with the next answer here', async () => {
    const running = buildTest();
    const { user: pupil, router } = await beginAtFirstQuestion(running);
    answer(testResults, { test: running, results: buildResults(running, ['A', null, null]) });
    const { duration, deadlineAt } = running;
    answer(saveAnswers, {
      ...{ status: 'FINISHED', duration, deadlineAt },
      serverTime: new Date().toISOString(),
    });
    await pupil.keyboard('b');
    expect(await screen.findByText('33')).toBeVisible();
    expect(router.state.location.pathname).toBe('/test/results');
    expect(completions).toEqual([]);
  });

  test('another pupil of this device sees nothing of it, and the first finds every answer again', async () => {
    const running = buildTest();
    const first = beginTest(running);
    await findQuestion('Question text 1');
    failWithNetworkError(saveAnswers);
    await first.user.keyboard('a{ArrowRight}b');
    expect(await screen.findByText('Offline: saved on this device')).toBeVisible();
    first.unmount();

    signIn(buildUser());
    answer(activeTest, { test: null });
    const other = openActivePage();
    await waitFor(() => expect(other.router.state.location.pathname).toBe('/test/setup'));
    other.unmount();
    expect(saves).toEqual([]);

    signIn(account);
    serveTest(running);
    openActivePage();
    expect(await findQuestion('Question text 2')).toBeVisible();
    expect(option('B')).toBeChecked();
    await waitFor(() => expect(saves).toEqual(['1A 2B']));
  });

  test('shows an error when the server cannot be reached', async () => {
    failWithNetworkError(activeTest);
    openActivePage();
    expect(await screen.findByRole('alert')).toHaveTextContent('Your test didn’t open.');
  });

  test('leaving keeps the test open, after a warning about the time', async () => {
    const { user: pupil, router } = await beginAtFirstQuestion();
    await pupil.click(button('Leave the test'));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('the clock keeps running');
    await pupil.click(within(dialog).getByRole('button', { name: 'Leave' }));
    expect(router.state.location.pathname).toBe('/test/setup');
    expect(completions).toEqual([]);
  });

  test.each([
    ['Stay', '/test/active'],
    ['Leave', '/settings'],
  ])('the browser’s Back asks as well: %s', async (choice, path) => {
    const running = buildTest();
    serveTest(running);
    saveNewTest(account.id, running, Date.now());
    const { user: pupil, router } = renderRoutes(activePageRoutes, '/settings');
    await router.navigate('/test/active', { state: { testId: running.testId } });
    await findQuestion('Question text 1');
    await router.navigate(-1);
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave the test?' });
    await pupil.click(within(dialog).getByRole('button', { name: choice }));
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    });
    expect(router.state.location.pathname).toBe(path);
  });
});

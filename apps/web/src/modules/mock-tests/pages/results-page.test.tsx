import { createReport } from '@markwell/shared/reports/reports.contract';
import { nextSteps, testResults, testSolution } from '@markwell/shared/mock-tests/mock-tests.contract';
import type { OptionLetter } from '@markwell/shared/answers/option-letters';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { button } from '#testing/elements.ts';
import { buildId } from '#testing/builders.ts';
import { buildNextSteps, buildResults, buildTest } from '#testing/mock-test-builders.ts';
import { renderPage } from '#testing/render.tsx';
import { answer, failWithNetworkError, recordBodies, refuse } from '#testing/server.ts';
import { ResultsPage } from './results-page.tsx';
import { answerResultsPage, showResults } from '#testing/mock-test-page.tsx';

answerResultsPage();

const lettersFor = (right: number, total: number) =>
  Array.from({ length: total }, (_, index) => (index < right ? 'A' : 'B') as OptionLetter);
const row = (number: number) =>
  screen.findByRole('button', { name: new RegExp(`Question ${String(number)} · `, 'u') });

test('opens any finished test by its address', async () => {
  const finished = buildTest(1);
  answer(testResults, ({ params }) =>
    params.testId === finished.testId
      ? { test: finished, results: buildResults(finished, ['A']) }
      : refuse('NOT_FOUND', 'No such test'),
  );
  sessionStorage.setItem('mock-test-results', buildId());
  renderPage(<ResultsPage />, `/test/results?test=${finished.testId}`);
  const heading = await screen.findByRole('heading', { level: 1, name: 'Gold Champion!' });
  expect(heading).toBeVisible();
  expect(heading).toHaveFocus();
});

test.each([
  [{ kind: 'MOCK_TEST', duration: 30 } as const, 'Mathematics · 1 question · 30 min'],
  [
    { kind: 'ASSIGNMENT', assignmentTitle: 'Fractions', duration: 1436.96 } as const,
    'Fractions · 1 question',
  ],
])('says which test this was', async (which, shown) => {
  const finished = { ...buildTest(1), ...which };
  answer(testResults, { test: finished, results: buildResults(finished, ['A']) });
  renderPage(<ResultsPage />, `/test/results?test=${finished.testId}`);
  expect(await screen.findByText(shown)).toBeVisible();
});

describe('the result', () => {
  test.each([
    [9, 'gold', 'Gold Champion!'],
    [8, 'silver', 'Silver'],
    [7, 'bronze', 'Bronze'],
    [6, 'none', 'Keep Going!'],
    [5, 'none', 'Practice Makes Perfect!'],
  ])('%i of ten', async (right, medal, title) => {
    showResults(lettersFor(right, 10));
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(document.querySelector('[data-medal]')).toHaveAttribute('data-medal', medal);
    expect(screen.getByText(`${String(right)}0`)).toHaveTextContent(`${String(right)}0%`);
    expect(screen.queryByText('Target missed (80% needed)') !== null).toBe(right < 8);
  });

  test('shows counts, time, accuracy and speed compared with the test’s own time', async () => {
    showResults(['A', 'A', 'B', null], { timeTaken: 900 });
    const value = async (name: string) => (await screen.findByText(name, { selector: 'dt' })).closest('div');
    expect(await value('Correct')).toHaveTextContent('Correct2');
    expect(screen.getByText('Incorrect', { selector: 'dt' }).closest('div')).toHaveTextContent(/1$/u);
    expect(screen.getByText(/^Skipped/u, { selector: 'dt' }).closest('div')).toHaveTextContent(/1$/u);
    expect(await value('Total questions')).toHaveTextContent('Total questions4');
    expect(await value('Time')).toHaveTextContent('Time15:00');
    expect(screen.getByText('0.2 / min')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Accuracy' })).toHaveAttribute('aria-valuenow', '50');
    expect(screen.getByRole('progressbar', { name: 'Speed' })).toHaveAttribute('aria-valuenow', '67');
  });

  test('shows questions that are not counted', async () => {
    const corrected = buildTest(3);
    const results = buildResults(corrected, ['A', 'B', 'B'], { score: 50 });
    const questions = results.questions.map((each, index) => ({ ...each, isVoid: index === 1 }));
    answer(testResults, { test: corrected, results: { ...results, questions } });
    renderPage(<ResultsPage />, `/test/results?test=${corrected.testId}`);
    const badge = await screen.findByText('Not counted', { selector: 'span' });
    expect(badge.closest('button')).toHaveAccessibleName(/^Not counted:\s?Question 2/u);
    expect(screen.getByText('Not counted', { selector: 'dt' }).closest('div')).toHaveTextContent(/1$/u);
    expect(screen.getByText('Incorrect', { selector: 'dt' }).closest('div')).toHaveTextContent(/1$/u);
    expect(screen.getByRole('button', { name: 'Question 2, not counted' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Wrong (1)' })).toBeInTheDocument();
  });

  test('compares with earlier tests, but never downwards', async () => {
    showResults(lettersFor(17, 20), { averageBefore: 80, strongTopics: ['Ratio'] });
    expect(await screen.findByText('Five points above your average. Ratio is now strong.')).toBeVisible();
    showResults(lettersFor(1, 20), { averageBefore: 80 });
    expect(await screen.findByText('You got 1 question right.')).toBeVisible();
    expect(
      screen.queryByText(/below|average\.$/u, { selector: 'p:not(:first-child)' }),
    ).not.toBeInTheDocument();
  });

  test('a personal best is named, and says what it is better than', async () => {
    answer(nextSteps, buildNextSteps({ bestScoreBefore: 80 }));
    showResults(lettersFor(17, 20), { averageBefore: 90 });
    expect(await screen.findByText('Personal best')).toBeVisible();
    expect(screen.getByText('85% is your best score in Mathematics so far.')).toBeVisible();
  });

  test('a discarded test says that it has no result', async () => {
    answer(testResults, refuse('CONFLICT', 'You discarded this test, so it has no result.'));
    renderPage(<ResultsPage />, `/test/results?test=${buildId()}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'You discarded this test' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'New test' })).toHaveAttribute('href', '/test/setup');
  });

  test('work whose time is over says that it is being closed, until the result is there', async () => {
    answer(testResults, refuse('RULE_BROKEN', 'The time is over and your work is being closed.'));
    const finished = buildTest(2);
    const { user } = renderPage(<ResultsPage />, `/test/results?test=${finished.testId}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Your work is being closed' })).toBeVisible();
    answer(testResults, { test: finished, results: buildResults(finished, ['A', null]) });
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('Correct', { selector: 'dt' })).toBeVisible();
  });

  test('says that time was up, also when opened again', async () => {
    const finished = buildTest(2);
    const results = buildResults(finished, ['A', null], { finishedBy: 'DEADLINE' });
    answer(testResults, { test: finished, results });
    renderPage(<ResultsPage />, `/test/results?test=${finished.testId}`);
    expect(await screen.findByText('Time was up: the answers you had given were submitted.')).toBeVisible();
  });

  test('says that a test without an answer does not count', async () => {
    showResults([null, null], { finishedBy: 'DEADLINE', isCounted: false });
    expect(await screen.findByRole('heading', { level: 1, name: 'Time was up' })).toBeVisible();
    expect(screen.getByText(/this test does not count/u)).toBeVisible();
    expect(screen.queryByText('Your answers')).not.toBeInTheDocument();
    expect(screen.queryByText(/Target missed/u)).not.toBeInTheDocument();
  });

  test('is removed after Back to Dashboard', async () => {
    const { user, router } = showResults(['A']);
    await user.click(await screen.findByRole('button', { name: 'Back to Dashboard' }));
    expect(router.state.location.pathname).toBe('/');
    expect(sessionStorage.getItem('mock-test-results')).toBeNull();
  });

  test('appears again after a reload of the tab', async () => {
    const finished = buildTest(1);
    sessionStorage.setItem('mock-test-results', finished.testId);
    answer(testResults, { test: finished, results: buildResults(finished, ['A']) });
    renderPage(<ResultsPage />, '/test/results');
    expect(await screen.findByRole('heading', { level: 1, name: 'Gold Champion!' })).toBeVisible();
  });

  test('redirects to the dashboard without a result', async () => {
    const { router } = renderPage(<ResultsPage />, '/test/results');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  test('does not show another pupil’s result', async () => {
    answer(testResults, refuse('NOT_FOUND', 'There is no such test'));
    const { router } = renderPage(<ResultsPage />, {
      pathname: '/test/results',
      state: { testId: buildId() },
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });
});

describe('the review', () => {
  test('opens and closes each question, with the options marked', async () => {
    const { user } = showResults(['A', 'C', null]);
    const second = await row(2);
    expect(second).toHaveAccessibleName(/^Wrong:/u);
    expect(second).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getAllByText('Your answer')[0]?.closest('li')).toHaveTextContent('C Answer C');
    await user.click(second);
    expect(second).toHaveAttribute('aria-expanded', 'false');
    expect(await row(1)).toHaveAccessibleName(/^Correct:/u);
    expect(await row(3)).toHaveAccessibleName(/^Skipped:/u);
  });

  test('a square of the grid opens its question, even if the filter hides it', async () => {
    const { user } = showResults(['A', 'C', null]);
    const grid = await screen.findByRole('list', { name: 'Results by question' });
    expect(
      within(grid)
        .getAllByRole('button')
        .map((cell) => cell.getAttribute('aria-label')),
    ).toEqual(['Question 1, correct', 'Question 2, wrong', 'Question 3, skipped']);
    await user.click(screen.getByRole('radio', { name: 'Wrong (1)' }));
    expect(screen.queryByRole('button', { name: /Question 1 · / })).not.toBeInTheDocument();
    await user.click(button('Question 1, correct'));
    const first = await row(1);
    expect(first).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => {
      expect(first).toHaveFocus();
    });
  });

  test('filters skipped questions', async () => {
    const { user } = showResults(['A', 'C', null]);
    await user.click(await screen.findByRole('radio', { name: 'Skipped (1)' }));
    expect(screen.getAllByRole('button', { name: /Question \d · / })).toHaveLength(1);
    expect(await row(3)).toBeVisible();
  });
});

describe('solutions', () => {
  test('shows solutions of the open questions on demand, and hides them again', async () => {
    answer(testSolution, { solutionUrl: '/media/s.webp', explanation: 'Three quarters of 750 g.' });
    const { user } = showResults(['B']);
    await user.click(await screen.findByRole('button', { name: 'View Solutions' }));
    expect(await screen.findByText('Three quarters of 750 g.')).toBeVisible();
    expect(screen.getByRole('img', { name: 'The solution, as a picture' })).toHaveAttribute(
      'src',
      '/media/s.webp',
    );
    await user.click(button('Hide Solutions'));
    expect(screen.queryByText('Three quarters of 750 g.')).not.toBeInTheDocument();
  });

  test.each([
    ['B', 'A, because of A. Careful: Answer B comes from mistake B.'],
    // The key was corrected to A after the explanation was written.
    ['A', 'A, because of A.'],
  ] as const)(
    'with %s chosen, warns only of the mistake behind it, and never of a right option',
    async (chosen, shown) => {
      const warnings = ['A', 'B', 'C'].map(
        (letter) => ` Careful: Answer ${letter} comes from mistake ${letter}.`,
      );
      answer(testSolution, { solutionUrl: null, explanation: `A, because of A.${warnings.join('')}` });
      const { user } = showResults([chosen]);
      await user.click(await screen.findByRole('button', { name: 'View Solutions' }));
      expect(await screen.findByText(shown)).toBeVisible();
    },
  );

  test('opens the first question when none is open, as after a test without mistakes', async () => {
    answer(testSolution, { solutionUrl: null, explanation: 'Because of A.' });
    const { user } = showResults(['A', 'A']);
    expect(await row(1)).toHaveAttribute('aria-expanded', 'false');
    await user.click(button('View Solutions'));
    expect(await screen.findByText('Because of A.')).toBeVisible();
    expect(await row(1)).toHaveAttribute('aria-expanded', 'true');
    expect(await row(2)).toHaveAttribute('aria-expanded', 'false');
  });

  test('prints the solutions of all questions, also of the closed ones', async () => {
    answer(testSolution, { solutionUrl: null, explanation: 'Because of A.' });
    const { user } = showResults(['B', 'A', 'B']);
    await user.click(await screen.findByRole('button', { name: 'View Solutions' }));
    expect(await screen.findAllByText('Because of A.')).toHaveLength(1);
    await waitFor(() => {
      fireEvent(window, new Event('beforeprint'));
      expect(screen.getAllByText('Because of A.')).toHaveLength(3);
    });
    fireEvent(window, new Event('afterprint'));
    expect(screen.getAllByText('Because of A.')).toHaveLength(1);
  });

  test.each([
    ['a 404', refuse('NOT_FOUND', 'No solution'), 'Solution image not found'],
    ['another status', refuse('FORBIDDEN', 'No'), 'HTTP 403'],
  ])('shows the error on %s', async (_, reply, words) => {
    answer(testSolution, reply);
    const { user } = showResults(['B']);
    await user.click(await screen.findByRole('button', { name: 'View Solutions' }));
    expect(await screen.findByText(new RegExp(words, 'u'))).toBeVisible();
  });

  test('shows an error when there is no reply', async () => {
    failWithNetworkError(testSolution);
    const { user } = showResults(['B']);
    await user.click(await screen.findByRole('button', { name: 'View Solutions' }));
    expect(await screen.findByText('Failed to load solution image')).toBeVisible();
  });
});

describe('reporting a question', () => {
  test('sends the reason with the test’s id, and shows the thanks', async () => {
    const sent = recordBodies(createReport, { id: buildId(), status: 'PENDING' });
    const { user, finished } = showResults(['B']);
    await row(1);
    await user.click(button('Report'));
    await user.click(screen.getByRole('menuitem', { name: 'Unclear Question' }));
    expect(await screen.findByText('Reported - Thank you!')).toBeVisible();
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      questionType: 'mock-test',
      questionId: finished.questions[0]?.id,
      reason: 'Unclear Question',
      sessionId: finished.testId,
    });
  });

  test('offers the reasons again after a failure, and logs it', async () => {
    const logged = vi.spyOn(console, 'warn');
    failWithNetworkError(createReport);
    const { user } = showResults(['B']);
    await row(1);
    await user.click(button('Report'));
    await user.click(screen.getByRole('menuitem', { name: 'Wrong Answer' }));
    await waitFor(() => {
      expect(logged).toHaveBeenCalledWith('The report of a question did not arrive', expect.anything());
    });
    expect(await screen.findByRole('button', { name: 'Report' })).toBeEnabled();
    expect(screen.queryByText('Reported - Thank you!')).not.toBeInTheDocument();
  });
});

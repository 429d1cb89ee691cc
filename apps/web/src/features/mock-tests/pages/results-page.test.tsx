import { startPractice, studyPlan } from '@markwell/shared/features/planner/planner.contract';
import { createReport } from '@markwell/shared/features/reports/reports.contract';
import {
  nextSteps,
  openTests,
  practiceSolution,
  startMissedQuestions,
  startSimilarQuestion,
  startTest,
  submitTest,
  testResults,
  testSolution,
} from '@markwell/shared/features/mock-tests/mock-tests.contract';
import type { TestResultsDto } from '@markwell/shared/features/mock-tests/mock-tests.schemas';
import type { OptionLetter } from '@markwell/shared/vocabulary/options';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import { signIn } from '#testing/browser.ts';
import { buildId } from '#testing/builders.ts';
import {
  buildNextSteps,
  buildOpenTest,
  buildOptions,
  buildQuestion,
  buildResults,
  buildTest,
  openTestsOf,
} from '#testing/mock-test-builders.ts';
import { renderPage } from '#testing/render.tsx';
import { answer, failWithNetworkError, recordBodies, refuse, startServer } from '#testing/server.ts';
import { ResultsPage } from './results-page.tsx';

startServer();

let logged: MockInstance;

beforeEach(() => {
  vi.restoreAllMocks();
  logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  Element.prototype.scrollIntoView = () => undefined;
  localStorage.clear();
  sessionStorage.clear();
  signIn();
  answer(nextSteps, buildNextSteps());
  answer(studyPlan, { days: [], subjects: [] });
});

/** The results of a test in which A is correct for every question. */
function show(letters: (OptionLetter | null)[], change: Partial<TestResultsDto> = {}) {
  const finished = buildTest(letters.length);
  answer(testResults, { test: finished, results: buildResults(finished, letters, change) });
  return {
    finished,
    ...renderPage(<ResultsPage />, { pathname: '/test/results', state: { testId: finished.testId } }),
  };
}

const lettersFor = (right: number, total: number) =>
  Array.from({ length: total }, (_, index) => (index < right ? 'A' : 'B') as OptionLetter);
const row = (number: number) =>
  screen.findByRole('button', { name: new RegExp(`Question ${String(number)} · `, 'u') });
const press = (name: string) => screen.getByRole('button', { name });

test('opens any finished test by its address', async () => {
  const finished = buildTest(1);
  answer(testResults, ({ params }) =>
    params.testId === finished.testId
      ? { test: finished, results: buildResults(finished, ['A']) }
      : refuse('NOT_FOUND', 'No such test'),
  );
  sessionStorage.setItem('mock-test-results', buildId());
  renderPage(<ResultsPage />, `/test/results?test=${finished.testId}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Gold Champion!' })).toBeVisible();
});

describe('the result', () => {
  test.each([
    [9, 'gold', 'Gold Champion!'],
    [8, 'silver', 'Silver'],
    [7, 'bronze', 'Bronze'],
    [6, 'none', 'Keep Going!'],
    [5, 'none', 'Practice Makes Perfect!'],
  ])('%i of ten', async (right, medal, title) => {
    show(lettersFor(right, 10));
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(document.querySelector('[data-medal]')).toHaveAttribute('data-medal', medal);
    expect(screen.getByText(`${String(right)}0`)).toHaveTextContent(`${String(right)}0%`);
    expect(screen.queryByText('Target missed (80% needed)') !== null).toBe(right < 8);
  });

  test('shows counts, time, accuracy and speed compared with the test’s own time', async () => {
    show(['A', 'A', 'B', null], { timeTaken: 900 });
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
    show(lettersFor(17, 20), { averageBefore: 80, strongTopics: ['Ratio'] });
    expect(await screen.findByText('Five points above your average. Ratio is now strong.')).toBeVisible();
    show(lettersFor(1, 20), { averageBefore: 80 });
    expect(await screen.findByText('You got 1 question right.')).toBeVisible();
    expect(
      screen.queryByText(/below|average\.$/u, { selector: 'p:not(:first-child)' }),
    ).not.toBeInTheDocument();
  });

  test('a personal best is named, and says what it is better than', async () => {
    answer(nextSteps, buildNextSteps({ bestScoreBefore: 80 }));
    show(lettersFor(17, 20), { averageBefore: 90 });
    expect(await screen.findByText('Personal best')).toBeVisible();
    expect(screen.getByText('85% is your best score in Mathematics so far.')).toBeVisible();
  });

  test('a discarded test says that it has no result', async () => {
    answer(testResults, refuse('CONFLICT', 'You discarded this test, so it has no result.'));
    renderPage(<ResultsPage />, `/test/results?test=${buildId()}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'You discarded this test' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'New test' })).toHaveAttribute('href', '/test/setup');
  });

  test('says that time was up, also when opened again', async () => {
    const finished = buildTest(2);
    const results = buildResults(finished, ['A', null], { finishedBy: 'DEADLINE' });
    answer(testResults, { test: finished, results });
    renderPage(<ResultsPage />, `/test/results?test=${finished.testId}`);
    expect(await screen.findByText('Time was up: the answers you had given were submitted.')).toBeVisible();
  });

  test('says that a test without an answer does not count', async () => {
    show([null, null], { finishedBy: 'DEADLINE', isCounted: false });
    expect(await screen.findByRole('heading', { level: 1, name: 'Time was up' })).toBeVisible();
    expect(screen.getByText(/this test does not count/u)).toBeVisible();
    expect(screen.queryByText('Your answers')).not.toBeInTheDocument();
    expect(screen.queryByText(/Target missed/u)).not.toBeInTheDocument();
  });

  test('is removed after Back to Dashboard', async () => {
    const { user, router } = show(['A']);
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
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/');
    });
  });

  test('does not show another pupil’s result', async () => {
    answer(testResults, refuse('NOT_FOUND', 'There is no such test'));
    const { router } = renderPage(<ResultsPage />, {
      pathname: '/test/results',
      state: { testId: buildId() },
    });
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/');
    });
  });
});

describe('the review', () => {
  test('opens and closes each question, with the options marked', async () => {
    const { user } = show(['A', 'C', null]);
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
    const { user } = show(['A', 'C', null]);
    const grid = await screen.findByRole('list', { name: 'Results by question' });
    expect(
      within(grid)
        .getAllByRole('button')
        .map((cell) => cell.getAttribute('aria-label')),
    ).toEqual(['Question 1, correct', 'Question 2, wrong', 'Question 3, skipped']);
    await user.click(screen.getByRole('radio', { name: 'Wrong (1)' }));
    expect(screen.queryByRole('button', { name: /Question 1 · / })).not.toBeInTheDocument();
    await user.click(press('Question 1, correct'));
    const first = await row(1);
    expect(first).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => {
      expect(first).toHaveFocus();
    });
  });

  test('filters skipped questions', async () => {
    const { user } = show(['A', 'C', null]);
    await user.click(await screen.findByRole('radio', { name: 'Skipped (1)' }));
    expect(screen.getAllByRole('button', { name: /Question \d · / })).toHaveLength(1);
    expect(await row(3)).toBeVisible();
  });
});

describe('solutions', () => {
  test('shows solutions of the open questions on demand, and hides them again', async () => {
    answer(testSolution, { solutionUrl: '/media/s.webp', explanation: 'Three quarters of 750 g.' });
    const { user } = show(['B']);
    await user.click(await screen.findByRole('button', { name: 'View Solutions' }));
    expect(await screen.findByText('Three quarters of 750 g.')).toBeVisible();
    expect(screen.getByRole('img', { name: 'The solution, as a picture' })).toHaveAttribute(
      'src',
      '/media/s.webp',
    );
    await user.click(press('Hide Solutions'));
    expect(screen.queryByText('Three quarters of 750 g.')).not.toBeInTheDocument();
  });

  test('opens the first question when none is open, as after a test without mistakes', async () => {
    answer(testSolution, { solutionUrl: null, explanation: 'Because of A.' });
    const { user } = show(['A', 'A']);
    expect(await row(1)).toHaveAttribute('aria-expanded', 'false');
    await user.click(press('View Solutions'));
    expect(await screen.findByText('Because of A.')).toBeVisible();
    expect(await row(1)).toHaveAttribute('aria-expanded', 'true');
    expect(await row(2)).toHaveAttribute('aria-expanded', 'false');
  });

  test.each([
    ['a 404', refuse('NOT_FOUND', 'No solution'), 'Solution image not found'],
    ['another status', refuse('FORBIDDEN', 'No'), 'HTTP 403'],
  ])('shows the error on %s', async (_, reply, words) => {
    answer(testSolution, reply);
    const { user } = show(['B']);
    await user.click(await screen.findByRole('button', { name: 'View Solutions' }));
    expect(await screen.findByText(new RegExp(words, 'u'))).toBeVisible();
  });

  test('shows an error when there is no reply', async () => {
    failWithNetworkError(testSolution);
    const { user } = show(['B']);
    await user.click(await screen.findByRole('button', { name: 'View Solutions' }));
    expect(await screen.findByText('Failed to load solution image')).toBeVisible();
  });
});

describe('reporting a question', () => {
  test('sends the reason with the test’s id, and shows the thanks', async () => {
    const sent = recordBodies(createReport, { id: buildId(), status: 'PENDING' });
    const { user, finished } = show(['B']);
    await row(1);
    await user.click(press('Report'));
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
    failWithNetworkError(createReport);
    const { user } = show(['B']);
    await row(1);
    await user.click(press('Report'));
    await user.click(screen.getByRole('menuitem', { name: 'Wrong Answer' }));
    await waitFor(() => {
      expect(logged).toHaveBeenCalledWith('The report of a question did not arrive', expect.anything());
    });
    expect(await screen.findByRole('button', { name: 'Report' })).toBeEnabled();
    expect(screen.queryByText('Reported - Thank you!')).not.toBeInTheDocument();
  });
});

describe('Try a similar question', () => {
  const similar = (text: string) =>
    buildTest(1, {
      kind: 'SIMILAR_QUESTION',
      questions: [buildQuestion({ explanationText: text, options: buildOptions('D') })],
    });

  test('starts a new question, marks it, explains it, saves it, and starts another', async () => {
    const drawn = [similar('A new one'), similar('Yet another')];
    const requested: string[] = [];
    const completed: unknown[] = [];
    answer(startSimilarQuestion, ({ body }) => {
      requested.push(body.questionId);
      return drawn[requested.length - 1] ?? similar('None left');
    });
    answer(submitTest, ({ body }) => {
      completed.push(body.userAnswers);
      return buildResults(similar(''), ['D']);
    });
    answer(practiceSolution, { solutionUrl: null, explanation: 'Because of D.' });
    const { user, finished } = show(['B']);
    await row(1);
    await user.click(press('Try a similar question'));
    const dialog = await screen.findByRole('dialog', { name: 'Similar question' });
    expect(within(dialog).getByText('A new one')).toBeVisible();
    await user.click(within(dialog).getByRole('radio', { name: /Answer D/u }));
    await user.click(within(dialog).getByRole('button', { name: 'Check answer' }));
    expect(within(dialog).getByText('Right!')).toBeVisible();
    expect(await within(dialog).findByText('Because of D.')).toBeVisible();
    await waitFor(() => {
      expect(completed).toEqual([{ [drawn[0]?.questions[0]?.id ?? '']: 'D' }]);
    });
    await user.click(within(dialog).getByRole('button', { name: 'Another one' }));
    expect(await within(dialog).findByText('Yet another')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Check answer' })).toBeDisabled();
    expect(requested).toEqual([finished.questions[0]?.id, finished.questions[0]?.id]);
  });

  test('keeps the answer without network, and sends it when the network is back', async () => {
    const drawn = similar('A new one');
    const questionId = drawn.questions[0]?.id ?? '';
    answer(startSimilarQuestion, drawn);
    answer(practiceSolution, { solutionUrl: null, explanation: 'Because of D.' });
    failWithNetworkError(submitTest);
    const { user, unmount } = show(['B']);
    await row(1);
    await user.click(press('Try a similar question'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Similar question' }));
    await user.click(dialog.getByRole('radio', { name: /Answer B/u }));
    await user.click(dialog.getByRole('button', { name: 'Check answer' }));
    expect(dialog.getByText('Not this time.')).toBeVisible();
    expect(await dialog.findByText(/Your answer is saved on this device/u)).toBeVisible();
    unmount();

    const sent: unknown[] = [];
    answer(submitTest, ({ body }) => {
      sent.push(body);
      return buildResults(drawn, ['B']);
    });
    show(['B']);
    await waitFor(() => {
      expect(sent).toEqual([
        expect.objectContaining({ testId: drawn.testId, userAnswers: { [questionId]: 'B' } }),
      ]);
    });
    await waitFor(() => {
      expect(Object.keys(localStorage).filter((key) => key.includes(drawn.testId))).toEqual([]);
    });
  });

  test('says when there is none', async () => {
    answer(startSimilarQuestion, refuse('RULE_BROKEN', 'There is no other question like this one.'));
    const { user } = show(['B']);
    await row(1);
    await user.click(press('Try a similar question'));
    expect(await screen.findByText('There is no other question like this one.')).toBeVisible();
  });
});

describe('What next?', () => {
  const steps = async () => within(await screen.findByRole('region', { name: 'What next?' }));
  const started = buildTest(2);
  const expectStarted = async ({ router }: Pick<ReturnType<typeof show>, 'router'>) => {
    await waitFor(() => {
      expect(router.state.location).toMatchObject({
        pathname: '/test/active',
        state: { testId: started.testId },
      });
    });
  };

  test('practises exactly the questions that were missed', async () => {
    answer(nextSteps, buildNextSteps({ missedQuestions: 2 }));
    const sources: string[] = [];
    answer(startMissedQuestions, ({ params }) => {
      sources.push(params.testId);
      return started;
    });
    const page = show(['A', 'B', null]);
    const button = await (
      await steps()
    ).findByRole('button', { name: 'Practise the 2 questions you missed' });
    await page.user.dblClick(button);
    await expectStarted(page);
    expect(sources).toEqual([page.finished.testId]);
  });

  test('starts another test with the same choices', async () => {
    const { configuration } = buildNextSteps();
    answer(nextSteps, buildNextSteps({ configuration }));
    const requested = recordBodies(startTest, started);
    const page = show(['A']);
    const next = await steps();
    expect(next.queryByRole('button', { name: /you missed/u })).not.toBeInTheDocument();
    await page.user.click(await next.findByRole('button', { name: 'Another test like this' }));
    await expectStarted(page);
    expect(requested).toHaveBeenCalledExactlyOnceWith(configuration);
  });

  test('offers the weakest topic and the due questions of the subject', async () => {
    const { configuration } = buildNextSteps();
    const topicId = buildId();
    answer(nextSteps, buildNextSteps({ configuration }));
    const finished = buildTest(1);
    answer(studyPlan, {
      days: [],
      subjects: [
        {
          subjectId: finished.subject.id,
          subjectName: 'Mathematics',
          color: 'blue',
          dueCount: 4,
          weakTopics: [{ topicId, topicName: 'Ratio', accuracy: 40 }],
        },
      ],
    });
    answer(testResults, { test: finished, results: buildResults(finished, ['A']) });
    const requested = recordBodies(startTest, started);
    const practised = recordBodies(startPractice, started);
    const open = () => renderPage(<ResultsPage />, `/test/results?test=${finished.testId}`);
    const first = open();
    await first.user.click(
      await (await steps()).findByRole('button', { name: 'Practise your weakest topic: Ratio' }),
    );
    await expectStarted(first);
    expect(requested).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        subjectId: configuration?.subjectId,
        topicIds: [topicId],
        questionCount: 10,
      }),
    );
    first.unmount();

    const second = open();
    await second.user.click(
      await (await steps()).findByRole('button', { name: '4 questions are due for review' }),
    );
    await expectStarted(second);
    expect(practised).toHaveBeenCalledExactlyOnceWith({ subjectId: finished.subject.id });
  });

  test('says when the missed questions cannot be practised any more, and why a test did not start', async () => {
    answer(startTest, refuse('RULE_BROKEN', 'There are no questions for this choice yet.'));
    const { user } = show(['B']);
    const next = await steps();
    expect(await next.findByText(/The question you missed is no longer in our question bank/u)).toBeVisible();
    await user.click(next.getByRole('button', { name: 'Another test like this' }));
    expect(await next.findByRole('alert')).toHaveTextContent('There are no questions for this choice yet.');
  });

  test('asks before a test starts while another one is open', async () => {
    answer(openTests, openTestsOf(buildOpenTest()));
    answer(startTest, started);
    const page = show(['A']);
    await page.user.click(await (await steps()).findByRole('button', { name: 'Another test like this' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'You have an open test' }));
    await page.user.click(dialog.getByRole('button', { name: 'Start a new test anyway' }));
    await expectStarted(page);
  });

  test('loads again after a failure', async () => {
    failWithNetworkError(nextSteps);
    const { user } = show(['A']);
    const next = await steps();
    const retry = await next.findByRole('button', { name: 'Try Again' });
    answer(nextSteps, buildNextSteps());
    await user.click(retry);
    expect(await next.findByRole('button', { name: 'Another test like this' })).toBeVisible();
  });
});

import { startPractice, studyPlan } from '@markwell/shared/planner/planner.contract';
import {
  nextSteps,
  openTests,
  practiceSolution,
  startMissedQuestions,
  startSimilarQuestion,
  startTest,
  submitTest,
  testResults,
} from '@markwell/shared/mock-tests/mock-tests.contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { button } from '#testing/elements.ts';
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
import { endpointKey } from '#lib/query/cache-keys.ts';
import { answer, failWithNetworkError, recordBodies, refuse } from '#testing/server.ts';
import { ResultsPage } from './results-page.tsx';
import { answerResultsPage, showResults } from '#testing/mock-test-page.tsx';

answerResultsPage();

const row = (number: number) =>
  screen.findByRole('button', { name: new RegExp(`Question ${String(number)} · `, 'u') });

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
    const { user, finished } = showResults(['B']);
    await row(1);
    await user.click(button('Try a similar question'));
    const dialog = await screen.findByRole('dialog', { name: 'Similar question' });
    expect(within(dialog).getByText('A new one')).toBeVisible();
    await user.click(within(dialog).getByRole('radio', { name: /Answer D/u }));
    await user.click(within(dialog).getByRole('button', { name: 'Check answer' }));
    expect(within(dialog).getByText('Right!')).toBeVisible();
    expect(await within(dialog).findByText('Because of D.')).toBeVisible();
    await waitFor(() => expect(completed).toEqual([{ [drawn[0]?.questions[0]?.id ?? '']: 'D' }]));
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
    const { user, unmount } = showResults(['B']);
    await row(1);
    await user.click(button('Try a similar question'));
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
    showResults(['B']);
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
    const { user } = showResults(['B']);
    await row(1);
    await user.click(button('Try a similar question'));
    expect(await screen.findByText('There is no other question like this one.')).toBeVisible();
  });
});

describe('What next?', () => {
  const steps = async () => within(await screen.findByRole('region', { name: 'What next?' }));
  const started = buildTest(2);
  const expectStarted = async ({ router }: Pick<ReturnType<typeof showResults>, 'router'>) => {
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
    const page = showResults(['A', 'B', null]);
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
    const page = showResults(['A']);
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
    await second.user.click(await (await steps()).findByRole('button', { name: '4 questions to try again' }));
    await expectStarted(second);
    expect(practised).toHaveBeenCalledExactlyOnceWith({ subjectId: finished.subject.id });
  });

  test('says when the missed questions can no longer be practised, and why a test did not start', async () => {
    answer(startTest, refuse('RULE_BROKEN', 'There are no questions for this choice yet.'));
    const { user } = showResults(['B']);
    const next = await steps();
    expect(await next.findByText(/The question you missed is no longer used/u)).toBeVisible();
    await user.click(next.getByRole('button', { name: 'Another test like this' }));
    expect(await next.findByRole('alert')).toHaveTextContent('There are no questions for this choice yet.');
  });

  test('asks before a test starts while another one is open', async () => {
    answer(openTests, openTestsOf(buildOpenTest()));
    answer(startTest, started);
    const page = showResults(['A']);
    await page.user.click(await (await steps()).findByRole('button', { name: 'Another test like this' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'You have an open test' }));
    await page.user.click(dialog.getByRole('button', { name: 'Start a new test anyway' }));
    await expectStarted(page);
  });

  test('does not ask about a test that is no longer open', async () => {
    answer(openTests, openTestsOf(buildOpenTest()));
    answer(startTest, started);
    const page = showResults(['A']);
    const again = await (await steps()).findByRole('button', { name: 'Another test like this' });
    await waitFor(() => expect(page.queryClient.getQueryData(endpointKey(openTests))).toBeDefined());
    answer(openTests, openTestsOf());
    await page.user.click(again);
    await expectStarted(page);
  });

  test('loads again after a failure', async () => {
    failWithNetworkError(nextSteps);
    const { user } = showResults(['A']);
    const next = await steps();
    const retry = await next.findByRole('button', { name: 'Try Again' });
    answer(nextSteps, buildNextSteps());
    await user.click(retry);
    expect(await next.findByRole('button', { name: 'Another test like this' })).toBeVisible();
  });
});

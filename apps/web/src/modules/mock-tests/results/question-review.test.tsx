import { testResults } from '@markwell/shared/mock-tests/mock-tests.contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { comparing, picturesToScale } from '#testing/compared-pictures.ts';
import { buildResults, buildTest } from '#testing/mock-test-builders.ts';
import { answerResultsPage } from '#testing/mock-test-page.tsx';
import { renderPage } from '#testing/render.tsx';
import { answer } from '#testing/server.ts';
import { ResultsPage } from '../pages/results-page.tsx';

answerResultsPage();

test('the figures of a question and of its options have one scale in the review', async () => {
  const started = buildTest(1);
  const finished = { ...started, questions: started.questions.map(comparing) };
  answer(testResults, { test: finished, results: buildResults(finished, ['B']) });
  renderPage(<ResultsPage />, `/test/results?test=${finished.testId}`);
  expect(await screen.findByText('Your answer')).toBeVisible();
  expect(picturesToScale()).toBe(6);
});

import { submitTest } from '@markwell/shared/mock-tests/mock-tests.contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { resetBrowser, signIn } from '#testing/browser.ts';
import { buildResults, buildTest } from '#testing/mock-test-builders.ts';
import { setNetwork } from '#testing/mock-test-page.tsx';
import { renderPage } from '#testing/render.tsx';
import { answer, startServer } from '#testing/server.ts';
import { savePendingResult } from '../running/pending-results.ts';
import { PendingResultsStatus } from './pending-results-status.tsx';

startServer();
beforeEach(() => {
  resetBrowser();
});

test('a result that is not sent is named on the page until the server has it', async () => {
  const { id } = signIn();
  const finished = buildTest(1);
  const results = buildResults(finished, ['A']);
  const completion = { testId: finished.testId, userAnswers: {}, timeTaken: 60 };
  setNetwork('offline');
  savePendingResult(id, { test: finished, completion, results, unsavedAnswers: [], refusal: null });
  answer(submitTest, results);
  renderPage(<PendingResultsStatus />);
  const notice = /^A test result is not sent yet/;
  expect(await screen.findByText(notice)).toBeVisible();
  setNetwork('online');
  await waitFor(() => {
    expect(screen.queryByText(notice)).not.toBeInTheDocument();
  });
});

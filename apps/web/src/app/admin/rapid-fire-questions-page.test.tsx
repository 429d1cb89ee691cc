import { listBulkChanges } from '@markwell/shared/question-editing/bulk-changes.contract';
import { listReports } from '@markwell/shared/reports/moderation.contract';
import { listRapidFireQuestions } from '@markwell/shared/rapid-fire/rapid-fire-admin.contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerAdminPage } from '#testing/admin-network.ts';
import { buildRapidFireQuestionPage, buildReport, buildReportPage } from '#testing/moderation-builders.ts';
import { renderPage } from '#testing/render.tsx';
import { answer, startServer } from '#testing/server.ts';
import { RapidFireQuestionsPage } from './rapid-fire-questions-page.tsx';

startServer();

test('the flagged questions are the second tab, which has an address', async () => {
  answerAdminPage();
  answer(listBulkChanges, { bulkChanges: [] });
  answer(listRapidFireQuestions, buildRapidFireQuestionPage([]));
  answer(listReports, buildReportPage([buildReport()], 1));
  const { user, router } = renderPage(<RapidFireQuestionsPage />, '/admin/rapid-fire?level=3');
  await user.click(await screen.findByRole('tab', { name: 'Flagged Questions' }));
  expect(router.state.location.search).toBe('?tab=flagged');
  expect(await screen.findByRole('row', { name: /What is 6 × 7/u })).toBeVisible();
  await router.navigate(-1);
  expect(await screen.findByRole('tab', { name: 'Questions', selected: true })).toBeVisible();
});

import { readCoverage } from '@markwell/shared/overview/coverage.contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildSubjectCoverage } from '#testing/admin-builders.ts';
import { answerAdminPage } from '#testing/admin-network.ts';
import { buildId } from '#testing/builders.ts';
import { renderPage } from '#testing/render.tsx';
import { answer, failWithNetworkError, startServer } from '#testing/server.ts';
import { CoveragePage } from './coverage-page.tsx';

startServer();
beforeEach(() => {
  answerAdminPage();
});
const open = (address = '/admin/coverage') => renderPage(<CoveragePage />, address);

const full = Array<number>(10).fill(40);
const fractions = { id: buildId(), name: 'Fractions', regular: [20, 8, 20, 0, 1], rapidFire: full };
const withGap = buildSubjectCoverage({ topics: [fractions], creativeWriting: 1 });
const complete = buildSubjectCoverage({
  name: 'English',
  topics: [{ id: buildId(), name: 'Spelling', regular: [20, 20, 20, 0, 0], rapidFire: full }],
});

test('shows for each topic how many questions there are, and where some are missing', async () => {
  answer(readCoverage, { subjects: [withGap, complete] });
  open();
  const maths = within(await screen.findByRole('region', { name: 'Mathematics, GCSE' }));
  expect(maths.getByText('1 gap')).toBeVisible();
  expect(maths.getByText('1 creative-writing question')).toBeVisible();
  expect(maths.getByRole('row', { name: /Fractions 20 8 ?12 short 21 1 49/ })).toBeVisible();
  expect(maths.getByRole('link', { name: '8' })).toHaveAttribute(
    'href',
    `/admin/manage-questions?questionType=regular&status=published&examType=${withGap.stage.id}&subject=${withGap.id}&topic=${fractions.id}&difficulty=2`,
  );
  expect(within(screen.getByRole('region', { name: 'English, GCSE' })).getByText('No gaps')).toBeVisible();
});

test('can show subjects with gaps only, and rapid-fire questions by level', async () => {
  answer(readCoverage, { subjects: [withGap, complete] });
  const { user } = open();
  await screen.findByRole('region', { name: 'English, GCSE' });
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Subjects to show' }),
    'Only those with gaps',
  );
  expect(screen.queryByRole('region', { name: 'English, GCSE' })).not.toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Rapid-fire questions');
  expect(await screen.findByRole('heading', { name: 'No gaps' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(await screen.findByRole('region', { name: 'English, GCSE' })).toBeVisible();
});

test('says that nothing was found, and can be loaded again after a failure', async () => {
  failWithNetworkError(readCoverage);
  const { user } = open();
  const retry = await screen.findByRole('button', { name: 'Try Again' });
  answer(readCoverage, { subjects: [] });
  await user.click(retry);
  expect(await screen.findByRole('heading', { name: 'No subjects found' })).toBeVisible();
});

import { readItemStatistics } from '@markwell/shared/question-editing/question-statistics.contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildId } from '#testing/builders.ts';
import { buildItemStatistics } from '#testing/admin-question-builders.ts';
import { renderPage } from '#testing/render.tsx';
import { answer, failWithNetworkError, startServer } from '#testing/server.ts';
import { ItemStatistics } from './item-statistics.tsx';

startServer();

const open = () => renderPage(<ItemStatistics questionId={buildId()} />, '/');
const fact = async (name: string) => (await screen.findByText(name)).nextElementSibling;
const row = async (letter: RegExp) =>
  within(await screen.findByRole('row', { name: letter }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('shows how the question was answered, and what to check', async () => {
  answer(readItemStatistics, buildItemStatistics());
  open();
  expect(await fact('Shown')).toHaveTextContent('212');
  expect(await fact('Facility (95% interval)')).toHaveTextContent('45% (38% to 52%)');
  expect(await fact('Discrimination')).toHaveTextContent('−0.12');
  expect(await fact('Median time')).toHaveTextContent('42 seconds');
  expect(await fact('Last change')).toHaveTextContent('2 March 2026');
  expect(await row(/^A correct/u)).toEqual(['90', '45%', '33%', '56%']);
  expect(await row(/^C/u)).toEqual(['0', '0%', '0%', '0%']);
  expect(screen.getByText('Strong pupils prefer a wrong option.')).toBeVisible();
  expect(screen.getByText(/Answers since 2 March 2026/u)).toBeVisible();
});

test('says so when too few pupils, or none, have answered', async () => {
  answer(
    readItemStatistics,
    buildItemStatistics({ discrimination: null, medianSeconds: null, changedAt: null, suspicions: [] }),
  );
  const { unmount } = open();
  expect(await fact('Discrimination')).toHaveTextContent('Too few answers');
  expect(await fact('Median time')).toHaveTextContent('Not known');
  expect(screen.queryByText('This question is suspicious')).not.toBeInTheDocument();
  unmount();
  answer(readItemStatistics, buildItemStatistics({ shown: 0, facility: null }));
  open();
  expect(
    await screen.findByText('No pupil has been shown this question since it changed on 2 March 2026.'),
  ).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('can be loaded again after a failure', async () => {
  failWithNetworkError(readItemStatistics);
  const { user } = open();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  answer(readItemStatistics, buildItemStatistics());
  await user.click(retry);
  expect(await fact('Answered')).toHaveTextContent('200');
});

test('lists what pupils wrote to a question without options', async () => {
  const written = { label: 'a', kind: 'number', answer: '7', text: '7', count: 3, isCorrect: false } as const;
  const right = { ...written, answer: '12', text: '12', count: 1, isCorrect: true };
  answer(readItemStatistics, buildItemStatistics({ options: [], frequentAnswers: [written, right] }));
  open();
  const list = await screen.findByRole('list', { name: 'Frequent answers' });
  const rows = within(list).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['73 pupils', '12, correct1 pupil']);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

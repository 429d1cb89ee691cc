import '@markwell/shared/answers/every-answer-kind';
import {
  readItemStatistics,
  type CountedStatisticsDto,
} from '@markwell/shared/question-editing/question-statistics.contract';
import { acceptAnswer, previewAcceptance } from '@markwell/shared/question-editing/accepted-answers.contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildId } from '#testing/builders.ts';
import { buildItemStatistics } from '#testing/admin-question-builders.ts';
import { renderPage } from '#testing/render.tsx';
import { answer, failWithNetworkError, refuse, startServer } from '#testing/server.ts';
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

const written: CountedStatisticsDto['frequentAnswers'][number] = {
  ...{ label: 'a', kind: 'number', answer: '7', text: '7', count: 3 },
  ...{ isCorrect: false, acceptable: [{ answer: '7', text: '7' }] },
};

test('an answer is accepted after what it changes was confirmed', async () => {
  const sent: unknown[] = [];
  const other = { ...written, answer: '8', text: '8', acceptable: [{ answer: '8', text: '8' }] };
  answer(readItemStatistics, buildItemStatistics({ options: [], frequentAnswers: [written, other] }));
  answer(previewAcceptance, { revision: 4, feedback: 'You added.', marksUp: 3, marksDown: 0 });
  answer(acceptAnswer, ({ body }) => {
    sent.push(body);
    const accepted = { ...written, isCorrect: true, acceptable: [] };
    answer(readItemStatistics, buildItemStatistics({ options: [], frequentAnswers: [accepted, other] }));
    return { run: null };
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Accept this too: 7' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Accept “7” too?' });
  expect(dialog).toHaveTextContent('Finished tests: 3 answers earn more marks, 0 answers earn fewer.');
  expect(dialog).toHaveTextContent('Until now pupils read: “You added.”');
  expect(sent).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Accept this too' }));
  expect(await screen.findByText('From now on it is marked right.')).toBeVisible();
  expect(sent).toEqual([{ label: 'a', response: { kind: 'number', answer: '7' }, revision: 4 }]);
  expect(await screen.findByText('7, correct')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Accept this too: 7' })).not.toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('of an answer with several wrong gaps, one is accepted', async () => {
  const acceptable = [
    { answer: { 1: 'salt', 2: '20' }, text: '1: salt' },
    { answer: { 1: 'sugar', 2: '21' }, text: '2: 21' },
  ];
  const given = {
    ...written,
    kind: 'gaps',
    answer: { 1: 'salt', 2: '21' },
    text: '1: salt; 2: 21',
    acceptable,
  };
  answer(readItemStatistics, buildItemStatistics({ options: [], frequentAnswers: [given] }));
  const asked: unknown[] = [];
  answer(previewAcceptance, ({ body }) => {
    asked.push(body);
    return { revision: 4, feedback: null, marksUp: 3, marksDown: 0 };
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Accept “2: 21” too' }));
  expect(await screen.findByRole('alertdialog', { name: 'Accept “2: 21” too?' })).toBeVisible();
  expect(asked).toEqual([{ label: 'a', response: { kind: 'gaps', answer: { 1: 'sugar', 2: '21' } } }]);
  expect(screen.getByRole('button', { name: 'Accept “1: salt” too', hidden: true })).toBeEnabled();
});

test('an answer that someone else has accepted is not offered again', async () => {
  answer(readItemStatistics, buildItemStatistics({ options: [], frequentAnswers: [written] }));
  answer(previewAcceptance, refuse('CONFLICT', 'It is right already'));
  const { user } = open();
  const button = await screen.findByRole('button', { name: 'Accept this too: 7' });
  answer(
    readItemStatistics,
    buildItemStatistics({ options: [], frequentAnswers: [{ ...written, acceptable: [] }] }),
  );
  await user.click(button);
  expect(await screen.findByText('It is right already')).toBeVisible();
  await waitFor(() => expect(button).not.toBeInTheDocument());
});

test('lists what pupils wrote to a question without options', async () => {
  const right = { ...written, answer: '12', text: '12', count: 1, isCorrect: true, acceptable: [] };
  answer(readItemStatistics, buildItemStatistics({ options: [], frequentAnswers: [written, right] }));
  open();
  const list = await screen.findByRole('list', { name: 'Frequent answers' });
  const rows = within(list).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '7Accept this too3 pupils',
    '12, correct1 pupil',
  ]);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

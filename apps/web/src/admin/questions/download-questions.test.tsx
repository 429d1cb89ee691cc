import { exportQuestions, listQuestions } from '@markwell/shared/admin/questions/questions.contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildListedQuestion, buildQuestionPage } from '#testing/admin-question-builders.ts';
import { findRow } from '#testing/elements.ts';
import { answerQuestionsPage, openQuestionsPage, rapid, regular } from '#testing/questions-page.tsx';
import { answer, refuse, startServer } from '#testing/server.ts';
import { recordDownloads } from '#testing/browser.ts';

startServer();

const draft = buildListedQuestion({ status: 'draft', questionText: 'Unfinished', answer: null });

beforeEach(() => {
  answerQuestionsPage();
});

async function openDialog() {
  answer(listQuestions, () => buildQuestionPage([regular, rapid, draft]));
  const { user } = openQuestionsPage();
  await findRow(/What is a half/u);
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await user.click(screen.getByRole('button', { name: 'Download Selected' }));
  return { user, dialog: within(screen.getByRole('dialog', { name: 'Download questions' })) };
}

test('saves the selected questions as a file; those with pictures or without an answer are named', async () => {
  const downloads = recordDownloads();
  const requested: unknown[] = [];
  answer(exportQuestions, ({ body }) => {
    requested.push(body);
    const options = ['1/2', '1/4', '1/8', '1'].map((text) => ({ text, isCorrect: text === '1/8' }));
    const names = { subjectName: 'Mathematics', topicName: 'Fractions' };
    const passage = { title: 'Cakes', body: 'We share them.' };
    const questionText = 'What is a half of a quarter?';
    return {
      questions: [{ id: regular.id, ...names, passage, questionText, options, explanationText: null }],
    };
  });
  const { user, dialog } = await openDialog();
  expect(dialog.getByText(/^1 question with pictures is not in the file/)).toBeVisible();
  expect(dialog.getByText('1 draft without a correct answer is not in the file.')).toBeVisible();
  expect(dialog.queryByText(/has no solutions/)).not.toBeInTheDocument();
  await user.click(dialog.getByRole('radio', { name: 'Aiken' }));
  expect(dialog.getByText('Aiken has no solutions, so they are not in the file.')).toBeVisible();

  await user.click(dialog.getByRole('button', { name: 'Download 1 question' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(requested).toEqual([{ questionIds: [regular.id] }]);
  expect(await downloads[0]?.text()).toBe(
    'Cakes We share them. What is a half of a quarter?\nA. 1/2\nB. 1/4\nC. 1/8\nD. 1\nANSWER: C\n',
  );
});

test('says why a download failed, and stays open', async () => {
  answer(exportQuestions, () => refuse('FORBIDDEN', 'Please sign in again.'));
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Download 1 question' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Please sign in again.');
  expect(dialog.getByRole('button', { name: 'Download 1 question' })).toBeEnabled();
});

import {
  exportQuestions,
  findDownloadable,
  listQuestions,
} from '@markwell/shared/question-editing/questions.contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildListedQuestion, buildQuestionPage } from '#testing/admin-question-builders.ts';
import { buildId } from '#testing/builders.ts';
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
    const names = { stageName: 'GCSE', subjectName: 'Mathematics', topicName: 'Fractions' };
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

test('questions that the format cannot have are named with the reason, and the others are saved', async () => {
  const downloads = recordDownloads();
  const names = { stageName: 'GCSE', subjectName: 'Mathematics', topicName: 'Fractions', passage: null };
  const part = (answer: { kind: string; value: string }) => ({
    ...{ label: 'a' as const, stem: '', marks: 1, hints: [], steps: ['Count.'] },
    answer: { ...answer, accept: { by: 'exact' }, form: 'any', shareIfNearly: 0, wrong: [] },
  });
  answer(exportQuestions, () => ({
    questions: ['3', '1/3'].map((value) => ({
      ...{ id: buildId(), ...names, questionText: `What is ${value}?`, options: [], explanationText: null },
      parts: [part({ kind: 'number', value })],
    })),
  }));
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Download 1 question' }));
  expect(await dialog.findByText('1 question not in the file, because GIFT cannot have it')).toBeVisible();
  expect(dialog.getByRole('listitem')).toHaveTextContent('‘What is 1/3?’: has an answer that is no decimal');
  expect(await downloads[0]?.text()).toContain('What is 3?{\n#3:0\n\t####Count.\n}');
  await user.click(dialog.getByRole('button', { name: 'Done' }));
});

test('all that match the filters are counted on the server and then saved, also those that are not loaded', async () => {
  recordDownloads();
  const counts = {
    matching: { count: 2044, isCapped: false },
    total: { count: 3316, isCapped: false },
  };
  answer(listQuestions, () => buildQuestionPage([regular], { nextCursor: regular.id, counts }));
  const questionIds = Array.from({ length: 1200 }, () => buildId());
  const counted: unknown[] = [];
  answer(findDownloadable, ({ query }) => {
    counted.push(query);
    return { questionIds, pictured: 843, unanswered: 1 };
  });
  const requested: string[] = [];
  answer(exportQuestions, ({ body }) => {
    requested.push(...body.questionIds);
    return { questions: [] };
  });
  const { user } = openQuestionsPage('?questionType=regular&order=oldest');
  await findRow(/What is a half/u);
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await user.click(screen.getByRole('button', { name: 'Select all 2,044 that match' }));
  await user.click(screen.getByRole('button', { name: 'Download…' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Download questions' }));
  const download = await dialog.findByRole('button', { name: 'Download 1,200 questions' });
  expect(dialog.getByText(/^843 questions with pictures are not in the file/u)).toBeVisible();
  await user.click(download);
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(counted).toEqual([{ questionType: 'regular', search: '' }]);
  expect(requested).toEqual(questionIds);
});

test('says that too many questions match, and saves none', async () => {
  answer(listQuestions, () => buildQuestionPage([regular], { nextCursor: regular.id }));
  answer(findDownloadable, () => refuse('RULE_BROKEN', 'More than 10,000 questions match.'));
  const { user } = openQuestionsPage();
  await findRow(/What is a half/u);
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await user.click(screen.getByRole('button', { name: 'Select all 1 that match' }));
  await user.click(screen.getByRole('button', { name: 'Download…' }));
  expect(await screen.findByText('More than 10,000 questions match.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download' })).toBeDisabled();
});

test('says why a download failed, and stays open', async () => {
  answer(exportQuestions, () => refuse('FORBIDDEN', 'Please sign in again.'));
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Download 1 question' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Please sign in again.');
  expect(dialog.getByRole('button', { name: 'Download 1 question' })).toBeEnabled();
});

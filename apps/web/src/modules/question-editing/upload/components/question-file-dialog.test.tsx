import { act, screen, waitFor, within } from '@testing-library/react';
import { uploadQuestions } from '@markwell/shared/question-editing/upload/upload.contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readingTimeMs } from '../../question-file/read-in-worker.ts';
import { giveFileReadingWorker } from '#testing/file-reading-worker.ts';
import { moodleQuestion, moodleQuiz } from '#testing/question-files.ts';
import { openUploadPage, recordUploads, setUpUploadPage, twoQuestions } from '#testing/upload-page.tsx';

setUpUploadPage();
beforeEach(() => {
  giveFileReadingWorker();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const gift = [
  'What is 7 × 8? {=56 ~54 ~63 ~64 ####Seven eights are 56.}',
  'Is rain wet? {}',
  'Is snow wet? {}',
  'What is 3 × 3? {~6 ~3 =9 ~12}',
].join('\n\n');

async function openDialog() {
  const page = await openUploadPage();
  const { user } = page;
  const button = screen.getByRole('button', { name: 'Read from a file' });
  const open = async () => {
    await user.click(button);
    return within(screen.getByRole('dialog', { name: 'Questions from a file' }));
  };
  const choose = (text: string, name = 'quiz.txt') =>
    user.upload(screen.getByLabelText('File'), new File([text], name, { type: 'text/plain' }));
  const text = (name: string) => screen.getByRole('textbox', { name });
  return { ...page, button, open, choose, text };
}

test('the questions of a file are written into the form; skipped ones are named with the reason', async () => {
  const { user, button, open, choose, text, preview } = await openDialog();
  const dialog = await open();
  expect(dialog.getByRole('button', { name: 'Use the questions' })).toBeDisabled();
  await choose(gift);
  expect(await dialog.findByText(/4 questions, 2 can be used, 2 skipped/)).toBeVisible();
  expect(dialog.getByText('Line 3, Line 5: is an essay question')).toBeVisible();
  expect(dialog.getByText(/^1 of 2 questions has no solution/)).toBeVisible();
  expect(dialog.queryByText(/are replaced/)).not.toBeInTheDocument();

  await user.click(dialog.getByRole('button', { name: 'Use 2 questions' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
  expect(text('Question text')).toHaveValue(
    'Q1. What is 7 × 8?\nA) 56\nB) 54\nC) 63\nD) 64\n\nQ2. What is 3 × 3?\nA) 6\nB) 3\nC) 9\nD) 12',
  );
  expect(text('Answer key')).toHaveValue('A,C');
  expect(text('Solutions')).toHaveValue('S1. Seven eights are 56.\n\nS2.');
  expect(await preview().findByText('2 questions · 2 key letters · 2 solutions')).toBeVisible();
  expect(preview().queryByText(/has no text/)).not.toBeInTheDocument();
});

test('formulas of a file that cannot be shown are listed with their line', async () => {
  const { open, choose } = await openDialog();
  const dialog = await open();
  await choose('What is $x^^2$? {=1 ~2 ~3 ~4}\n\nWhat is 7 × 8? {=56 ~54 ~63 ~64}');
  expect(await dialog.findByRole('list', { name: 'Formulas that cannot be shown' })).toHaveTextContent(
    /^Line 1 \$x\^\^2\$$/u,
  );
  expect(dialog.getByRole('button', { name: 'Use 2 questions' })).toBeEnabled();
});

test('questions with other numbers of options are uploaded together, by the rules of a file', async () => {
  const sent = recordUploads(uploadQuestions.path);
  const { user, open, choose, text, submit } = await openDialog();
  const dialog = await open();
  await choose(['Which? {=a ~b ~c ~d ~e}', 'Rain is wet. {T}', gift].join('\n\n'));
  await user.click(await dialog.findByRole('button', { name: 'Use 4 questions' }));
  expect(text('Question text')).toHaveDisplayValue(/Q2\. Rain is wet\.\nA\) True\nB\) False\n\nQ3\./);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Subject' }), 'Mathematics');
  await submit();
  await waitFor(() => expect(sent[0]?.fields).toMatchObject({ fromFile: ['true'] }));
});

test('the rules for pasted questions can be chosen instead', async () => {
  const { user, open, choose, preview } = await openDialog();
  const dialog = await open();
  await choose('Rain is wet. {T}');
  await user.click(await dialog.findByRole('button', { name: 'Use 1 question' }));
  await user.click(screen.getByRole('button', { name: 'Use the rules for pasted questions' }));
  expect(await preview().findByText('Line 1: Q1 has no option C)')).toBeVisible();
});

test('what a used question loses is named, and its picture is in the form', async () => {
  const { user, open, choose } = await openDialog();
  const dialog = await open();
  const src = `data:image/png;base64,${btoa('\u0089PNG')}`;
  await choose(
    moodleQuiz(
      moodleQuestion({ text: 'Which is <b>not</b> here?' }),
      moodleQuestion({ text: `Where is it?<br><img src="${src}" alt="A map">` }),
    ),
    'quiz.xml',
  );
  expect(await dialog.findByText('1 question to check')).toBeVisible();
  expect(dialog.getByText('Question 1 (line 3): loses its bold type')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Use 2 questions' }));
  const contentType = within(screen.getByRole('group', { name: 'Question content type' }));
  expect(contentType.getByRole('radio', { name: 'Both' })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Remove picture.png' })).toBeVisible();
  expect(screen.getByDisplayValue('Q2')).toBeVisible();
  expect(screen.getByDisplayValue('A map')).toBeVisible();
});

test('reading that takes too long is stopped; so is one whose dialog is closed', async () => {
  const workers = giveFileReadingWorker({ isStuck: true });
  const { user, open, choose } = await openDialog();
  const dialog = await open();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await choose(gift);
  expect(await dialog.findByText('Reading the file…')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(readingTimeMs));
  vi.useRealTimers();
  expect(await dialog.findByRole('alert')).toHaveTextContent(/was not read within 5 seconds/);
  expect(workers).toEqual({ started: 1, ended: 1 });

  await choose(gift, 'other.txt');
  await waitFor(() => expect(workers.started).toBe(2));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(workers.ended).toBe(2));
});

test('says that the questions of the form are replaced; Cancel keeps them', async () => {
  const { user, open, choose, text, paste } = await openDialog();
  paste('Question text', twoQuestions);
  const dialog = await open();
  await choose(gift);
  expect(
    await dialog.findByText('The questions, answer key, solutions and images in the form are replaced.'),
  ).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(text('Question text')).toHaveValue(twoQuestions);
});

test('images of the form are replaced too', async () => {
  const { user, open, choose } = await openDialog();
  const contentType = within(screen.getByRole('group', { name: 'Question content type' }));
  await user.click(contentType.getByRole('radio', { name: 'Image' }));
  const picture = new File(['picture'], 'Q1.png', { type: 'image/png' });
  await user.upload(screen.getByLabelText('Question images'), picture);
  expect(screen.getByRole('button', { name: 'Remove Q1.png' })).toBeVisible();
  const dialog = await open();
  await choose(gift);
  expect(await dialog.findByText(/and images in the form are replaced/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Use 2 questions' }));
  expect(contentType.getByRole('radio', { name: 'Text' })).toBeChecked();
  await user.click(contentType.getByRole('radio', { name: 'Both' }));
  expect(screen.queryByRole('button', { name: 'Remove Q1.png' })).not.toBeInTheDocument();
});

test('a file without questions says what to choose, until another is chosen', async () => {
  const { open, choose } = await openDialog();
  const dialog = await open();
  await choose('Just a story.', 'story.txt');
  expect(await dialog.findByRole('alert')).toHaveTextContent(/not a file in Aiken, GIFT or Moodle XML/);
  expect(dialog.getByRole('button', { name: 'Use the questions' })).toBeDisabled();
  await choose(gift);
  expect(await dialog.findByRole('button', { name: 'Use 2 questions' })).toBeEnabled();
  expect(dialog.getByRole('alert')).toBeEmptyDOMElement();
});

import { uploadQuestions } from '@markwell/shared/question-editing/upload/upload.contract';
import { listExamTypes } from '@markwell/shared/subjects/subjects.contract';
import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { buildId } from '#testing/builders.ts';
import { renderPage } from '#testing/render.tsx';
import { answer, refuse } from '#testing/server.ts';
import {
  answerDuplicates,
  openUploadPage,
  ratio,
  recordUploads,
  setUpUploadPage,
  twoQuestions,
} from '#testing/upload-page.tsx';
import { UploadPage } from './upload-page.tsx';

setUpUploadPage();

describe('the form', () => {
  test('starts with the first stage and the topic General', async () => {
    const { user } = await openUploadPage();
    const subject = screen.getByRole('combobox', { name: 'Subject' });
    await user.selectOptions(subject, 'Mathematics');
    const topic = screen.getByRole('combobox', { name: 'Topic' });
    expect(
      within(topic)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['General', 'Ratio', 'New topic…']);
    await user.selectOptions(topic, 'Ratio');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Stage' }), 'GCSE');
    expect(subject).toHaveValue('');
    expect(topic).toHaveDisplayValue('General');
  });

  test('cannot be submitted until the content that the chosen types need is there', async () => {
    const { user, paste, submitButton } = await openUploadPage();
    expect(submitButton()).toBeDisabled();
    paste('Question text', twoQuestions);
    expect(submitButton()).toBeDisabled();
    paste('Answer key', 'B,C');
    expect(submitButton()).toBeEnabled();
    await user.click(
      within(screen.getByRole('group', { name: 'Question content type' })).getByRole('radio', {
        name: 'Image',
      }),
    );
    expect(submitButton()).toBeDisabled();
  });

  test('names missing fields with the messages of the specification', async () => {
    const { paste, submit } = await openUploadPage();
    paste('Question text', twoQuestions);
    paste('Answer key', 'B,C');
    await submit();
    expect(await screen.findByText('Please select a subject')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Subject' })).toHaveFocus();
    paste('Answer key', 'B,D');
    expect(screen.queryByText('Please select a subject')).not.toBeInTheDocument();
  });

  test('needs the name of a new topic', async () => {
    const { user, fillIn, submit } = await openUploadPage();
    await fillIn();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Topic' }), 'New topic…');
    await submit();
    const name = screen.getByRole('textbox', { name: 'Name of the new topic' });
    expect(name).toHaveAccessibleDescription(/Please select a topic/);
    expect(name).toHaveFocus();
  });
});

describe('the preview', () => {
  test('shows counts, and a question as a pupil will see it', async () => {
    const { fillIn, paste, preview } = await openUploadPage();
    await fillIn();
    paste('Solutions', 'S1. Count.\nS2. On.');
    expect(await preview().findByText('2 questions · 2 key letters · 2 solutions')).toBeVisible();
    expect(preview().getByText('What is 1 + 1?')).toBeVisible();
    expect(preview().getAllByRole('radio')).toHaveLength(8);
    expect(preview().getByText('What is 2 + 1?')).toBeVisible();
    expect(preview().getByText('On.')).toBeVisible();
  });

  test('lists formulas that cannot be shown with their question, and can still be uploaded', async () => {
    const { fillIn, paste, preview, submitButton } = await openUploadPage();
    await fillIn();
    paste('Question text', twoQuestions.replace('What is 2 + 1?', 'What is $\\add{2}{1}$?'));
    const list = await preview().findByRole('list', { name: 'Formulas that cannot be shown' });
    expect(list).toHaveTextContent(/^Q2 \$\\add\{2\}\{1\}\$$/u);
    expect(submitButton()).toBeEnabled();
  });

  test('shows what a typed answer accepts, and it is uploaded without an answer key', async () => {
    const sent = recordUploads(uploadQuestions.path);
    const { user, paste, preview, submit, submitButton } = await openUploadPage();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Subject' }), 'Mathematics');
    paste('Question text', 'Q1. How long is it? [2]\nN: 7.5 cm\nX: 75 -> That is in millimetres.');
    expect(submitButton()).toBeEnabled();
    expect(await preview().findByText('[2 marks]')).toBeVisible();
    const examples = within(preview().getByRole('region', { name: 'How answers are marked' }));
    expect(examples.getAllByRole('listitem')[0]).toHaveTextContent(/^7\.5 cmright$/u);
    expect(examples.getByText('That is in millimetres.')).toBeVisible();
    // The unit is missing.
    expect(examples.getAllByText('nearly right, no marks')[0]).toBeVisible();
    expect(preview().queryByText(/not in the answer key yet/)).not.toBeInTheDocument();
    await submit();
    expect(await screen.findByText('2 questions created')).toBeVisible();
    expect(sent[0]?.fields).toMatchObject({ answerKey: [''] });
  });

  test('names the wrong line and sends nothing', async () => {
    const sent = recordUploads(uploadQuestions.path);
    const { fillIn, paste, preview, submit } = await openUploadPage();
    await fillIn();
    paste('Question text', twoQuestions.replace('Q2.', 'Q3.'));
    expect(await preview().findByText('Line 7: Q3. is where Q2. should be')).toBeVisible();
    await submit();
    expect(screen.getByRole('textbox', { name: 'Question text' })).toHaveAccessibleDescription(/Line 7/);
    paste('Question text', twoQuestions);
    paste('Answer key', 'B');
    expect(await preview().findByText('The answer key has 1 letter for 2 questions')).toBeVisible();
    expect(sent).toEqual([]);
  });

  test('lists all problems together; each leads to its line', async () => {
    const { user, paste, preview } = await openUploadPage();
    const questionText = twoQuestions.replace('C) three', 'C) one').replace('Q2.', 'Q2)');
    paste('Question text', questionText);
    paste('Solutions', '1. Because.');
    const problems = within(await preview().findByRole('list', { name: 'Problems' }));
    expect(problems.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Question text Line 4: options A) and C) of Q1 are the same',
      'Question text Line 7: begins with “Q2)”: please write “Q2.”',
      'Solutions Line 1: begins with “1.”: please write “S1.”',
    ]);
    const editor = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Question text' });
    await user.click(problems.getByRole('button', { name: /Line 7/ }));
    expect(editor).toHaveFocus();
    expect(editor.value.slice(editor.selectionStart, editor.selectionEnd)).toBe('Q2) What is 2 + 1?');
  });

  test('shows duplicates, and uploads them after confirmation', async () => {
    answerDuplicates([{ number: 2, questionId: buildId(), topicName: 'Ratio' }]);
    const sent = recordUploads(uploadQuestions.path);
    const { user, fillIn, preview, submit } = await openUploadPage();
    await fillIn();
    expect(await preview().findByText('Q2 is already in the question bank (Ratio)')).toBeVisible();
    await submit();
    expect(
      await preview().findByText('Please change them, or confirm that you want them twice'),
    ).toBeVisible();
    await user.click(preview().getByRole('checkbox', { name: 'Upload anyway' }));
    await submit();
    expect(await screen.findByText('2 questions created')).toBeVisible();
    expect(sent[0]?.fields['allowDuplicates']).toEqual(['true']);
  });
});

test('duplicates that only the server found can be confirmed too', async () => {
  const message = 'Q2 is already in the question bank (Ratio)';
  const replies = [
    () => HttpResponse.json({ error: message, message, code: 'CONFLICT', requestId: 'x' }, { status: 409 }),
  ];
  recordUploads(
    uploadQuestions.path,
    () =>
      replies.shift()?.() ??
      (HttpResponse.json({ questionsCreated: 2, topicId: ratio, batchId: ratio }) as never),
  );
  const { user, fillIn, preview, submit } = await openUploadPage();
  await fillIn();
  await submit();
  expect(await preview().findByText(message)).toBeVisible();
  await user.click(preview().getByRole('checkbox', { name: 'Upload anyway' }));
  await submit();
  expect(await screen.findByText('2 questions created')).toBeVisible();
});

test('asks before the page is left with content that is not uploaded', async () => {
  const { user, router } = await openUploadPage();
  await user.type(screen.getByRole('textbox', { name: 'Question text' }), 'Q1. What is half of four?');
  void router.navigate('/admin/elsewhere');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Discard your changes?' }));
  await user.click(dialog.getByRole('button', { name: 'Keep editing' }));
  expect(router.state.location.pathname).toBe('/admin');
  expect(screen.getByRole('textbox', { name: 'Question text' })).toHaveValue('Q1. What is half of four?');
});

test('stages can be loaded again after a failure', async () => {
  answer(listExamTypes, refuse('FORBIDDEN', 'No'));
  renderPage(<UploadPage />, '/admin');
  expect(await screen.findByText('Failed to load educational stages')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
});

import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openUploadPage, setUpUploadPage, twoQuestions } from '#testing/upload-page.tsx';

setUpUploadPage();

const gift = [
  'What is 7 × 8? {=56 ~54 ~63 ~64 ####Seven eights are 56.}',
  'Rain is wet. {T}',
  'Snow is wet. {T}',
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
  expect(dialog.getByText('Line 3, Line 5: is a true/false question')).toBeVisible();
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
  expect(preview().getByText('Line 3: S2. has no text')).toBeVisible();
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

test('of four and five options, the more frequent number is chosen first', async () => {
  const { user, open, choose, text } = await openDialog();
  const dialog = await open();
  await choose(['Which? {=a ~b ~c ~d ~e}', gift].join('\n\n'));
  const number = within(await dialog.findByRole('group', { name: 'Number of options' }));
  expect(number.getByRole('radio', { name: /^Four/ })).toBeChecked();
  await user.click(number.getByRole('radio', { name: /^Five/ }));
  await user.click(dialog.getByRole('button', { name: 'Use 1 question' }));
  expect(text('Question text')).toHaveValue('Q1. Which?\nA) a\nB) b\nC) c\nD) d\nE) e');
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

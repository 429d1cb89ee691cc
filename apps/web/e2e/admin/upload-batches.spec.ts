import { expect, test } from '@playwright/test';
import { accessibilityViolations } from '../support/axe.ts';
import { nameOf } from '../support/new-names.ts';
import { pictureOf } from '../support/pictures.ts';
import { field, letters, openUpload, preview } from '../support/upload.ts';

const first = 21;
const count = 40;
const numbers = Array.from({ length: count }, (_, index) => first + index);
/** Of this question, the four options are pictures too. */
const withPictureOptions = 30;
const withPicture = [22, 25, 28, 33, 37, 44, 52];

/** Six lines for each question: its text, four options and an empty line. */
const pasteOf = (topic: string) =>
  numbers
    .map((number) =>
      [
        `Q${String(number)}. ${topic}: what is the word of line ${String(number)}?`,
        ...(number === withPictureOptions
          ? ['', '', '', '']
          : letters.map((letter) => `${letter}) word ${letter}${String(number)}`)),
        '',
      ].join('\n'),
    )
    .join('\n');

const lineOf = (number: number) => (number - first) * 6 + 1;

test('forty questions with twelve pictures are corrected at their lines, drafted, published and taken back', async ({
  page,
}, testInfo) => {
  const topic = nameOf('Batch', testInfo);
  await openUpload(page, topic);
  await page
    .getByRole('group', { name: 'Question content type' })
    .getByRole('radio', { name: 'Both' })
    .check();
  const right = pasteOf(topic);
  const wrong = right
    .replace('Q24. ', 'Q24) ')
    .replace('B) word B35', 'b) word B35')
    .replace('C) word C58', 'C) word A58');
  await field(page, 'Question text').fill(wrong);
  await field(page, 'Answer key').fill(numbers.map((_, index) => letters[index % 4]).join(','));

  const named = [
    ...withPicture.map((number) => `Q${String(number)}.png`),
    ...letters.map((letter) => `Q${String(withPictureOptions)}${letter}.png`),
  ];
  const files = await Promise.all([...named, 'figure.png'].map((name) => pictureOf(page, name, 'teal')));
  await page.getByLabel('Question images').setInputFiles(files);
  const problems = preview(page).getByRole('list', { name: 'Problems' }).getByRole('button');
  await expect(problems).toHaveText([
    `Question text Line ${String(lineOf(24))}: begins with “Q24)”: please write “Q24.”`,
    `Question text Line ${String(lineOf(35) + 2)}: begins with “b)”: please write “B)”`,
    `Question text Line ${String(lineOf(58) + 3)}: options A) and C) of Q58 are the same`,
    'Question images figure.png: please choose its place, or name the file Q3 (or Q3A for its option A)',
  ]);
  expect.soft(await accessibilityViolations(page), 'problems').toEqual([]);

  // Each problem leads to its line, where typing replaces it.
  await problems.nth(0).click();
  await page.keyboard.insertText(`Q24. ${topic}: what is the word of line 24?`);
  await problems.filter({ hasText: '“b)”' }).click();
  await page.keyboard.insertText('B) word B35');
  await problems.filter({ hasText: 'Q58' }).click();
  await page.keyboard.insertText('C) word C58');
  await expect(field(page, 'Question text')).toHaveValue(right);
  await page.getByRole('textbox', { name: 'Place of figure.png' }).fill('q60');
  await expect(problems).toHaveCount(0);
  const last = preview(page).getByRole('listitem', { name: 'Question 60' });
  await expect(last.getByRole('img', { name: 'Picture for this question' })).toBeVisible();
  const options = preview(page).getByRole('listitem', { name: `Question ${String(withPictureOptions)}` });
  await expect(options.getByRole('img')).toHaveCount(4);

  await page.getByRole('radio', { name: 'Keep as a draft' }).check();
  await page.getByRole('button', { name: `Upload ${String(count)} questions` }).click();
  await expect(page.getByText(`${String(count)} questions created`)).toBeVisible();
  await page.getByRole('link', { name: 'See all uploads' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Uploads' })).toBeVisible();
  const upload = page.getByRole('row').filter({ hasText: topic });
  await expect(upload.getByText(`${String(count)} drafts`)).toBeVisible();
  expect.soft(await accessibilityViolations(page), 'uploads').toEqual([]);

  await upload.getByRole('button', { name: 'Publish' }).click();
  await expect(upload.getByText(`${String(count)} published`)).toBeVisible();
  await upload.getByRole('link', { name: `${String(count)} questions` }).click();
  await expect(page.getByText(new RegExp(`^${String(count)} of [\\d,]+\\+? questions`, 'u'))).toBeVisible();

  await page.goBack();
  await upload.getByRole('button', { name: 'Take back' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Take back this upload?' });
  await expect(dialog.getByText(`${String(count)} questions`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Take back' }).click();
  await expect(upload.getByText(/^Taken back on/)).toBeVisible();
  await expect(upload.getByRole('button')).toHaveCount(0);
});

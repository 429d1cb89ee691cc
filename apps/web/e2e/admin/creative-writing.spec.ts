import { expect, test, type Page } from '@playwright/test';
import { accessibilityViolations, violationsOnceLoaded } from '../support/axe.ts';
import { pupilFor, signedInAtStage } from '../support/pupils.ts';

// Long: from generating a text to a pupil's results, with an answer to every question of the challenge.
test.slow();

/** Not the account that other journeys use to generate, because of the rate limit. */
async function signedInToGenerate(page: Page): Promise<void> {
  await signedInAtStage(page, 'super@example.com', 'GCSE');
}

/** Opens a tab of the admin section. */
async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name }).click();
}

test('an AI text becomes a question that a pupil answers', async ({ page, browser }, testInfo) => {
  const title = `The boathouse of ${testInfo.project.name} ${String(testInfo.retry)}`;
  await signedInToGenerate(page);
  await page.goto('/admin/creative-writing');
  await page.getByLabel('Topic (optional)').fill('A boathouse at night');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(page.getByText('Writing a brief and four paragraphs…')).toBeVisible();
  await expect(page.getByLabel('Generated text')).toHaveValue(/The locked boathouse/);
  expect.soft(await accessibilityViolations(page), 'the generator').toEqual([]);

  await page.getByRole('button', { name: 'Turn into a draft question' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Exam type').selectOption({ label: 'GCSE' });
  await dialog.getByLabel('Subject').selectOption({ label: 'English Language' });
  const made = page.waitForResponse('**/api/creative-writing-admin/drafts');
  await dialog.getByRole('button', { name: 'Create draft' }).click();
  const { question } = (await (await made).json()) as { question: { id: string } };
  await expect(page.getByText('Draft created', { exact: true })).toBeVisible();

  const row = page.locator('tr', { hasText: 'The locked boathouse' }).filter({ hasText: 'Draft' }).first();
  await row.getByRole('button', { name: /^Edit/ }).click();
  const editing = page.getByRole('form', { name: 'Edit question' });
  await editing.getByLabel('Title').fill(title);
  expect.soft(await accessibilityViolations(page), 'the question being edited').toEqual([]);
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Save changes' }).click();
  expect((await saved).url()).toMatch(/\/questions\/[0-9a-f-]+$/u);
  await expect(page.getByText('Question updated successfully')).toBeVisible();
  await page.getByRole('button', { name: `Publish: ${title}` }).click();
  await expect(page.getByRole('button', { name: `Withdraw: ${title}` })).toBeVisible();

  const pupil = await browser.newPage();
  await openAsPupil(pupil, pupilFor(testInfo, 36), title);
  await pupil.close();

  await page.getByRole('button', { name: `Delete: ${title}` }).click();
  const deleting = page.getByRole('alertdialog');
  await expect(deleting.getByText('This action cannot be undone.')).toBeVisible();
  await deleting.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Question deleted successfully')).toBeVisible();
  await expect(page.getByRole('button', { name: `Delete: ${title}` })).toBeHidden();
  expect(question.id).toBeTruthy();
});

/** Plays a GCSE challenge until the question appears, and answers it with its best paragraph. */
async function openAsPupil(page: Page, email: string, title: string): Promise<void> {
  await signedInAtStage(page, email, 'GCSE');
  await page.goto('/creative-writing');
  const exam = page.getByLabel('Exam Preparation');
  await exam.selectOption(await exam.getByRole('option', { name: /^GCSE/ }).getAttribute('value'));
  await page.getByLabel('Subject', { exact: true }).selectOption({ label: 'English Language' });
  const reply = page.waitForResponse('**/api/creative-writing/start');
  await page.getByRole('button', { name: 'Start All Creative Writing Challenges' }).click();
  const { questions } = (await (await reply).json()) as { questions: { title: string }[] };
  const index = questions.findIndex((question) => question.title === title);
  expect(index, 'the published question is drawn').toBeGreaterThanOrEqual(0);
  for (let number = 1; number <= index; number += 1) {
    await expect(page.getByText(`Question ${String(number)} of ${String(questions.length)}`)).toBeVisible();
    await page.keyboard.press('b');
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByText('Salt and rust hung in the dark.')).toBeVisible();
  const answered = page.waitForResponse('**/api/creative-writing/answer');
  await page.keyboard.press('c');
  await page.keyboard.press('Enter');
  expect(await (await answered).json()).toMatchObject({ isOptimal: true, scoreAwarded: 3 });
}

test('a manually entered question is validated, kept as a draft, and deleted', async ({ page }, testInfo) => {
  const title = `A typed brief of ${testInfo.project.name} ${String(testInfo.retry)}`;
  await signedInToGenerate(page);
  await page.goto('/admin/creative-writing?tab=upload');
  const upload = page.getByRole('form', { name: 'Upload a creative writing question' });
  await upload.getByRole('button', { name: 'Upload Question' }).click();
  await expect(upload.getByText('Please fill in all required fields')).toBeVisible();
  expect.soft(await accessibilityViolations(page), 'what is missing, in the dark').toEqual([]);

  await upload.getByLabel('Exam type').selectOption({ label: '11+' });
  await upload.getByLabel('Subject').selectOption({ label: 'English' });
  await upload.getByLabel('Title').fill(title);
  await upload.getByLabel('Brief').fill('A pier.\nTwo sisters.\nA storm.\nShow the wait.');
  for (const letter of ['A', 'B', 'C', 'D']) {
    await upload.getByLabel(`Option ${letter}`).fill(`${letter}: the gulls had gone. `.repeat(15));
    await upload.getByLabel(`Explanation ${letter}`).fill(`Why ${letter} earns what it earns.`);
  }
  await expect(upload.getByText('75 words').first()).toBeVisible();
  await upload.getByLabel('Word bank').fill('pier, gull, , swell');
  await expect(upload.getByText('3 of 10 words')).toBeVisible();
  await upload.getByLabel('Score A').selectOption('3');
  await upload.getByRole('button', { name: 'Upload Question' }).click();
  await expect(upload.getByText('Exactly one option must have the score 3').first()).toBeVisible();
  await upload.getByLabel('Score A').selectOption('0');
  await upload.getByLabel('Keep as a draft').check();
  await upload.getByRole('button', { name: 'Upload Question' }).click();
  await expect(page.getByText('Creative writing question uploaded successfully!')).toBeVisible();

  await openTab(page, 'Manage Questions');
  await page.getByLabel('Status').selectOption({ label: 'Drafts' });
  await page.getByRole('searchbox', { name: 'Search questions' }).fill(title);
  await expect(page.getByRole('button', { name: `Publish: ${title}` })).toBeVisible();
  expect.soft(await violationsOnceLoaded(page), 'the list').toEqual([]);

  await page.route('**/api/creative-writing-admin/questions/*', (route) => route.abort());
  await page.getByRole('button', { name: `Delete: ${title}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Failed to delete question')).toBeVisible();
  await page.unroute('**/api/creative-writing-admin/questions/*');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No questions found')).toBeVisible();
});

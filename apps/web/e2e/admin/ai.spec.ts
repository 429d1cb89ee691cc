import { expect, test, type Page } from '@playwright/test';
import { accessibilityViolations } from '../support/axe.ts';
import { changeRole, pupilFor, signedIn, signedInAdministrator } from '../support/pupils.ts';

// The journeys use a mock AI of our own: it replies after a second, and on request fails or never answers.
test.slow();

const form = (page: Page, name: string) => page.getByRole('form', { name });

test('an administrator generates a mock test, reads it, and publishes one of its questions', async ({
  page,
}) => {
  await signedInAdministrator(page);
  await page.goto('/admin/ai-generator');
  const mockTest = form(page, 'Mock test');
  await mockTest.getByRole('button', { name: 'Generate Mock Test' }).click();
  await expect(mockTest.getByText('Please select both exam type and subject').first()).toBeVisible();

  await mockTest.getByLabel('Exam type').selectOption({ label: '11+' });
  await mockTest.getByLabel('Subject').selectOption({ label: 'Mathematics' });
  await mockTest.getByLabel('Questions').fill('5');
  await mockTest.getByRole('button', { name: 'Generate Mock Test' }).click();
  await expect(page.getByText('Writing a mock test…')).toBeVisible();

  const paper = page.getByRole('article', { name: 'A practice test in numbers' });
  await expect(paper.getByText('45 minutes')).toBeVisible();
  await expect(paper.getByText('5 marks')).toBeVisible();
  await expect(paper.getByText('Calculator not permitted')).toBeVisible();
  await expect(paper.getByRole('heading', { name: 'Question 5' })).toBeVisible();
  await expect(paper.getByRole('heading', { name: 'Solution 1: B' })).toBeHidden();
  await paper.getByLabel('Show Answer Key').check();
  await paper.getByLabel('Show Detailed Solutions').check();
  await expect(paper.getByRole('region', { name: 'Answer Key' })).toBeVisible();
  await expect(paper.getByRole('heading', { name: 'Solution 1: B' })).toBeVisible();
  expect.soft(await accessibilityViolations(page), 'the paper').toEqual([]);

  await page.getByRole('link', { name: 'Review the drafts' }).click();
  const draft = page.getByRole('article', { name: /^Draft: What is 11 \+ 5/ }).first();
  await expect(draft.getByText('Correct', { exact: true })).toBeVisible();
  const published = page.waitForResponse('**/api/ai/drafts/publish');
  await draft.getByRole('button', { name: /^Publish/ }).click();
  expect((await published).ok()).toBe(true);
  await expect(page.getByText('1 draft published.')).toBeVisible();

  await page.getByRole('button', { name: 'History' }).first().click();
  await expect(page.getByRole('button', { name: /A practice test in numbers/ }).first()).toBeVisible();
});

test('a generation can be cancelled; a failed one shows the reason', async ({ page }, testInfo) => {
  // An administrator of its own, so that a retry does not find the generation that never ends.
  const email = pupilFor(testInfo, 92);
  await changeRole(page.request, email, { role: 'ADMIN', stageCode: 'GCSE' });
  await signedIn(page, email);
  await page.goto('/admin/ai-generator?tab=comprehension');
  const comprehension = form(page, 'Comprehension');
  await comprehension.getByLabel('Exam type').selectOption({ label: 'GCSE' });
  await comprehension.getByLabel('Subject').selectOption({ label: 'English Language' });
  await comprehension.getByLabel('Topic (optional)').fill('an AI that never answers');
  await comprehension.getByRole('button', { name: 'Generate Comprehension' }).click();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.getByText('Cancelled. Nothing was written.')).toBeVisible();
  // A reload changes nothing, and fills the form again.
  await page.reload();
  await expect(page.getByText('Cancelled. Nothing was written.')).toBeVisible();
  await expect(comprehension.getByLabel('Exam type')).not.toHaveValue('');

  await comprehension.getByLabel('Topic (optional)').fill('an AI that fails');
  await comprehension.getByRole('button', { name: 'Generate Comprehension' }).click();
  await expect(
    page.getByText('Failed to generate comprehension. Please check your OpenAI API key and try again.'),
  ).toBeVisible();
  await expect(page.getByText('The AI service could not be reached, or failed.')).toBeVisible();
  await expect(comprehension.getByLabel('Topic (optional)')).toHaveValue('an AI that fails');
  expect.soft(await accessibilityViolations(page), 'a failure, in the dark').toEqual([]);

  await comprehension.getByLabel('Topic (optional)').fill('a lighthouse');
  await comprehension.getByRole('button', { name: 'Generate Comprehension' }).click();
  await expect(page.getByText('8 questions were written as drafts.')).toBeVisible();
  await expect(page.getByText('Passage: The keeper of the light').first()).toBeVisible();

  await page.getByRole('tab', { name: 'Vocabulary' }).click();
  const vocabulary = form(page, 'Vocabulary');
  await vocabulary.getByLabel('Exam type').selectOption({ label: 'GCSE' });
  await vocabulary.getByLabel('Subject').selectOption({ label: 'English Language' });
  await vocabulary.getByRole('button', { name: 'Generate Vocabulary' }).click();
  await expect(vocabulary.getByLabel('Word count')).toHaveValue('10');
  // It ends while another page is open: the bell says so, and its page has the result.
  await page.getByRole('link', { name: 'User Management' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Notifications, \d/ })).toBeVisible();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page
    .getByRole('link', { name: /Vocabulary: generated/ })
    .first()
    .click();
  await expect(page.getByText('10 questions were written as drafts.')).toBeVisible();
});

test('the AI generator is not for pupils', async ({ page }) => {
  await signedIn(page, 'premium@example.com');
  await page.goto('/admin/ai-generator');
  await expect(page.getByRole('heading', { name: 'AI Content Generator' })).toBeHidden();
  await expect(page).not.toHaveURL(/admin/);
});

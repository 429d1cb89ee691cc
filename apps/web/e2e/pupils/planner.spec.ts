import { expect, test, type Page } from '@playwright/test';
import { chooseStage, pupilFor, signedIn, signedInAtStage, tokenOf } from '../support/pupils.ts';
import { letterOf, type StartedTest, takeTest } from '../support/started-test.ts';

const startButton = (page: Page) => page.getByRole('button', { name: 'Start today’s practice: Mathematics' });

test('questions answered wrong are practised again on the same day, and are then no longer due @day', async ({
  page,
}, testInfo) => {
  const email = pupilFor(testInfo, 29);
  const token = await signedInAtStage(page, email, 'ELEVEN_PLUS');
  await page.goto('/');
  await page.getByRole('link', { name: /AI Study Planner/ }).click();
  await expect(page.getByText(/^Nothing to try again today\./)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start a test' })).toBeVisible();

  const { wrong } = await takeTest(page.request, token, 1);
  await page.goto('/achievements');
  await expect(page.getByText('Today: 1 question')).toBeAttached();
  await expect(page.getByText(/^1 question to try again/)).toBeVisible();

  // A start that fails shows an error; the next one works.
  await page.route('**/api/planner/practice', (route) => route.fulfill({ status: 500, json: {} }));
  await startButton(page).click();
  await expect(page.getByText('Your practice didn’t start')).toBeVisible();
  await page.unroute('**/api/planner/practice');

  const reply = page.waitForResponse('**/api/planner/practice');
  await startButton(page).click();
  const practice = (await (await reply).json()) as StartedTest;
  const [question] = practice.questions;
  expect(question?.id).toBe(wrong[0]?.id);
  await page.waitForURL('**/test/active');
  await expect(page.getByText(`Question 1 / ${practice.questions.length}`)).toBeVisible();
  // It can be resumed like any test.
  await page.reload();
  for (const [index, each] of practice.questions.entries()) {
    await expect(page.getByText(`Question ${index + 1} / ${practice.questions.length}`)).toBeVisible();
    await page
      .getByRole('radio')
      .and(page.locator(`[value="${letterOf(each, true)}"]`))
      .check();
    if (index < practice.questions.length - 1)
      await page.getByRole('button', { name: 'Next Question' }).click();
  }
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Submit Test' }).click();
  await page.waitForURL('**/test/results');
  await expect(page.getByText('100%', { exact: true }).first()).toBeVisible();

  await page.goto('/achievements');
  await expect(page.getByText('Nothing to try again today. 1 question comes back tomorrow.')).toBeVisible();
});

test('the dashboard’s daily set starts today’s practice @day', async ({ page }, testInfo) => {
  const email = pupilFor(testInfo, 82);
  const token = await tokenOf(page.request, email);
  await chooseStage(page.request, token, 'ELEVEN_PLUS');
  const { wrong } = await takeTest(page.request, token, 3);
  await signedIn(page, email);
  await page.goto('/');
  await page.getByRole('button', { name: 'Skip these steps' }).click();
  await expect(page.getByText('Today’s set · 3 questions to try again')).toBeVisible();
  const reply = page.waitForResponse('**/api/planner/practice');
  await page.getByRole('button', { name: "Start: Today's practice: Mathematics" }).click();
  const { questions } = (await (await reply).json()) as StartedTest;
  expect(questions.map(({ id }) => id)).toEqual(expect.arrayContaining(wrong.map(({ id }) => id)));
  await page.waitForURL('**/test/active');
  await expect(page.getByText(`Question 1 / ${questions.length}`)).toBeVisible();
});

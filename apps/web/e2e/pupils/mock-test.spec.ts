import { expect, test, type Page } from '@playwright/test';
import { confirmSubmit, type StartedTest } from '../support/started-test.ts';
import { pupilFor, signedIn, signedInAtStage, signInByForm } from '../support/pupils.ts';

/** Chooses a subject and ten questions, and starts a test; returns the started test. GCSE offers a way of answering. */
async function startTest(page: Page, subject: RegExp, wayOfAnswering?: string): Promise<StartedTest> {
  await page.getByRole('radio', { name: subject }).check();
  if (wayOfAnswering) await page.getByRole('radio', { name: wayOfAnswering }).check();
  await page.getByRole('radio', { name: /^10\b/ }).check();
  const reply = page.waitForResponse('**/api/tests/generate');
  await page.getByRole('button', { name: 'Start Test' }).click();
  const started = (await (await reply).json()) as StartedTest;
  await expect(page.getByText('Question 1 / 10')).toBeVisible();
  return started;
}

async function setUpTest(page: Page, subject: RegExp, wayOfAnswering?: string): Promise<StartedTest> {
  await page.goto('/test/setup');
  return startTest(page, subject, wayOfAnswering);
}

const correctLetter = (started: StartedTest, index: number) =>
  started.questions[index]?.options.find((option) => option.isCorrect)?.optionLetter ?? '';

/** The letter of a wrong option. */
const wrongLetter = (started: StartedTest, index: number) =>
  correctLetter(started, index) === 'A' ? 'B' : 'A';

async function answer(page: Page, letter: string): Promise<void> {
  await page
    .getByRole('radio')
    .and(page.locator(`[value="${letter}"]`))
    .check();
}

const next = (page: Page) => page.getByRole('button', { name: 'Next Question' }).click();

test('a new pupil chooses a stage and takes a test; a reload in the middle loses nothing @phone', async ({
  page,
}, testInfo) => {
  await page.goto('/');
  await signInByForm(page, pupilFor(testInfo, 1));
  await page.waitForURL('**/select-stage');
  await page.getByRole('button', { name: /GCSE/ }).click();
  await page.waitForURL((url) => url.pathname === '/');

  await page.goto('/test/setup');
  await expect(page.getByRole('button', { name: 'Start Test' })).toBeDisabled();
  await page.getByRole('radio', { name: /Mathematics/ }).check();
  await page.getByRole('radio', { name: 'Higher' }).check();
  const started = await startTest(page, /Mathematics/, 'Multiple choice');
  for (const index of [0, 1, 2, 3]) {
    await answer(page, correctLetter(started, index));
    await next(page);
  }
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await page.reload();
  await expect(page.getByText('Question 5 / 10')).toBeVisible();
  for (const index of [4, 5, 6]) {
    await answer(page, correctLetter(started, index));
    await next(page);
  }
  await answer(page, wrongLetter(started, 7));
  await next(page);
  await answer(page, wrongLetter(started, 8));
  await page.getByRole('button', { name: 'Submit Test' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('1 question not answered yet');
  await confirmSubmit(page);

  await expect(page.getByRole('heading', { level: 1, name: 'Bronze' })).toBeVisible();
  await expect(page.getByText('70%', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Target missed (80% needed)')).toBeVisible();
  const grid = page.getByRole('list', { name: 'Results by question' }).getByRole('button');
  await expect(grid).toHaveCount(10);
  await expect(grid.nth(3)).toHaveAccessibleName('Question 4, correct');
  await expect(grid.nth(7)).toHaveAccessibleName('Question 8, wrong');
  await expect(grid.nth(9)).toHaveAccessibleName('Question 10, skipped');

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Bronze' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to Dashboard' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/test/results');
  await page.waitForURL((url) => url.pathname === '/');
});

test('a reload while the server cannot be reached keeps the session, the current question and the answers', async ({
  page,
}, testInfo) => {
  const email = pupilFor(testInfo, 14);
  await signedInAtStage(page, email, 'GCSE');
  const started = await setUpTest(page, /Mathematics/, 'Multiple choice');
  for (const index of [0, 1]) {
    await answer(page, correctLetter(started, index));
    await next(page);
  }
  await page.route('**/api/auth/me', (route) => route.fulfill({ status: 503 }));
  await page.reload();
  await expect(page.getByText('Question 3 / 10')).toBeVisible();
  await page.unroute('**/api/auth/me');
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(
    page.getByRole('radio').and(page.locator(`[value="${correctLetter(started, 1)}"]`)),
  ).toBeChecked();
});

test('answers given without network are sent later, and appear on another device', async ({
  page,
  context,
  browser,
}, testInfo) => {
  const email = pupilFor(testInfo, 2);
  await signedInAtStage(page, email, 'ELEVEN_PLUS');
  const started = await setUpTest(page, /^Verbal Reasoning/);
  await answer(page, correctLetter(started, 0));
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await context.setOffline(true);
  for (const index of [1, 2]) {
    await next(page);
    await answer(page, correctLetter(started, index));
  }
  await expect(page.getByText('Offline: saved on this device')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  const other = await browser.newPage();
  await signedIn(other, email);
  await other.goto('/test/setup');
  await expect(other.getByText(/3 of 10 answered/)).toBeVisible();
  await other.getByRole('link', { name: 'Continue' }).click();
  await expect(other.getByText('Question 4 / 10')).toBeVisible();
  await other.getByRole('button', { name: 'Submit Test' }).click();
  await confirmSubmit(other);
  await expect(other.getByText('30%', { exact: true }).first()).toBeVisible();
  await other.close();

  await page.goto('/test/active');
  await page.waitForURL('**/test/results');
  await expect(page.getByText('30%', { exact: true }).first()).toBeVisible();
});

test('a test submitted without network shows its result, which is saved when the network is back', async ({
  page,
  context,
}, testInfo) => {
  const email = pupilFor(testInfo, 3);
  await signedInAtStage(page, email, 'ELEVEN_PLUS');
  const started = await setUpTest(page, /Mathematics/);
  // The code of the results page is loaded while the test runs.
  await page.waitForLoadState('networkidle');
  for (const index of started.questions.keys()) {
    if (index === 5) await context.setOffline(true);
    await answer(page, correctLetter(started, index));
    if (index < 9) await next(page);
  }
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('All 10 questions are answered.');
  await confirmSubmit(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Gold Champion!' })).toBeVisible();
  await expect(page.getByText('Your result is not saved yet')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('Your result is not saved yet')).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Gold Champion!' })).toBeVisible();
});

test('pictures and solutions are shown, and a similar question can be tried', async ({ page }, testInfo) => {
  const email = pupilFor(testInfo, 4);
  await signedInAtStage(page, email, 'ELEVEN_PLUS');
  const started = await setUpTest(page, /Non-Verbal Reasoning/);
  let pictures = 0;
  for (const [index, { questionImageUrl, options }] of started.questions.entries()) {
    await expect(page.getByText(`Question ${String(index + 1)} / 10`)).toBeVisible();
    const shown = page.locator('main img');
    const expected =
      (questionImageUrl === null ? 0 : 1) + options.filter((option) => option.contentType === 'IMAGE').length;
    await expect(shown).toHaveCount(expected);
    for (const picture of await shown.all()) {
      await expect
        .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0);
    }
    pictures += expected;
    await page.keyboard.press('a');
    if (index < 9) await page.keyboard.press('ArrowRight');
  }
  expect(pictures).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Finish' }).click();
  await confirmSubmit(page);

  await page.getByRole('radio', { name: /^Wrong/ }).check();
  const review = page.getByRole('button', { name: /^Wrong: Question/ }).first();
  if ((await review.getAttribute('aria-expanded')) === 'false') await review.click();
  const solution = page.waitForResponse('**/api/tests/solution/*');
  await page.getByRole('button', { name: 'View Solutions' }).click();
  const solved = (await (await solution).json()) as { explanation: string };
  // Warnings of other options may follow, which are not shown.
  const [explanation = ''] = solved.explanation.split(/(?<=[.:])\s/);
  await expect(page.getByText(explanation)).toBeVisible();
  await page.getByRole('button', { name: 'Hide Solutions' }).click();
  await expect(page.getByText(explanation)).toBeHidden();

  await page.getByRole('button', { name: 'Report' }).click();
  await page.getByRole('menuitem', { name: 'Unclear Question' }).click();
  await expect(page.getByText('Reported - Thank you!')).toBeVisible();

  await page.getByRole('button', { name: 'Try a similar question' }).click();
  const dialog = page.getByRole('dialog', { name: 'Similar question' });
  await dialog.getByRole('radio').first().check();
  const saved = page.waitForResponse('**/api/tests/complete');
  await dialog.getByRole('button', { name: 'Check answer' }).click();
  expect((await saved).ok()).toBe(true);
  await expect(dialog.getByText('Correct', { exact: false }).first()).toBeVisible();
});

test('a session that expires during a test loses no answer', async ({ page }, testInfo) => {
  const email = pupilFor(testInfo, 5);
  await signedInAtStage(page, email, 'ELEVEN_PLUS');
  const started = await setUpTest(page, /Mathematics/);
  await answer(page, correctLetter(started, 0));
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.evaluate(() => {
    const [header, , signature] = (localStorage.getItem('token') ?? '').split('.');
    const ended = btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + 60 }));
    localStorage.setItem('token', [header, ended, signature].join('.'));
  });
  await next(page);
  await answer(page, correctLetter(started, 1));
  await page.waitForURL('**/login');
  await signInByForm(page, email);
  await page.waitForURL('**/test/active');
  await expect(page.getByText('Question 2 / 10')).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveValue(correctLetter(started, 1));
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Submit Test' }).click();
  await confirmSubmit(page);
  await expect(page.getByText('20%', { exact: true }).first()).toBeVisible();
});

import { expect, test, type Page } from '@playwright/test';
import { accessibilityViolations } from '../support/axe.ts';
import { confirmSubmit, letterOf, type StartedTest } from '../support/started-test.ts';
import { pupilFor, signedIn, signedInAtStage } from '../support/pupils.ts';

/** Chooses mathematics and ten questions on the setup page, and starts the test, also while another one is open. */
async function startTest(page: Page, { whileOneIsOpen = false } = {}): Promise<StartedTest> {
  await page.goto('/test/setup');
  await page.getByRole('radio', { name: /Mathematics/ }).check();
  await page.getByRole('radio', { name: /^10\b/ }).check();
  const reply = page.waitForResponse((each) => each.url().endsWith('/api/tests/generate') && each.ok());
  await page.getByRole('button', { name: 'Start Test' }).click();
  if (whileOneIsOpen) await page.getByRole('button', { name: 'Start a new test anyway' }).click();
  const started = (await (await reply).json()) as StartedTest;
  await expect(page.getByText('Question 1 / 10')).toBeVisible();
  return started;
}

/** Answers the questions in order by keyboard; null skips one. */
async function answerAll(page: Page, letters: readonly (string | null)[]): Promise<void> {
  for (const [index, letter] of letters.entries()) {
    await expect(page.getByText(`Question ${String(index + 1)} / ${String(letters.length)}`)).toBeVisible();
    if (letter !== null) await page.keyboard.press(letter.toLowerCase());
    await page.keyboard.press('ArrowRight');
  }
}

async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit Test' }).click();
  await confirmSubmit(page);
}

test('a pupil sees two open tests and discards one, and the other device learns of it', async ({
  page,
  browser,
}, testInfo) => {
  const email = pupilFor(testInfo, 45);
  await signedInAtStage(page, email, 'ELEVEN_PLUS');
  await startTest(page);
  const second = await startTest(page, { whileOneIsOpen: true });

  const other = await browser.newPage();
  await signedIn(other, email);
  await other.goto('/');
  const cards = other.getByRole('region', { name: 'Continue your Mathematics test' });
  await expect(cards).toHaveCount(2);
  await cards.first().getByRole('button', { name: 'Discard' }).click();
  await other.getByRole('button', { name: 'Discard test' }).click();
  await expect(other.getByText('Test discarded')).toBeVisible();
  await expect(cards).toHaveCount(1);

  await page.keyboard.press('a');
  await expect(page.getByRole('heading', { level: 1, name: 'You discarded this test' })).toBeVisible();
  await page.getByRole('link', { name: 'New test' }).click();
  await expect(page.getByRole('region', { name: 'Continue your Mathematics test' })).toHaveCount(1);
  await page.goto(`/test/results?test=${second.testId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'You discarded this test' })).toBeVisible();

  // The first test is as it was, and nothing was counted.
  await other.getByRole('link', { name: 'Continue' }).click();
  await expect(other.getByText('Question 1 / 10')).toBeVisible();
  await other.goto('/achievements');
  await other.getByRole('tab', { name: 'Test History' }).click();
  await expect(other.getByText('No Test History Yet')).toBeVisible();
  await other.close();
});

test('while many pupils start, a pupil sees their number in the queue, and the test starts by itself', async ({
  page,
}, testInfo) => {
  await signedInAtStage(page, pupilFor(testInfo, 74), 'ELEVEN_PLUS');
  let queuePosition: number | undefined = 214;
  const keys = new Set<string | undefined>();
  await page.route('**/api/tests/generate', async (route) => {
    keys.add(route.request().headers()['idempotency-key']);
    if (queuePosition === undefined) return route.continue();
    const message = 'Many pupils are starting now';
    await route.fulfill({
      status: 503,
      headers: { 'retry-after': '1' },
      json: { error: message, message, code: 'BUSY', requestId: 'journey', queuePosition },
    });
  });
  const started = startTest(page);
  await expect(page.getByText('You are number 214. Your test starts by itself.')).toBeVisible();
  expect.soft(await accessibilityViolations(page)).toEqual([]);
  queuePosition = 12;
  await expect(page.getByText('You are number 12. Your test starts by itself.')).toBeVisible();
  queuePosition = undefined;
  expect((await started).testId).toMatch(/^[\da-f-]{36}$/);
  expect(keys.size).toBe(1);
});

test('a pupil practises the questions missed in a test, which counts as a test and is not compared with one', async ({
  page,
}, testInfo) => {
  await signedInAtStage(page, pupilFor(testInfo, 46), 'ELEVEN_PLUS');
  const first = await startTest(page);
  await answerAll(
    page,
    first.questions.map((question, index) => (index === 9 ? null : letterOf(question, index < 7))),
  );
  await submit(page);
  await expect(page.getByRole('button', { name: 'Question 10, skipped' })).toBeVisible();
  await expect(page.getByText('Your first test!', { exact: false })).toBeVisible();

  const reply = page.waitForResponse('**/api/tests/*/missed');
  await page.getByRole('button', { name: 'Practise the 3 questions you missed' }).click();
  const practice = (await (await reply).json()) as StartedTest;
  expect(practice.questions.map(({ id }) => id)).toEqual(first.questions.slice(7).map(({ id }) => id));
  await answerAll(
    page,
    practice.questions.map((question) => letterOf(question, true)),
  );
  await submit(page);
  // Three questions are not compared with a whole test, but count.
  await expect(page.getByText('100%', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/last time|above your average/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /you missed/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'View Solutions' }).click();
  await expect(page.getByRole('button', { name: /^Correct: Question 1 / })).toHaveAttribute(
    'aria-expanded',
    'true',
  );

  await page.getByRole('button', { name: 'Another test like this' }).click();
  await expect(page.getByText('Question 1 / 10')).toBeVisible();
});

test('two tabs that press Start together start one test', async ({ page, context }, testInfo) => {
  const token = await signedInAtStage(page, pupilFor(testInfo, 137), 'ELEVEN_PLUS');
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/test/setup');
    await tab.getByRole('radio', { name: /Mathematics/ }).check();
  }
  const { promise: bothPressed, resolve: release } = Promise.withResolvers<undefined>();
  await page.route('**/api/tests/generate', async (route) => {
    await bothPressed;
    await route.continue();
  });
  const request = page.waitForRequest('**/api/tests/generate');
  await page.getByRole('button', { name: 'Start Test' }).click();
  await request;
  await other.getByRole('button', { name: 'Start Test' }).click();
  await expect(other.getByText('A test is starting in another tab')).toBeVisible();
  release(undefined);
  await expect(page.getByText('Question 1 / 20')).toBeVisible();
  const reply = await page.request.get('/api/tests/open', { headers: { Authorization: `Bearer ${token}` } });
  expect(((await reply.json()) as { tests: unknown[] }).tests).toHaveLength(1);
  await other.getByRole('button', { name: 'Start Test' }).click();
  await expect(other.getByRole('dialog', { name: 'You have an open test' })).toBeVisible();
});

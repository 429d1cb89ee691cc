import { expect, test, type APIRequestContext } from '@playwright/test';
import { accessibilityViolations } from '../support/axe.ts';
import { linkTo } from '../support/mail.ts';
import { newAddress } from '../support/new-names.ts';
import { signInByForm } from '../support/pupils.ts';
import { letterOf, type StartedTest } from '../support/started-test.ts';

const password = 'otter kettle monday';

interface Starter {
  questions: (StartedTest['questions'][number] & { topic: { subject: { name: string } } })[];
}

/** Creates a pupil with a confirmed address through the API. */
async function signUp(request: APIRequestContext): Promise<string> {
  const email = newAddress('first-day');
  const data = { name: 'Maya Patel', email, password, age: 15 };
  expect((await request.post('/api/auth/register', { data })).ok()).toBe(true);
  const token = (await linkTo(email, /Confirm your e-mail/)).split('#token=')[1];
  expect((await request.post('/api/auth/verify-email', { data: { token } })).ok()).toBe(true);
  return email;
}

test('a new pupil goes from the stage to the first result and the first plan', async ({ page }) => {
  await page.goto('/login');
  await signInByForm(page, await signUp(page.request), password);
  await page.getByRole('button', { name: 'Choose 11+' }).click();
  await page.getByRole('button', { name: 'Choose I don’t know my exam board' }).click();

  await expect(page.getByText('11+ · exam board: don’t know yet')).toBeVisible();
  const path = page.getByRole('region', { name: 'Your first day: three short steps' });
  await expect(path.getByRole('heading', { level: 3 })).toHaveText([
    'Stage chosenDone',
    'Five-minute starterNow',
    'Your first planNext',
  ]);
  expect(await accessibilityViolations(page)).toEqual([]);
  const reply = page.waitForResponse('**/api/first-day/starter');
  await path.getByRole('button', { name: 'Start 10 questions' }).click();
  const { questions } = (await (await reply).json()) as Starter;
  expect(questions).toHaveLength(10);
  expect(new Set(questions.map(({ topic }) => topic.subject.name)).size).toBeGreaterThan(2);

  await page.waitForURL('**/test/active');
  await expect(page.getByText('Mixed subjects / Mock Test')).toBeVisible();
  for (const [index, question] of questions.entries()) {
    await expect(page.getByText(`Question ${index + 1} / 10`)).toBeVisible();
    await page
      .getByRole('radio')
      .and(page.locator(`[value="${letterOf(question, index > 1)}"]`))
      .check();
    if (index < 9) await page.getByRole('button', { name: 'Next Question' }).click();
  }
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Submit Test' }).click();
  await page.waitForURL('**/test/results');
  await expect(page.getByText('80%', { exact: true }).first()).toBeVisible();

  await page.getByRole('button', { name: 'Back to Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Well done');
  await path.getByRole('button', { name: 'See my plan' }).click();
  await page.waitForURL('**/achievements');
  await expect(page.getByText('Today: 2 questions')).toBeAttached();
  await expect(page.getByRole('button', { name: /^Start today’s practice: / }).first()).toBeVisible();

  // The steps are done: the dashboard shows the next step instead.
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Start today’s practice', exact: true })).toBeVisible();
  await expect(path).toHaveCount(0);
});

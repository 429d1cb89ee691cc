import { expect, test, type Page } from '@playwright/test';
import { accessibilityViolations } from '../support/axe.ts';
import { pupilFor, signedInAtStage } from '../support/pupils.ts';

interface Session {
  sessionId: string;
  totalQuestions: number;
  questions: { id: string; title: string }[];
}

interface Results {
  results: { totalScore: number; maxPossibleScore: number; averageScore: number };
  detailedResults: { userAnswer: { selectedOption: string | null } }[];
}

/** Opens the selection page as a pupil of 11+ and chooses the first stage and its first writing subject. */
async function choose(page: Page, email: string): Promise<void> {
  await signedInAtStage(page, email, 'ELEVEN_PLUS');
  await page.goto('/creative-writing');
  const subject = page.getByLabel('Subject', { exact: true });
  await expect(subject).toBeDisabled();
  await expect(page.getByRole('option', { name: /Eleven Plus/ })).toBeAttached();
  await page.getByLabel('Exam Preparation').selectOption({ index: 1 });
  await subject.selectOption({ index: 1 });
}

/** Starts a round of five. */
async function begin(page: Page, button = 'Start a Round of 5'): Promise<Session> {
  const reply = page.waitForResponse('**/api/creative-writing/start');
  await page.getByRole('button', { name: button }).click();
  const session = (await (await reply).json()) as Session;
  await expect(page.getByText(`Question 1 of ${String(session.totalQuestions)}`)).toBeVisible();
  return session;
}

/** Answers every question of a round with B, and waits for the results. */
async function playRound(page: Page, { totalQuestions }: Session): Promise<void> {
  for (let number = 1; number <= totalQuestions; number += 1) {
    await expect(page.getByText(`Question ${String(number)} of ${String(totalQuestions)}`)).toBeVisible();
    await page.keyboard.press('b');
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: 'Score Breakdown' })).toBeVisible();
}

test('a pupil answers a whole round by keyboard and sees the explanations', async ({ page }, testInfo) => {
  await choose(page, pupilFor(testInfo, 6));
  await expect(
    page.getByText('No progress yet! Start a quiz to begin tracking your progress.'),
  ).toBeVisible();
  const { totalQuestions, questions } = await begin(page);
  expect([totalQuestions, questions.length]).toEqual([5, 5]);

  await page.keyboard.press('b');
  const reasoning = page.getByLabel('Your reasoning (optional) - Why did you choose this option?');
  await reasoning.fill('The verbs are exact.');
  await reasoning.press('a');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await page.getByRole('button', { name: 'Next Question' }).click();
  for (let number = 2; number < totalQuestions; number += 1) {
    await expect(page.getByText(`Question ${String(number)} of ${String(totalQuestions)}`)).toBeVisible();
    await page.keyboard.press('c');
    await page.keyboard.press('Enter');
  }
  await expect(
    page.getByText(`${String(totalQuestions - 1)}/${String(totalQuestions)} completed`),
  ).toBeVisible();
  await page.keyboard.press('d');
  const reply = page.waitForResponse('**/api/creative-writing/complete');
  await page.getByRole('button', { name: 'Complete Challenge' }).click();
  const { results, detailedResults } = (await (await reply).json()) as Results;
  expect(detailedResults.map(({ userAnswer }) => userAnswer.selectedOption)).toEqual([
    'B',
    ...questions.slice(2).map(() => 'C'),
    'D',
  ]);

  await expect(
    page.getByText(`${String(results.totalScore)}/${String(results.maxPossibleScore)}`),
  ).toBeVisible();
  await expect(page.getByText('The verbs are exact.a')).toBeVisible();
  await expect(page.getByText('Strengths:')).toHaveCount(4);
  await page.getByRole('button', { name: 'Next', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: questions[1]?.title ?? '' })).toBeVisible();
  await expect(page.getByText('Micro-write prompt')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Strengths:')).toHaveCount(4);
  const next = page.waitForResponse('**/api/creative-writing/start');
  await page.getByRole('button', { name: 'Try Another Challenge' }).click();
  const given = ((await (await next).json()) as Session).questions.map(({ id }) => id);
  expect(given.filter((id) => questions.some((earlier) => earlier.id === id))).toEqual([]);
  await expect(page.getByText(`0/${String(totalQuestions)} completed`)).toBeVisible();
  await page.getByRole('button', { name: 'Leave the challenge' }).click();
  const progress = page.getByRole('region', { name: 'Your Progress' });
  await expect(progress.getByText(`${String(results.averageScore)}%`).first()).toBeVisible();
});

test('a pupil plays the elite briefs, and a brief found by search begins its own round', async ({
  page,
}, testInfo) => {
  await choose(page, pupilFor(testInfo, 51));
  await page.getByRole('radio', { name: /^Elite 5 briefs, 5 new/ }).check();
  const elite = await begin(page, 'Start All Creative Writing Challenges');
  expect(elite.totalQuestions).toBe(5);
  await expect(page.getByRole('list', { name: 'About this question' })).toContainText('Elite');
  await playRound(page, elite);

  const title = elite.questions[1]?.title ?? '';
  await page.goto(`/search?q=${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: title }).first().click();
  await expect(page.getByText(`You will begin with “${title}”.`)).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Elite 5 briefs, all done/ })).toBeChecked();
  const again = await begin(page, 'Start All Creative Writing Challenges');
  expect(again.questions[0]?.title).toBe(title);
});

test('a challenge has no accessibility violations from selection to results', async ({ page }, testInfo) => {
  await choose(page, pupilFor(testInfo, 8));
  expect.soft(await accessibilityViolations(page), 'selector').toEqual([]);
  const session = await begin(page);
  await page.getByText('Word Bank').click();
  await page.keyboard.press('b');
  expect.soft(await accessibilityViolations(page), 'quiz').toEqual([]);
  await playRound(page, session);
  expect.soft(await accessibilityViolations(page), 'results').toEqual([]);
  await page.getByRole('button', { name: 'Back to Dashboard' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/creative-writing');
  await expect(page.getByText(/Last played/)).toBeVisible();
  expect.soft(await accessibilityViolations(page), 'selector with progress').toEqual([]);
});

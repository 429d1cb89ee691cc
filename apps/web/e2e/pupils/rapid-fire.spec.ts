import { expect, test, type Page } from '@playwright/test';
import { accessibilityViolations, violationsOnceLoaded } from '../support/axe.ts';
import { pupilFor, signedInAtStage, tokenOf } from '../support/pupils.ts';

interface StartedQuiz {
  level: number;
  questions: { id: string; options: { isCorrect: boolean }[] }[];
}

async function open(page: Page, email: string): Promise<void> {
  await signedInAtStage(page, email, 'ELEVEN_PLUS');
  await page.goto('/rapid-fire');
  await page.getByRole('radio', { name: /^Mathematics/ }).check();
}

/** Starts a quiz and returns it once the first question is shown. */
async function start(page: Page): Promise<StartedQuiz> {
  const reply = page.waitForResponse('**/api/rapid-fire/start');
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  const started = (await (await reply).json()) as StartedQuiz;
  await expectQuestion(page, 0, started);
  return started;
}

async function expectQuestion(page: Page, index: number, { questions }: StartedQuiz): Promise<void> {
  const heading = `Question ${String(index + 1)} / ${String(questions.length)}`;
  await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
}

/** Where the answers are; the first, the second and the last of a question with four. */
const placesOf = (page: Page) =>
  Promise.all(
    [0, 1, 3].map((index) =>
      page.getByRole('group', { name: 'Answers' }).getByRole('button').nth(index).boundingBox(),
    ),
  );

const correctIndex = (started: StartedQuiz, index: number) =>
  started.questions[index]?.options.findIndex(({ isCorrect }) => isCorrect) ?? 0;
const wrongIndex = (started: StartedQuiz, index: number) => (correctIndex(started, index) === 0 ? 1 : 0);

/** Answers by keyboard on a desktop, by tap on a phone. */
async function answer(page: Page, optionIndex: number, isPhone = false): Promise<void> {
  const option = page.getByRole('group', { name: 'Answers' }).getByRole('button').nth(optionIndex);
  if (isPhone) await option.tap();
  else await page.keyboard.press(String(optionIndex + 1));
}

test('a finished level unlocks the next one and can be reviewed @phone', async ({ page }, testInfo) => {
  const isPhone = testInfo.project.name === 'phone';
  await open(page, pupilFor(testInfo, 49));
  await expect(page.getByRole('radio', { name: /^Level 2/ })).toBeDisabled();
  const started = await start(page);
  expect(started.level).toBe(1);
  await expect(page.getByRole('banner')).toBeHidden();
  const places = await placesOf(page);
  for (const index of started.questions.keys()) {
    await expectQuestion(page, index, started);
    expect(await placesOf(page), 'the answers stay in place').toEqual(places);
    const isLast = index === started.questions.length - 1;
    await answer(page, isLast ? wrongIndex(started, index) : correctIndex(started, index), isPhone);
    if (index === 2) await expect(page.getByText('Combo! 3 in a row: points × 2')).toBeVisible();
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Level complete!' })).toBeVisible();
  await expect(page.getByText('Target reached (50% needed)')).toBeVisible();
  const right = String(started.questions.length - 1);
  await expect(page.getByText(`${right} / ${String(started.questions.length)}`)).toBeVisible();

  const solution = page.waitForResponse('**/api/rapid-fire/solution/*');
  await page.getByRole('button', { name: `Question ${String(started.questions.length)}, wrong` }).click();
  const solved = (await (await solution).json()) as { explanation: string };
  const [explanation = ''] = solved.explanation.split(' Careful: '); // warnings follow
  await expect(page.getByText(explanation)).toBeVisible();
  await page.getByRole('button', { name: 'Report' }).click();
  await page.getByRole('menuitem', { name: 'Unclear Question' }).click();
  await expect(page.getByText('Reported - Thank you!')).toBeVisible();

  await page.getByRole('button', { name: 'Level Select' }).click();
  await expect(page.getByRole('radio', { name: /^Level 2/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /^Mathematics/ })).toBeChecked();
  await expect(page.getByText(/1 quiz · best 95%/)).toBeVisible();
});

test('five answers fill their rows, and the progress bar is as wide as a phone @phone', async ({
  page,
}, testInfo) => {
  await open(page, pupilFor(testInfo, 56));
  await start(page);
  const answers = page.getByRole('group', { name: 'Answers' }).getByRole('button');
  await expect(answers).toHaveCount(5);
  const boxes = await answers.evaluateAll((buttons) =>
    buttons.map((button) => {
      const { left, right, top } = button.getBoundingClientRect();
      return { left: Math.round(left), right: Math.round(right), top: Math.round(top) };
    }),
  );
  const rows = [...new Set(boxes.map(({ top }) => top))].map((row) => boxes.filter(({ top }) => top === row));
  const isPhone = testInfo.project.name === 'phone';
  expect(rows.map((row) => row.length)).toEqual(isPhone ? [1, 1, 1, 1, 1] : [3, 2]);
  for (const row of rows)
    expect([row[0]?.left, row.at(-1)?.right]).toEqual([rows[0]?.[0]?.left, rows[0]?.at(-1)?.right]);
  const bar = await page.getByRole('progressbar', { name: 'Progress through the quiz' }).boundingBox();
  expect(bar?.width).toBeGreaterThan(isPhone ? 320 : 150);
});

test('a quiz survives Esc, a reload and a closed tab', async ({ page, context }, testInfo) => {
  await open(page, pupilFor(testInfo, 50));
  const started = await start(page);
  await answer(page, correctIndex(started, 0));
  await expectQuestion(page, 1, started);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'Rapid-Fire Quiz' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByText(/1 of 20 done · 4:\d\d left/)).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectQuestion(page, 1, started);
  await page.getByRole('button', { name: 'Leave the quiz' }).click();

  await page.getByRole('button', { name: 'Continue' }).click();
  await answer(page, correctIndex(started, 1));
  await expectQuestion(page, 2, started);
  await page.reload();
  await expectQuestion(page, 2, started);
  await expect(page.getByText('Score 20 · streak 2')).toBeVisible();
  await page.close();

  const later = await context.newPage();
  await later.goto('/rapid-fire');
  await later.getByRole('button', { name: 'Continue' }).click();
  await expectQuestion(later, 2, started);
  await later.close();

  const afterwards = await context.newPage();
  await afterwards.clock.install({ time: Date.now() + 400_000 });
  await afterwards.goto('/past-papers');
  await expect(afterwards.getByText('Your quiz result is saved')).toBeVisible();
  await expect(afterwards.getByText('Mathematics, level 1: 10%')).toBeVisible();
  await afterwards.goto('/rapid-fire');
  await afterwards.getByRole('button', { name: 'See Result' }).click();
  await expect(afterwards.getByText('2 / 20')).toBeVisible();
});

test('a quiz finished without network is saved at the next visit, on any page', async ({
  page,
  context,
}, testInfo) => {
  const email = pupilFor(testInfo, 81);
  await open(page, email);
  const started = await start(page);
  for (const index of started.questions.keys()) {
    await expectQuestion(page, index, started);
    if (index === started.questions.length - 1) await context.setOffline(true);
    await answer(page, correctIndex(started, index));
  }
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.close();

  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto('/past-papers');
  await expect(later.getByText('Your quiz result is saved')).toBeVisible();
  const progress = await later.request.get('/api/rapid-fire/progress', {
    headers: { authorization: `Bearer ${await tokenOf(later.request, email)}` },
  });
  expect(await progress.json()).toMatchObject([{ totalSessions: 1, bestAccuracy: 100 }]);
  await later.goto('/rapid-fire');
  await expect(later.getByText(/1 quiz · best 100%/)).toBeVisible();
});

test('a quiz has no accessibility violations from selection to results, and shows its result without network', async ({
  page,
}, testInfo) => {
  test.slow();
  await open(page, pupilFor(testInfo, 84));
  expect.soft(await violationsOnceLoaded(page), 'selection').toEqual([]);
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  await expect(page.getByText('3', { exact: true })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Answers' })).toBeVisible();
  expect.soft(await accessibilityViolations(page), 'playing').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Your quiz is still running')).toBeVisible();
  expect.soft(await accessibilityViolations(page), 'left').toEqual([]);
  await page.getByRole('button', { name: 'Continue' }).click();

  await page.route('**/api/rapid-fire/complete', (route) => route.abort());
  const results = page.getByRole('heading', { name: 'Your answers' });
  while (!(await results.isVisible())) {
    await page.keyboard.press('1');
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.getByRole('button', { name: /^Question 1, / }).click();
  expect.soft(await accessibilityViolations(page), 'results').toEqual([]);
  await page.unroute('**/api/rapid-fire/complete');
  await expect(page.getByText('Not saved yet')).toBeHidden();
});

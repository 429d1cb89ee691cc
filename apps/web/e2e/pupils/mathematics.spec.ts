import { expect, test, type Page } from '@playwright/test';
import { accessibilityViolations } from '../support/axe.ts';
import { pupilFor, signedInAtStage } from '../support/pupils.ts';
import { type StartedTest, startTestOf } from '../support/started-test.ts';

/** Starts a test of easy and medium trigonometry, of which more than a quarter of the questions have formulas. */
async function startTrigonometryTest(page: Page, email: string): Promise<StartedTest> {
  const stage = 'A_LEVEL';
  const token = await signedInAtStage(page, email, stage);
  const choices = { stage, topic: 'Trigonometry', difficulty: [1, 2], questionCount: 50 };
  return startTestOf(page.request, token, 'Mathematics', choices);
}

/** The index, from 0, of the first question with a formula in its text and in an option. */
function indexOfFormula({ questions }: StartedTest): number {
  const index = questions.findIndex(
    ({ explanationText, options }) =>
      explanationText.includes('$') && options.some(({ contentValue }) => contentValue.includes('frac')),
  );
  expect(index).toBeGreaterThanOrEqual(0);
  return index;
}

async function goToQuestion(page: Page, index: number): Promise<void> {
  await page.goto('/test/active');
  for (let passed = 0; passed < index; passed++)
    await page.getByRole('button', { name: 'Next Question' }).click();
  await expect(page.getByText(`Question ${String(index + 1)} / 50`)).toBeVisible();
}

interface ActiveReply {
  test: StartedTest | null;
}

/** A sum on its own line, and within lines a matrix of nine columns, a wide fraction, a sum and the arrow of a reaction. */
const wideFormulas = {
  display: `$$y = ${Array.from({ length: 40 }, (_, power) => `x^{${String(power)}}`).join(' + ')}$$`,
  matrix: String.raw`$\begin{pmatrix}${Array.from({ length: 9 }, (_, column) => `${String(column)}00`).join(' & ')}\end{pmatrix}$`,
  fraction: String.raw`$\frac{a + bcd + efg + hij + klm + nop + qrs + tuv + wxyz + 1234567890}{2}$`,
  sum: `$${Array.from({ length: 30 }, (_, index) => `${String(index)}x`).join(' + ')}$`,
  reaction: String.raw`$\ce{A ->[\text{a catalyst that is much hotter than the vessel}] B}$`,
};

/** Puts formulas that are wider than the page into every question of an open test. */
function withLongFormulas({ test: running, ...rest }: ActiveReply): ActiveReply {
  const { display, matrix, fraction, sum, reaction } = wideFormulas;
  const inOptions = [display, matrix, fraction, sum];
  const questions = running?.questions.map((question) => ({
    ...question,
    explanationText: `Look at\n${display}\nand ${matrix} or ${reaction} and choose.`,
    options: question.options.map((option, index) => ({
      ...option,
      contentValue: inOptions[index] ?? option.contentValue,
    })),
  }));
  return { ...rest, test: running === null ? null : { ...running, questions: questions ?? [] } };
}

const formulas = (page: Page) => page.locator('math');
/** Closed solutions are there too, for the paper. */
const seen = (page: Page) => page.locator('.katex-html').filter({ visible: true });

/** Collects what the browser blocked because of the Content Security Policy. */
function refusals(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) lines.push(message.text());
  });
  return lines;
}

test('formulas are typeset in questions, options and solutions, and shown as text where KaTeX does not load', async ({
  page,
}, testInfo) => {
  const refused = refusals(page);
  const started = await startTrigonometryTest(page, pupilFor(testInfo, 34));
  const index = indexOfFormula(started);

  await page.route('**/assets/typeset-formula-*.js', (route) => route.abort());
  await goToQuestion(page, index);
  await expect(page.getByText('$\\', { exact: false }).first()).toBeVisible();
  await expect(formulas(page)).toHaveCount(0);
  await page.unroute('**/assets/typeset-formula-*.js');

  await page.reload();
  await expect(seen(page).first()).toBeVisible();
  await expect(page.locator('math mfrac').first()).toBeAttached();
  await expect(page.getByRole('main')).not.toContainText('$');
  expect(
    await page.evaluate(() => document.fonts.ready.then(() => document.fonts.check('16px KaTeX_Main'))),
  ).toBe(true);
  for (const option of await page.getByRole('radio').all())
    await expect(option).toHaveAccessibleName(/^[A-E] [^$\\]+$/);
  const bar = seen(page).locator('.frac-line').first();
  expect((await bar.boundingBox())?.width).toBeGreaterThan(4);
  await page.getByRole('radio').first().check();

  await page.getByRole('button', { name: 'Submit Test' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Submit Test' }).click();
  await page.waitForURL('**/test/results');
  await page.getByRole('list', { name: 'Results by question' }).getByRole('button').nth(index).click();
  await expect(seen(page).first()).toBeVisible();

  await page.goto('/search?q=exact+value+of+cos');
  await expect(page.getByText(/exact value of cos \d+°/).first()).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('$');
  expect(refused).toEqual([]);
});

test('a question with formulas has no accessibility violations @phone-only', async ({ page }, testInfo) => {
  const index = indexOfFormula(await startTrigonometryTest(page, pupilFor(testInfo, 83)));
  await goToQuestion(page, index);
  await expect(seen(page).first()).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);

  await page.route('**/api/tests/active', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: withLongFormulas((await response.json()) as ActiveReply) });
  });
  // Otherwise the browser would show its stored copy of the test.
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto('/test/active');
  const boxes = page.getByRole('group', { name: 'Formula' });
  await expect(boxes.first()).toBeVisible();
  // The size of a phone, and that of a window at 400%.
  await page.setViewportSize({ width: 320, height: 640 });
  // The question has three of them, and three of the options; the sum breaks between its terms.
  await expect(boxes).toHaveCount(6);
  for (const option of await page.getByRole('radio').all())
    expect((await option.boundingBox())?.width).toBeLessThanOrEqual(320);
  await boxes.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => boxes.first().evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  expect(await accessibilityViolations(page)).toEqual([]);
  // A phone's inner width grows if the page is too wide.
  const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(pageWidth).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
});

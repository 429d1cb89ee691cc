import * as fs from 'node:fs/promises';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { accessibilityViolations } from '../support/axe.ts';
import { layoutFaults } from '../support/layout.ts';
import { pupilFor, signedIn, signedInAtStage } from '../support/pupils.ts';

const freePaper = '11+ Mathematics Practice Paper 1';
const premiumPaper = '11+ Non-Verbal Reasoning Practice Paper 2';

const cardOf = (page: Page, title: string) => page.getByRole('article', { name: title });
const filter = (page: Page, name: string) => page.getByRole('combobox', { name });

/** Waits until the picture is loaded. */
async function expectLoaded(picture: Locator): Promise<void> {
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(500);
}

/** The name and the first bytes of the file that the button downloads. */
async function downloaded(page: Page, title: string): Promise<{ name: string; start: string }> {
  const download = page.waitForEvent('download');
  await cardOf(page, title).getByRole('button', { name: 'Download PDF' }).click();
  const file = await download;
  const bytes = await fs.readFile(await file.path());
  return { name: file.suggestedFilename(), start: bytes.subarray(0, 5).toString() };
}

test('a pupil finds a paper, downloads it, looks through its answers and reports one', async ({
  page,
}, testInfo) => {
  await signedInAtStage(page, pupilFor(testInfo, 19), 'ELEVEN_PLUS');
  await page.goto('/past-papers');
  await expect(page.getByRole('article').nth(8)).toBeVisible();
  await page.getByRole('button', { name: 'Filters' }).click();
  await filter(page, 'Exam type').selectOption('11+');
  await filter(page, 'Year').selectOption('2025');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(1);
  expect(await downloaded(page, freePaper)).toEqual({
    name: '11+-Mathematics-Practice-Paper-1.pdf',
    start: '%PDF-',
  });
  await filter(page, 'Difficulty').selectOption('Hard');
  await expect(page.getByRole('heading', { name: 'No papers found' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();

  await cardOf(page, freePaper).getByRole('button', { name: 'View Answers' }).click();
  const viewer = page.getByRole('dialog', { name: freePaper });
  await expect(viewer.getByText('Question 1 of 50')).toBeVisible();
  await expectLoaded(viewer.getByRole('img'));
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText('Question 2 of 50')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(viewer.getByText('Solution 2 of 50')).toBeVisible();
  await expectLoaded(viewer.getByRole('img', { name: /^Question 2\. Answer: [A-E]/ }));
  const report = page.waitForResponse('**/api/questions/flag');
  await viewer.getByRole('button', { name: 'Unclear Question' }).click();
  expect((await report).ok()).toBe(true);
  await expect(viewer.getByText('Reported - Thank you!')).toBeVisible();
  await expect(viewer.getByText('Reported - Thank you!')).toBeHidden();
  await viewer.getByRole('button', { name: 'Question 9', exact: true }).click();
  await expect(viewer.getByText('Question 9 of 50')).toBeVisible();
  await viewer.getByRole('button', { name: 'Zoom' }).click();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
});

test('without the viewer’s code the list stays, and Try Again opens the answers', async ({
  page,
}, testInfo) => {
  await signedInAtStage(page, pupilFor(testInfo, 99), 'ELEVEN_PLUS');
  await page.route('**/assets/answers-viewer-*.js', (route) => route.abort());
  await page.goto('/past-papers');
  const open = cardOf(page, freePaper).getByRole('button', { name: 'View Answers' });
  const viewer = page.getByRole('dialog', { name: freePaper });
  await open.click();
  await expect(viewer.getByRole('alert')).toContainText('This part did not load');
  expect(await accessibilityViolations(page)).toEqual([]);
  await viewer.getByRole('button', { name: 'Close' }).click();
  await expect(open).toBeFocused();

  await open.click();
  await page.unroute('**/assets/answers-viewer-*.js');
  await viewer.getByRole('button', { name: 'Try Again' }).click();
  await expectLoaded(viewer.getByRole('img'));
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(open).toBeVisible();
});

test('a title without spaces does not make the page scroll sideways @phone-only', async ({
  page,
}, testInfo) => {
  await signedInAtStage(page, pupilFor(testInfo, 54), 'ELEVEN_PLUS');
  const title = 'Comprehension'.repeat(15);
  await page.route('**/api/past-papers', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(freePaper, title) });
  });
  await page.goto('/past-papers');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  expect(await layoutFaults(page)).toEqual([]);
});

test('the buttons of a paper are in one row; on a phone the first is as wide as the others @phone', async ({
  page,
  isMobile,
}, testInfo) => {
  await signedInAtStage(page, pupilFor(testInfo, 58), 'ELEVEN_PLUS');
  await page.goto('/past-papers');
  const buttons = cardOf(page, freePaper).getByRole('button');
  await expect(buttons.first()).toBeVisible();
  const boxes = await buttons.evaluateAll((each) =>
    each.map((button) => {
      const { top, width, height } = button.getBoundingClientRect();
      return { top: Math.round(top), width: Math.round(width), height };
    }),
  );
  const [first, second, third] = boxes;
  expect(boxes).toHaveLength(3);
  expect(second?.top).toBe(third?.top);
  if (!isMobile) {
    expect(first?.top).toBe(second?.top);
    return;
  }
  expect(second?.width).toBe(third?.width);
  expect(first?.width).toBeGreaterThan(2 * (second?.width ?? Infinity));
  for (const { height } of boxes) expect(height).toBeGreaterThanOrEqual(44);
});

test('a premium paper can be opened only with premium', async ({ page, browser }, testInfo) => {
  await signedInAtStage(page, pupilFor(testInfo, 21), 'ELEVEN_PLUS');
  await page.goto('/past-papers');
  const card = cardOf(page, premiumPaper);
  await expect(card.getByText('Premium', { exact: true })).toBeVisible();
  await expect(card.getByText('You need premium to open this paper.')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Download PDF' })).toBeHidden();
  await card.getByRole('button', { name: 'How to get premium' }).click();
  const explanation = page.getByRole('dialog', { name: 'Premium papers' });
  await expect(explanation.getByText(/^Ask the person who runs Markwell at your school/)).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(explanation).toBeHidden();

  const other = await browser.newPage();
  await signedIn(other, 'premium@example.com');
  await other.goto('/past-papers');
  expect((await downloaded(other, premiumPaper)).start).toBe('%PDF-');
  await cardOf(other, premiumPaper).getByRole('button', { name: 'View Answers' }).click();
  await expectLoaded(other.getByRole('dialog').getByRole('img'));
  await other.close();
});

test('papers and answers have no accessibility violations', async ({ page }, testInfo) => {
  await signedInAtStage(page, pupilFor(testInfo, 22), 'ELEVEN_PLUS');
  await page.goto('/past-papers?difficulty=Medium');
  await expect(cardOf(page, freePaper)).toBeVisible();
  expect.soft(await accessibilityViolations(page), 'papers with filters').toEqual([]);
  await cardOf(page, freePaper).getByRole('button', { name: 'View Answers' }).click();
  await page.getByRole('button', { name: 'Question 4', exact: true }).click();
  await expectLoaded(page.getByRole('dialog').getByRole('img'));
  expect.soft(await accessibilityViolations(page), 'a question').toEqual([]);
  await page.getByRole('button', { name: 'Show Solution' }).click();
  await expectLoaded(page.getByRole('dialog').getByRole('img'));
  expect.soft(await accessibilityViolations(page), 'a solution').toEqual([]);
  await page.getByRole('button', { name: 'Zoom' }).click();
  expect.soft(await accessibilityViolations(page), 'a zoomed solution').toEqual([]);
});

import { expect, test, type Locator, type Page } from '@playwright/test';
import { accessibilityViolations } from '../support/axe.ts';
import { pupilFor, signedInAtStage } from '../support/pupils.ts';

/** What remains visible in forced colours: shadows and grounds that the page chose are gone. */
const look = (element: Locator) =>
  element.evaluate((each) => {
    const { backgroundColor, borderBottomColor, color } = getComputedStyle(each);
    return { backgroundColor, borderBottomColor, color };
  });

/** The label around a radio button or checkbox. */
const labelOf = (input: Locator) => input.locator('xpath=ancestor::label');

async function expectToDiffer(chosen: Locator, other: Locator): Promise<void> {
  expect(await look(chosen)).not.toEqual(await look(other));
}

async function choose(page: Page, chosen: RegExp, other: RegExp): Promise<void> {
  const input = page.getByRole('radio', { name: chosen });
  await input.check({ force: true });
  await expectToDiffer(labelOf(input), labelOf(page.getByRole('radio', { name: other })));
}

test('in forced colours, what is chosen, filled or current differs from what is not', async ({
  page,
}, testInfo) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signedInAtStage(page, pupilFor(testInfo, 37), 'ELEVEN_PLUS');

  await page.goto('/test/setup');
  await choose(page, /^Mathematics/, /^English/); // cards
  await choose(page, /^10/, /^20/); // chips
  const boxes = page.getByRole('group', { name: /^Topics in/ }).getByRole('checkbox');
  await boxes.first().check();
  await expectToDiffer(boxes.first(), boxes.nth(1));
  expect.soft(await accessibilityViolations(page), 'setup').toEqual([]);
  await page.getByRole('button', { name: 'Start Test' }).click();
  await expect(page.getByText('Question 1 / 10')).toBeVisible();
  await page.keyboard.press('b');
  const answers = page.getByRole('radiogroup', { name: /^Answers to question/ }).getByRole('radio');
  await expectToDiffer(labelOf(answers.nth(1)), labelOf(answers.nth(0)));
  // The chosen answer is filled to its edge, also where the other answers have a button to cross them out.
  const box = labelOf(answers.nth(1)).locator('..');
  const widths = await Promise.all([box, labelOf(answers.nth(1))].map((each) => each.boundingBox()));
  expect((widths[0]?.width ?? 0) - (widths[1]?.width ?? 0)).toBeLessThan(9);
  const mark = page.getByRole('button', { name: 'Mark to check' });
  const unmarked = await look(mark);
  await mark.click();
  await expect(mark).toHaveAttribute('aria-pressed', 'true');
  expect((await look(mark)).color).not.toBe(unmarked.color);
  // The colour of filled buttons: the ground of the page's own theme would make the words unreadable.
  const filled = await look(page.getByRole('button', { name: 'Next Question' }));
  // The colours change gradually.
  await expect.poll(async () => (await look(mark)).backgroundColor).toBe(filled.backgroundColor);
  const bar = page.getByRole('progressbar').first();
  await expectToDiffer(bar.locator('> *'), bar);

  await page.goto('/achievements');
  const tabs = page.getByRole('tab');
  await expectToDiffer(tabs.nth(0), tabs.nth(1));
});

test('in forced colours, the chosen level of a quiz can be read', async ({ page }, testInfo) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signedInAtStage(page, pupilFor(testInfo, 70), 'ELEVEN_PLUS');
  await page.goto('/rapid-fire');
  await page.getByRole('radio', { name: /^Mathematics/ }).check({ force: true });
  const level = labelOf(page.getByRole('radio', { name: /^Level 1/ }));
  const { color } = await look(level.getByText('Warm-Up'));
  const { backgroundColor } = await look(level.getByText('Warm-Up').locator('..'));
  expect(color).not.toBe(backgroundColor);
});

import { expect, test, type Page } from '@playwright/test';
import { accessibilityViolations } from '../support/axe.ts';
import { giveVoice, heardOn } from '../support/device-voice.ts';
import { pupilFor, signedInAtStage } from '../support/pupils.ts';
import { startTestOf } from '../support/started-test.ts';

/** Moves the focus with the Tab key until it is on the control with this accessible name. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
    );
    if (name.test(label.trim())) return;
  }
  throw new Error(`The Tab key does not reach ${String(name)}`);
}

/** The colour of the browser's own bars. */
const barColour = (page: Page) => page.locator('meta[name=theme-color][media=all]').getAttribute('content');

const style = (page: Page) =>
  page.evaluate(() => {
    const { fontSize, backgroundColor } = getComputedStyle(document.documentElement);
    const { fontFamily, letterSpacing } = getComputedStyle(document.body);
    return { fontSize, backgroundColor, fontFamily, letterSpacing };
  });

test('a blind pupil has a question read aloud, answers and submits with the keyboard only', async ({
  page,
}, testInfo) => {
  await giveVoice(page);
  const token = await signedInAtStage(page, pupilFor(testInfo, 79), 'ELEVEN_PLUS');
  await page.goto('/settings');
  await page.getByRole('checkbox', { name: /^Read aloud/ }).focus();
  const saved = page.waitForResponse((reply) => reply.url().endsWith('/api/access-arrangements'));
  await page.keyboard.press('Space');
  await saved;
  const started = await startTestOf(page.request, token, 'Mathematics', { questionCount: 10 });

  await page.goto('/test/active');
  await expect(page.getByRole('button', { name: 'Read aloud', exact: true })).toBeVisible();
  await tabTo(page, /^Read aloud$/);
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await heardOn(page)).length)
    .toBeGreaterThan(started.questions[0]?.options.length ?? 0);
  const heard = await heardOn(page);
  expect(new Set(heard.map(({ voice }) => voice))).toEqual(new Set(['Device']));
  const options = heard.filter(({ words }) => /^Option [A-E]: ./u.test(words));
  expect(options).toHaveLength(started.questions[0]?.options.length ?? 0);
  expect(heard[0]?.words).not.toMatch(/^Option|[$\\]/u);

  await page.keyboard.press('b');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await tabTo(page, /^Submit Test$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog', { name: 'Submit your test?' })).toBeVisible();
  await tabTo(page, /^Submit Test$/);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/test/results');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  // On a phone's width, a passage is read in its dialog.
  await startTestOf(page.request, token, 'English', { topic: 'Comprehension' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/test/active');
  await tabTo(page, /^Read the passage$/);
  await page.keyboard.press('Enter');
  const passage = page.getByRole('dialog');
  await expect(passage.getByRole('button', { name: 'Read the passage aloud' })).toBeVisible();
  await page.keyboard.press('Alt+r');
  await expect.poll(async () => (await heardOn(page)).length).toBeGreaterThan(10);
  await expect(passage.getByRole('group', { name: 'Reading aloud' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Read the passage', exact: true })).toBeFocused();
});

test('a reading style is there before the page’s scripts, until the pupil signs out, and can be read on every paper @phone-only', async ({
  page,
}, testInfo) => {
  const token = await signedInAtStage(page, pupilFor(testInfo, 80), 'ELEVEN_PLUS');
  await page.goto('/settings');
  const standard = await style(page);
  for (const [group, choice] of [
    ['Text size', '130%'],
    ['Space between letters, words and lines', 'Wide'],
    ['Font', 'OpenDyslexic'],
    ['Paper colour', 'Cream'],
  ] as const) {
    const saved = page.waitForResponse((reply) => reply.url().endsWith('/api/access-arrangements'));
    // By keyboard: the choice before may still move what a pointer would hit.
    await page
      .getByRole('group', { name: group })
      .getByRole('radio', { name: choice, exact: true })
      .press(' ');
    await saved;
  }
  await expect.poll(async () => (await style(page)).backgroundColor).not.toBe(standard.backgroundColor);
  const chosen = await style(page);
  expect(chosen.fontSize).toBe('20.8px');
  await expect.poll(() => barColour(page)).toBe('#f8efd6');
  expect(chosen.fontFamily).toContain('OpenDyslexic');
  for (const name of ['backgroundColor', 'letterSpacing'] as const)
    expect(chosen[name]).not.toBe(standard[name]);

  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload();
  expect(await style(page)).toEqual(chosen);
  expect(await barColour(page)).toBe('#f8efd6');
  await page.unroute('**/assets/*.js');

  await startTestOf(page.request, token, 'Mathematics', { questionCount: 10 });
  await page.goto('/test/active');
  await expect(page.getByRole('radio').first()).toBeVisible();
  for (const colour of ['CREAM', 'BLUE', 'GREEN', 'ROSE']) {
    await page.evaluate((paper) => {
      document.documentElement.dataset['paperColour'] = paper;
    }, colour);
    expect(await accessibilityViolations(page), colour).toEqual([]);
  }

  // The largest, widest text: no word makes the page scroll sideways.
  for (const address of ['/test/active', '/settings', '/']) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      const largest = { textSize: '200', spacing: 'WIDER', font: 'OPENDYSLEXIC' };
      Object.assign(document.documentElement.dataset, largest);
    });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), address)
      .toBeLessThanOrEqual(0);
  }

  await page.goto('/logout');
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  expect(await style(page)).toEqual(standard);
  expect(await barColour(page)).toBe('#fbf9f4');
  expect(await page.evaluate(() => localStorage.getItem('markwell.arrangement'))).toBeNull();
});

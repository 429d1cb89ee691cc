import { expect, test, type Page } from '@playwright/test';
import { pupilFor, signedInAtStage } from '../support/pupils.ts';

const words = 'Profile updated successfully!';

/** Opens Settings, saves the profile, and returns the toast. */
async function saveProfile(page: Page) {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Save profile' }).click();
  const toast = page.getByRole('alert').filter({ hasText: words });
  await expect(toast).toBeVisible();
  return toast;
}

/** Measures from now on how long the first toast with this text is on the page. */
const measureToast = (page: Page, shownText: string) =>
  page.addInitScript((text) => {
    const times = { shown: 0, gone: 0 };
    Object.assign(window, { toastTimes: times });
    new MutationObserver(() => {
      const isShown = [...document.querySelectorAll('.Toastify__toast')].some((toast) =>
        toast.textContent.includes(text),
      );
      if (isShown && times.shown === 0) times.shown = performance.now();
      if (!isShown && times.shown !== 0 && times.gone === 0) times.gone = performance.now();
    }).observe(document, { childList: true, subtree: true });
  }, shownText);

/** Milliseconds, once it has left. */
async function measuredToast(page: Page): Promise<number> {
  const stayed = await page.waitForFunction(() => {
    const { shown, gone } = (window as unknown as { toastTimes: { shown: number; gone: number } }).toastTimes;
    return gone > 0 && gone - shown;
  });
  return Number(await stayed.jsonValue());
}

test('a toast stays for five seconds and leaves within 300 ms, and its text is clear of the cross @phone', async ({
  page,
}, testInfo) => {
  await signedInAtStage(page, pupilFor(testInfo, 48), 'ELEVEN_PLUS');
  await measureToast(page, words);
  const toast = await saveProfile(page);
  const cross = toast.getByRole('button', { name: 'close' });
  // It grows to its size while it appears.
  await expect.poll(async () => (await cross.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  const text = await toast.getByText(words).boundingBox();
  expect((text?.x ?? 0) + (text?.width ?? 0)).toBeLessThanOrEqual((await cross.boundingBox())?.x ?? 0);

  await page.mouse.move(5, 800);
  const stayed = await measuredToast(page);
  expect(stayed).toBeGreaterThanOrEqual(5_200);
  expect(stayed).toBeLessThan(5_800);
});

test('a toast of creative writing stays for three seconds', async ({ page }, testInfo) => {
  await signedInAtStage(page, pupilFor(testInfo, 85), 'ELEVEN_PLUS');
  const missing = 'Please select both exam type and subject';
  await measureToast(page, missing);
  await page.goto('/creative-writing');
  await page.getByRole('button', { name: 'Select Exam Type & Subject to Start' }).click();
  await expect(page.getByRole('alert').filter({ hasText: missing })).toBeVisible();
  await page.mouse.move(5, 800);
  const stayed = await measuredToast(page);
  expect(stayed).toBeGreaterThanOrEqual(3_200);
  expect(stayed).toBeLessThan(3_800);
});

test('a toast stays while the keyboard is on it, and closes by its cross', async ({ page }, testInfo) => {
  await signedInAtStage(page, pupilFor(testInfo, 86), 'ELEVEN_PLUS');
  const toast = await saveProfile(page);
  await page.keyboard.press('Alt+t');
  await expect(toast).toBeFocused();
  const isRunning = () =>
    toast.evaluate((element) =>
      element
        .getAnimations({ subtree: true })
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration) === 5_000)
        .map(({ playState }) => playState),
    );
  await expect.poll(isRunning).toEqual(['paused']);
  await page.keyboard.press('Tab');
  await expect(toast.getByRole('button', { name: 'close' })).toBeFocused();
  await expect.poll(isRunning).toEqual(['paused']);
  await page.keyboard.press('Enter');
  await expect(toast).toHaveCount(0);
});

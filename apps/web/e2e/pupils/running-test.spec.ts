import { expect, test, type Locator, type Page } from '@playwright/test';
import { accessibilityViolations } from '../support/axe.ts';
import { brokenWordsOf } from '../support/layout.ts';
import { confirmSubmit, startTestOf } from '../support/started-test.ts';
import { password, pupilFor, signedInAtStage } from '../support/pupils.ts';

const isPhone = ({ project }: { project: { name: string } }) => project.name === 'phone';

/** Where the middle of each element is, from the top of the screen. */
const middlesOf = (elements: Locator) =>
  elements.evaluateAll((each) =>
    each.map((element) => {
      const { top, height } = element.getBoundingClientRect();
      return top + height / 2;
    }),
  );

async function edgesOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not on the page');
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
}

/** A voice of the device that never comes to the end of a sentence. */
const giveVoice = (page: Page) =>
  page.addInitScript(() => {
    const voice = { name: 'Device', lang: 'en-GB', localService: true };
    const synthesis = { getVoices: () => [voice], speak: () => undefined, cancel: () => undefined };
    Object.assign(synthesis, { addEventListener: () => undefined, removeEventListener: () => undefined });
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: EventTarget });
  });

/** Settings of the pupil that a reload of the page applies; the device gets a voice. */
async function useLargestTextAndReader(page: Page, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const reply = await page.request.get('/api/access-arrangements', { headers });
  const { own } = (await reply.json()) as { own: Record<string, unknown> };
  const data = { ...own, textSize: 200, hasReader: true };
  expect((await page.request.put('/api/access-arrangements', { headers, data })).ok()).toBe(true);
  await giveVoice(page);
}

test('an exam simulation has no answer key in the browser, asks before Back, and is marked by the server', async ({
  page,
  context,
}, testInfo) => {
  await signedInAtStage(page, pupilFor(testInfo, 41), 'ELEVEN_PLUS');
  await page.goto('/test/setup');
  await page.getByRole('radio', { name: 'Exam Simulation' }).check();
  await expect(page.getByRole('heading', { level: 1, name: 'Exam Simulation' })).toBeVisible();
  await page.getByRole('radio', { name: /^Mathematics/ }).check();
  await page.getByRole('radio', { name: /^10\b/ }).check();
  const started = page.waitForResponse('**/api/tests/generate');
  await page.getByRole('button', { name: 'Start Test' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mathematics / Exam Simulation');
  expect(await (await started).text()).not.toMatch(/isCorrect|"solutionImageUrl":"/u);
  await page.waitForLoadState('networkidle');

  for (let number = 1; number < 10; number++) {
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Next Question' }).click();
  }
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Leave the test?' });
  await expect(question).toContainText('the clock keeps running');
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByText('Question 10 / 10')).toBeVisible();

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Finish' }).click();
  await confirmSubmit(page);
  await expect(page.getByRole('heading', { name: 'You have finished your exam simulation' })).toBeVisible();
  await expect(page.getByText(/not sent yet/)).toBeVisible();
  expect.soft(await accessibilityViolations(page)).toEqual([]);
  await context.setOffline(false);
  const grid = page.getByRole('list', { name: 'Results by question' }).getByRole('button');
  await expect(grid).toHaveCount(10);
  await expect(grid.last()).toHaveAccessibleName('Question 10, skipped');
});

test('by keyboard alone, twenty questions take two presses each, and at most sixty from the sign-in to the results', async ({
  page,
}, testInfo) => {
  const email = pupilFor(testInfo, 42);
  await signedInAtStage(page, email, 'ELEVEN_PLUS');
  await page.goto('/logout');
  await page.waitForURL('**/login');
  let presses = 0;
  async function press(key: string): Promise<void> {
    presses += 1;
    await page.keyboard.press(key);
  }
  const focused = (selector: string) =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted), selector);
  /** Presses Tab until the element with the focus matches the selector. */
  async function tabTo(selector: string): Promise<void> {
    while (!(await focused(selector))) {
      await press('Tab');
      expect(presses, `presses before ${selector}`).toBeLessThan(60);
    }
  }

  // Typing the name and the password is not counted.
  await tabTo('input[type=email]');
  await page.keyboard.type(email);
  await press('Tab');
  await page.keyboard.type(password);
  await press('Enter');
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await tabTo('main button');
  await expect(page.getByRole('button', { name: 'Start a Mock Test' })).toBeFocused();
  await press('Enter');
  await page.waitForURL('**/test/setup');
  await expect(page.getByRole('button', { name: 'Start Test' })).toBeVisible();
  await tabTo('main input[type=radio]:not(:checked)');
  await press('Space');
  await press('Enter');
  await expect(page.getByText('Question 1 / 20')).toBeVisible();
  for (let number = 1; number <= 20; number++) {
    await expect(page.getByText(`Question ${String(number)} / 20`)).toBeVisible();
    await press('a');
    await press('Enter');
  }
  await expect(page.getByRole('alertdialog')).toContainText('All 20 questions are answered.');
  await press('Tab');
  await press('Enter');
  await page.waitForURL('**/test/results');
  expect(presses).toBeLessThanOrEqual(60);
});

test('fifty questions fit at every width: one line of footer, nothing to scroll sideways @phone', async ({
  page,
}, testInfo) => {
  const token = await signedInAtStage(page, pupilFor(testInfo, 43), 'ELEVEN_PLUS');
  await startTestOf(page.request, token, 'Mathematics', { questionCount: 50 });
  await page.goto('/test/active');
  const footer = page.locator('footer');
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect(footer.getByRole('button', { name: '0 of 50 answered' })).toBeVisible();
  expect(await footer.getByRole('button').count()).toBe(3);
  for (const width of isPhone(testInfo) ? [320, 390] : [768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.getByRole('heading', { level: 1 }).waitFor();
    const middles = await middlesOf(footer.getByRole('button'));
    expect(Math.max(...middles) - Math.min(...middles), `footer at ${String(width)}`).toBeLessThan(2);
    expect((await footer.boundingBox())?.height, `footer at ${String(width)}`).toBeLessThan(80);
    expect(await overflow(), `width ${String(width)}`).toBe(0);
    const line = page
      .getByRole('heading', { name: 'Question 1 / 50' })
      .or(page.getByRole('button', { name: 'Submit Test' }));
    const [first = 0, second = 0] = await middlesOf(line);
    expect(Math.abs(first - second), `Submit Test at ${String(width)}`).toBeLessThan(2);
    expect(await brokenWordsOf(page.getByRole('heading', { level: 1 })), `width ${String(width)}`).toEqual(
      [],
    );
  }
  // As many characters wide as a phone whose browser has a font of 24 px.
  await page.setViewportSize({ width: 260, height: 563 });
  await expect(footer).toHaveCSS('position', 'static');
  await page.setViewportSize({ width: 320, height: 844 });
  await expect(footer).toHaveCSS('position', 'fixed');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await overflow(), 'text of 200% at 320').toBe(0);

  // The same size from the settings, with a reader: its controls and the footer leave space for the question.
  await useLargestTextAndReader(page, token);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Question 1 / 50' })).toBeVisible();
  const heightOf = async (element: Locator) => (await element.boundingBox())?.height ?? 0;
  if (isPhone(testInfo)) {
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await brokenWordsOf(page.getByRole('heading', { level: 1 })), 'text of 200%').toEqual([]);
    const reading = page.getByRole('group', { name: 'Reading aloud' });
    for (const name of ['Read aloud', 'Pause', 'Continue']) {
      const button = reading.getByRole('button', { name, exact: true });
      await expect(button).toBeVisible();
      expect(await heightOf(reading), name).toBeLessThan((await heightOf(button)) * 1.5);
      await button.click();
    }
    return;
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(footer).toBeInViewport();
  expect(await heightOf(footer)).toBeLessThan((await heightOf(footer.getByRole('button').last())) * 2);
  await page.setViewportSize({ width: 1024, height: 600 });
  await expect(footer).not.toBeInViewport();
});

test('with text of 200% on a phone, the reader beside a passage fits one line', async ({
  page,
}, testInfo) => {
  const token = await signedInAtStage(page, pupilFor(testInfo, 98), 'ELEVEN_PLUS');
  const { questions } = await startTestOf(page.request, token, 'English', { topic: 'Comprehension' });
  await useLargestTextAndReader(page, token);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/test/active');
  const index = questions.findIndex(({ passage }) => passage !== null);
  for (let number = 0; number < index; number++)
    await page.getByRole('button', { name: 'Next Question' }).click();
  const passage = page.getByRole('button', { name: 'Read the passage', exact: true });
  await expect(passage).toBeVisible();
  const buttons = page.getByRole('group', { name: 'Reading aloud' }).getByRole('button');
  await expect(buttons.first()).toBeVisible();
  const middles = await middlesOf(buttons.filter({ visible: true }));
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(2);
  await passage.click();
  await expect(page.getByRole('button', { name: 'Read the passage aloud' })).toBeVisible();
});

test('with text of 200% on a phone, the words of options and results stay whole @phone-only', async ({
  page,
}, testInfo) => {
  const token = await signedInAtStage(page, pupilFor(testInfo, 93), 'ELEVEN_PLUS');
  await startTestOf(page.request, token, 'Mathematics', { topic: 'Ratio and Proportion' });
  const largestText = () =>
    page.evaluate(() => {
      document.documentElement.dataset['textSize'] = '200';
    });
  await page.goto('/test/active');
  const options = page.getByRole('radiogroup');
  await expect(options).toBeVisible();
  await largestText();
  expect(await brokenWordsOf(options)).toEqual([]);
  await page.getByRole('button', { name: 'Cross out B' }).click();
  await options.getByRole('radio').first().check();
  expect(await brokenWordsOf(options), 'with a chosen and a crossed-out one').toEqual([]);

  await page.getByRole('button', { name: 'Submit Test' }).first().click();
  await confirmSubmit(page);
  await expect(page.getByRole('list', { name: 'Results by question' })).toBeVisible();
  await largestText();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  const review = page.getByRole('button', { name: /Question 1 · / });
  expect(await brokenWordsOf(review)).toEqual([]);
});

test('a passage is beside its question from 768 px, and one tap away on a phone @phone', async ({
  page,
}, testInfo) => {
  const token = await signedInAtStage(page, pupilFor(testInfo, 55), 'ELEVEN_PLUS');
  const { questions } = await startTestOf(page.request, token, 'English', { topic: 'Comprehension' });
  const index = questions.findIndex(({ passage }) => passage !== null);
  expect(index).toBeGreaterThanOrEqual(0);
  const title = questions[index]?.passage?.title ?? '';
  await page.goto('/test/active');
  await page.getByRole('button', { name: '0 of 10 answered' }).click();
  await page.getByRole('button', { name: `Question ${String(index + 1)}, not answered` }).click();
  const options = page.getByRole('radiogroup', { name: `Answers to question ${String(index + 1)}` });
  const beside = page.getByRole('region', { name: 'Passage', exact: true });
  const button = page.getByRole('button', { name: 'Read the passage' });
  if (isPhone(testInfo)) {
    await expect(beside).toBeHidden();
    await button.tap();
    const passage = page.getByRole('dialog', { name: title });
    await expect(passage.getByRole('region', { name: title })).toBeVisible();
    await passage.getByRole('button', { name: 'Back to the question' }).tap();
    await expect(options).toBeVisible();
    return;
  }
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(beside).toBeInViewport();
    await expect(button).toBeHidden();
    const passage = await edgesOf(beside);
    expect(passage.right, `width ${String(width)}`).toBeLessThanOrEqual((await edgesOf(options)).left);
    const footer = await edgesOf(page.locator('footer'));
    expect(passage.bottom, `footer at ${String(width)}`).toBeLessThan(footer.top);
  }
});

test('five picture options are one row on a desktop, all in view, and three in a row on a phone @phone', async ({
  page,
}, testInfo) => {
  const token = await signedInAtStage(page, pupilFor(testInfo, 44), 'ELEVEN_PLUS');
  const { questions } = await startTestOf(page.request, token, 'Non-Verbal Reasoning', {
    topic: 'Blocks and Views', // the tallest pictures
    questionCount: 30,
  });
  const heights = questions.map(({ options, questionImageSize }) =>
    options.length === 5 && options.every(({ contentType }) => contentType === 'IMAGE')
      ? (questionImageSize?.height ?? 0)
      : 0,
  );
  expect(Math.max(...heights)).toBeGreaterThan(400);
  const index = heights.indexOf(Math.max(...heights));
  await page.goto('/test/active');
  await page.getByRole('button', { name: '0 of 30 answered' }).click();
  await page.getByRole('button', { name: `Question ${String(index + 1)}, not answered` }).click();
  const pictures = page.getByRole('radiogroup').getByRole('img');
  await expect(pictures).toHaveCount(5);
  const rows = await pictures.evaluateAll((images) =>
    images.map((image) => Math.round(image.parentElement?.parentElement?.getBoundingClientRect().top ?? 0)),
  );
  expect(rows.filter((top) => top === rows[0])).toHaveLength(isPhone(testInfo) ? 3 : 5);
  if (!isPhone(testInfo)) {
    const { bottom } = await edgesOf(page.getByRole('radiogroup'));
    expect(bottom).toBeLessThan((await edgesOf(page.locator('footer'))).top);
  }
  // Its space is reserved before it is loaded.
  for (const picture of await pictures.all()) {
    const shown = await picture.evaluate((image) => {
      const { naturalWidth, naturalHeight } = image as HTMLImageElement;
      const { width, height } = image.getBoundingClientRect();
      return {
        isUpscaled: width > naturalWidth + 1,
        ratio: width / height / (naturalWidth / naturalHeight),
      };
    });
    expect(shown.isUpscaled).toBe(false);
    expect(shown.ratio).toBeCloseTo(1, 1);
    expect((await picture.boundingBox())?.height).toBeLessThanOrEqual(97);
  }
});

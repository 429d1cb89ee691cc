import { expect, test, type Locator, type Page } from '@playwright/test';
import { apiFor, stageIdOf } from '../support/api.ts';
import { changeRole, pupilFor, signedInAtStage } from '../support/pupils.ts';
import { startTestOf, type StartedTest } from '../support/started-test.ts';

const widths = [320, 390, 1280];

/**
 * At each width and text size, a page that scrolls sideways, and the shown lengths of a pixel of the pictures if they
 * are not all the same. Leaves the page as it was.
 */
async function faultsOf(page: Page, question: Locator): Promise<string[]> {
  const found: string[] = [];
  const before = page.viewportSize();
  for (const width of widths) {
    for (const textSize of ['100', '200']) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate((size) => {
        document.documentElement.dataset['textSize'] = size;
      }, textSize);
      const pictures = question.locator('img');
      await expect(pictures).toHaveCount(6);
      const scales = await pictures.evaluateAll(async (images) => {
        for (const image of images as HTMLImageElement[]) {
          image.loading = 'eager';
          await image.decode();
        }
        return (images as HTMLImageElement[]).map(
          (image) => image.getBoundingClientRect().width / image.naturalWidth,
        );
      });
      const { scrollWidth, widest } = await page.evaluate(widestElement);
      if (scrollWidth > width)
        found.push(`${String(width)} px, ${textSize}%: ${String(scrollWidth)} px, ${widest}`);
      if (Math.max(...scales) > 1.02 * Math.min(...scales))
        found.push(`${String(width)} px, ${textSize}%: ${scales.map((scale) => scale.toFixed(3)).join(' ')}`);
    }
  }
  await page.evaluate(() => {
    document.documentElement.dataset['textSize'] = '100';
  });
  if (before) await page.setViewportSize(before);
  return found;
}

function widestElement() {
  const { scrollWidth, clientWidth } = document.documentElement;
  const wide = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
  );
  return { scrollWidth, widest: wide.at(-1)?.outerHTML.slice(0, 200) ?? '' };
}

/** The opened card of the first question. */
async function firstCard(page: Page): Promise<Locator> {
  const button = page.getByRole('button', { name: /Question 1 · / });
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  return page.locator(`[id="${(await button.getAttribute('aria-controls')) ?? ''}"]`);
}

test('a figure and its options have one scale in a test, in its results and in the answers that a teacher reads', async ({
  browser,
  page,
  request,
}, testInfo) => {
  test.slow();
  const token = await signedInAtStage(page, pupilFor(testInfo, 140), 'ELEVEN_PLUS');
  const pupil = apiFor(request, token);
  const { id: pupilId } = await pupil.get<{ id: string }>('/auth/me');
  const { testId, questions } = await startTestOf(request, token, 'Non-Verbal Reasoning', {
    topic: 'Hidden Shapes',
    difficulty: [1],
  });
  // Which options are right is not in an assignment, whose answers are still open.
  const wrong = questions.flatMap(({ options }) =>
    options.filter(({ isCorrect }) => !isCorrect).map(({ contentValue }) => contentValue),
  );
  const handIn = (handedIn: StartedTest) => {
    const answers = handedIn.questions.map(({ id, options }, index) => {
      const chosen = options.find(({ contentValue }) => wrong.includes(contentValue) === (index === 0));
      return [id, chosen?.optionLetter];
    });
    const userAnswers: unknown = Object.fromEntries(answers);
    return pupil.post('/tests/complete', { testId: handedIn.testId, userAnswers, timeTaken: 60 });
  };

  await test.step('in the test', async () => {
    await page.goto('/test/active');
    expect(await faultsOf(page, page.getByRole('main'))).toEqual([]);
  });

  await test.step('in its results, with the label of a wrong answer', async () => {
    await handIn({ testId, questions });
    await page.goto(`/test/results?test=${testId}`);
    await expect(page.getByText('Your answer', { exact: true }).first()).toBeVisible();
    expect(await faultsOf(page, await firstCard(page))).toEqual([]);
  });

  await test.step('in the answers to an assignment, with a longer label', async () => {
    await changeRole(request, pupilFor(testInfo, 139), { role: 'TEACHER', stageCode: 'ELEVEN_PLUS' });
    const reader = await browser.newPage();
    const teacher = apiFor(request, await signedInAtStage(reader, pupilFor(testInfo, 139), 'ELEVEN_PLUS'));
    const created = await teacher.post<{ id: string; joinCode: string }>('/classes', {
      name: 'Year 6 shapes',
      stageId: await stageIdOf(teacher, 'ELEVEN_PLUS'),
      subjectId: null,
    });
    await pupil.post('/classes/join', { code: created.joinCode });
    const inAWeek = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString();
    const { id } = await teacher.post<{ id: string }>(`/classes/${created.id}/assignments`, {
      title: 'Hidden shapes',
      instructions: '',
      questions: { questionChoice: 'SAME', questionIds: questions.map((each) => each.id) },
      duration: null,
      opensAt: new Date().toISOString(),
      dueAt: inAWeek,
      closesAt: inAWeek,
      show: 'SCORE',
      release: 'TEACHER',
    });
    await handIn(await pupil.post<StartedTest>(`/own-assignments/${id}/start`, {}));
    await reader.goto(`/classes/${created.id}/assignments/${id}/answers/${pupilId}`);
    await expect(reader.getByText('The pupil’s answer', { exact: true }).first()).toBeVisible();
    expect(await faultsOf(reader, await firstCard(reader))).toEqual([]);
  });
});

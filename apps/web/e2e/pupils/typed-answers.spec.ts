import { expect, test, type Locator, type Page } from '@playwright/test';
import { apiFor, stageIdOf } from '../support/api.ts';
import { accessibilityViolations } from '../support/axe.ts';
import { giveVoice, heardOn } from '../support/device-voice.ts';
import { nameOf } from '../support/new-names.ts';
import { administrator, pupilFor, signedInAtStage, tokenOf } from '../support/pupils.ts';
import { confirmSubmit } from '../support/started-test.ts';

test.use({ serviceWorkers: 'allow' });

/** Questions of one topic, as an administrator pastes them. */
const pasted = (topic: string) => `Q1. ${topic}: work out 6 × 7.
N: 42

Q2. ${topic}: expand 2(x + 3).
E: 2x + 6 (expanded)

Q3. ${topic}: complete the text.
A triangle has [[1]] sides, and a square has [[2]].
N: 3
W: four | 4

Q4. ${topic}: put these in order, the smallest first.
O: one tenth
O: one quarter
O: one third

Q5. ${topic}: a box is 3 cm by 4 cm by 2 cm.
(a) Work out its volume. [2]
N: 24 cm^3

(b) How many of these boxes fit in 240 cm³? [3]
N: 10 (from 240/a)

Q6. ${topic}: what is 20% of 40?
A) 4
B) 8
C) 20
D) 32`;

interface StoredQuestion {
  id: string;
  answerKinds: string[];
  revision: number;
  questionText: string;
  topic: { id: string };
  difficulty: number;
  tier: string | null;
  timeLimit: number | null;
  parts: object[];
}

/** Lets the question that has options be typed too, as an administrator edits it. */
async function letBeTyped(admin: ReturnType<typeof apiFor>, topic: string): Promise<void> {
  const { questions } = await admin.get<{ questions: StoredQuestion[] }>('/admin/questions', {
    search: `${topic}: what is 20% of 40?`,
  });
  const id = questions.find(({ answerKinds }) => answerKinds.includes('choice'))?.id ?? '';
  const stored = await admin.get<StoredQuestion>(`/admin/questions/${id}`);
  const { revision, questionText, difficulty, tier, timeLimit } = stored;
  const placement = { topicId: stored.topic.id, difficulty, tier, timeLimit };
  await admin.put(`/admin/questions/${id}`, {
    ...{ revision, questionText, explanationText: '', options: [], ...placement, openedWith: placement },
    parts: stored.parts.map((part) => ({ ...part, typed: { kind: 'number', value: '8' } })),
  });
}

/** Presses Tab until this has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not reach it');
}

async function type(page: Page, field: string, answer: string): Promise<void> {
  const box = page.getByRole('textbox', { name: field });
  await tabTo(page, box);
  await page.keyboard.type(answer);
  await expect(box).toHaveValue(answer);
}

/**
 * Answers the question on the screen by keyboard, and returns what is then read aloud of it. The volume is wrong, and the
 * number of boxes follows from it.
 */
async function answerByKeyboard(page: Page): Promise<RegExp> {
  const shown = await page.getByRole('main').innerText();
  if (shown.includes('6 × 7')) {
    await type(page, 'Your answer', '42');
    return /work out 6 times 7.+Your answer: 42$/u;
  }
  if (shown.includes('expand')) {
    await type(page, 'Your answer', '6+2x');
    await expect(page.getByText('We read:')).toBeVisible();
    return /Your answer: 6 plus 2 x$/u;
  }
  if (shown.includes('complete the text')) {
    await type(page, 'Gap 1', '3');
    await type(page, 'Gap 2', 'four');
    return /A triangle has gap 1 sides, and a square has gap 2.+Gap 1, 3.+Gap 2, four$/u;
  }
  if (shown.includes('the smallest first')) {
    for (const [place, item] of ['one tenth', 'one quarter', 'one third'].entries()) {
      const entry = page.getByRole('button', { name: new RegExp(`^\\d ${item}$`, 'u') });
      for (let moves = 0; moves < 3; moves++) {
        const number = Number((await entry.innerText()).trim().charAt(0));
        if (number === place + 1) break;
        await tabTo(page, entry);
        await page.keyboard.press('ArrowUp');
      }
    }
    // An order that was right at first is an answer once an item was moved.
    const last = page.getByRole('button', { name: /^3 one third$/u });
    await tabTo(page, last);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowDown');
    return /1, one tenth.+2, one quarter.+3, one third$/u;
  }
  if (shown.includes('20% of 40')) {
    await type(page, 'Your answer', '9');
    await expect(page.getByRole('radio')).toHaveCount(0);
    await tabTo(page, page.getByRole('button', { name: 'Show the options (half the marks)' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('You uncovered the options')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: /8$/u })).toBeChecked();
    return /Option A: 4.+Your answer: Option B: 8$/u;
  }
  await type(page, 'Answer to part (a)', '20 cm^3');
  await type(page, 'Answer to part (b)', '12');
  return /Part a: 2 marks.+Your answer: 20 cubic centimetres.+Part b: 3 marks.+Your answer: 12$/u;
}

/** Has the question on the screen read aloud, by keyboard. */
async function readAloud(page: Page, expected: RegExp): Promise<void> {
  const before = (await heardOn(page)).length;
  await tabTo(page, page.getByRole('button', { name: 'Read aloud', exact: true }));
  await page.keyboard.press('Enter');
  await expect
    .poll(async () =>
      (await heardOn(page))
        .slice(before)
        .map(({ words }) => words)
        .join(' '),
    )
    .toMatch(expected);
}

async function useReader(page: Page, token: string): Promise<void> {
  const api = apiFor(page.request, token);
  const { own } = await api.get<{ own: object }>('/access-arrangements');
  await api.put('/access-arrangements', { ...own, hasReader: true });
}

test('a GCSE test with answers of every kind is answered by keyboard and read aloud, without network in the middle @phone', async ({
  page,
  context,
}, testInfo) => {
  const topic = nameOf('Typed answers', testInfo);
  const admin = apiFor(page.request, await tokenOf(page.request, administrator));
  const examTypeId = await stageIdOf(admin, 'GCSE');
  const subjects = await admin.get<{ id: string; name: string }[]>('/stages/GCSE/subjects');
  const subjectId = subjects.find(({ name }) => name === 'Mathematics')?.id ?? '';
  await admin.upload('/admin/upload-questions', {
    ...{ examTypeId, subjectId, topicName: topic, difficulty: '2' },
    ...{ questionText: pasted(topic), answerKey: 'B', explanationText: '' },
  });
  await letBeTyped(admin, topic);

  await giveVoice(page);
  await useReader(page, await signedInAtStage(page, pupilFor(testInfo, 65), 'GCSE'));
  await page.goto('/test/setup');
  await page.getByRole('radio', { name: /^Mathematics/u }).check();
  await page.getByRole('checkbox', { name: topic }).check();
  await expect(page.getByRole('radio', { name: 'Mixed' })).toBeChecked();
  await page.getByRole('button', { name: 'Start Test' }).click();
  await expect(page.getByText('Question 1 / 6')).toBeVisible();
  await expect(page.getByText('Ready without internet', { exact: true })).toBeVisible();
  for (let number = 1; number <= 6; number++) {
    await expect(page.getByText(`Question ${String(number)} / 6`)).toBeVisible();
    if (number === 3) await context.setOffline(true);
    await readAloud(page, await answerByKeyboard(page));
    expect.soft(await accessibilityViolations(page), `question ${String(number)}`).toEqual([]);
    await tabTo(page, page.getByRole('button', { name: /^(Next Question|Finish)$/u }));
    if (number === 6) await context.setOffline(false);
    await page.keyboard.press('Enter');
  }
  await confirmSubmit(page);
  await expect(page.getByText('8½ of 11', { exact: true })).toBeVisible();
  await expect(page.getByText('77%').first()).toBeVisible();
  await expect(page.getByText(/You uncovered the options, so this earns half/u)).toBeAttached();
  expect.soft(await accessibilityViolations(page), 'results').toEqual([]);
});

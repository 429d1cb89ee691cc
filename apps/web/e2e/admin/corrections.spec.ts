import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { accessibilityViolations } from '../support/axe.ts';
import { chooseStage, pupilFor, signedIn, signedInAtStage, tokenOf } from '../support/pupils.ts';

const administrator = 'admin@example.com';

interface StartedTest {
  testId: string;
  questions: { id: string; options: { optionLetter: string; isCorrect: boolean }[] }[];
}

async function call<Reply>(request: APIRequestContext, token: string, path: string, data?: object) {
  const headers = { authorization: `Bearer ${token}` };
  const reply = await (data
    ? request.post(`/api${path}`, { headers, data })
    : request.get(`/api${path}`, { headers }));
  expect(reply.ok(), path).toBe(true);
  return (await reply.json()) as Reply;
}

/** Creates a finished test in which one question was answered wrongly, and the others correctly. */
async function finishedTest(request: APIRequestContext, pupil: string) {
  const token = await tokenOf(request, pupil);
  await chooseStage(request, token, 'A_LEVEL');
  const subjects = await call<{ id: string; name: string; examTypeId: string; examType: { name: string } }[]>(
    request,
    token,
    '/subjects/with-topics',
  );
  const subject = subjects.find(
    ({ name, examType }) => name === 'Computer Science' && examType.name.startsWith('A'),
  );
  if (!subject) throw new Error('There is no A-Level Computer Science');
  const { testId, questions } = await call<StartedTest>(request, token, '/tests/generate', {
    subjectId: subject.id,
    examTypeId: subject.examTypeId,
    difficulty: [1, 2, 3],
    questionCount: 10,
    topicIds: [],
  });
  const [wrong] = questions;
  const letter = wrong?.options.find(({ isCorrect }) => !isCorrect)?.optionLetter;
  if (!wrong || !letter) throw new Error('Every question has a wrong option');
  const userAnswers = Object.fromEntries(
    questions.map(({ id, options }) => [
      id,
      id === wrong.id ? letter : (options.find(({ isCorrect }) => isCorrect)?.optionLetter ?? 'A'),
    ]),
  );
  await call(request, token, '/tests/complete', { testId, userAnswers, timeTaken: 60 });
  return { testId, questionId: wrong.id, letter };
}

async function asAdministrator(page: Page) {
  await signedInAtStage(page, administrator, 'GCSE');
}

test('a pupil’s answer is re-marked after a change of the answer key, and later not counted', async ({
  page,
  browser,
}, testInfo) => {
  const pupil = pupilFor(testInfo, 35);
  const { testId, questionId, letter } = await finishedTest(page.request, pupil);
  const results = `/test/results?test=${testId}`;
  await asAdministrator(page);
  await page.goto(`/admin/manage-questions?question=${questionId}`);
  const dialog = page.getByRole('dialog', { name: /uestion/ });
  await dialog.getByRole('button', { name: 'Edit' }).click();
  await dialog.getByRole('radio', { name: `Option ${letter} is correct` }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Change answer key' }).click();
  const corrections = dialog.getByRole('region', { name: 'Corrections' });
  await expect(corrections.getByText(/finished tests? of/)).toBeVisible();
  expect.soft(await accessibilityViolations(page), 'before the correction').toEqual([]);
  await corrections.scrollIntoViewIfNeeded();

  // The first request fails: nothing has changed, and it can be repeated.
  await page.route('**/corrections', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  const asking = page.getByRole('alertdialog');
  await corrections.getByRole('button', { name: 'Re-mark' }).click();
  await expect(asking.getByText(/answers? becomes? correct/)).toBeVisible();
  expect.soft(await accessibilityViolations(page), 'the confirmation').toEqual([]);
  await asking.getByRole('button', { name: 'Re-mark' }).click();
  await expect(page.getByText('Failed to correct the results')).toBeVisible();
  await page.unroute('**/corrections');
  await corrections.getByRole('button', { name: 'Re-mark' }).click();
  await asking.getByRole('button', { name: 'Re-mark' }).click();
  await expect(corrections.getByText('The results are corrected')).toBeVisible();
  await expect(
    corrections.getByText(/Re-marked, revision 1 with the answer key of revision 2/),
  ).toBeVisible();
  expect.soft(await accessibilityViolations(page), 'after the correction').toEqual([]);
  await corrections.scrollIntoViewIfNeeded();

  const theirs = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  await signedIn(theirs, pupil);
  await theirs.goto(results);
  await expect(theirs.getByText('100%', { exact: true }).first()).toBeVisible();
  await theirs.goto('/');
  await theirs.getByRole('button', { name: /^Notifications/ }).click();
  await expect(theirs.getByText('A question in your Computer Science test was corrected')).toBeVisible();

  await corrections.getByRole('button', { name: 'Do not count in scores' }).click();
  await asking.getByRole('button', { name: 'Do not count in scores' }).click();
  await expect(corrections.getByText(/: Not counted in scores, revision 1/)).toBeVisible();
  await theirs.goto(results);
  await expect(theirs.getByText('Not counted').first()).toBeVisible();
  expect.soft(await accessibilityViolations(theirs), 'the results, dark').toEqual([]);
  await theirs.context().close();
});

import { expect, test } from '@playwright/test';
import { apiFor, stageIdOf } from '../support/api.ts';
import { accessibilityViolations } from '../support/axe.ts';
import { nameOf } from '../support/new-names.ts';
import {
  administrator,
  chooseStage,
  pupilFor,
  signedIn,
  signedInAdministrator,
  signedInAtStage,
  tokenOf,
} from '../support/pupils.ts';
import { letterOf, takeTest } from '../support/started-test.ts';

const stage = 'A_LEVEL';

test('a pupil’s answer is re-marked after a change of the answer key, and later not counted', async ({
  page,
  browser,
}, testInfo) => {
  const pupil = pupilFor(testInfo, 35);
  const token = await tokenOf(page.request, pupil);
  await chooseStage(page.request, token, stage);
  const { testId, wrong } = await takeTest(page.request, token, 1, 'Computer Science', { stage });
  const [question] = wrong;
  if (!question) throw new Error('One question is answered wrong');
  const letter = letterOf(question, false);
  const results = `/test/results?test=${testId}`;
  await signedInAdministrator(page);
  await page.goto(`/admin/manage-questions?question=${question.id}`);
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
  await expect(asking.getByText(/answers? earns? more marks/)).toBeVisible();
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

  const theirs = await browser.newPage();
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
  await theirs.close();
});

test('a frequent wrong answer to a typed question is accepted: its pupil is notified and sees the new mark', async ({
  page,
  browser,
}, testInfo) => {
  const topic = nameOf('Accepted answers', testInfo);
  const admin = apiFor(page.request, await tokenOf(page.request, administrator));
  const examTypeId = await stageIdOf(admin, 'GCSE');
  const subjects = await admin.get<{ id: string; name: string }[]>('/stages/GCSE/subjects');
  const subjectId = subjects.find(({ name }) => name === 'Mathematics')?.id ?? '';
  await admin.upload('/admin/upload-questions', {
    ...{ examTypeId, subjectId, topicName: topic, difficulty: '2', answerKey: '', explanationText: '' },
    questionText: `Q1. ${topic}: share £1 among three.\nN: 0.33\n\nQ2. ${topic}: work out 6 × 7.\nN: 42`,
  });
  const pupil = pupilFor(testInfo, 102);
  const theirs = await browser.newPage();
  await signedInAtStage(theirs, pupil, 'GCSE');
  const learner = apiFor(theirs.request, await tokenOf(theirs.request, pupil));
  const [found] = (
    await learner.get<{ id: string; topics: { id: string; name: string }[] }[]>('/stages/GCSE/subjects')
  ).flatMap(({ topics }) => topics.filter(({ name }) => name === topic));
  const choices = { subjectId, examTypeId, difficulty: [2], questionCount: 10, answerMode: 'TYPED' };
  const { testId, questions } = await learner.post<{
    testId: string;
    questions: { id: string; explanationText: string }[];
  }>('/tests/generate', { ...choices, topicIds: [found?.id] });
  const responses = Object.fromEntries(
    questions.map(({ id, explanationText }) => [
      id,
      { a: { kind: 'number', answer: explanationText.includes('share') ? '1/3' : '42' } },
    ]),
  );
  await learner.post('/tests/complete', { testId, userAnswers: {}, responses, timeTaken: 60 });
  const shared = questions.find(({ explanationText }) => explanationText.includes('share'))?.id ?? '';

  await signedInAdministrator(page);
  await page.goto(`/admin/manage-questions?question=${shared}`);
  const dialog = page.getByRole('dialog', { name: /uestion/ });
  await dialog.getByRole('button', { name: 'Accept this too: 1/3' }).click();
  const asking = page.getByRole('alertdialog', { name: 'Accept “1/3” too?' });
  await expect(asking.getByText(/1 answer earns more marks/)).toBeVisible();
  expect.soft(await accessibilityViolations(page), 'the confirmation').toEqual([]);
  await asking.getByRole('button', { name: 'Accept this too' }).click();
  await expect(dialog.getByText('The answer is accepted')).toBeVisible();
  await expect(dialog.getByText('1/3, correct')).toBeVisible();
  await expect(dialog.getByText('The results are corrected')).toBeVisible();

  await theirs.goto('/');
  await theirs.getByRole('button', { name: /^Notifications/ }).click();
  await theirs.getByText('A question in your Mathematics test was corrected').click();
  await expect(theirs.getByText('100%', { exact: true }).first()).toBeVisible();
  await theirs.close();
});

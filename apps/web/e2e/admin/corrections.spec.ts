import { expect, test } from '@playwright/test';
import { accessibilityViolations } from '../support/axe.ts';
import { chooseStage, pupilFor, signedIn, signedInAdministrator, tokenOf } from '../support/pupils.ts';
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

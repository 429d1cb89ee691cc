import { expect, test, type APIRequestContext, type TestInfo } from '@playwright/test';
import { apiFor, stageIdOf } from '../support/api.ts';
import { accessibilityViolations } from '../support/axe.ts';
import { nameOf } from '../support/new-names.ts';
import { administrator, pupilFor, signedInAdministrator, tokenOf } from '../support/pupils.ts';
import { longWait } from '../support/time-limits.ts';

const perUpload = 1_000;

const pasteOf = (name: string, from: number) =>
  Array.from({ length: perUpload }, (_, index) => {
    const text = `${name}, sum ${String(from + index)}: what is ${String(from + index)} + 1?`;
    return [
      `Q${String(index + 1)}. ${text}`,
      ...['A', 'B', 'C', 'D'].map((each) => `${each}) sum ${each}`),
    ].join('\n');
  }).join('\n\n');

/** A subject that pupils do not see, with 2,000 questions in one topic and none in another. */
async function subjectWithQuestions(request: APIRequestContext, testInfo: TestInfo) {
  const api = apiFor(request, await tokenOf(request, administrator));
  const name = nameOf('Bulk', testInfo);
  const stageId = await stageIdOf(api, 'A_LEVEL');
  const { id: subjectId } = await api.post<{ id: string }>('/admin/subjects', {
    stageId,
    name,
    visibility: 'DRAFT',
  });
  await api.post(`/admin/subjects/${subjectId}/topics`, { name: 'New topic' });
  for (const from of [0, perUpload]) {
    await api.upload('/admin/upload-questions', {
      examTypeId: stageId,
      subjectId,
      topicName: 'Old topic',
      difficulty: '2',
      answerKey: Array(perUpload).fill('A').join(','),
      questionText: pasteOf(name, from),
    });
  }
  const remove = () => api.remove(`/admin/subjects/${subjectId}?cascade=true`);
  return { name, stageId, subjectId, remove };
}

test('2,000 questions are moved to another topic and back', async ({ page }, testInfo) => {
  test.slow();
  const { name, stageId, subjectId, remove } = await subjectWithQuestions(page.request, testInfo);
  await signedInAdministrator(page);
  await page.goto(`/admin/manage-questions?examType=${stageId}&subject=${subjectId}`);
  const counted = (count: string) => page.getByText(new RegExp(`^${count} of [\\d,+]+ questions$`));
  await expect(counted('2,000')).toBeVisible();

  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Select all 2,000 that match' }).click();
  await expect(page.getByText('All 2,000 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Move…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move 2,000 questions?' });
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(dialog.getByText('Please select a topic')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Exam type' }).selectOption(stageId);
  await dialog.getByRole('combobox', { name: 'Subject' }).selectOption(name);
  await dialog.getByRole('combobox', { name: 'Topic' }).selectOption('New topic');
  expect.soft(await accessibilityViolations(page), 'the dialog').toEqual([]);
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(dialog).toBeHidden();

  // A reload does not stop what runs on the server.
  await page.reload();
  await expect(page.getByText('Move to New topic: done')).toBeVisible(longWait());
  await expect(page.getByText('2,000 questions changed.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Topic' }).selectOption('New topic');
  // The number is the same before and after: until the rows of the topic are there, the earlier ones are faint.
  await expect(page.getByRole('region', { name: 'Questions', exact: true })).not.toHaveAttribute(
    'aria-busy',
    'true',
  );
  await expect(counted('2,000')).toBeVisible();
  expect.soft(await accessibilityViolations(page), 'the list').toEqual([]);

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo the change' }).click();
  await expect(page.getByText('Move to New topic: undone')).toBeVisible(longWait());
  await expect(page.getByText('2,000 questions undone.')).toBeVisible();
  await expect(counted('0')).toBeVisible();
  await page.getByRole('combobox', { name: 'Topic' }).selectOption('Old topic');
  await expect(counted('2,000')).toBeVisible();

  await remove();
});

test('the list keeps its length over a reload, and the dialog goes through it', async ({ page }) => {
  await signedInAdministrator(page);
  await page.goto('/admin/manage-questions?order=hardest&questionType=regular');
  await expect(page.getByRole('row')).toHaveCount(51);
  await page.getByRole('button', { name: 'Show more questions' }).click();
  await expect(page.getByRole('row')).toHaveCount(101);
  const table = page.getByRole('region', { name: 'Questions', exact: true });
  const scrolledTo = () => table.evaluate((region) => region.scrollTop);
  await table.evaluate((region) => {
    region.scrollTop = 3_000;
  });
  await page.reload();
  await expect(page.getByRole('row')).toHaveCount(101);
  await expect.poll(scrolledTo).toBe(3_000);

  await page.getByRole('button', { name: /^View/ }).nth(1).click();
  const dialog = page.getByRole('dialog', { name: /^Question/ });
  await expect(dialog.getByText(/^2 of [\d,+]+$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText(/^3 of [\d,+]+$/)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByText(/^1 of [\d,+]+$/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Previous' })).toBeDisabled();
  expect.soft(await accessibilityViolations(page), 'the dialog').toEqual([]);
});

test('the users’ row action is not cut off at 1440 px, and pasted addresses are previewed', async ({
  page,
}, testInfo) => {
  const pupil = pupilFor(testInfo, 57);
  await signedInAdministrator(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin/users?role=STUDENT');
  await expect(page.getByRole('button', { name: /^Manage / }).first()).toBeVisible();
  const table = page.getByRole('region', { name: 'Users', exact: true });
  expect(await table.evaluate((region) => region.scrollWidth - region.clientWidth)).toBe(0);

  await page.getByRole('button', { name: 'Change users by e-mail address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change users by e-mail address' });
  await dialog
    .getByRole('textbox', { name: 'E-mail addresses' })
    .fill(`${pupil.toUpperCase()}\nnobody@example.com\nsuper@example.com`);
  await dialog.getByRole('button', { name: 'See who is affected' }).click();
  await expect(dialog.getByRole('region', { name: 'Affected' })).toContainText(pupil);
  await expect(dialog.getByRole('region', { name: 'Addresses without an account' })).toContainText('nobody@');
  expect.soft(await accessibilityViolations(page), 'the preview').toEqual([]);
  await dialog.getByRole('button', { name: 'Change 1 user' }).click();
  await expect(dialog.getByText('1 user was changed.')).toBeVisible();
});

import { expect, test, type APIRequestContext } from '@playwright/test';
import { apiFor } from '../support/api.ts';
import { nameOf } from '../support/new-names.ts';
import { administrator, pupilFor, signedIn, signedInAtStage, tokenOf } from '../support/pupils.ts';
import { field, preview } from '../support/upload.ts';

/** As an administrator: moves a user into the demo teacher's school. */
async function joinSchool(request: APIRequestContext, email: string): Promise<void> {
  const api = apiFor(request, await tokenOf(request, administrator));
  const { schools } = await api.get<{ schools: { id: string; name: string }[] }>('/admin/schools');
  const { users } = await api.get<{ users: { id: string }[] }>('/admin/users', { search: email });
  const schoolId = schools.find(({ name }) => name === 'Hollybrook Grammar School')?.id;
  await api.put(`/admin/users/${users[0]?.id ?? ''}/school`, { schoolId });
}

test('a teacher pastes questions for their school and publishes them; only its pupils practise them', async ({
  page,
  browser,
}, testInfo) => {
  const subject = nameOf('Greek', testInfo);
  await signedIn(page, 'teacher@example.com');
  await page.goto('/school-subjects');
  await page.getByRole('button', { name: 'Create Subject' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create subject' });
  await dialog.getByLabel('Stage').selectOption({ label: 'GCSE' });
  await dialog.getByLabel('Name').fill(subject);
  await dialog.getByRole('button', { name: 'Create subject' }).click();
  await expect(page.getByRole('heading', { name: subject })).toBeVisible();

  await page.getByRole('link', { name: 'Upload questions' }).click();
  await page.getByRole('combobox', { name: 'Stage' }).selectOption('GCSE');
  await page.getByRole('combobox', { name: 'Subject' }).selectOption(subject);
  await field(page, 'Question text').fill(
    `Q1. ${subject}: which letter is first?\nA) alpha\nB) beta\nC) gamma\nD) delta`,
  );
  await field(page, 'Answer key').fill('A');
  await expect(preview(page).getByText('which letter is first?')).toBeVisible();
  await page.getByRole('button', { name: 'Upload 1 question' }).click();
  await expect(page.getByText('It is a draft.')).toBeVisible();
  await page.getByRole('link', { name: 'Manage questions' }).click();
  await page.getByRole('checkbox', { name: /which letter is first/ }).check();
  await page.getByRole('button', { name: 'Publish Selected' }).click();
  await expect(page.getByText('1 question(s) published')).toBeVisible();

  const own = pupilFor(testInfo, 67);
  await joinSchool(page.request, own);
  for (const [email, finds] of [
    [own, true],
    [pupilFor(testInfo, 68), false],
  ] as const) {
    const pupil = await browser.newPage();
    await signedInAtStage(pupil, email, 'GCSE');
    await pupil.goto('/test/setup');
    await expect(pupil.getByRole('radio', { name: /^Mathematics/ })).toBeVisible();
    const choice = pupil.getByRole('radio', { name: new RegExp(`^${subject}`, 'u') });
    await expect(choice).toHaveCount(finds ? 1 : 0);
    if (finds) {
      await choice.check();
      await pupil.getByRole('button', { name: 'Start Test' }).click();
      await expect(pupil.getByText(`${subject}: which letter is first?`)).toBeVisible();
    }
    await pupil.close();
  }
});

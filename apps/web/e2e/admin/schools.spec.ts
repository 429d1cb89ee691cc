import { expect, test } from '@playwright/test';
import { apiFor } from '../support/api.ts';
import { violationsOnceLoaded } from '../support/axe.ts';
import { nameOf } from '../support/new-names.ts';
import { pupilFor, signedInAtStage, tokenOf } from '../support/pupils.ts';

test('a misspelt school is merged into the right one, with its pupil', async ({ page }, testInfo) => {
  const pupil = pupilFor(testInfo, 138);
  const [misspelt, right] = [nameOf('Oakfeild', testInfo), nameOf('Oakfield', testInfo)];
  const api = apiFor(page.request, await signedInAtStage(page, 'super@example.com', 'GCSE'));
  const create = async (name: string) =>
    (await api.post<{ school: { id: string } }>('/admin/schools', { name })).school.id;
  const schoolId = await create(misspelt);
  await create(right);
  const token = await tokenOf(page.request, pupil);
  const { id: pupilId } = await apiFor(page.request, token).get<{ id: string }>('/auth/me');
  await api.put(`/admin/users/${pupilId}/school`, { schoolId });

  await page.goto('/admin/schools');
  await expect(page.getByRole('heading', { level: 1, name: 'Schools' })).toBeVisible();
  expect.soft(await violationsOnceLoaded(page), 'schools').toEqual([]);
  await page.getByRole('button', { name: `Merge ${misspelt}` }).click();
  const dialog = page.getByRole('dialog', { name: `Merge ${misspelt} into another school` });
  await dialog.getByLabel(/^Into which school/).selectOption(right);
  await expect(dialog.getByText('1 user', { exact: true })).toBeVisible();
  await dialog.getByLabel(/^Type .* to confirm/).fill(misspelt);
  expect.soft(await violationsOnceLoaded(page), 'the merge').toEqual([]);
  await dialog.getByRole('button', { name: 'Merge the schools' }).click();
  await expect(page.getByText('The schools were merged')).toBeVisible();
  await expect(page.getByRole('button', { name: `Merge ${misspelt}` })).toBeHidden();

  await page.goto(`/admin/users?search=${encodeURIComponent(pupil)}`);
  await expect(page.getByRole('row', { name: new RegExp(pupil) })).toContainText(right);
});

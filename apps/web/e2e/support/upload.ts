import { expect, type Page, type TestInfo } from '@playwright/test';
import { chooseStage, signedIn, tokenOf } from './pupils.ts';

export const subject = 'Verbal Reasoning';
export const field = (page: Page, name: string) => page.getByRole('textbox', { name });
export const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });
/** The letters of the options. */
export const letters = ['A', 'B', 'C', 'D'];

/** A name for this run of the journey only. */
export const nameOf = (what: string, testInfo: TestInfo) =>
  `${what} ${testInfo.project.name} ${String(testInfo.retry)} ${String(Date.now())}`;

/** Opens the upload form as an administrator, with a new topic of this name. */
export async function openUpload(page: Page, topic: string): Promise<void> {
  const email = 'admin@example.com';
  await chooseStage(page.request, await tokenOf(page.request, email), 'GCSE');
  await signedIn(page, email);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Upload Questions' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Stage' })).not.toHaveValue('');
  await page.getByRole('combobox', { name: 'Subject' }).selectOption(subject);
  await page.getByRole('combobox', { name: 'Topic' }).selectOption('New topic…');
  await field(page, 'Name of the new topic').fill(topic);
}

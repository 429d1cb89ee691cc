import { expect, type Page } from '@playwright/test';
import { signedInAdministrator } from './pupils.ts';

export const subject = 'Verbal Reasoning';
export const field = (page: Page, name: string) => page.getByRole('textbox', { name });
export const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });
/** The letters of the options. */
export const letters = ['A', 'B', 'C', 'D'];

/** Opens the upload form as an administrator, with a new topic of this name. */
export async function openUpload(page: Page, topic: string): Promise<void> {
  await signedInAdministrator(page);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Upload Questions' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Stage' })).not.toHaveValue('');
  await page.getByRole('combobox', { name: 'Subject' }).selectOption(subject);
  await page.getByRole('combobox', { name: 'Topic' }).selectOption('New topic…');
  await field(page, 'Name of the new topic').fill(topic);
}

import * as fs from 'node:fs/promises';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { accessibilityViolations } from '../support/axe.ts';
import { nameOf } from '../support/new-names.ts';
import { pictureOf } from '../support/pictures.ts';
import { pupilFor, signedInAdministrator, signedInAtStage } from '../support/pupils.ts';

const subject = 'Verbal Reasoning';

/** Creates a PDF of one empty page. */
function pdfOf(more = ''): Buffer {
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${more} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] >>',
  ];
  let text = '%PDF-1.7\n';
  const offsets = objects.map((body, index) => {
    const offset = text.length;
    text += `${String(index + 1)} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const table = text.length;
  text += `xref\n0 4\n0000000000 65535 f \n${rows}trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n${String(table)}\n%%EOF\n`;
  return Buffer.from(text);
}
const pdfFile = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });

async function openSection(page: Page): Promise<void> {
  await signedInAdministrator(page);
  await page.goto('/admin/past-papers');
  await expect(page.getByRole('heading', { level: 1, name: 'Past Papers' })).toBeVisible();
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name });

async function fillPaper(page: Page, title: string): Promise<void> {
  await tab(page, 'Create paper').click();
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('combobox', { name: 'Stage' }).selectOption('11+');
  await page.getByRole('combobox', { name: 'Subject' }).selectOption(subject);
  await page.getByRole('spinbutton', { name: 'Year' }).fill('2021');
}
const create = (page: Page) => page.getByRole('button', { name: 'Create paper', exact: true });

async function deletePaper(page: Page, title: string): Promise<void> {
  await tab(page, 'All papers').click();
  await page.getByRole('searchbox', { name: 'Search past papers' }).fill(title);
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  const dialog = page.getByRole('alertdialog', { name: `Delete ${title}?` });
  await dialog.getByRole('button', { name: 'Delete paper' }).click();
  await expect(page.getByRole('heading', { name: 'No papers found' })).toBeVisible();
}

/** The width of the picture; 0 until it is loaded. */
const widthOf = (picture: Locator) => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth);

test('an administrator creates a paper with a PDF and pictures, a pupil uses it, it is deleted', async ({
  page,
  browser,
}, testInfo) => {
  const title = nameOf('Spring paper', testInfo);
  await openSection(page);
  await expect(page.getByRole('region', { name: 'Past papers' })).toBeVisible();

  await tab(page, 'Create paper').click();
  await create(page).click();
  await expect(page.getByText('Please fill in required fields').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
  expect.soft(await accessibilityViolations(page), 'what is missing').toEqual([]);
  await fillPaper(page, title);
  await create(page).click();
  await expect(tab(page, 'Upload files')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('combobox', { name: 'Paper' })).toContainText(title);
  expect(new URL(page.url()).searchParams.get('view')).toBe('upload');

  await fillPaper(page, title.toUpperCase());
  await create(page).click();
  await expect(page.getByText(/already exists in 11\+/)).toBeVisible();
  await expect(page.getByText('Please use a different title or exam type/subject combination')).toBeVisible();
  expect.soft(await accessibilityViolations(page), 'a duplicate').toEqual([]);

  await tab(page, 'Upload files').click();
  const pdf = page.getByLabel('PDF file');
  await pdf.setInputFiles(pdfFile('paper.pdf', pdfOf()));
  await page.getByRole('button', { name: 'Upload PDF' }).click();
  await expect(page.getByText(/^PDF, \d+ bytes$/)).toBeVisible();

  await page
    .getByLabel('Answer images')
    .setInputFiles([
      await pictureOf(page, 'S1.png', 'teal'),
      await pictureOf(page, 'Q1 (2).png', 'navy'),
      await pictureOf(page, 'scan 2.png', 'maroon'),
      await pictureOf(page, 'scan 1.png', 'olive'),
    ]);
  const tiles = page.getByRole('list', { name: 'Pairing' }).getByRole('listitem');
  const labels = () => tiles.evaluateAll((items) => items.map((item) => item.getAttribute('aria-label')));
  expect(await labels()).toEqual([
    'Question 1: Q1 (2).png',
    'Solution 1: S1.png',
    'Question 2: scan 1.png',
    'Solution 2: scan 2.png',
  ]);
  await page.getByRole('combobox', { name: 'Use scan 2.png as' }).selectOption('Question 1');
  await expect(page.getByText(/^Q1 is used twice/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upload 4 pictures' })).toBeDisabled();
  expect.soft(await accessibilityViolations(page), 'an answer slot used twice').toEqual([]);
  await page.getByRole('combobox', { name: 'Use scan 2.png as' }).selectOption('Question 3');
  await expect(page.getByText('Without a partner: Q2 and Q3')).toBeVisible();
  await page.getByRole('button', { name: 'Remove scan 2.png' }).click();
  await page.getByRole('button', { name: 'Upload 3 pictures' }).click();
  const stored = page.getByRole('list', { name: 'Pictures of this paper' });
  await expect(stored.getByRole('listitem')).toHaveText(['Q1', 'S1', 'Q2']);
  expect.soft(await accessibilityViolations(page), 'files that are there').toEqual([]);

  const pupil = await browser.newPage();
  const email = pupilFor(testInfo, 30);
  await signedInAtStage(pupil, email, 'ELEVEN_PLUS');
  await pupil.goto('/past-papers');
  const card = pupil.getByRole('article', { name: title });
  const download = pupil.waitForEvent('download');
  await card.getByRole('button', { name: 'Download PDF' }).click();
  expect(await fs.readFile(await (await download).path())).toEqual(pdfOf());
  await card.getByRole('button', { name: 'View Answers' }).click();
  const viewer = pupil.getByRole('dialog', { name: title });
  await expect(viewer.getByText('Question 1 of 2')).toBeVisible();
  await expect.poll(() => widthOf(viewer.getByRole('img'))).toBe(600);
  await viewer.getByRole('button', { name: 'Show Solution' }).click();
  await expect.poll(() => widthOf(viewer.getByRole('img', { name: 'Solution 1, as a picture' }))).toBe(600);

  await deletePaper(page, title);
  await pupil.reload();
  await expect(pupil.getByRole('article').first()).toBeVisible();
  await expect(card).toBeHidden();
  await pupil.close();
});

import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { accessibilityViolations } from '../support/axe.ts';
import { nameOf } from '../support/new-names.ts';
import { pictureOf } from '../support/pictures.ts';
import { pupilFor, signedInAtStage } from '../support/pupils.ts';
import { field, letters, openUpload, preview, subject } from '../support/upload.ts';

const pasteOf = (topic: string) =>
  [1, 2, 3]
    .map((number) =>
      [
        `Q${String(number)}. ${topic}: which word is number ${String(number)}? (See Q${String(4 - number)}. too)`,
        ...letters.map((letter) => `${letter}) word ${letter}${String(number)}`),
      ].join('\r\n'),
    )
    .join('\r\n\r\n');

/** Starts a test on this topic only, as a pupil without earlier tests. */
async function startTestOn(page: Page, email: string, topic: string): Promise<void> {
  await signedInAtStage(page, email, 'ELEVEN_PLUS');
  await page.goto('/test/setup');
  await page.getByRole('radio', { name: new RegExp(`^${subject}`, 'u') }).check();
  await page.getByRole('checkbox', { name: topic }).check();
  await page.getByRole('button', { name: 'Start Test' }).click();
}

test('an administrator pastes questions, corrects the errors, and a pupil gets them in a test', async ({
  page,
  browser,
}, testInfo) => {
  const topic = nameOf('Words', testInfo);
  await openUpload(page, topic);
  const upload = page.getByRole('button', { name: /^Upload (questions|\d)/ });
  await expect(upload).toBeDisabled();

  await field(page, 'Question text').fill(pasteOf(topic));
  await field(page, 'Answer key').fill('b, C');
  await expect(preview(page).getByText('The answer key has 2 letters for 3 questions')).toBeVisible();
  await upload.click();
  await expect(field(page, 'Answer key')).toBeFocused();
  expect.soft(await accessibilityViolations(page), 'a wrong line').toEqual([]);

  await field(page, 'Answer key').fill('b, C, a');
  await field(page, 'Solutions').fill('S1. One.\nS2. Two.\nS3. Three.');
  await expect(preview(page).getByText('3 questions · 3 key letters · 3 solutions')).toBeVisible();
  await expect(preview(page).getByText('which word is number 2? (See Q2. too)')).toBeVisible();
  await expect(preview(page).getByRole('radio', { name: 'B word B2' })).toBeVisible();
  await page.getByRole('button', { name: 'Upload 3 questions' }).click();
  await expect(page.getByText('3 questions created')).toBeVisible();
  expect.soft(await accessibilityViolations(page), 'after an upload').toEqual([]);

  // The same questions again are found as duplicates.
  await page.getByRole('button', { name: 'Upload more questions' }).click();
  await field(page, 'Question text').fill(pasteOf(topic));
  await field(page, 'Answer key').fill('B,C,A');
  await expect(preview(page).getByText(`Q1 is already in the question bank (${topic})`)).toBeVisible();
  expect.soft(await accessibilityViolations(page), 'questions that are not new').toEqual([]);

  const pupil = await browser.newPage();
  await startTestOn(pupil, pupilFor(testInfo, 38), topic);
  await expect(pupil.getByText('Question 1 / 3')).toBeVisible();
  await expect(pupil.getByText(`${topic}: which word is number`)).toBeVisible();
  await expect(pupil.getByRole('radio')).toHaveCount(4);
  await pupil.close();
});

test('pictures are uploaded as questions; a file that is not a picture is named and nothing is stored', async ({
  page,
}, testInfo) => {
  const topic = nameOf('Pictures', testInfo);
  await openUpload(page, topic);
  const contentType = page.getByRole('group', { name: 'Question content type' });
  await contentType.getByRole('radio', { name: 'Image' }).check();
  const input = page.getByLabel('Question images');
  const drawing = {
    name: 'Q3.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  };
  await input.setInputFiles([
    await pictureOf(page, 'Q10.png', 'navy'),
    await pictureOf(page, 'Q2.png', 'teal'),
    drawing,
  ]);
  const pictures = page.getByRole('list', { name: 'Question images, in order' }).getByRole('listitem');
  await expect(pictures).toHaveText(['1. Q2.png', '2. Q3.png', '3. Q10.png']);
  await field(page, 'Answer key').fill('A, B, E');
  await expect(preview(page).getByText('3 questions · 3 key letters · 0 solutions')).toBeVisible();
  await expect(preview(page).getByRole('img', { name: 'The question, as a picture' }).first()).toBeVisible();
  expect.soft(await accessibilityViolations(page), 'pictures').toEqual([]);

  await page.getByRole('button', { name: 'Upload 3 questions' }).click();
  await expect(page.getByText(/^Q3\.png is not a supported image/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove Q3.png' }).click();
  await field(page, 'Answer key').fill('A, E');
  await page.getByRole('button', { name: 'Upload 2 questions' }).click();
  await expect(page.getByText('2 questions created')).toBeVisible();
});

test('a file from Moodle fills the form; the uploaded questions are downloaded as such a file again', async ({
  page,
}, testInfo) => {
  const topic = nameOf('Moodle', testInfo);
  await openUpload(page, topic);
  const question = (type: string, text: string) =>
    `<question type="${type}"><questiontext format="html"><text><![CDATA[<p>${topic}: ${text}</p>]]></text></questiontext>${[
      'm<sup>2</sup>',
      'm &amp; s',
      'kg',
      's',
    ]
      .map(
        (option, index) =>
          `<answer fraction="${index === 0 ? '100' : '0'}" format="html"><text><![CDATA[${option}]]></text></answer>`,
      )
      .join('')}</question>`;
  const texts = ['Which unit has an <em>area</em>?', 'And which has a floor?'];
  const xml = `<?xml version="1.0"?><quiz>${texts.map((text) => question('multichoice', text)).join('')}${question('ddmarker', 'Match.')}</quiz>`;

  await page.getByRole('button', { name: 'Read from a file' }).click();
  const dialog = page.getByRole('dialog', { name: 'Questions from a file' });
  await dialog
    .getByLabel('File', { exact: true })
    .setInputFiles({ name: 'units.xml', mimeType: 'text/xml', buffer: Buffer.from(xml) });
  await expect(dialog.getByText('Question 3 (line 1): is a question of the type ‘ddmarker’')).toBeVisible();
  expect.soft(await accessibilityViolations(page), 'what a file contains').toEqual([]);
  await dialog.getByRole('button', { name: 'Use 2 questions' }).click();
  await expect(field(page, 'Answer key')).toHaveValue('A,A');
  await expect(preview(page).getByText(`${topic}: Which unit has an area?`)).toBeVisible();
  await page.getByRole('button', { name: 'Upload 2 questions' }).click();
  await expect(page.getByText('2 questions created')).toBeVisible();

  await page.goto(`/admin/manage-questions?search=${encodeURIComponent(`${topic}: Which`)}`);
  await page.getByRole('checkbox', { name: /Which unit has an area\?$/ }).check();
  await page.getByRole('button', { name: 'Download Selected' }).click();
  await page.getByRole('radio', { name: 'Moodle XML' }).check();
  expect.soft(await accessibilityViolations(page), 'the formats of a download').toEqual([]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download 1 question' }).click();
  const file = readFileSync(await (await download).path(), 'utf8');
  expect(file).toContain(`<text>${topic}: Which unit has an area?</text>`);
  expect(file).toContain('<answer fraction="100" format="html"><text>m²</text></answer>');
});

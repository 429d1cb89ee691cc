import { readFile } from 'node:fs/promises';
import { expect, test, type Browser, type TestInfo } from '@playwright/test';
import { apiFor, stageIdOf } from '../support/api.ts';
import { accessibilityViolations } from '../support/axe.ts';
import { layoutFaults } from '../support/layout.ts';
import { changeRole, pupilFor, signedInAtStage } from '../support/pupils.ts';

/** Somebody signed in, with a browser of their own. */
async function person(browser: Browser, testInfo: TestInfo, number: number) {
  const page = await browser.newPage({ viewport: testInfo.project.use.viewport ?? null });
  const email = pupilFor(testInfo, number);
  const api = apiFor(page.request, await signedInAtStage(page, email, 'ELEVEN_PLUS'));
  const { name } = await api.get<{ name: string }>('/auth/me');
  return { page, email, api, name };
}

test('a teacher invites a pasted class list and reads what a pupil answered', async ({
  browser,
  request,
}, testInfo) => {
  await changeRole(request, pupilFor(testInfo, 126), { role: 'TEACHER', stageCode: 'ELEVEN_PLUS' });
  const teacher = await person(browser, testInfo, 126);
  const [pupil, other] = [await person(browser, testInfo, 127), await person(browser, testInfo, 128)];
  const created = await teacher.api.post<{ id: string; joinCode: string }>('/classes', {
    name: 'Year 6 Mathematics',
    stageId: await stageIdOf(teacher.api, 'ELEVEN_PLUS'),
    subjectId: null,
  });
  const classPath = `/classes/${created.id}`;

  await test.step('the list is a table of a spreadsheet, and a line without an address stays', async () => {
    await teacher.page.goto(`${classPath}/invite`);
    const table = [
      ['Surname', 'Forename', 'Admission No', 'Email'],
      ['Okafor', 'Ada', '0417', pupil.email],
      ['Brown', 'Ben', '0398', other.email],
      ['Clarke', 'Cem', '0402', 'to follow'],
    ];
    const box = teacher.page.getByLabel('E-mail addresses of the pupils');
    await box.fill(table.map((cells) => cells.join('\t')).join('\n'));
    await teacher.page.getByRole('button', { name: 'Send invitations' }).click();
    await expect(teacher.page.getByText('2 invitations sent.')).toBeVisible();
    await expect(teacher.page.getByRole('list', { name: 'Outcome of each line' })).toContainText('Line 4:');
    await expect(box).toHaveValue(/Clarke/);
    expect(await accessibilityViolations(teacher.page)).toEqual([]);
    expect(await layoutFaults(teacher.page)).toEqual([]);
  });
  for (const { api } of [pupil, other]) await api.post('/classes/join', { code: created.joinCode });

  await teacher.page.goto(`${classPath}/assignments/new`);
  await teacher.page.getByLabel('Title').fill('Fractions, week 1');
  await teacher.page.getByLabel('Subject').selectOption({ label: 'Mathematics' });
  await teacher.page.getByRole('textbox', { name: /^Number of questions/ }).fill('5');
  await teacher.page.getByRole('checkbox', { name: 'Fractions', exact: true }).check();
  await teacher.page.getByRole('button', { name: 'Draw these questions' }).click();
  await expect(teacher.page.getByText('5 questions chosen')).toBeVisible();
  await teacher.page.getByRole('button', { name: 'Set the assignment' }).click();
  await expect(teacher.page.getByRole('heading', { name: 'Fractions, week 1' })).toBeVisible();
  const assignmentPath = new URL(teacher.page.url()).pathname;

  await test.step('a pupil answers the first question and skips the others', async () => {
    await pupil.page.goto('/assignments');
    await pupil.page.getByRole('link', { name: 'Fractions, week 1' }).click();
    await pupil.page.getByRole('button', { name: 'Start' }).click();
    await pupil.page.getByRole('radio').first().check();
    for (let number = 1; number <= 5; number++) {
      await expect(pupil.page.getByText(`Question ${number} / 5`)).toBeVisible();
      await pupil.page.getByRole('button', { name: number < 5 ? 'Next Question' : 'Finish' }).click();
    }
    await pupil.page.getByRole('alertdialog').getByRole('button', { name: 'Hand in' }).click();
    await expect(pupil.page.getByRole('heading', { level: 1, name: 'Handed in' })).toBeVisible();
  });

  await test.step('the grid has both pupils and every question', async () => {
    await teacher.page.goto(`${assignmentPath}/answers`);
    const grid = teacher.page.getByRole('grid', { name: 'Answers to Fractions, week 1' });
    await expect(grid.getByRole('columnheader')).toHaveCount(6);
    const row = grid.getByRole('row', { name: 'Ada Okafor' });
    await expect(row.getByRole('gridcell').first()).toContainText(/[A-E] (right|wrong)/i);
    await expect(row.getByRole('gridcell').last()).toContainText('omitted');
    await expect(grid.getByRole('row', { name: 'Ben Brown' })).toContainText('Not started');
    expect(await accessibilityViolations(teacher.page)).toEqual([]);
    expect(await layoutFaults(teacher.page)).toEqual([]);
    await row.getByRole('link', { name: 'Ada Okafor' }).click();
  });

  await test.step('the script has the question, what was chosen and what is right, before the release', async () => {
    await expect(teacher.page.getByRole('heading', { level: 2, name: 'Ada Okafor' })).toBeVisible();
    const answers = teacher.page.getByRole('region', { name: 'Answers' });
    await expect(answers).toContainText(/\d of 5 questions right/);
    await expect(answers.getByText(/^Chose [A-E] · right is [A-E]/)).toHaveCount(1);
    await expect(answers.getByText(/^No answer · right is [A-E]/)).toHaveCount(4);
    await expect(teacher.page.getByText(`0417 · own name: ${pupil.name}`)).toBeVisible();
    expect(await accessibilityViolations(teacher.page)).toEqual([]);
    expect(await layoutFaults(teacher.page)).toEqual([]);
  });

  await test.step('the markbook is in the order of surnames, and its file has the admission numbers', async () => {
    await teacher.page.goto(`${classPath}/markbook`);
    const rows = teacher.page.getByRole('grid', { name: /^Markbook of/ }).getByRole('rowheader');
    await expect(rows).toHaveText([/^Ben Brown\s*0398/, /^Ada Okafor\s*0417/]);
    expect(await accessibilityViolations(teacher.page)).toEqual([]);
    expect(await layoutFaults(teacher.page)).toEqual([]);
    const downloading = teacher.page.waitForEvent('download');
    await teacher.page.getByRole('button', { name: 'Download as CSV' }).click();
    const lines = (await readFile(await (await downloading).path(), 'utf8')).split('\r\n');
    expect(lines[0]).toContain('"Pupil","Surname","Forename","Identifier","Own name"');
    expect(lines[1]).toContain('"Ben Brown","Brown","Ben","0398"');
    expect(lines[2]).toContain('"Ada Okafor","Okafor","Ada","0417"');
  });
});

import { expect, test, type APIRequestContext, type Page, type TestInfo } from '@playwright/test';
import { apiFor, stageIdOf } from '../support/api.ts';
import { accessibilityViolations } from '../support/axe.ts';
import { nameOf } from '../support/new-names.ts';
import {
  administrator,
  chooseStage,
  pupilFor,
  signedInAdministrator,
  signedInAtStage,
  tokenOf,
} from '../support/pupils.ts';

const stageCode = 'A_LEVEL';

interface Own {
  /** The subject's name; every question starts with it. */
  name: string;
  subjectId: string;
}

/** Creates a subject with two rapid-fire questions for this run only. */
async function ownSubject(request: APIRequestContext, testInfo: TestInfo): Promise<Own> {
  const api = apiFor(request, await tokenOf(request, administrator));
  const name = nameOf('Quick facts', testInfo);
  const stageId = await stageIdOf(api, stageCode);
  const { id: subjectId } = await api.post<{ id: string }>('/admin/subjects', {
    stageId,
    name,
    icon: '⚡',
    color: 'teal',
  });
  const questions = [1, 2].map((number) =>
    [`Q${String(number)}. ${name} ${String(number)}?`, 'A) yes', 'B) no', 'C) maybe', 'D) never'].join('\n'),
  );
  await api.upload('/rapid-fire-admin/upload', {
    examTypeId: stageId,
    subjectId,
    topicName: 'General',
    questionText: questions.join('\n\n'),
    answerKey: 'A, B',
    explanationText: 'S1. Because.\nS2. Because of that.',
    level: '1',
    timeLimit: '60',
  });
  return { name, subjectId };
}

async function signedInPupil(page: Page, email: string): Promise<void> {
  await signedInAtStage(page, email, stageCode);
}

/** Plays the first level of the subject to its end; returns the text on the screen. */
async function playQuiz(page: Page, { name }: Own): Promise<string> {
  const said: string[] = [];
  await page.goto('/rapid-fire');
  await page.getByRole('radio', { name: new RegExp(`^${name}`, 'u') }).check();
  await page.getByRole('radio', { name: /^Level 1\b/ }).check();
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  for (const number of ['1 / 2', '2 / 2']) {
    await expect(page.getByRole('heading', { level: 2, name: `Question ${number}` })).toBeVisible();
    said.push(await page.locator('body').innerText());
    await page.getByRole('group', { name: 'Answers' }).getByRole('button').first().click();
  }
  await expect(page.getByRole('heading', { name: 'Your answers' })).toBeVisible();
  return said.join('\n');
}

/** Reports the second question as another pupil through the API. */
async function reportThroughApi(request: APIRequestContext, email: string, questionId: string) {
  const token = await tokenOf(request, email);
  await chooseStage(request, token, stageCode);
  await apiFor(request, token).post('/questions/flag', {
    questionId,
    questionType: 'rapid-fire',
    reason: 'Unclear Question',
    sessionId: 'test-session',
  });
}

const table = (page: Page) => page.getByRole('region', { name: 'Flagged questions' });
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });

test('two pupils report a question, an administrator corrects it and replies to both', async ({
  page,
  browser,
}, testInfo) => {
  test.slow(); // three users
  const own = await ownSubject(page.request, testInfo);
  const pupils = await browser.newPage();
  await signedInPupil(pupils, pupilFor(testInfo, 33));
  await playQuiz(pupils, own);
  await pupils.getByRole('button', { name: /^Question 1, / }).click();
  const reported = pupils.waitForRequest('**/api/questions/flag');
  await pupils.getByRole('button', { name: 'Report' }).click();
  await pupils.getByRole('menuitem', { name: 'Wrong Answer' }).click();
  await expect(pupils.getByText('Reported - Thank you!')).toBeVisible();
  const { questionId } = (await reported).postDataJSON() as { questionId: string };
  await reportThroughApi(page.request, pupilFor(testInfo, 53), questionId);

  // From the overview to the list of reports, and to the reports of this question.
  await signedInAdministrator(page);
  await page.goto('/admin/overview');
  await page.getByRole('link', { name: /Open reports/ }).click();
  await expect(page.getByRole('tab', { name: 'Flagged Questions', selected: true })).toBeVisible();
  await expect(table(page).getByRole('row').nth(1)).toBeVisible();
  await page.goto(`/admin/manage-questions?search=${questionId}&question=${questionId}`);
  await page.getByRole('dialog').getByRole('link', { name: '2', exact: true }).click();
  await expect(page.getByText('2 reports of this question').first()).toBeVisible();
  const rows = table(page).getByRole('row').filter({ hasText: own.name });
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Wrong Answer');

  // The first try to decide fails: the notes stay.
  await rows
    .first()
    .getByRole('button', { name: /^Resolve/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Resolve report' });
  await dialog.getByRole('textbox', { name: 'Notes' }).fill('It says more now.');
  await dialog.getByRole('checkbox', { name: 'Resolve all 2 reports of this question' }).check();
  await page.route('**/api/admin-flags/question-flags/*/resolve', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Resolve 2 reports' }).click();
  await expect(page.getByText('Failed to resolve flag')).toBeVisible();
  await page.unroute('**/api/admin-flags/question-flags/*/resolve');
  await dialog.getByRole('button', { name: 'Resolve 2 reports' }).click();
  await expect(page.getByText('2 reports resolved')).toBeVisible();
  await expect(rows.getByText('Resolved')).toHaveCount(2);
  await expect(rows.getByRole('button')).toHaveCount(0);

  // The administrator corrects the question.
  await page.getByRole('tab', { name: 'Questions', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search text or question id' }).fill(questionId);
  await expect(page.getByText('1 question with drafts', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Edit / }).click();
  const corrected = `${own.name}: is it so?`;
  await page.getByRole('textbox', { name: 'Question text' }).fill(corrected);
  await page.getByRole('textbox', { name: 'Time limit' }).fill('90');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Question updated successfully')).toBeVisible();
  await expect(page.getByRole('cell', { name: corrected }).first()).toBeVisible();

  // The pupil gets a notification, and plays with the new text.
  await pupils.goto('/');
  await expect(bell(pupils)).toHaveAccessibleName('Notifications, 1 unread');
  await bell(pupils).click();
  await expect(pupils.getByText('Your report about General was answered')).toBeVisible();
  await expect(pupils.getByText(/the question is correct/)).toBeVisible();
  await pupils.keyboard.press('Escape');
  expect(await playQuiz(pupils, own)).toContain(corrected);
  await pupils.close();
});

test('Rapid-Fire Questions has no accessibility violations', async ({ page }) => {
  await signedInAdministrator(page);
  await page.goto('/admin/rapid-fire');
  await expect(page.getByRole('heading', { level: 1, name: 'Rapid-Fire Questions' })).toBeVisible();
  await expect(page.getByText(/^[\d,]+\+? questions with drafts$/)).toBeVisible();
  await expect(page.getByText(/^Page 1 of \d/)).toBeVisible();
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Edit rapid-fire question' })).toBeVisible();
  expect.soft(await accessibilityViolations(page), 'the form').toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('tab', { name: 'Flagged Questions' }).click();
  await expect(table(page).getByRole('row').nth(1)).toBeVisible();
  expect.soft(await accessibilityViolations(page), 'the reports').toEqual([]);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Pending');
  await expect(page).toHaveURL(/status=PENDING/);
  await page
    .getByRole('button', { name: /^Dismiss the report/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Dismiss report' })).toBeVisible();
  expect.soft(await accessibilityViolations(page), 'a decision').toEqual([]);
  await page.keyboard.press('Escape');
  await page.goto('/admin/rapid-fire?search=xyzzy');
  await expect(page.getByRole('heading', { name: 'No questions found' })).toBeVisible();
  expect.soft(await accessibilityViolations(page), 'nothing found').toEqual([]);
});

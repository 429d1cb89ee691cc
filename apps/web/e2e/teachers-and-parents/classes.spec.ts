import { expect, test, type Browser, type Page, type TestInfo } from '@playwright/test';
import { apiFor } from '../support/api.ts';
import { accessibilityViolations } from '../support/axe.ts';
import { layoutFaults } from '../support/layout.ts';
import { changeRole, pupilFor, signedInAtStage } from '../support/pupils.ts';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const phone = { width: 390, height: 844 };

interface Person {
  page: Page;
  name: string;
  api: ReturnType<typeof apiFor>;
}

/** Somebody signed in, with a browser of their own. */
async function person(
  browser: Browser,
  testInfo: TestInfo,
  number: number,
  viewport = phone,
): Promise<Person> {
  const page = await browser.newPage({ viewport });
  const email = pupilFor(testInfo, number);
  const token = await signedInAtStage(page, email, 'ELEVEN_PLUS');
  return { page, name: `Journey ${/\d+/.exec(email)?.[0] ?? ''}`, api: apiFor(page.request, token) };
}

const idIn = (page: Page, part: string) =>
  new RegExp(`/${part}/([0-9a-f-]{36})`).exec(new URL(page.url()).pathname)?.[1] ?? '';

/** Answers with the first option of each question, and hands in. */
async function answerAll({ page }: Person, questionCount: number): Promise<void> {
  for (let number = 1; number <= questionCount; number++) {
    await expect(page.getByText(`Question ${number} / ${questionCount}`)).toBeVisible();
    await page.getByRole('radio').first().check();
    await press(page, number < questionCount ? 'Next Question' : 'Finish');
  }
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hand in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Handed in' })).toBeVisible();
}

/** The questions that the search finds for these words. */
async function foundBy(pupil: Person, words: string): Promise<string[]> {
  const query = { q: words, limit: '20' };
  const { questions } = await pupil.api.get<{ questions: { items: { id: string }[] } }>('/search', query);
  return questions.items.map(({ id }) => id);
}

test('a class from its first day to a follow-up: join, set, do, mark, release, leave', async ({
  browser,
  request,
}, testInfo) => {
  await changeRole(request, pupilFor(testInfo, 76), { role: 'TEACHER', stageCode: 'ELEVEN_PLUS' });
  const teacher = await person(browser, testInfo, 76, { width: 1440, height: 900 });
  const [first, second] = [await person(browser, testInfo, 77), await person(browser, testInfo, 78)];
  const outsider = await person(browser, testInfo, 75);

  await teacher.page.goto('/classes');
  await teacher.page.getByRole('link', { name: 'New class' }).click();
  await teacher.page.getByLabel('Name').fill('Year 6 Thursday club');
  await teacher.page.getByLabel('Stage').selectOption({ label: '11+ (Eleven Plus)' });
  await press(teacher.page, 'Create class');
  const shown = teacher.page.getByText(/^[A-Z0-9]{3}-[A-Z0-9]{3}$/);
  const code = (await shown.textContent()) ?? '';
  const classPath = `/classes/${idIn(teacher.page, 'classes')}`;

  await test.step('pupils join, after they have read who will see what', async () => {
    await first.page.goto('/join');
    await first.page.getByLabel('Code of the class').fill(code.toLowerCase());
    await press(first.page, 'Continue');
    const asked = first.page.getByRole('region', { name: 'Year 6 Thursday club' });
    await expect(asked.getByRole('heading', { name: 'They will see', exact: true })).toBeVisible();
    await expect(asked).toContainText(teacher.name);
    expect(await accessibilityViolations(first.page)).toEqual([]);
    expect(await layoutFaults(first.page)).toEqual([]);
    await press(first.page, 'I agree: join the class');
    await expect(first.page.getByRole('heading', { name: 'Year 6 Thursday club' })).toBeVisible();
    await second.page.goto(`/join/${code.replace('-', '')}`);
    await press(second.page, 'I agree: join the class');
    await second.page.waitForURL('**/who-can-see-my-work');
  });

  const { members } = await teacher.api.get<{ members: { id: string; name: string }[] }>(
    `${classPath}/members`,
  );
  const firstId = members.find(({ name }) => name === first.name)?.id ?? '';
  const arrangement = { extraTimePercent: 25, breakMinutes: 5, hasReader: false };
  await teacher.api.put(`/access-arrangements/pupils/${firstId}`, arrangement);

  await test.step('the teacher sets an assignment on one topic', async () => {
    await teacher.page.goto(`${classPath}/assignments/new`);
    await teacher.page.getByLabel('Title').fill('Fractions, week 1');
    await teacher.page.getByLabel('Subject').selectOption({ label: 'Mathematics' });
    await teacher.page.getByRole('textbox', { name: /^Number of questions/ }).fill('5');
    await teacher.page.getByRole('checkbox', { name: 'Fractions', exact: true }).check();
    await press(teacher.page, 'Draw these questions');
    await expect(teacher.page.getByText('5 questions chosen')).toBeVisible();
    await press(teacher.page, 'Set the assignment');
    await expect(teacher.page.getByRole('heading', { name: 'Fractions, week 1' })).toBeVisible();
  });
  const assignmentId = idIn(teacher.page, 'assignments');
  const { previews } = await teacher.api.get<{ previews: { id: string; explanationText: string | null }[] }>(
    `/assignments/${assignmentId}`,
  );

  await test.step('its questions are found by others, and not by its pupils', async () => {
    let foundOutside = 0;
    for (const { id, explanationText } of previews) {
      const words =
        (explanationText ?? '')
          .match(/(?<![\\a-z])[a-z]{4,}/giu)
          ?.slice(0, 5)
          .join(' ') ?? '';
      if (words === '') continue;
      if ((await foundBy(outsider, words)).includes(id)) foundOutside += 1;
      expect(await foundBy(second, words)).not.toContain(id);
    }
    expect(foundOutside).toBeGreaterThan(0);
  });

  await test.step('a pupil does it with more time and a rest break', async () => {
    await first.page.goto('/');
    await first.page.getByRole('link', { name: 'Fractions, week 1' }).click();
    await expect(first.page.getByText('5 questions · 38 minutes')).toBeVisible();
    await press(first.page, 'Start');
    await expect(first.page.getByText('Question 1 / 5')).toBeVisible();
    await press(first.page, 'Break');
    await press(first.page, 'Start the break');
    await expect(first.page.getByRole('heading', { name: 'Rest break' })).toBeVisible();
    await expect(first.page.getByRole('radio')).toHaveCount(0);
    await press(first.page, 'Continue the test');
    await answerAll(first, 5);
    await expect(first.page.getByText(/%/)).toHaveCount(0);
  });

  await second.page.goto(`/assignments/${assignmentId}`);
  await expect(second.page.getByText('5 questions · 30 minutes')).toBeVisible();
  await press(second.page, 'Start');
  await expect(second.page.getByText('Question 1 / 5')).toBeVisible();
  const grid = teacher.page.getByRole('grid');
  await teacher.page.goto(`${classPath}/markbook`);
  await expect(grid.getByRole('row', { name: first.name })).toContainText(/\d+%\s*Handed in/);
  await expect(grid.getByRole('row', { name: second.name })).toContainText('In progress');
  await answerAll(second, 5);

  await test.step('the teacher releases the results, and the pupil sees the answers', async () => {
    await grid.getByRole('link', { name: /^Fractions, week 1/ }).click();
    await press(teacher.page, 'Release the results');
    await press(teacher.page, 'Release');
    await expect(teacher.page.getByText(/; released /)).toBeVisible();
    await first.page.getByRole('link', { name: 'Back to the assignment' }).click();
    await first.page.reload();
    await first.page.getByRole('link', { name: 'See your answers and the solutions' }).click();
    await press(first.page, 'View Solutions');
    await expect(first.page.getByText('Correct Answer').first()).toBeVisible();
  });

  await test.step('the teacher sets a follow-up on what was missed', async () => {
    await teacher.page.getByRole('link', { name: 'Class analysis' }).click();
    await expect(teacher.page.getByText('2 of 2 pupils handed in', { exact: false })).toBeVisible();
    await teacher.page.getByRole('link', { name: 'Set a follow-up on what was missed' }).click();
    await expect(teacher.page.getByLabel('Title')).toHaveValue('Follow-up: Fractions, week 1');
    await expect(teacher.page.getByRole('checkbox', { name: 'Fractions', exact: true })).toBeChecked();
    await press(teacher.page, 'Set the assignment');
    await expect(
      teacher.page.getByText('Each pupil gets different questions from Mathematics: Fractions.'),
    ).toBeVisible();
  });

  await test.step('a pupil leaves, and the teacher no longer sees their work', async () => {
    await first.page.goto('/who-can-see-my-work');
    await press(first.page, 'Leave class Year 6 Thursday club');
    await press(first.page, 'Leave class');
    await expect(first.page.getByText('You are not in a class, so no teacher sees your work.')).toBeVisible();
    await teacher.page.goto(`${classPath}/markbook`);
    await expect(grid.getByRole('row', { name: second.name })).toContainText('Handed in');
    await expect(grid.getByRole('row', { name: first.name })).toHaveCount(0);
  });
  for (const { page } of [teacher, first, second, outsider]) await page.close();
});

import { expect, test, type Browser, type TestInfo } from '@playwright/test';
import { apiFor, stageIdOf } from '../support/api.ts';
import { changeRole, pupilFor, signedInAtStage } from '../support/pupils.ts';
import { letterOf, type StartedTest } from '../support/started-test.ts';
import { longWait } from '../support/time-limits.ts';

/** Somebody signed in, with a browser of their own. */
async function person(browser: Browser, testInfo: TestInfo, number: number) {
  const page = await browser.newPage({ viewport: testInfo.project.use.viewport ?? null });
  const api = apiFor(page.request, await signedInAtStage(page, pupilFor(testInfo, number), 'ELEVEN_PLUS'));
  const { id, name } = await api.get<{ id: string; name: string }>('/auth/me');
  return { page, api, id, name };
}

test('answers to an assignment that arrive after its time count, and the markbook says how late they were', async ({
  browser,
  request,
}, testInfo) => {
  test.slow();
  await changeRole(request, pupilFor(testInfo, 101), { role: 'TEACHER', stageCode: 'ELEVEN_PLUS' });
  const [teacher, pupil] = [await person(browser, testInfo, 101), await person(browser, testInfo, 102)];
  const subjects = await teacher.api.get<{ id: string; name: string }[]>('/stages/ELEVEN_PLUS/subjects');
  const subjectId = subjects.find(({ name }) => name === 'Mathematics')?.id ?? '';
  const { questions } = await teacher.api.get<{ questions: StartedTest['questions'] }>(
    '/assignment-questions',
    { subjectId, limit: '3' },
  );
  const created = await teacher.api.post<{ id: string; joinCode: string }>('/classes', {
    name: 'Year 6 revision',
    stageId: await stageIdOf(teacher.api, 'ELEVEN_PLUS'),
    subjectId: null,
  });
  await pupil.api.post('/classes/join', { code: created.joinCode });

  // Without a time limit, the time of the work ends when the assignment closes.
  const endsAt = Date.now() + 25_000;
  const { id } = await teacher.api.post<{ id: string }>(`/classes/${created.id}/assignments`, {
    title: 'Short check',
    instructions: '',
    questions: { questionChoice: 'SAME', questionIds: questions.map((question) => question.id) },
    duration: null,
    opensAt: new Date().toISOString(),
    dueAt: new Date(endsAt).toISOString(),
    closesAt: new Date(endsAt).toISOString(),
    show: 'SCORE',
    release: 'TEACHER',
  });

  await test.step('the pupil loses the network, answers two questions, and the time passes', async () => {
    await pupil.page.goto(`/assignments/${id}`);
    await pupil.page.getByRole('button', { name: 'Start' }).click();
    await expect(pupil.page.getByText('Question 1 / 3')).toBeVisible();
    await pupil.page.context().setOffline(true);
    for (const number of [1, 2]) {
      await expect(pupil.page.getByText(`Question ${String(number)} / 3`)).toBeVisible();
      await pupil.page.getByRole('radio').first().check();
      await pupil.page.getByRole('button', { name: 'Next Question' }).click();
    }
    await expect(pupil.page.getByRole('heading', { name: 'You have finished your work' })).toBeVisible(
      longWait(),
    );
    await expect(pupil.page.getByText(/not sent yet/).first()).toBeVisible();
  });

  await teacher.page.goto(`/classes/${created.id}/markbook`);
  const row = teacher.page.getByRole('grid', { name: /^Markbook of/ }).getByRole('row', { name: pupil.name });
  await expect(row).toContainText('In progress');

  // What arrives within half a minute is not late.
  await expect.poll(() => Date.now() - endsAt, longWait()).toBeGreaterThan(32_000);
  await pupil.page.context().setOffline(false);
  await expect(pupil.page.getByRole('heading', { level: 1, name: 'Handed in' })).toBeVisible();
  await teacher.page.reload();
  await expect(row).toContainText(/\d+%\s*Handed in\s*2 answers arrived [12] min after the time/);
  await row.getByRole('link', { name: pupil.name }).click();
  await expect(teacher.page.getByText(/^2 answers arrived [12] min after the time$/)).toBeVisible();
});

test('answers of a practice test that a device sends after its time count, without a word about being late', async ({
  browser,
}, testInfo) => {
  const pupil = await person(browser, testInfo, 103);
  await pupil.api.get('/tests/active'); // closes the test whose time was over an hour ago
  const { notifications } = await pupil.api.get<{ notifications: { link: string | null }[] }>(
    '/notifications',
  );
  const testId = /test=([\da-f-]{36})/u.exec(notifications.map(({ link }) => link).join(' '))?.[1] ?? '';
  const { test: taken } = await pupil.api.get<{ test: StartedTest & { startedAt: string } }>(
    `/tests/${testId}/results`,
  );
  const resultPath = `/test/results?test=${testId}`;
  await pupil.page.goto(resultPath);
  await expect(pupil.page.getByText('20%', { exact: true }).first()).toBeVisible();

  // What the device holds of a test whose time passed without network: two answers given in the second minute.
  const answeredAt = new Date(Date.parse(taken.startedAt) + 90_000).toISOString();
  const late = taken.questions.slice(1, 3).map((question) => ({
    questionId: question.id,
    optionLetter: letterOf(question, true),
    sequence: 1,
    answeredAt,
  }));
  const completion = {
    testId,
    userAnswers: Object.fromEntries(late.map((answer) => [answer.questionId, answer.optionLetter])),
    timeTaken: 900,
    isTimeUp: true,
  };
  await pupil.page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    `mock-test-unsaved-result:${pupil.id}:${testId}`,
    JSON.stringify({ test: taken, completion, results: null, unsavedAnswers: late, refusal: null }),
  ] as const);
  await pupil.page.goto(resultPath);
  await expect(pupil.page.getByText('60%', { exact: true }).first()).toBeVisible();
  await expect(pupil.page.getByText('Time was up: the answers you had given were submitted.')).toBeVisible();
  await expect(pupil.page.getByText(/\blate\b|after the time/i)).toHaveCount(0);
});

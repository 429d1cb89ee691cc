import { expect, test, type Browser, type TestInfo } from '@playwright/test';
import { apiFor, stageIdOf } from '../support/api.ts';
import { accessibilityViolations } from '../support/axe.ts';
import { layoutFaults } from '../support/layout.ts';
import { administrator, changeRole, pupilFor, signedInAtStage, tokenOf } from '../support/pupils.ts';

interface Identified {
  id: string;
}
const idsOf = (questions: readonly Identified[]) => questions.map(({ id }) => id);

/** Somebody signed in, with a browser of their own. */
async function person(browser: Browser, testInfo: TestInfo, number: number) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const token = await signedInAtStage(page, pupilFor(testInfo, number), 'GCSE');
  return { page, api: apiFor(page.request, token) };
}

test('reserved questions are in an assignment and in no practice, also for a pupil who leaves and joins again', async ({
  browser,
  request,
}, testInfo) => {
  await changeRole(request, pupilFor(testInfo, 94), { role: 'TEACHER', stageCode: 'GCSE' });
  const teacher = await person(browser, testInfo, 94);
  const [member, leaver] = [await person(browser, testInfo, 26), await person(browser, testInfo, 32)];
  const staff = apiFor(request, await tokenOf(request, administrator));
  const stageId = await stageIdOf(teacher.api, 'GCSE');
  const subjects = await teacher.api.get<
    { id: string; name: string; topics: (Identified & { name: string })[] }[]
  >('/subjects/all', { examTypeId: stageId });
  const subject = subjects.find(({ name }) => name === 'Biology') ?? subjects[0];
  // The phone and the desktop run at the same time, so each has a topic of its own.
  const topic =
    subject?.topics[testInfo.config.projects.findIndex(({ name }) => name === testInfo.project.name)];
  if (!subject || !topic) throw new Error('There is no such topic');
  const found = await teacher.api.get<{ questions: Identified[] }>('/assignment-questions', {
    subjectId: subject.id,
    topicId: topic.id,
    limit: '5',
  });
  const reserve = idsOf(found.questions);
  await staff.put('/admin/questions/status', { questionIds: reserve, status: 'reserved' });
  const created = await teacher.api.post<Identified & { joinCode: string }>('/classes', {
    name: 'Year 10 Biology',
    stageId,
    subjectId: subject.id,
  });
  const code = created.joinCode;
  const join = (pupil: typeof member) => pupil.api.post('/classes/join', { code });
  await Promise.all([join(member), join(leaver)]);

  await teacher.page.goto(`/classes/${created.id}/assignments/new`);
  await teacher.page.getByLabel('Title').fill('Check-up');
  await teacher.page.getByRole('textbox', { name: /^Number of questions/ }).fill('5');
  await teacher.page.getByRole('checkbox', { name: topic.name, exact: true }).check();
  const from = teacher.page.getByRole('group', { name: 'Take them from' });
  await from.getByRole('radio', { name: 'Reserved questions' }).check();
  await expect(from).toContainText('There are 5 questions for this choice.');
  expect(await accessibilityViolations(teacher.page)).toEqual([]);
  expect(await layoutFaults(teacher.page)).toEqual([]);
  await teacher.page.getByRole('button', { name: 'Draw these questions' }).click();
  await expect(teacher.page.getByText('5 questions chosen')).toBeVisible();
  await teacher.page.getByRole('button', { name: 'Set the assignment' }).click();
  await expect(teacher.page.getByRole('heading', { name: 'Check-up' })).toBeVisible();

  /** Practises the whole topic once more; none of its questions is in the assignment. */
  async function practise(pupil: typeof member) {
    const choice = { examTypeId: stageId, subjectId: subject?.id, topicIds: [topic?.id] };
    const test = await pupil.api.post<{ questions: Identified[] }>('/tests/generate', {
      ...choice,
      difficulty: [1, 2, 3],
      questionCount: 50,
    });
    expect(test.questions.length).toBeGreaterThan(0);
    for (const id of reserve) expect(idsOf(test.questions)).not.toContain(id);
  }
  for (let round = 0; round < 3; round++) await practise(member);
  await leaver.api.remove(`/classes/${created.id}/membership`);
  for (let round = 0; round < 3; round++) await practise(leaver);
  await join(leaver);
  await practise(leaver);

  for (const pupil of [member, leaver]) {
    await pupil.page.goto('/assignments');
    await pupil.page.getByRole('link', { name: 'Check-up' }).click();
    await pupil.page.getByRole('button', { name: 'Start' }).click();
    await expect(pupil.page.getByText('Question 1 / 5')).toBeVisible();
  }
  await staff.put('/admin/questions/status', { questionIds: reserve, status: 'published' });
});

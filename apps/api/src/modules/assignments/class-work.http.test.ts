import { ownAssignments, readAnalysis } from '@markwell/shared/assignments/assignments.contract';
import { readMarkbook, readMarkbookOfPupil } from '@markwell/shared/assignments/markbook.contract';
import { submitTest, testResults } from '@markwell/shared/mock-tests/mock-tests.contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { answersFor, startedTestOf, type ApiClient } from '#testing/requests/api-client.ts';
import { bodyOf } from '#testing/requests/response-body.ts';
import { createAssignmentTests } from '#testing/helpers/assignment-helpers.ts';

const { app, database, at, goTo, school, setFor, start, handIn, workOf } = await createAssignmentTests();
beforeEach(() => goTo(0));

describe('the teacher’s view', () => {
  it('follows what pupils do, page by page', async () => {
    const of = await school();
    const id = await setFor(of);
    await handIn(of.pupil, id, 'B');
    await start(of.other, id);
    const first = bodyOf(
      readMarkbook,
      await of.teacher.get(`/classes/${of.schoolClass.id}/markbook?limit=1`),
    );
    const second = bodyOf(
      readMarkbook,
      await of.teacher.get(`/classes/${of.schoolClass.id}/markbook?limit=1&cursor=${first.next ?? ''}`),
    );
    expect(second.next).toBeNull();
    const states = [...first.pupils, ...second.pupils].map((pupil) => [
      pupil.id,
      pupil.entries[0]?.state,
      pupil.entries[0]?.score,
    ]);
    expect(new Set(states)).toEqual(
      new Set([
        [of.pupil.user.id, 'HANDED_IN', 0],
        [of.other.user.id, 'RUNNING', null],
      ]),
    );
    const page = bodyOf(
      readMarkbookOfPupil,
      await of.teacher.get(`/classes/${of.schoolClass.id}/markbook/${of.pupil.user.id}`),
    );
    expect(page.assignments).toMatchObject([{ id, entry: { state: 'HANDED_IN' } }]);
  });

  it('ends immediately when a pupil leaves in mid-test, who keeps the test', async () => {
    const of = await school();
    const id = await setFor(of, { release: 'HAND_IN' });
    const test = startedTestOf(await start(of.pupil, id));
    await database.classMember.updateMany({
      where: { userId: of.pupil.user.id },
      data: { leftAt: at(0) },
    });
    expect((await workOf(of, id)).map(({ pupil }) => pupil.id)).toEqual([of.other.user.id]);
    expect((await of.teacher.get(`/classes/${of.schoolClass.id}/markbook/${of.pupil.user.id}`)).status).toBe(
      404,
    );
    const results = bodyOf(submitTest, await of.pupil.complete(test.testId, answersFor(test, 'A')));
    expect(results).toMatchObject({ withheld: null, score: 100 });
    const analysis = bodyOf(readAnalysis, await of.teacher.get(`/assignments/${id}/analysis`));
    expect([analysis.handedInCount, analysis.memberCount]).toEqual([0, 1]);
  });

  it('confirms extra time in mid-test, which is there with the next saved answer', async () => {
    const of = await school();
    const test = startedTestOf(await start(of.pupil, await setFor(of)));
    expect(test).toMatchObject({ duration: 30, deadlineAt: at(30) });
    goTo(5);
    await of.teacher.put(`/access-arrangements/pupils/${of.pupil.user.id}`, {
      ...{ extraTimePercent: 25, breakMinutes: 0, hasReader: false },
    });
    const saved = await of.pupil.save(test.testId, [
      { questionId: test.questions[0]?.id, optionLetter: 'A', sequence: 1, answeredAt: at(5) },
    ]);
    expect(saved.body).toMatchObject({ status: 'OPEN', duration: 38, deadlineAt: at(38) });
  });

  it('returns work to be done again, and excuses', async () => {
    const of = await school();
    const id = await setFor(of, { release: 'HAND_IN' });
    const { test } = await handIn(of.pupil, id, 'B');
    const path = `/assignments/${id}/work/${of.pupil.user.id}`;
    expect((await of.teacher.post(`${path}/return`, { dueAt: at(-1) })).status).toBe(422);
    const returned = await of.teacher.post(`${path}/return`, { dueAt: at(200) });
    expect(returned.body).toMatchObject({ state: 'RETURNED', dueAt: at(200), score: null });
    expect((await of.teacher.post(`${path}/return`, { dueAt: at(200) })).status).toBe(422);
    const { results } = bodyOf(testResults, await of.pupil.get(`/tests/${test.testId}/results`));
    expect(results.withheld).toBe('ALL');
    goTo(150);
    const again = await handIn(of.pupil, id, 'A');
    expect(again.test.testId).not.toBe(test.testId);
    expect(again.results.score).toBe(100);
    const excuse = (isExcused: boolean) =>
      of.teacher.post(`/assignments/${id}/work/${of.other.user.id}/excuse`, { isExcused });
    expect((await excuse(true)).body).toMatchObject({ state: 'EXCUSED', isExcused: true });
    expect((await excuse(false)).body).toMatchObject({ state: 'MISSED', isExcused: false });
  });

  it('counts the answers to each question, and says when there are too few', async () => {
    const of = await school();
    const id = await setFor(of);
    await handIn(of.pupil, id, 'B');
    const { questions, topics } = bodyOf(readAnalysis, await of.teacher.get(`/assignments/${id}/analysis`));
    expect(questions[0]).toMatchObject({ answers: 1, correct: 0, facility: null, omitted: 0 });
    expect(questions[0]?.options).toMatchObject([
      { optionLetter: 'A', chosen: 0 },
      { optionLetter: 'B', chosen: 1 },
      { optionLetter: 'C', chosen: 0 },
      { optionLetter: 'D', chosen: 0 },
    ]);
    expect(topics).toMatchObject([{ answers: 4, facility: null, teachAgain: false }]);
  });

  it('leaves begun work to the pupil when the assignment is deleted', async () => {
    const of = await school();
    const id = await setFor(of);
    const { test } = await handIn(of.pupil, id);
    expect(
      (await app.request.delete(`/api/assignments/${id}`).set(app.signInAs(of.teacher.user))).status,
    ).toBe(200);
    expect((await of.teacher.get(`/assignments/${id}`)).status).toBe(404);
    expect((await start(of.other, id)).status).toBe(404);
    const { results } = bodyOf(testResults, await of.pupil.get(`/tests/${test.testId}/results`));
    expect(results).toMatchObject({ withheld: null, score: 100 });
  });
});

describe('notifications', () => {
  const titles = async (pupil: ApiClient) => {
    const rows = await database.notification.findMany({
      where: { userId: pupil.user.id },
      orderBy: { id: 'asc' },
    });
    return rows.map(({ kind }) => kind);
  };
  const runJobs = async () => {
    for (const job of app.jobs) await job.run();
  };

  it('announces an assignment once when it opens, and reminds those who have not handed in', async () => {
    const of = await school();
    const id = await setFor(of, { opensAt: at(5), dueAt: at(3000), closesAt: at(3000), release: 'HAND_IN' });
    await runJobs();
    expect(await titles(of.pupil)).toEqual([]);
    goTo(6);
    await runJobs();
    await runJobs();
    expect(await titles(of.pupil)).toEqual(['assignment-set']);
    await handIn(of.other, id);
    goTo(3000 - 1439);
    await runJobs();
    await runJobs();
    expect(await titles(of.pupil)).toEqual(['assignment-set', 'assignment-due']);
    expect(await titles(of.other)).toEqual(['assignment-set']);
    expect(bodyOf(ownAssignments, await of.pupil.get('/own-assignments')).assignments).toMatchObject([
      { id },
    ]);
  });
});

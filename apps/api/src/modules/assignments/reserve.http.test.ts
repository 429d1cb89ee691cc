import {
  countForClass,
  drawForClass,
  findQuestions,
} from '@markwell/shared/assignments/assignments.contract';
import { expect, test } from 'vitest';
import { buildSubject, buildTopic } from '#testing/builders/build-curriculum.ts';
import { buildQuestions } from '#testing/builders/build-question.ts';
import { buildSchool, buildUser } from '#testing/builders/build-user.ts';
import { createAssignmentTests } from '#testing/helpers/assignment-helpers.ts';
import { createApiClient, startedTestOf } from '#testing/requests/api-client.ts';
import { bodyOf } from '#testing/requests/response-body.ts';

const { app, database, goTo, school, setFor, start, handIn } = await createAssignmentTests();

/** A class whose subject has four open questions and three reserved ones. */
async function schoolWithReserve() {
  goTo(0);
  const of = await school();
  const reserved = await buildQuestions(database, 3, { topicId: of.topic.id, reserved: true });
  const choice = { subjectId: of.subject.id, topicIds: [], difficulties: [1, 2, 3] };
  const draw = async (questionCount: number) =>
    bodyOf(
      drawForClass,
      await of.teacher.post('/assignment-questions/draw', {
        ...choice,
        fromReserve: true,
        classId: of.schoolClass.id,
        questionCount,
      }),
    );
  return { ...of, reserved: reserved.map(({ id }) => id), choice, draw };
}
const idsOf = (questions: readonly { id: string }[]) => questions.map(({ id }) => id);

test('a teacher counts, finds and draws reserved questions apart from the open ones', async () => {
  const of = await schoolWithReserve();
  const counted = await of.teacher.post('/assignment-questions/count', of.choice);
  expect(bodyOf(countForClass, counted)).toEqual({ open: 4, reserved: 3 });
  const find = async (fromReserve: boolean) =>
    bodyOf(
      findQuestions,
      await of.teacher.get(
        `/assignment-questions?subjectId=${of.subject.id}&fromReserve=${String(fromReserve)}`,
      ),
    ).questions;
  expect(idsOf(await find(true)).toSorted()).toEqual(of.reserved.toSorted());
  expect((await find(false)).every(({ isReserved }) => !isReserved)).toBe(true);
  const drawn = await of.draw(10);
  expect(idsOf(drawn.questions).toSorted()).toEqual(of.reserved.toSorted());
  expect(drawn.questions.every(({ isReserved }) => isReserved)).toBe(true);
});

test('all pupils get the reserved questions that were chosen for them', async () => {
  const of = await schoolWithReserve();
  const id = await setFor(of, { questions: { questionChoice: 'SAME', questionIds: of.reserved } });
  expect(idsOf((await handIn(of.pupil, id)).test.questions)).toEqual(of.reserved);
});

test('an own draw from the reserve has reserved questions only', async () => {
  const of = await schoolWithReserve();
  const questions = { ...of.choice, questionChoice: 'OWN_DRAW', questionCount: 3, fromReserve: true };
  const id = await setFor(of, { questions });
  expect(idsOf(startedTestOf(await start(of.pupil, id)).questions).toSorted()).toEqual(
    of.reserved.toSorted(),
  );
  const tooMany = { ...questions, questionCount: 4 };
  const fields = { title: 'More', questions: tooMany };
  await expect(setFor(of, fields)).rejects.toThrow();
});

test('a draw for a class begins with what none of its pupils has met, and says how many are known', async () => {
  const of = await schoolWithReserve();
  const [first = '', second = ''] = of.reserved;
  await setFor(of, { questions: { questionChoice: 'SAME', questionIds: [first] } });
  const own = await setFor(of, { questions: { questionChoice: 'SAME', questionIds: [second] } });
  await handIn(of.pupil, own);
  const fresh = await of.draw(1);
  expect([idsOf(fresh.questions), fresh.metCount]).toEqual([[of.reserved[2]], 0]);
  const all = await of.draw(3);
  expect([idsOf(all.questions).toSorted(), all.metCount]).toEqual([of.reserved.toSorted(), 2]);
});

test('the reserve of a school is for its own teachers', async () => {
  const { id: schoolId } = await buildSchool(database);
  const subject = await buildSubject(database, { visibility: 'SCHOOL_PRIVATE', schoolId });
  const topic = await buildTopic(database, { subjectId: subject.id });
  await buildQuestions(database, 2, { topicId: topic.id, reserved: true });
  const choice = { subjectId: subject.id, topicIds: [], difficulties: [1, 2, 3] };
  const count = async (teacherOf: string | null) => {
    const teacher = createApiClient(app, await buildUser(database, { role: 'TEACHER', schoolId: teacherOf }));
    return teacher.post('/assignment-questions/count', choice);
  };
  expect((await count(schoolId)).body).toEqual({ open: 0, reserved: 2 });
  expect((await count(null)).status).toBe(404);
});

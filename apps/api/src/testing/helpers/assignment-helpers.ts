import { listWork } from '@markwell/shared/assignments/assignments.contract';
import { submitTest } from '@markwell/shared/mock-tests/mock-tests.contract';
import { expect } from 'vitest';
import { buildClassOf } from '../builders/build-class.ts';
import { buildSubject, buildTopic } from '../builders/build-curriculum.ts';
import { buildQuestions } from '../builders/build-question.ts';
import { buildPupil, buildUser } from '../builders/build-user.ts';
import { answersFor, createApiClient, startedTestOf, type ApiClient } from '../requests/api-client.ts';
import { bodyOf } from '../requests/response-body.ts';
import { createTestApp } from '../test-app.ts';
import { createTestClock } from '../test-clock.ts';

const noon = Date.parse('2027-03-02T12:00:00Z');
const at = (minutes: number) => new Date(noon + minutes * 60_000).toISOString();

/** An application, and what the tests of assignments do with it. Times are minutes after noon, where the clock begins. */
export async function createAssignmentTests() {
  const { clock, set } = createTestClock(new Date(noon).toISOString());
  const app = await createTestApp({ clock });
  const { database } = app;
  const goTo = (minutes: number) => set(at(minutes));

  async function school() {
    const subject = await buildSubject(database, { name: 'Mathematics' });
    const topic = await buildTopic(database, { subjectId: subject.id });
    const questions = await buildQuestions(database, 4, { topicId: topic.id });
    const [owner, pupil, other] = [
      await buildUser(database, { role: 'TEACHER' }),
      await buildPupil(database),
      await buildPupil(database),
    ];
    const schoolClass = await buildClassOf(
      database,
      { owner, members: [pupil, other] },
      { stageId: subject.stageId },
    );
    await database.classMember.updateMany({
      where: { classId: schoolClass.id },
      data: { joinedAt: new Date(noon - 86_400_000) },
    });
    return {
      subject,
      topic,
      questions,
      schoolClass,
      teacher: createApiClient(app, owner),
      pupil: createApiClient(app, pupil),
      other: createApiClient(app, other),
    };
  }
  type School = Awaited<ReturnType<typeof school>>;

  const fieldsFor = ({ questions }: Pick<School, 'questions'>, changes: object = {}) => ({
    title: 'Fractions, week 3',
    instructions: '',
    questions: { questionChoice: 'SAME', questionIds: questions.map(({ id }) => id) },
    duration: 30,
    opensAt: at(0),
    dueAt: at(60),
    closesAt: at(120),
    show: 'FULL',
    release: 'TEACHER',
    ...changes,
  });

  async function setFor(of: School, changes: object = {}): Promise<string> {
    const reply = await of.teacher.post(`/classes/${of.schoolClass.id}/assignments`, fieldsFor(of, changes));
    expect(reply.status).toBe(200);
    return (reply.body as { id: string }).id;
  }
  const start = (pupil: ApiClient, id: string) => pupil.post(`/own-assignments/${id}/start`, {});
  async function handIn(pupil: ApiClient, id: string, letter = 'A') {
    const test = startedTestOf(await start(pupil, id));
    const reply = await pupil.complete(test.testId, answersFor(test, letter));
    expect(reply.status).toBe(200);
    return { test, results: bodyOf(submitTest, reply) };
  }
  const workOf = async ({ teacher }: School, id: string) =>
    bodyOf(listWork, await teacher.get(`/assignments/${id}/work`)).work;

  return { app, clock, database, at, goTo, school, fieldsFor, setFor, start, handIn, workOf };
}

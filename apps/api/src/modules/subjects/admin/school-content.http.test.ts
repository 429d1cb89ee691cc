import { readHistory } from '@markwell/shared/question-editing/history.contract';
import { listQuestions, readQuestion } from '@markwell/shared/question-editing/questions.contract';
import { createTopic, updateSubject } from '@markwell/shared/subjects/subjects-admin.contract';
import { checkUpload, uploadQuestions } from '@markwell/shared/question-editing/upload/upload.contract';
import { search } from '@markwell/shared/search/search.contract';
import { allSubjects } from '@markwell/shared/subjects/subjects.contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildSubject, buildTopic } from '#testing/builders/build-curriculum.ts';
import { buildQuestion } from '#testing/builders/build-question.ts';
import { buildAdmin, buildPupil, buildSchool, buildUser } from '#testing/builders/build-user.ts';
import { createApiClient, startedTestOf, type ApiClient } from '#testing/requests/api-client.ts';
import { bodyOf, errorOf } from '#testing/requests/response-body.ts';
import { createTestApp } from '#testing/test-app.ts';
import { endpoints } from '#routes.ts';

const app = await createTestApp();
const { database, request, signInAs } = app;

const as = async (user: ReturnType<typeof buildUser>) => createApiClient(app, await user);
const teacherOf = (schoolId: string | null) => as(buildUser(database, { role: 'TEACHER', schoolId }));

let school: { id: string };
let subject: Awaited<ReturnType<typeof buildSubject>>;
let teacher: ApiClient;
let outsider: ApiClient;
let otherSchool: { id: string };

beforeAll(async () => {
  school = await buildSchool(database);
  subject = await buildSubject(database, { visibility: 'SCHOOL_PRIVATE', schoolId: school.id });
  teacher = await teacherOf(school.id);
  otherSchool = await buildSchool(database);
  outsider = await teacherOf(otherSchool.id);
});

/** A question of the school, with its topic. */
const buildOwn = async (published = false) => {
  const topic = await buildTopic(database, { subjectId: subject.id });
  return buildQuestion(database, { topicId: topic.id, published });
};

const pasted = (stem: string) => `Q1. ${stem} first?\nA) one\nB) two\nC) three\nD) four`;

function paste(
  { user }: ApiClient,
  { id, stageId }: { id: string; stageId: string },
  fields: Record<string, string>,
) {
  return request
    .post('/api/admin/upload-questions')
    .set(signInAs(user, 30))
    .field({
      examTypeId: stageId,
      subjectId: id,
      topicName: 'General',
      answerKey: 'A',
      difficulty: '1',
      ...fields,
    });
}

const listedBy = async (client: ApiClient, query = '') =>
  bodyOf(listQuestions, await client.get(`/admin/questions?${query}`)).questions.map(({ id }) => id);

describe('a teacher', () => {
  test('adds a topic and pastes drafts; pupils of the school practise them once they are published', async () => {
    const topic = bodyOf(
      createTopic,
      await teacher.post(`/admin/subjects/${subject.id}/topics`, { name: 'Verbs' }),
    );
    const questionText = pasted('Salve');
    const uploaded = await paste(teacher, subject, { questionText, topicId: topic.id, saveAs: 'draft' });
    expect(bodyOf(uploadQuestions, uploaded)).toMatchObject({ questionsCreated: 1, topicId: topic.id });
    const [id = ''] = await listedBy(teacher, `topic=${topic.id}`);
    expect(bodyOf(readQuestion, await teacher.get(`/admin/questions/${id}`)).status).toBe('draft');

    const pupil = await as(buildPupil(database, { schoolId: school.id, currentStageId: subject.stageId }));
    const practise = () => pupil.generate(subject, { topicIds: [topic.id], difficulty: [1] });
    expect((await practise()).status).toBe(422);
    await teacher.put('/admin/questions/status', { questionIds: [id], status: 'published' });
    expect(startedTestOf(await practise()).questions.map((question) => question.id)).toEqual([id]);
    expect(
      await database.auditEntry.findMany({
        where: { actorId: teacher.user.id },
        orderBy: { createdAt: 'asc' },
      }),
    ).toMatchObject([
      { action: 'topic.created', targetId: topic.id },
      { action: 'questions.uploaded' },
      { action: 'question.published', targetId: id },
    ]);
  });

  test('lists, searches and finds by id only what is of the school', async () => {
    const [own, foreign] = [await buildOwn(), await buildQuestion(database, { body: 'Aequora et terra' })];
    expect(await listedBy(teacher)).toContain(own.id);
    expect(await listedBy(teacher)).not.toContain(foreign.id);
    expect(await listedBy(teacher, `search=${foreign.id}`)).toEqual([]);
    expect(await listedBy(teacher, `search=${own.id}`)).toEqual([own.id]);
    expect(await listedBy(teacher, 'search=Aequora')).toEqual([]);
    expect(await listedBy(teacher, `topic=${foreign.topicId}`)).toEqual([]);
    expect(await listedBy(outsider)).toEqual([]);
    expect(await listedBy(await teacherOf(null))).toEqual([]);
  });

  test('cannot publish a subject to everyone, and moves no question out of the school', async () => {
    const body = { name: 'Our Latin', visibility: 'PUBLIC', schoolId: null };
    const edited = bodyOf(updateSubject, await teacher.put(`/admin/subjects/${subject.id}`, body));
    expect(edited).toMatchObject({ name: 'Our Latin', visibility: 'SCHOOL_PRIVATE', schoolId: school.id });

    const [own, foreign] = [await buildOwn(), await buildTopic(database)];
    const question = bodyOf(readQuestion, await teacher.get(`/admin/questions/${own.id}`));
    const edit = {
      revision: question.revision,
      openedWith: { topicId: own.topicId, difficulty: 1, tier: null, timeLimit: null },
      questionText: question.questionText,
      explanationText: '',
      options: ['one', 'two'].map((text) => ({ contentType: 'TEXT', text })),
      correctLetter: 'B',
      topicId: own.topicId,
      difficulty: 1,
      tier: null,
      timeLimit: null,
    };
    const moved = await teacher.put(`/admin/questions/${own.id}`, { ...edit, topicId: foreign.id });
    expect([moved.status, errorOf(moved).message]).toEqual([404, 'This topic does not exist']);
    expect((await teacher.put(`/admin/questions/${own.id}`, edit)).status).toBe(200);
    const { changes } = bodyOf(readHistory, await teacher.get(`/admin/questions/${own.id}/history`));
    expect(changes).toHaveLength(1);
  });

  test('takes back no move of an administrator that brought a question into the school', async () => {
    const question = await buildQuestion(database);
    const own = await buildTopic(database, { subjectId: subject.id });
    const admin = await as(buildAdmin(database));
    const before = bodyOf(readQuestion, await admin.get(`/admin/questions/${question.id}`));
    const moved = await admin.put(`/admin/questions/${question.id}`, {
      revision: before.revision,
      openedWith: { topicId: question.topicId, difficulty: 1, tier: null, timeLimit: null },
      questionText: before.questionText,
      explanationText: before.explanationText,
      options: question.options.map(({ text }) => ({ contentType: 'TEXT', text })),
      correctLetter: 'A',
      topicId: own.id,
      difficulty: 1,
      tier: null,
      timeLimit: null,
    });
    expect(moved.status).toBe(200);
    const history = bodyOf(readHistory, await teacher.get(`/admin/questions/${question.id}/history`));
    const undone = await teacher.post(`/admin/questions/${question.id}/undo`, {
      changeId: history.undo?.changeId,
    });
    expect(undone.status).toBe(404);
  });

  test('sees a duplicate in the school, but not one elsewhere', async () => {
    const questionText = pasted('Ave');
    const elsewhere = await buildSubject(database);
    const admin = await as(buildAdmin(database));
    expect((await paste(admin, elsewhere, { questionText })).status).toBe(200);
    expect((await paste(teacher, subject, { questionText })).status).toBe(200);
    const again = await paste(teacher, subject, { questionText });
    expect([again.status, errorOf(again).message]).toEqual([
      409,
      'Q1 is already in the question bank (General)',
    ]);
    const checkedBy = async ({ user }: ApiClient) =>
      bodyOf(
        checkUpload,
        await request
          .post('/api/admin/upload-questions/check')
          .set(signInAs(user, 30))
          .field({ kind: 'regular', questionText }),
      ).existing;
    expect(await checkedBy(teacher)).toHaveLength(1);
    expect(await checkedBy(outsider)).toEqual([]);
  });
});

test('another school and other pupils do not find the subject, its topics or its questions', async () => {
  const topic = await buildTopic(database, { subjectId: subject.id, name: 'Secretum' });
  await buildQuestion(database, { topicId: topic.id, body: 'Secretum magnum' });
  const own = await as(buildPupil(database, { schoolId: school.id, currentStageId: subject.stageId }));
  const others = await Promise.all(
    [otherSchool.id, null].map((schoolId) =>
      as(buildPupil(database, { schoolId, currentStageId: subject.stageId })),
    ),
  );
  const foundBy = async (client: ApiClient) => ({
    subjects: bodyOf(allSubjects, await client.get(`/subjects/all?examTypeId=${subject.stageId}`)).length,
    topics: bodyOf(search, await client.get('/search?q=Secretum')).topics.total,
    started: (await client.generate(subject, { difficulty: [1] })).status,
  });
  expect(await foundBy(own)).toEqual({ subjects: 1, topics: 1, started: 200 });
  for (const client of [...others, outsider]) {
    expect(await foundBy(client)).toEqual({ subjects: 0, topics: 0, started: 404 });
  }
});

const givenAnswer = { label: 'a', response: { kind: 'number', answer: '4' } };

/** Each call for authors that names something, about a question of the school. */
const calls: Record<string, (own: { id: string; topicId: string; passageId: string }) => object | undefined> =
  {
    'GET /admin/subjects/:id': () => undefined,
    'PUT /admin/subjects/:id': () => ({ name: 'Ours now' }),
    'DELETE /admin/subjects/:id': () => undefined,
    'GET /admin/subjects/:id/topics': () => undefined,
    'POST /admin/subjects/:id/topics': () => ({ name: 'Ours now' }),
    'PUT /admin/topics/:id': () => ({ name: 'Ours now' }),
    'DELETE /admin/topics/:id': () => undefined,
    'GET /admin/questions/:questionId': () => undefined,
    'GET /admin/questions/:questionId/history': () => undefined,
    'GET /admin/questions/:questionId/statistics': () => undefined,
    'GET /admin/questions/:questionId/corrections': () => undefined,
    'GET /admin/questions/:questionId/correction-run': () => undefined,
    'POST /admin/questions/:questionId/corrections': () => ({
      action: 'void',
      fromRevisionId: crypto.randomUUID(),
    }),
    'POST /admin/questions/:questionId/accepted-answers': () => ({ ...givenAnswer, revision: 1 }),
    'POST /admin/questions/:questionId/accepted-answers/preview': () => givenAnswer,
    'POST /admin/questions/:questionId/undo': () => ({ changeId: crypto.randomUUID() }),
    'PUT /admin/questions/:questionId': ({ topicId }) => edited(topicId),
    'DELETE /admin/questions/:questionId': () => undefined,
    'POST /admin/questions/export': ({ id }) => ({ questionIds: [id] }),
    'PUT /admin/questions/status': ({ id }) => ({ questionIds: [id], status: 'published' }),
    'DELETE /admin/questions/bulk-delete': ({ id }) => ({ questionIds: [id], questionType: 'regular' }),
    'GET /admin/passages': () => undefined,
    'PUT /admin/passages/:passageId': () => ({ title: 'Ours', body: 'Ours now' }),
  };
/** Those with other tests above, or with files. */
const elsewhereTested = [
  'GET /school-subjects',
  'POST /admin/subjects',
  'GET /admin/questions',
  'GET /admin/questions/downloadable',
  'POST /admin/upload-questions/check',
];
const withFiles = [
  'POST /admin/upload-questions',
  'POST /rapid-fire-admin/upload',
  'PUT /admin/questions/:questionId/pictures',
];

const edited = (topicId: string) => ({
  revision: 1,
  openedWith: { topicId, difficulty: 1, tier: null, timeLimit: null },
  questionText: 'Ours now?',
  explanationText: '',
  options: ['one', 'two'].map((text) => ({ contentType: 'TEXT', text })),
  correctLetter: 'B',
  topicId,
  difficulty: 1,
  tier: null,
  timeLimit: null,
});

test('every call for authors is tried from another school', () => {
  const authors = endpoints.flatMap(({ method, path, access }) =>
    access === 'author' ? [`${method} ${path}`] : [],
  );
  expect(authors.toSorted()).toEqual([...Object.keys(calls), ...elsewhereTested, ...withFiles].sort());
});

describe.each(['another school', 'no school'])('a teacher of %s gets 404', (where) => {
  const stranger = () => (where === 'no school' ? teacherOf(null) : Promise.resolve(outsider));

  test.each(Object.entries(calls))('from %s', async (route, bodyFor) => {
    const passage = await database.passage.create({
      data: { subjectId: subject.id, title: 'Ours', body: 'Gallia est' },
    });
    const topic = await buildTopic(database, { subjectId: subject.id });
    const own = await buildQuestion(database, { topicId: topic.id, passageId: passage.id, published: false });
    const [method = '', path = ''] = route.split(' ');
    const address = path
      .replace('/topics/:id', `/topics/${topic.id}`)
      .replace(':id', subject.id)
      .replace(':questionId', own.id)
      .replace(':passageId', passage.id);
    const query = path === '/admin/passages' ? `?subject=${subject.id}` : '?cascade=true';
    const before = await database.question.findUnique({ where: { id: own.id } });
    const { user } = await stranger();
    const reply = await request[method.toLowerCase() as 'get'](
      `/api${address}${path.includes('questions') ? '' : query}`,
    )
      .set(signInAs(user, 30))
      .send(bodyFor({ ...own, passageId: passage.id }));
    expect(reply.status).toBe(404);
    expect(await database.question.findUnique({ where: { id: own.id } })).toEqual(before);
  });

  test('from an upload, and from an edit with pictures', async () => {
    const { user } = await stranger();
    const client = createApiClient(app, user);
    const uploaded = await paste(client, subject, { questionText: pasted('Vale') });
    expect([uploaded.status, errorOf(uploaded).message]).toEqual([404, 'This subject does not exist']);
    const own = await buildOwn();
    const reply = await request
      .put(`/api/admin/questions/${own.id}/pictures`)
      .set(signInAs(user, 30))
      .field({ edit: JSON.stringify(edited(own.topicId)) });
    expect(reply.status).toBe(404);
    const rapidFire = await request
      .post('/api/rapid-fire-admin/upload')
      .set(signInAs(user, 30))
      .field({ examTypeId: subject.stageId, subjectId: subject.id, topicName: 'General', answerKey: 'A' })
      .field({ level: '1', questionText: pasted('Vale') });
    expect(rapidFire.status).toBe(404);
  });
});

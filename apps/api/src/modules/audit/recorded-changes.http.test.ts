import type { AuditAction } from '@markwell/shared/audit/audit.vocabulary';
import { expect, test } from 'vitest';
import { createAdminQuestionHelpers, editOf } from '#testing/helpers/admin-question-helpers.ts';
import { createApiClient } from '#testing/requests/api-client.ts';
import { buildCreativeQuestion } from '#testing/builders/build-creative-writing.ts';
import { buildAdmin, buildPupil } from '#testing/builders/build-user.ts';
import { uniqueName } from '#testing/builders/unique-name.ts';

const { app, build, detail, newSubject } = await createAdminQuestionHelpers();
const { database, request } = app;

type Values = Record<string, unknown> | null;
/** A change, by its method and path, and the entry that it writes. */
type Row = [
  method: 'post' | 'put' | 'delete',
  path: string,
  body: object,
  entry: { action: AuditAction; before: Values; after: Values },
];

const { stage, subject, topic } = await newSubject();
const pupil = await buildPupil(database);
const other = await createSubject('Latin');
const otherTopic = await createTopic('Verbs');
const paper = await database.pastPaper.create({
  data: { subjectId: subject.id, stageId: stage.id, title: 'Specimen', year: 2024 },
});
const question = await build({ topicId: topic.id, difficulty: 1 });
const rapidFireQuestion = await build({ topicId: topic.id, kind: 'RAPID_FIRE', difficulty: 2 });
const writing = await buildCreativeQuestion(database, subject, { title: 'A quiet street', status: 'DRAFT' });
const reported = await build({ topicId: topic.id });
const reporter = createApiClient(app, await buildPupil(database));
const report = (
  await reporter.post('/questions/flag', {
    questionId: reported.id,
    questionType: 'mock-test',
    reason: 'Wrong Answer',
    sessionId: 'test-session',
  })
).body as { id: string };

function createSubject(name: string) {
  return database.subject.create({
    data: { stageId: stage.id, name, code: uniqueName('CODE'), icon: '📜', color: 'blue' },
  });
}
function createTopic(name: string) {
  return database.topic.create({ data: { subjectId: subject.id, name, code: uniqueName('CODE') } });
}

const subjectLook = { icon: '📜', color: 'blue', visibility: 'PUBLIC' };
const paperFields = { title: 'Specimen', stageId: stage.id, subjectId: subject.id, year: 2024 };
const writingFields = {
  examTypeId: stage.id,
  subjectId: subject.id,
  title: 'A loud street',
  brief: 'One\nTwo\nThree\nFour',
  wordBank: 'gale, brine',
  ...Object.fromEntries(
    ['A', 'B', 'C', 'D'].flatMap((letter) => [
      [`option${letter}`, letter],
      [`explanation${letter}`, letter],
    ]),
  ),
};
const schoolName = uniqueName('School');

const changed = (action: AuditAction, before: Values, after: Values) => ({ action, before, after });
const rows: Row[] = [
  [
    'put',
    `/admin/users/${pupil.id}/role`,
    { role: 'TEACHER' },
    changed('user.role-changed', { role: 'STUDENT' }, { role: 'TEACHER' }),
  ],
  [
    'put',
    `/admin/users/${pupil.id}/active`,
    { isActive: false },
    changed('user.deactivated', { isActive: true }, { isActive: false }),
  ],
  ['post', '/admin/schools', { name: schoolName }, changed('school.created', null, { name: schoolName })],
  [
    'post',
    '/admin/subjects',
    { ...subjectLook, stageId: stage.id, name: 'Greek' },
    changed('subject.created', null, { name: 'Greek', stageId: stage.id }),
  ],
  [
    'put',
    `/admin/subjects/${other.id}`,
    { ...subjectLook, name: 'Classics' },
    changed('subject.edited', { name: 'Latin' }, { name: 'Classics' }),
  ],
  ['delete', `/admin/subjects/${other.id}`, {}, changed('subject.deleted', { name: 'Classics' }, null)],
  [
    'post',
    `/admin/subjects/${subject.id}/topics`,
    { name: 'Nouns' },
    changed('topic.created', null, { name: 'Nouns', subjectId: subject.id }),
  ],
  [
    'put',
    `/admin/topics/${otherTopic.id}`,
    { name: 'Adverbs' },
    changed('topic.edited', { name: 'Verbs' }, { name: 'Adverbs' }),
  ],
  ['delete', `/admin/topics/${otherTopic.id}`, {}, changed('topic.deleted', { name: 'Adverbs' }, null)],
  [
    'post',
    '/past-papers',
    { ...paperFields, title: 'Another' },
    changed('paper.created', null, { title: 'Another' }),
  ],
  [
    'put',
    `/past-papers/${paper.id}`,
    { ...paperFields, year: 2025 },
    changed('paper.edited', { year: 2024 }, { year: 2025 }),
  ],
  ['delete', `/past-papers/${paper.id}`, {}, changed('paper.deleted', { title: 'Specimen' }, null)],
  [
    'put',
    '/admin/questions/status',
    { questionIds: [question.id], status: 'draft' },
    changed('question.edited', { status: 'published' }, { status: 'draft' }),
  ],
  [
    'put',
    `/admin/questions/${question.id}`,
    editOf(await detail(question.id), { questionText: 'New text' }),
    changed('question.edited', { questionText: expect.any(String) as string }, { questionText: 'New text' }),
  ],
  [
    'delete',
    `/admin/questions/${question.id}`,
    {},
    changed('question.deleted', { questionText: 'New text' }, null),
  ],
  [
    'put',
    `/rapid-fire-admin/questions/${rapidFireQuestion.id}`,
    { questionText: 'Fast', explanationText: 'Count on.', level: 3, timeLimit: 20 },
    changed('question.edited', { level: 2 }, { level: 3, questionText: 'Fast' }),
  ],
  [
    'put',
    `/creative-writing-admin/questions/${writing.id}`,
    writingFields,
    changed('creative-writing.edited', { title: 'A quiet street' }, { title: 'A loud street' }),
  ],
  [
    'put',
    `/creative-writing-admin/questions/${writing.id}/status`,
    { status: 'published' },
    changed('creative-writing.published', { status: 'DRAFT' }, { status: 'PUBLISHED' }),
  ],
  [
    'delete',
    `/creative-writing-admin/questions/${writing.id}`,
    {},
    changed('creative-writing.deleted', { title: 'A loud street' }, null),
  ],
  [
    'post',
    `/admin-flags/question-flags/${report.id}/resolve`,
    { action: 'resolve', notes: 'Checked' },
    changed('flag.resolved', { status: 'PENDING' }, { status: 'RESOLVED', notes: 'Checked' }),
  ],
];

const named = rows.map((row) => ({ action: row[3].action, row }));

test.each(named)('$action: one entry with before and after', async ({ row }) => {
  const [method, path, body, entry] = row;
  const admin = createApiClient(app, await buildAdmin(database, { role: 'SUPER_ADMIN' }));
  const session = await app.startSessionOf(admin.user, 30);
  const reply = await request[method](`/api${path}`).set(session).send(body);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  const entries = await database.auditEntry.findMany({ where: { actorId: admin.user.id } });
  expect(entries).toMatchObject([entry]);
});

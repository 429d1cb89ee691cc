import * as contract from '@markwell/shared/subjects/subjects-admin.contract';
import { describe, expect, it } from 'vitest';
import { buildSubject, buildTopic } from '#testing/builders/build-curriculum.ts';
import { createCurriculumHelpers } from '#testing/helpers/curriculum-helpers.ts';
import { bodyOf, errorOf } from '#testing/requests/response-body.ts';
import { uniqueCode, uniqueName } from '#testing/builders/unique-name.ts';

const { database, get, post, put, auditLog } = await createCurriculumHelpers();

it('omitted fields of a subject or topic do not change', async () => {
  const subject = await buildSubject(database, { visibility: 'DRAFT', description: 'Numbers', order: 7 });
  const changed = bodyOf(contract.updateSubject, await put(`/subjects/${subject.id}`, { name: 'Renamed' }));
  const { code, icon, color } = subject;
  expect(changed).toMatchObject({
    name: 'Renamed',
    visibility: 'DRAFT',
    description: 'Numbers',
    order: 7,
    code,
    icon,
    color,
  });
  const topic = await buildTopic(database, { subjectId: subject.id, description: 'Ratio', order: 30 });
  const renamed = bodyOf(contract.updateTopic, await put(`/topics/${topic.id}`, { name: 'Ratios' }));
  expect(renamed).toMatchObject({ name: 'Ratios', description: 'Ratio', order: 30, code: topic.code });
});

describe('topics', () => {
  it('are added at the end, and the General topic cannot lose both its name and its code', async () => {
    const subject = await buildSubject(database);
    const general = await buildTopic(database, { subjectId: subject.id, name: 'General' });
    await buildTopic(database, { subjectId: subject.id });
    const topic = bodyOf(
      contract.createTopic,
      await post(`/subjects/${subject.id}/topics`, { name: 'Last' }),
    );
    expect(topic.order).toBe(20);
    const lost = await put(`/topics/${general.id}`, { name: 'Something else', code: 'ELSE' });
    expect(lost.status).toBe(422);
  });

  it('are listed in their order, with the General topic marked', async () => {
    const subject = await buildSubject(database);
    await buildTopic(database, { subjectId: subject.id, name: 'Second', order: 20 });
    await buildTopic(database, {
      subjectId: subject.id,
      name: 'First',
      order: 10,
      code: uniqueCode('X_GENERAL'),
    });
    await buildTopic(database, { subjectId: subject.id, name: 'General', order: 0 });
    const { topics } = bodyOf(contract.listAdminTopics, await get(`/subjects/${subject.id}/topics`));
    expect(topics.map(({ name, isGeneral }) => [name, isGeneral])).toEqual([
      ['General', true],
      ['First', false],
      ['Second', false],
    ]);
  });

  it('are added with a generated code and edited, with an audit entry each', async () => {
    const subject = await buildSubject(database);
    const body = { name: 'Angles', order: 10 };
    const topic = bodyOf(contract.createTopic, await post(`/subjects/${subject.id}/topics`, body));
    expect(topic).toMatchObject({
      name: 'Angles',
      code: `${subject.code.toUpperCase()}_ANGLES`,
      order: 10,
      questionCount: 0,
    });
    const change = { name: 'Angles and lines', code: topic.code, description: 'Round a point', order: 5 };
    const changed = bodyOf(contract.updateTopic, await put(`/topics/${topic.id}`, change));
    expect(changed).toMatchObject(change);
    expect((await auditLog(topic.id)).map(({ action }) => action)).toEqual(['topic.created', 'topic.edited']);
  });

  it('have unique names and codes in their subject', async () => {
    const subject = await buildSubject(database);
    const topic = await buildTopic(database, { subjectId: subject.id });
    const path = `/subjects/${subject.id}/topics`;
    const again = await post(path, { name: topic.name.toUpperCase().replaceAll(' ', '  ') });
    expect(again.status).toBe(409);
    expect(errorOf(again).message).toBe(`This subject already has a topic named ${topic.name}`);
    expect((await post(path, { name: uniqueName('T'), code: topic.code })).status).toBe(409);
    const unnamed = await post(path, { name: ' ' });
    expect(errorOf(unnamed).issues?.map(({ message }) => message)).toContain('Topic name is required');
    expect((await post(`/subjects/${crypto.randomUUID()}/topics`, { name: 'T' })).status).toBe(404);
    expect((await put(`/topics/${crypto.randomUUID()}`, { name: 'T' })).status).toBe(404);
    const two = await Promise.all([post(path, { name: 'Twin' }), post(path, { name: 'Twin' })]);
    expect(two.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

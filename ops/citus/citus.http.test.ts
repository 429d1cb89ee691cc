import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import { startChallenge } from '@markwell/shared/creative-writing/creative-writing.contract';
import pg from 'pg';
import { v7 as uuid } from 'uuid';
import { endpoints } from '../../apps/api/src/routes.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildCreativeQuestions } from '../../apps/api/src/testing/builders/build-creative-writing.ts';
import { buildQuestions } from '../../apps/api/src/testing/builders/build-question.ts';
import { createAssignmentTests } from '../../apps/api/src/testing/helpers/assignment-helpers.ts';
import { completeQuiz, quizOf, startQuiz } from '../../apps/api/src/testing/helpers/quiz-helpers.ts';
import { answersFor, startedTestOf } from '../../apps/api/src/testing/requests/api-client.ts';
import { bodyOf } from '../../apps/api/src/testing/requests/response-body.ts';
import { usesWithoutPupil } from './uses-without-pupil.ts';

const script = readFileSync(path.join(import.meta.dirname, 'distribute.sql'), 'utf8');
const calls = (name: string) =>
  [...script.matchAll(new RegExp(`SELECT ${name}\\('(\\w+)'`, 'g'))].map(([, table]) => table ?? '');
const distributed = calls('create_distributed_table');
const copied = calls('create_reference_table');
const local = calls('citus_add_local_table_to_metadata');
const dropped = [...script.matchAll(/DROP INDEX (\w+)/g)].map(([, index]) => index ?? '');

const { database, at, goTo, school, setFor, handIn } = await createAssignmentTests();
const rows = async (text: string) => (await database.executeSql(text)).rows;

describe('the script that distributes the schema', () => {
  it('says of every table once where its rows are', async () => {
    const tables = (await rows(
      `select relname as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> '_prisma_migrations'`,
    )) as { name: string }[];
    expect([...distributed, ...copied, ...local].sort()).toEqual(tables.map(({ name }) => name).sort());
  });

  it('distributes tables only whose unique indexes have the pupil, and that have no trigger', async () => {
    const indexes = (await rows(
      `select indrelid::regclass::text as table, indexrelid::regclass::text as name,
        array(select attname::text from pg_attribute where attrelid = indrelid and attnum = any(indkey)) as columns
      from pg_index where indisunique`,
    )) as { table: string; name: string; columns: string[] }[];
    const without = indexes.filter(
      ({ table, columns, name }) =>
        distributed.includes(table) && !columns.includes('user_id') && !dropped.includes(name),
    );
    expect(without.map(({ name }) => name)).toEqual([]);
    const primary = indexes.filter(
      ({ table, name }) => distributed.includes(table) && name.endsWith('_pkey'),
    );
    expect(primary.map(({ table }) => table).sort()).toEqual([...distributed].sort());

    const triggers = (await rows(
      `select tgname as name, tgrelid::regclass::text as table from pg_trigger where not tgisinternal`,
    )) as { table: string; name: string }[];
    const kept = triggers.filter(
      ({ table, name }) => !local.includes(table) && !script.includes(`DROP TRIGGER ${name} ON ${table};`),
    );
    expect(kept).toEqual([]);
  });

  it('leaves only foreign keys that Citus takes', async () => {
    const keys = (await rows(
      `select conname as name, conrelid::regclass::text as table, confrelid::regclass::text as target,
        confdeltype as "onDelete",
        array(select attname::text from unnest(conkey) with ordinality as of (number, place)
          join pg_attribute on attrelid = conrelid and attnum = number order by place) as columns,
        array(select attname::text from unnest(confkey) with ordinality as of (number, place)
          join pg_attribute on attrelid = confrelid and attnum = number order by place) as targets
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
    )) as {
      name: string;
      table: string;
      target: string;
      onDelete: string;
      columns: string[];
      targets: string[];
    }[];
    const isTaken = ({ table, target, onDelete, columns, targets }: (typeof keys)[number]) => {
      if (copied.includes(target))
        return !(distributed.includes(table) && columns.includes('user_id') && onDelete === 'n');
      if (local.includes(target)) return local.includes(table);
      const place = columns.indexOf('user_id');
      return distributed.includes(table) && place >= 0 && targets[place] === 'user_id' && onDelete !== 'n';
    };
    expect(keys.filter((key) => !isTaken(key))).toEqual([]);
  });
});

describe('the statements of pupils', () => {
  const statements = new Set<string>();
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  afterAll(() => spy.mockRestore());

  beforeAll(async () => {
    const of = await school();
    const { pupil, subject, topic } = of;
    const assignmentId = await setFor(of);
    await buildQuestions(database, 30, { topicId: topic.id });
    await buildQuestions(database, 20, { topicId: topic.id, kind: 'RAPID_FIRE' });
    await buildCreativeQuestions(database, 3, subject);
    await database.accessArrangement.create({ data: { userId: pupil.user.id, breakMinutes: 5 } });
    await database.user.update({ where: { id: pupil.user.id }, data: { currentStageId: subject.stageId } });
    spy.mockClear();

    const ok = async (call: PromiseLike<{ status: number; body: unknown; text: string }>) => {
      const reply = await call;
      expect(reply.status, reply.text).toBe(200);
      return reply;
    };
    const start = () => ok(pupil.generate(subject).set('Idempotency-Key', 'once'));
    const test = startedTestOf(await start());
    await start();
    const report = { questionType: 'mock-test', reason: 'Wrong Answer', sessionId: test.testId };
    const answer = { questionId: test.questions[0]?.id, optionLetter: 'B', answeredAt: test.startedAt };
    await ok(pupil.save(test.testId, [{ ...answer, sequence: 1 }]));
    const rest = { startedAt: at(0), endedAt: null };
    await ok(pupil.put(`/tests/${test.testId}/pauses/${crypto.randomUUID()}`, rest));
    await ok(pupil.get('/tests/active'));
    await ok(pupil.get('/tests/open'));
    // The second test has questions of the first, and answers them right.
    const second = startedTestOf(await ok(pupil.generate(subject, { questionCount: 30 })));
    for (const [each, letter] of [
      [test, 'B'],
      [second, 'A'],
      [second, 'A'],
    ] as const)
      await ok(pupil.complete(each.testId, answersFor(each, letter)));
    await handIn(pupil, assignmentId);
    await ok(pupil.post(`/tests/${test.testId}/missed`, {}));
    await ok(pupil.post('/tests/similar', { questionId: answer.questionId }));
    await ok(pupil.post('/questions/flag', { ...report, questionId: answer.questionId }));
    const quiz = quizOf(await ok(startQuiz(pupil, subject)));
    await ok(completeQuiz(pupil, quiz, 'AB'));
    const discarded = startedTestOf(await ok(pupil.generate(subject)));
    await ok(pupil.post(`/tests/${discarded.testId}/discard`, {}));
    const choice = { examTypeId: subject.stageId, subjectId: subject.id };
    const challenge = bodyOf(startChallenge, await ok(pupil.post('/creative-writing/start', choice)));
    const { sessionId } = challenge;
    const given = { sessionId, questionId: challenge.questions[0]?.id, selectedOption: 'A', timeSpent: 30 };
    await ok(pupil.post('/creative-writing/answer', given));
    await ok(pupil.post('/creative-writing/complete', { sessionId }));
    await ok(pupil.post('/notifications/read', { all: true }));
    const ids: Record<string, string> = {
      ...{ testId: test.testId, questionId: answer.questionId ?? '', assignmentId, userId: pupil.user.id },
    };
    for (const { method, path: address, access } of endpoints) {
      if (method !== 'GET' || !['pupil', 'learner', 'signed-in'].includes(access)) continue;
      const named = address.replaceAll(/:(\w+)/gu, (_parameter, name: string) => ids[name] ?? uuid());
      expect((await pupil.get(named)).status, address).toBeOneOf([200, 400, 404]);
    }
    // The next day, when mistakes are due again.
    goTo(24 * 60);
    await ok(pupil.post('/planner/practice', { subjectId: subject.id }));
    for (const [sent] of spy.mock.calls as unknown as [string | { text: string }][])
      statements.add(typeof sent === 'string' ? sent : sent.text);
  });

  it('name the pupil wherever they read or write a distributed table', () => {
    const used = [...statements].filter((text) => distributed.some((table) => text.includes(`"${table}"`)));
    const unused = distributed.filter((table) => !used.some((text) => text.includes(`"${table}"`)));
    expect(unused, 'no call above uses these tables: send one').toEqual([]);
    const tables = [...distributed, 'attempt_answers'];
    const without = used.flatMap((text) => {
      const uses = usesWithoutPupil(text, tables);
      return uses.length > 0 ? [{ uses, text }] : [];
    });
    expect(without).toEqual([]);
  });
});

/** What Citus would bring, without any effect. */
const withoutEffect = `
  create function create_reference_table(regclass) returns void language sql as '';
  create function create_distributed_table(regclass, text, colocate_with text) returns void language sql as '';
  create function citus_add_local_table_to_metadata(regclass) returns void language sql as '';
  create table pg_dist_shard as select 'questions'::regclass as logicalrelid, 1 as shardid;
  create table questions_1 (like questions);`;

it('runs with functions that do nothing, and brings every foreign key back', async () => {
  const readKeys = () =>
    rows(
      `select conrelid::regclass::text as table, conname as name, confdeltype as "onDelete", confupdtype as "onUpdate"
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`,
    ) as Promise<{ name: string; onUpdate: string }[]>;
  const before = await readKeys();
  await database.executeSql(`${withoutEffect} ${script}`);
  const after = await readKeys();
  expect(after).toEqual(before.map((key) => ({ ...key, onUpdate: 'a' })));
  expect(await rows(`select tgname as name from pg_trigger where tgrelid = 'questions_1'::regclass`)).toEqual(
    [{ name: 'questions_history' }],
  );
});

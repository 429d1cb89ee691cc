import type { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';
import type { NewSubject, SubjectEdit, TopicEdit } from '@markwell/shared/admin/subjects/subjects.contract';
import { nameKey } from '@markwell/shared/rules/name-key';
import { codeBelow, isGeneralTopic } from '@markwell/shared/rules/topics';
import { record } from '../../core/audit/audit.repository.ts';
import { conflict, notFound, ruleBroken } from '../../core/errors.ts';
import type { RecordReply } from '../../core/idempotency/record-reply.ts';
import {
  listSubjects,
  readSubject,
  readTopics,
  type SubjectRow,
  type TopicRow,
} from './subject-rows.repository.ts';

type Transaction = Prisma.TransactionClient;

export interface SubjectsRepository {
  list: (page: {
    search: string;
    stageId: string | undefined;
    limit: number;
    offset: number;
  }) => Promise<{ rows: SubjectRow[]; total: number }>;
  find: (id: string) => Promise<SubjectRow | undefined>;
  /** Throws NOT_FOUND for an unknown stage or school, CONFLICT for a code or name in use. */
  create: (
    stageId: string,
    subject: Omit<NewSubject, 'stageId'>,
    actorId: string,
    recordReply: RecordReply<SubjectRow>,
  ) => Promise<SubjectRow>;
  /** Throws NOT_FOUND, CONFLICT for a code or name in use. */
  update: (id: string, subject: SubjectEdit, actorId: string) => Promise<SubjectRow>;
  /** Undefined when there is no such subject. */
  listTopics: (subjectId: string) => Promise<TopicRow[] | undefined>;
  /** Throws NOT_FOUND, CONFLICT for a code or name in use. */
  createTopic: (
    subjectId: string,
    topic: TopicEdit,
    actorId: string,
    recordReply: RecordReply<TopicRow>,
  ) => Promise<TopicRow>;
  updateTopic: (id: string, topic: TopicEdit, actorId: string) => Promise<TopicRow>;
}

const noSubject = () => notFound('This subject does not exist');
const noTopic = () => notFound('This topic does not exist');

const codeInUse = (code: string) =>
  conflict(`The code ${code} is already in use`, {
    issues: [{ path: 'body.code', message: 'This code is already in use' }],
    suggestion: 'Please use another code, or leave it empty to get one',
  });

const nameInUse = (message: string) =>
  conflict(message, { issues: [{ path: 'body.name', message }], suggestion: 'Please choose another name' });

/**
 * Subjects of one name are one to pupils. A public one and a school's own may share it; two of one visibility may not,
 * because nobody could tell them apart.
 */
async function assertFreeName(
  transaction: Transaction,
  { name, stageId, visibility, schoolId }: Pick<SubjectRow, 'name' | 'stageId' | 'visibility' | 'schoolId'>,
  ownId?: string,
): Promise<void> {
  // Of two who take one name at once, the second waits here and then finds the first: the index would only say no.
  await transaction.$queryRaw`select id from stages where id = ${stageId}::uuid for no key update`;
  const other = await transaction.subject.findFirst({
    where: {
      archivedAt: null,
      stageId,
      visibility,
      schoolId,
      nameKey: nameKey(name),
      ...(ownId === undefined ? {} : { id: { not: ownId } }),
    },
    select: { name: true, code: true },
  });
  if (!other) return;
  const found = `named ${other.name} (${other.code})`;
  throw nameInUse(
    visibility === 'SCHOOL_PRIVATE'
      ? `This school already has a subject ${found} on this stage`
      : `This stage already has a ${visibility.toLowerCase()} subject ${found}`,
  );
}

async function assertSchool(transaction: Transaction, schoolId: string | null): Promise<void> {
  if (schoolId === null) return;
  const school = await transaction.school.findUnique({ where: { id: schoolId }, select: { id: true } });
  if (!school) throw ruleBroken('This school does not exist');
}

/** The code asked for, or one made from the name. */
function freeCode(
  others: readonly { code: string }[],
  { code, name, codeAbove }: { code: string; name: string; codeAbove: string },
): string {
  const taken = new Set(others.map((other) => other.code.toUpperCase()));
  if (code === '') return codeBelow(codeAbove.toUpperCase(), name, taken);
  if (taken.has(code.toUpperCase())) throw codeInUse(code);
  return code;
}

async function subjectCode(
  transaction: Transaction,
  { code, name, stageCode, ownId }: { code: string; name: string; stageCode: string; ownId?: string },
): Promise<string> {
  const others = await transaction.subject.findMany({
    where: ownId === undefined ? {} : { id: { not: ownId } },
    select: { code: true },
  });
  return freeCode(others, { code, name, codeAbove: stageCode });
}

interface TopicValues {
  name: string;
  code: string;
  description: string;
  order: number;
}

/** The topic as it is to be stored. An archived topic keeps its code, an open one its code and its name. */
async function topicValues(
  transaction: Transaction,
  subject: { id: string; code: string },
  { code, ...topic }: TopicValues,
  ownId?: string,
): Promise<TopicValues> {
  const others = await transaction.topic.findMany({
    where: { subjectId: subject.id, ...(ownId === undefined ? {} : { id: { not: ownId } }) },
    select: { code: true, name: true, archivedAt: true },
  });
  const key = nameKey(topic.name);
  const same = others.find((other) => other.archivedAt === null && nameKey(other.name) === key);
  if (same) throw nameInUse(`This subject already has a topic named ${same.name}`);
  return { ...topic, code: freeCode(others, { code, name: topic.name, codeAbove: subject.code }) };
}

export function createSubjectsRepository(database: Database): SubjectsRepository {
  return {
    list: (page) => listSubjects(database, page),
    find: (id) => readSubject(database, id),

    create: (stageId, { schoolId, ...subject }, actorId, recordReply) =>
      database.$transaction(async (transaction) => {
        const stage = await transaction.stage.findUnique({ where: { id: stageId }, select: { code: true } });
        if (!stage) throw notFound('This stage does not exist');
        const school = subject.visibility === 'SCHOOL_PRIVATE' ? schoolId : null;
        await assertSchool(transaction, school);
        await assertFreeName(transaction, { ...subject, stageId, schoolId: school });
        const code = await subjectCode(transaction, { ...subject, stageCode: stage.code });
        const { id } = await transaction.subject.create({
          data: { ...subject, code, stageId, schoolId: school, createdById: actorId },
          select: { id: true },
        });
        await record(transaction, {
          actorId,
          action: 'subject.created',
          subjectKind: 'subject',
          subjectId: id,
          before: null,
          after: { ...subject, code, stageId, schoolId: school },
        });
        const made = present(await readSubject(transaction, id), noSubject);
        await recordReply(made, transaction);
        return made;
      }),

    update: (id, change, actorId) =>
      database.$transaction(async (transaction) => {
        await transaction.$queryRaw`select id from subjects where id = ${id}::uuid for no key update`;
        const before = await transaction.subject.findFirst({
          where: { id, archivedAt: null },
          select: {
            ...editedFields,
            schoolId: true,
            visibility: true,
            stage: { select: { id: true, code: true } },
          },
        });
        if (!before) throw noSubject();
        const { stage, ...values } = before;
        const { schoolId, ...subject } = withChange(values, change);
        const school = subject.visibility === 'SCHOOL_PRIVATE' ? schoolId : null;
        await assertSchool(transaction, school);
        await assertFreeName(transaction, { ...subject, stageId: stage.id, schoolId: school }, id);
        const code = await subjectCode(transaction, { ...subject, stageCode: stage.code, ownId: id });
        const after = { ...subject, code, schoolId: school };
        await transaction.subject.update({ where: { id }, data: after, select: { id: true } });
        await record(transaction, {
          actorId,
          action: 'subject.edited',
          subjectKind: 'subject',
          subjectId: id,
          ...changes(values, after),
        });
        return present(await readSubject(transaction, id), noSubject);
      }),

    async listTopics(subjectId) {
      const subject = await database.subject.findFirst({
        where: { id: subjectId, archivedAt: null },
        select: { id: true },
      });
      return subject ? readTopics(database, { subjectId }) : undefined;
    },

    createTopic: (subjectId, topic, actorId, recordReply) =>
      database.$transaction(async (transaction) => {
        const subject = await lockSubject(transaction, subjectId);
        const topics = await transaction.topic.count({ where: { subjectId, archivedAt: null } });
        const last = { name: '', code: '', description: '', order: topics * 10 };
        const values = await topicValues(transaction, subject, withChange(last, topic));
        const { id } = await transaction.topic.create({
          data: { ...values, subjectId },
          select: { id: true },
        });
        await record(transaction, {
          actorId,
          action: 'topic.created',
          subjectKind: 'topic',
          subjectId: id,
          before: null,
          after: { ...values, subject: subject.code },
        });
        const made = present((await readTopics(transaction, { id }))[0], noTopic);
        await recordReply(made, transaction);
        return made;
      }),

    updateTopic: (id, topic, actorId) =>
      database.$transaction(async (transaction) => {
        const before = await transaction.topic.findFirst({
          where: { id, archivedAt: null },
          select: { name: true, code: true, description: true, order: true, subjectId: true },
        });
        if (!before) throw noTopic();
        const { subjectId, ...values } = before;
        const subject = await lockSubject(transaction, subjectId);
        const after = await topicValues(transaction, subject, withChange(values, topic), id);
        if (isGeneralTopic(values) && !isGeneralTopic(after)) {
          throw ruleBroken('The General topic must keep its code or its name');
        }
        await transaction.topic.update({ where: { id }, data: after, select: { id: true } });
        await record(transaction, {
          actorId,
          action: 'topic.edited',
          subjectKind: 'topic',
          subjectId: id,
          ...changes(values, after),
        });
        return present((await readTopics(transaction, { id }))[0], noTopic);
      }),
  };
}

const editedFields = {
  name: true,
  code: true,
  description: true,
  icon: true,
  color: true,
  order: true,
} as const;

/** Codes and names of topics are unique in their subject: whoever changes them holds it. */
async function lockSubject(transaction: Transaction, id: string): Promise<{ id: string; code: string }> {
  const [subject] = await transaction.$queryRaw<{ id: string; code: string }[]>`
    select id, code from subjects where id = ${id}::uuid and archived_at is null for no key update`;
  if (!subject) throw noSubject();
  return subject;
}

/** What is left out of a change stays. */
function withChange<Values extends object>(
  values: Values,
  change: { [Name in keyof Values]?: Values[Name] | undefined },
): Values {
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  return { ...values, ...(Object.fromEntries(given) as Partial<Values>) };
}

/** Only what is different, for the journal. */
function changes<Values extends object>(before: Values, after: Values) {
  const names = Object.keys(after) as (keyof Values & string)[];
  const changed = names.filter((name) => before[name] !== after[name]);
  const only = (values: Values) => Object.fromEntries(changed.map((name) => [name, values[name] ?? null]));
  return { before: only(before), after: only(after) };
}

function present<Row>(row: Row | undefined, missing: () => Error): Row {
  if (row === undefined) throw missing();
  return row;
}

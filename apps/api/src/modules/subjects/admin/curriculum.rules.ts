import type { SubjectEdit, TopicEdit } from '@markwell/shared/subjects/subjects-admin.contract';
import { nameKey } from '@markwell/shared/text/name-key';
import { generateCode, isGeneralTopic } from '@markwell/shared/question-bank/topics';
import type { Visibility } from '@markwell/shared/curriculum/subjects.vocabulary';
import { conflict, forbidden, notFound, ruleViolated } from '#platform/domain-error.ts';

/** The fields of a subject that can be changed. */
export interface SubjectValues {
  name: string;
  code: string;
  description: string;
  icon: string;
  color: string;
  order: number;
  visibility: Visibility;
  schoolId: string | null;
}

/** The locked state that a change of a subject is decided on. */
export interface SubjectContext {
  /** Undefined when it does not exist. */
  stage: { id: string; code: string } | undefined;
  /** Whether the school that the change names exists. True when it names none. */
  hasSchool: boolean;
  /** All other subjects. */
  others: readonly {
    stageId: string;
    name: string;
    code: string;
    visibility: Visibility;
    schoolId: string | null;
    archivedAt: Date | null;
  }[];
}

/**
 * The subject that the caller may create: an administrator's as it is, a teacher's private to their school.
 * Throws FORBIDDEN for a teacher without a school, or for another school.
 */
export function subjectOfCaller(
  subject: SubjectValues,
  { isAdmin, schoolId }: { isAdmin: boolean; schoolId: string | null },
): SubjectValues {
  if (isAdmin) return subject;
  if (schoolId === null) throw forbidden('Please ask an administrator to add you to your school first');
  if (subject.schoolId !== null && subject.schoolId !== schoolId) {
    throw forbidden('You can create subjects of your own school only');
  }
  return { ...subject, visibility: 'SCHOOL_PRIVATE', schoolId };
}

/**
 * The edit that the caller may make: an administrator's as it is. A subject of a teacher's school stays private to it.
 */
export function editOfCaller(edit: SubjectEdit, { isAdmin }: { isAdmin: boolean }): SubjectEdit {
  return isAdmin ? edit : { ...edit, visibility: undefined, schoolId: undefined };
}

/** Throws NOT_FOUND for an unknown stage, RULE_BROKEN for an unknown school, CONFLICT for a code or name in use. */
export const newSubject = (subject: SubjectValues, context: SubjectContext): SubjectValues =>
  checkedSubject(subject, context);

/** Applies an edit; omitted fields keep their values. Throws like `newSubject`. */
export const editedSubject = (
  edit: SubjectEdit,
  before: SubjectValues,
  context: SubjectContext,
): SubjectValues => checkedSubject(withChange(before, edit), context);

function checkedSubject(
  requested: SubjectValues,
  { stage, hasSchool, others }: SubjectContext,
): SubjectValues {
  if (!stage) throw notFound('This stage does not exist');
  const isPrivate = requested.visibility === 'SCHOOL_PRIVATE';
  const subject = { ...requested, schoolId: isPrivate ? requested.schoolId : null };
  if (isPrivate && !hasSchool) throw ruleViolated('This school does not exist');
  assertFreeName(
    subject,
    others.filter(({ stageId, archivedAt }) => stageId === stage.id && archivedAt === null),
  );
  return { ...subject, code: freeCode(others, { ...subject, parentCode: stage.code }) };
}

/**
 * Pupils see subjects with the same name as one. A public subject and one of a school may share a name; two with
 * the same visibility may not, because administrators could not distinguish them.
 */
function assertFreeName(
  { name, visibility, schoolId }: SubjectValues,
  others: SubjectContext['others'],
): void {
  const other = others.find(
    (each) =>
      each.visibility === visibility && each.schoolId === schoolId && nameKey(each.name) === nameKey(name),
  );
  if (!other) return;
  const found = `named ${other.name} (${other.code})`;
  throw nameInUse(
    visibility === 'SCHOOL_PRIVATE'
      ? `This school already has a subject ${found} on this stage`
      : `This stage already has a ${visibility.toLowerCase()} subject ${found}`,
  );
}

export interface TopicValues {
  name: string;
  code: string;
  description: string;
  order: number;
}

/** The locked state that a change of a topic is decided on. */
export interface TopicContext {
  subject: { code: string };
  /** The other topics of the subject. */
  others: readonly { name: string; code: string; archivedAt: Date | null }[];
}

/** A new topic comes last, unless it has an order. Throws CONFLICT for a code or name in use. */
export function newTopic(topic: TopicEdit, context: TopicContext): TopicValues {
  const active = context.others.filter(({ archivedAt }) => archivedAt === null);
  const last = { name: '', code: '', description: '', order: active.length * 10 };
  return checkedTopic(withChange(last, topic), context);
}

/**
 * Applies an edit; omitted fields keep their values. Throws like `newTopic`, and RULE_BROKEN when the General
 * topic would no longer be one.
 */
export function editedTopic(edit: TopicEdit, before: TopicValues, context: TopicContext): TopicValues {
  const after = checkedTopic(withChange(before, edit), context);
  if (isGeneralTopic(before) && !isGeneralTopic(after)) {
    throw ruleViolated('The General topic must keep its code or its name');
  }
  return after;
}

function checkedTopic(topic: TopicValues, { subject, others }: TopicContext): TopicValues {
  const key = nameKey(topic.name);
  const same = others.find((other) => other.archivedAt === null && nameKey(other.name) === key);
  if (same) throw nameInUse(`This subject already has a topic named ${same.name}`);
  return { ...topic, code: freeCode(others, { ...topic, parentCode: subject.code }) };
}

/** Throws CONFLICT for a subject with content, unless that is deleted as well. */
export function assertRemovableSubject(
  cascade: boolean,
  content: { topics: number; questions: number; writingQuestions: number; papers: number },
): void {
  const { topics, questions, writingQuestions, papers } = content;
  if (!cascade && topics + questions + writingQuestions + papers > 0) {
    throw conflict('This subject still has topics, questions or past papers');
  }
}

/** Throws RULE_BROKEN for the General topic, CONFLICT for one with questions unless those are deleted as well. */
export function assertRemovableTopic(
  cascade: boolean,
  topic: { name: string; code: string; questions: number },
): void {
  if (isGeneralTopic(topic)) throw ruleViolated('The General topic cannot be deleted');
  if (!cascade && topic.questions > 0) throw conflict('This topic still has questions');
}

const nameInUse = (message: string) =>
  conflict(message, { issues: [{ path: 'body.name', message }], suggestion: 'Please choose another name' });

const codeInUse = (code: string) =>
  conflict(`The code ${code} is already in use`, {
    issues: [{ path: 'body.code', message: 'This code is already in use' }],
    suggestion: 'Please use another code, or leave it empty to get one',
  });

/**
 * Returns the given code if no other has it, or a code generated from the name. Throws CONFLICT for a code in
 * use.
 */
function freeCode(
  others: readonly { code: string }[],
  { code, name, parentCode }: { code: string; name: string; parentCode: string },
): string {
  const usedCodes = new Set(others.map((other) => other.code.toUpperCase()));
  if (code === '') return generateCode(parentCode.toUpperCase(), name, usedCodes);
  if (usedCodes.has(code.toUpperCase())) throw codeInUse(code);
  return code;
}

function withChange<Values extends object>(
  values: Values,
  change: { [Name in keyof Values]?: Values[Name] | undefined },
): Values {
  const changedFields = Object.entries(change).filter(([, value]) => value !== undefined);
  return { ...values, ...(Object.fromEntries(changedFields) as Partial<Values>) };
}

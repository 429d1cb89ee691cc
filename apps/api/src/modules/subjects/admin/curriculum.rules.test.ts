import { describe, expect, it } from 'vitest';
import {
  assertRemovableSubject,
  assertRemovableTopic,
  editedSubject,
  editedTopic,
  newSubject,
  newTopic,
  type SubjectContext,
  type SubjectValues,
} from './curriculum.rules.ts';

const latin: SubjectValues = {
  name: 'Latin',
  code: '',
  description: '',
  icon: '📚',
  color: 'blue',
  order: 0,
  visibility: 'PUBLIC',
  schoolId: null,
};
const stage = { id: 'gcse', code: 'GCSE' };
const other = (more: Partial<SubjectContext['others'][number]> = {}) => ({
  stageId: stage.id,
  name: 'latin',
  code: 'OTHER',
  visibility: 'PUBLIC' as const,
  schoolId: null,
  archivedAt: null,
  ...more,
});
const context = (more: Partial<SubjectContext> = {}): SubjectContext => ({
  stage,
  hasSchool: true,
  others: [],
  ...more,
});

describe('a new subject', () => {
  it('gets a code from its stage and name that no other has', () => {
    expect(newSubject(latin, context()).code).toBe('GCSE_LATIN');
    const others = [other({ code: 'gcse_latin', name: 'Greek', stageId: 'other-stage' })];
    expect(newSubject(latin, context({ others })).code).toBe('GCSE_LATIN_2');
  });

  it('has a school only if it is private', () => {
    const ofSchool = { ...latin, schoolId: 'school' };
    expect(newSubject(ofSchool, context()).schoolId).toBeNull();
    const isPrivate = { ...ofSchool, visibility: 'SCHOOL_PRIVATE' as const };
    expect(newSubject(isPrivate, context()).schoolId).toBe('school');
    expect(() => newSubject(isPrivate, context({ hasSchool: false }))).toThrow('This school does not exist');
  });

  it('may have the name of one in another stage, of another visibility, or deleted', () => {
    const others = [
      other({ stageId: 'other-stage' }),
      other({ visibility: 'DRAFT' }),
      other({ archivedAt: new Date(0) }),
    ];
    expect(newSubject(latin, context({ others })).name).toBe('Latin');
    expect(() => newSubject(latin, context({ others: [other()] }))).toThrow(
      'This stage already has a public subject named latin (OTHER)',
    );
  });

  it('needs a stage and a code that is free', () => {
    expect(() => newSubject(latin, context({ stage: undefined }))).toThrow('This stage does not exist');
    const others = [other({ name: 'Greek', code: 'LAT' })];
    expect(() => newSubject({ ...latin, code: 'lat' }, context({ others }))).toThrow('already in use');
  });
});

it('an edit changes only the given fields of a subject', () => {
  const edited = editedSubject({ name: 'Classics', order: undefined }, { ...latin, code: 'LAT' }, context());
  expect(edited).toEqual({ ...latin, code: 'LAT', name: 'Classics' });
});

const subject = { code: 'MATHS' };
const general = { name: 'General', code: 'MATHS_GENERAL', archivedAt: null };

describe('a topic', () => {
  it('comes after the others and gets a code', () => {
    const others = [general, { name: 'Ratio', code: 'MATHS_RATIO', archivedAt: new Date(0) }];
    expect(newTopic({ name: 'Ratio' }, { subject, others })).toEqual({
      name: 'Ratio',
      code: 'MATHS_RATIO_2',
      description: '',
      order: 10,
    });
  });

  it('has a different name from the others, whatever its case', () => {
    expect(() => newTopic({ name: 'GENERAL' }, { subject, others: [general] })).toThrow(
      'This subject already has a topic named General',
    );
  });

  it('stays General by its code or its name', () => {
    const before = { name: 'General', code: 'MATHS_GENERAL', description: '', order: 0 };
    const edit = (change: { name: string; code?: string }) =>
      editedTopic(change, before, { subject, others: [] });
    expect(edit({ name: 'Mixed' })).toMatchObject({ name: 'Mixed', code: 'MATHS_GENERAL' });
    expect(() => edit({ name: 'Mixed', code: 'MATHS_MIXED' })).toThrow('The General topic must keep');
  });
});

it('content is deleted only on request, and the General topic never', () => {
  const empty = { topics: 0, questions: 0, writingQuestions: 0, papers: 0 };
  expect(() => assertRemovableSubject(false, empty)).not.toThrow();
  expect(() => assertRemovableSubject(false, { ...empty, papers: 1 })).toThrow('This subject still has');
  expect(() => assertRemovableSubject(true, { ...empty, papers: 1 })).not.toThrow();
  const topic = { name: 'Ratio', code: 'MATHS_RATIO', questions: 1 };
  expect(() => assertRemovableTopic(false, topic)).toThrow('This topic still has questions');
  expect(() => assertRemovableTopic(true, topic)).not.toThrow();
  expect(() => assertRemovableTopic(true, { ...general, questions: 0 })).toThrow('cannot be deleted');
});

import { describe, expect, it } from 'vitest';
import { leaveClass, listClasses, readClass, removeMember } from '../classes/classes.contract.ts';
import { testConfigurationSchema } from '../mock-tests/mock-tests.contract.ts';
import { oneStage } from '../subjects/stages.contract.ts';
import { emailSchema, textSchema } from './field-schemas.ts';
import { derivedStatusesOf } from './endpoint-statuses.ts';

const id = '0193a7c2-5b1e-7c3a-9b1e-000000000001';
const configuration = { subjectId: id, examTypeId: id, difficulty: [1], questionCount: 20 };
const firstMessage = (input: unknown) => testConfigurationSchema.safeParse(input).error?.issues[0]?.message;

describe('an endpoint', () => {
  it('takes ids as the parameters of a path, unless it says otherwise', () => {
    expect(removeMember.params.safeParse({ classId: id, pupilId: id }).success).toBe(true);
    expect(removeMember.params.safeParse({ classId: id, pupilId: 'x' }).success).toBe(false);
    expect(oneStage.params.safeParse({ code: '11-plus' }).success).toBe(true);
    expect(listClasses.params).toBeUndefined();
  });

  it('answers 404 for what a path names and does not exist, but not where that does not matter', () => {
    expect(derivedStatusesOf(readClass)).toContain(404);
    expect(derivedStatusesOf(listClasses)).not.toContain(404);
    expect(derivedStatusesOf(leaveClass)).not.toContain(404);
  });
});

describe('a test configuration', () => {
  it('has the defaults of the specification', () => {
    expect(testConfigurationSchema.parse(configuration)).toMatchObject({
      duration: 30,
      topicIds: [],
      examMode: false,
    });
  });

  it.each([
    [{ ...configuration, subjectId: '' }, 'Please select a subject'],
    [{ ...configuration, examTypeId: null }, 'Stage information not loaded'],
    [{ ...configuration, difficulty: [] }, 'Please select at least one difficulty level'],
  ])('refuses %o', (input, message) => {
    expect(firstMessage(input)).toBe(message);
  });

  it('accepts only the counts, durations and difficulties that can be chosen', () => {
    for (const wrong of [{ questionCount: 21 }, { duration: 20 }, { difficulty: [4] }, { topicIds: ['x'] }]) {
      expect(testConfigurationSchema.safeParse({ ...configuration, ...wrong }).success).toBe(false);
    }
  });
});

describe('fields', () => {
  it('refuse text that cannot be stored', () => {
    expect(textSchema(5).safeParse('a\u0000b').success).toBe(false);
    expect(textSchema(5).safeParse('\ud800').success).toBe(false);
    expect(textSchema(5).safeParse('abcdef').success).toBe(false);
    expect(textSchema(5).parse('<b>é')).toBe('<b>é');
  });

  it('put e-mail addresses in lower case and trim them', () => {
    expect(emailSchema.parse('  Aisha@Example.COM ')).toBe('aisha@example.com');
    expect(emailSchema.safeParse('aisha').success).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { buildSubject, buildTopic, countsOf } from '#testing/mock-test-builders.ts';
import {
  changeConfiguration,
  defaultConfiguration,
  matchCount,
  missingChoiceText,
} from './test-configuration.ts';
import { initialConfiguration, setupStateOf } from './preselection.ts';

const ratio = buildTopic({ name: 'Ratio', counts: countsOf(5, 4, 3) });
const angles = buildTopic({ name: 'Angles', counts: countsOf(1, 2, 3) });
const maths = buildSubject({ topics: [ratio, angles] });
const verbal = buildSubject({ name: 'Verbal Reasoning', topics: [buildTopic()] });
const nonVerbal = buildSubject({ name: 'Non-Verbal Reasoning' });
const subjects = [nonVerbal, maths, verbal];

const start = (state: unknown, query: string | null = null) =>
  initialConfiguration(subjects, setupStateOf(state), query);

describe('the initial setup', () => {
  it('has the defaults of the specification', () => {
    expect(start(null)).toEqual({
      subjectId: null,
      topicIds: [],
      difficulty: [1, 2, 3],
      tier: null,
      answerMode: null,
      duration: 30,
      questionCount: 20,
    });
  });

  it.each([
    ['mathematics', maths],
    [' Verbal Reasoning ', verbal],
    ['math', maths],
    ['nothing we know', undefined],
  ])('takes the subject ?subject=%s', (query, subject) => {
    expect(start(null, query).subjectId).toBe(subject?.id ?? null);
  });

  it('takes the subject of the previous page by id or by name', () => {
    expect(start({ subjectId: verbal.id }).subjectId).toBe(verbal.id);
    expect(start({ subject: 'verbal reasoning' }, 'mathematics').subjectId).toBe(verbal.id);
  });

  it('takes all choices of a recommendation, with the next larger number of questions', () => {
    const recommended = { subjectId: maths.id, topicIds: [angles.id], difficulty: [1, 2], questionCount: 12 };
    expect(start(recommended)).toMatchObject({
      subjectId: maths.id,
      topicIds: [angles.id],
      difficulty: [1, 2],
      questionCount: 20,
    });
  });

  it('ignores invalid choices and keeps the others', () => {
    const odd = {
      subjectId: maths.id,
      topicIds: ['of another subject'],
      difficulty: ['hard'],
      questionCount: 900,
    };
    expect(start(odd)).toEqual({ ...defaultConfiguration, subjectId: maths.id, questionCount: 50 });
    expect(setupStateOf('nonsense').examMode).toBeUndefined();
  });
});

describe('the configuration', () => {
  it('resets the topics of the previous subject', () => {
    const withTopic = { ...defaultConfiguration, subjectId: maths.id, topicIds: [ratio.id] };
    const next = changeConfiguration(withTopic, { type: 'subject', subjectId: verbal.id });
    expect(next).toMatchObject({ subjectId: verbal.id, topicIds: [] });
  });

  it('counts the questions of the topics and difficulties, of all topics when none is chosen', () => {
    const choice = { ...defaultConfiguration, subjectId: maths.id };
    expect(matchCount(maths, choice)).toBe(18);
    expect(matchCount(maths, { ...choice, topicIds: [angles.id], difficulty: [2, 3] })).toBe(5);
    expect(matchCount(maths, { ...choice, difficulty: [] })).toBe(0);
  });

  it('names the missing choice, the subject first', () => {
    expect(missingChoiceText({ ...defaultConfiguration, difficulty: [] })).toBe('Please select a subject');
    expect(missingChoiceText({ ...defaultConfiguration, subjectId: maths.id, difficulty: [] })).toBe(
      'Please select at least one difficulty level',
    );
    expect(missingChoiceText({ ...defaultConfiguration, subjectId: maths.id })).toBeNull();
  });
});

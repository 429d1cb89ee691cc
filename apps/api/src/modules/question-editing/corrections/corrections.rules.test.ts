import { buildPart, buildQuestionParts } from '@markwell/shared/answers/testing/build-part';
import { describe, expect, it } from 'vitest';
import {
  canBeMarkedBy,
  correctableRevisions,
  correctionNotifications,
  countChangedScores,
  revisionToCorrect,
  teacherNotifications,
  type MarkedRevision,
} from './corrections.rules.ts';

const revision = (changes: Partial<MarkedRevision> = {}): MarkedRevision => ({
  revisionId: 'first',
  number: 1,
  key: 'A',
  currentKey: 'B',
  isMarkable: true,
  hasOtherKey: true,
  optionsChanged: false,
  isRemarked: false,
  attempts: 3,
  quizAnswers: 0,
  pupils: 3,
  marksUp: 1,
  marksDown: 0,
  voidAttempts: 0,
  ...changes,
});
const offered = (changes: Partial<MarkedRevision>) =>
  correctableRevisions([revision(changes)]).map(({ canRemark, canVoid }) => ({ canRemark, canVoid }))[0];

describe('a revision', () => {
  it('can be re-marked when its answer key differs or its marks do, and made void in tests', () => {
    expect(offered({})).toEqual({ canRemark: true, canVoid: true });
    expect(offered({ marksUp: 0 })).toEqual({ canRemark: true, canVoid: true });
    expect(offered({ hasOtherKey: false })).toEqual({ canRemark: true, canVoid: true });
    expect(offered({ attempts: 0, quizAnswers: 2 })).toEqual({ canRemark: true, canVoid: false });
  });

  it('is not re-marked twice with the same letter', () => {
    expect(offered({ isRemarked: true, marksUp: 0 })).toEqual({ canRemark: false, canVoid: true });
  });

  it('with answers of other kinds is not re-marked, but can be void', () => {
    expect(offered({ isMarkable: false })).toEqual({ canRemark: false, canVoid: true });
  });

  it('that is void can be counted again, and not corrected until then', () => {
    const [found] = correctableRevisions([revision({ attempts: 0, voidAttempts: 3 })]);
    expect(found).toMatchObject({ canRemark: false, canVoid: false, canRestore: true });
    expect(correctableRevisions([revision()])[0]).toMatchObject({ canRestore: false });
  });

  it('is not offered without answers, nor when its marks agree with the current answer key', () => {
    expect(offered({ attempts: 0 })).toBeUndefined();
    expect(offered({ hasOtherKey: false, marksUp: 0 })).toBeUndefined();
  });
});

/** Items as they are shown, and their right order. */
const orderOf = (texts: readonly string[], correct: string) => ({
  kind: 'order',
  items: texts.map((text, index) => ({ id: String(index + 1), content: { text } })),
  correct: [...correct],
});

it.each([
  ['the same number', { kind: 'number', value: '7' }, { kind: 'number', value: '8' }, true],
  ['another kind', { kind: 'number', value: '7' }, { kind: 'text', accepted: ['seven'] }, false],
  ['the same items in another order', orderOf(['a', 'b', 'c'], '312'), orderOf(['a', 'b', 'c'], '213'), true],
  ['items at other places', orderOf(['a', 'b', 'c'], '312'), orderOf(['b', 'a', 'c'], '312'), false],
])('answers are marked with the key of %s: %j, %j', (_case, one, other, expected) => {
  const partsWith = (answer: object) => buildQuestionParts(buildPart('a', answer)).parts;
  expect(canBeMarkedBy(partsWith(one), partsWith(other))).toBe(expected);
});

describe('a correction', () => {
  const choice = { fromRevisionId: 'first', action: 'remark' } as const;

  it('needs a question, a revision of it and something to correct', () => {
    const question = { currentRevisionId: 'second', hasRevision: true, revisions: [revision()] };
    expect(revisionToCorrect(question, choice)).toMatchObject({ key: 'A', toRevisionId: 'second' });
    expect(() => revisionToCorrect(undefined, choice)).toThrow('This question does not exist');
    expect(() => revisionToCorrect({ ...question, hasRevision: false }, choice)).toThrow(
      'This revision does not exist',
    );
    const done = [revision({ isRemarked: true, marksUp: 0 })];
    expect(() => revisionToCorrect({ ...question, revisions: done }, choice)).toThrow(
      'There is nothing to correct',
    );
  });

  it('notifies each pupil whose score changed once', () => {
    const scored = { userId: 'ann', subjectName: 'Mathematics', isTest: true, scoreBefore: 50, score: 60 };
    const notifications = correctionNotifications('one', [
      { ...scored, attemptId: 'newest' },
      { ...scored, attemptId: 'older' },
      { ...scored, attemptId: 'same', userId: 'ben', score: 50 },
      { ...scored, attemptId: 'similar', userId: 'cat', isTest: false },
    ]);
    expect(notifications.map(({ userId, link }) => [userId, link])).toEqual([
      ['ann', expect.stringContaining('newest') as string],
    ]);
  });

  it('says to the teachers of an assignment how many of its scores have changed', () => {
    const scored = { userId: 'ann', subjectName: 'Mathematics', isTest: true, scoreBefore: 50, score: 60 };
    const work = (attemptId: string, assignmentId: string) => ({
      attemptId,
      assignmentId,
      isScoreShown: true,
    });
    const tests = [
      { ...scored, attemptId: 'changed' },
      { ...scored, attemptId: 'same', score: 50 },
    ];
    const first = countChangedScores({}, [work('changed', 'A'), work('same', 'A')], tests);
    const counts = countChangedScores(first, [work('changed', 'C'), work('same', 'B')], tests);
    expect(counts).toEqual({ A: 1, B: 0, C: 1 });
    const teacherIds = ['owner', 'co-teacher'];
    const assignment = (title: string) => ({ assignmentId: title, classId: 'class', title, teacherIds });
    const notifications = teacherNotifications('one', [assignment('A'), assignment('B')], counts);
    expect(notifications.map(({ userId, title, body }) => [userId, title, body])).toEqual([
      ['owner', 'A question in A was corrected', '1 score has changed in the markbook.'],
      ['co-teacher', 'A question in A was corrected', '1 score has changed in the markbook.'],
      ['owner', 'A question in B was corrected', 'No score has changed.'],
      ['co-teacher', 'A question in B was corrected', 'No score has changed.'],
    ]);
  });
});

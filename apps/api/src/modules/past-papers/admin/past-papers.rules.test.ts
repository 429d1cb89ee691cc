import { describe, expect, it } from 'vitest';
import { DomainError } from '#platform/domain-error.ts';
import { assertClassification, type PaperClassification, type PaperValues } from './past-papers.rules.ts';

const values: PaperValues = {
  title: 'Paper 1',
  stageId: 'gcse',
  subjectId: 'maths',
  examBoardId: null,
  year: 2023,
  paperNumber: 1,
  schoolName: null,
  duration: 60,
  maxMarks: null,
  totalQuestions: null,
  difficulty: 'MEDIUM',
  isFree: true,
  isPremium: false,
};

describe('the classification of a paper', () => {
  const subject = { name: 'Mathematics', stageName: 'GCSE', stageCode: 'GCSE' };
  const refusalOf = (classification: PaperClassification, examBoardId: string | null = null) => {
    try {
      assertClassification({ ...values, examBoardId }, classification);
      return undefined;
    } catch (error) {
      return error instanceof DomainError ? error : undefined;
    }
  };

  it('is allowed in a subject of the stage without a paper of this title', () => {
    expect(refusalOf({ subject, isExamBoardKnown: true, sameTitle: undefined })).toBeUndefined();
  });

  it('is refused without a subject of the stage', () => {
    expect(refusalOf({ subject: undefined, isExamBoardKnown: true, sameTitle: undefined })).toMatchObject({
      code: 'RULE_BROKEN',
      issues: [{ path: 'body.subjectId', message: 'Please select a subject' }],
    });
  });

  it('is refused for a title in use, naming the other paper', () => {
    expect(refusalOf({ subject, isExamBoardKnown: true, sameTitle: { year: 2020 } })).toMatchObject({
      code: 'CONFLICT',
      message: 'A past paper called "Paper 1" (2020) already exists in GCSE, Mathematics',
    });
  });

  it('may name an exam board only in a stage that has boards', () => {
    const elevenPlus = { name: 'Mathematics', stageName: '11+', stageCode: 'ELEVEN_PLUS' };
    const known = { isExamBoardKnown: true, sameTitle: undefined };
    expect(refusalOf({ ...known, subject: elevenPlus }, 'gl')).toBeUndefined();
    expect(refusalOf({ ...known, subject }, 'gl')).toMatchObject({
      code: 'RULE_BROKEN',
      issues: [{ path: 'body.examBoardId', message: 'GCSE does not have this exam board' }],
    });
    expect(refusalOf({ ...known, subject: elevenPlus, isExamBoardKnown: false }, 'no one')).toMatchObject({
      code: 'RULE_BROKEN',
    });
  });
});

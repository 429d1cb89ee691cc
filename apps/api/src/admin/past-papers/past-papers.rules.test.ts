import { describe, expect, it } from 'vitest';
import { DomainError } from '../../domain/domain-error.ts';
import { assertClassification, type PaperClassification, type PaperValues } from './past-papers.rules.ts';

const values: PaperValues = {
  title: 'Paper 1',
  stageId: 'gcse',
  subjectId: 'maths',
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
  const subject = { name: 'Mathematics', stageName: 'GCSE' };
  const refusalOf = (classification: PaperClassification) => {
    try {
      assertClassification(values, classification);
      return undefined;
    } catch (error) {
      return error instanceof DomainError ? error : undefined;
    }
  };

  it('is allowed in a subject of the stage without a paper of this title', () => {
    expect(refusalOf({ subject, sameTitle: undefined })).toBeUndefined();
  });

  it('is refused without a subject of the stage', () => {
    expect(refusalOf({ subject: undefined, sameTitle: undefined })).toMatchObject({
      code: 'RULE_BROKEN',
      issues: [{ path: 'body.subjectId', message: 'Please select a subject' }],
    });
  });

  it('is refused for a title in use, naming the other paper', () => {
    expect(refusalOf({ subject, sameTitle: { year: 2020 } })).toMatchObject({
      code: 'CONFLICT',
      message: 'A past paper called "Paper 1" (2020) already exists in GCSE, Mathematics',
    });
  });
});

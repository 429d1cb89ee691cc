import type { PaperPlan, SectionPlan } from '../paper.ts';

export type Facts = Pick<PaperPlan, 'sourceId' | 'title' | 'subjectCode' | 'sections'> & Partial<PaperPlan>;

/** Of a paper that says nothing else. */
const usual = { year: 2026, paperNumber: 1, difficulty: 'MEDIUM', isPremium: false } as const;

/** 50 questions in 50 minutes, with a separate answer sheet. */
export const gl = (facts: Omit<Facts, 'sections'> & Partial<Facts>): PaperPlan => ({
  style: 'GL',
  ...usual,
  calculatorAllowed: false,
  duration: 50,
  examBoardCode: 'GL',
  sections: [{ count: 50 }],
  ...facts,
});

/** Sections that are timed one by one, 45 minutes in all. */
export const cem = (facts: Facts): PaperPlan => ({
  ...gl(facts),
  style: 'CEM',
  paperNumber: 3,
  difficulty: 'HARD',
  isPremium: true,
  duration: 45,
  examBoardCode: 'CEM',
});

export const timed = (
  title: string,
  minutes: number,
  count: number,
  ...topicCodes: string[]
): SectionPlan => ({
  title,
  minutes,
  count,
  topicCodes,
});

/** 80 marks in 90 minutes. */
export const gcse = (facts: Facts): PaperPlan => ({
  style: 'GCSE',
  ...usual,
  calculatorAllowed: true,
  duration: 90,
  ...facts,
});

/** 100 marks in two hours. */
export const aLevel = (facts: Facts): PaperPlan => ({
  ...gcse(facts),
  style: 'A_LEVEL',
  duration: 120,
  ...facts,
});

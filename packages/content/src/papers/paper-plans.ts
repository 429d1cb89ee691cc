import type { PaperPlan } from './paper.ts';

const firstPaper = { year: 2025, paperNumber: 1, difficulty: 'MEDIUM', isPremium: false } as const;
const easyPaper = { year: 2024, paperNumber: 1, difficulty: 'EASY', isPremium: false } as const;
const premiumPaper = { year: 2026, paperNumber: 2, difficulty: 'HARD', isPremium: true } as const;

/** Three papers per stage, one of them premium. Two are set by invented schools. */
export const paperPlans: readonly PaperPlan[] = [
  {
    sourceId: 'papers/eleven-plus-mathematics-1',
    title: '11+ Mathematics Practice Paper 1',
    subjectCode: 'ELEVEN_PLUS_MATHEMATICS',
    ...firstPaper,
    calculatorAllowed: false,
    questionCount: 12,
  },
  {
    sourceId: 'papers/eleven-plus-verbal-reasoning-1',
    title: '11+ Verbal Reasoning Practice Paper 1',
    subjectCode: 'ELEVEN_PLUS_VERBAL_REASONING',
    ...easyPaper,
    calculatorAllowed: false,
    examBoardCode: 'GL',
    schoolName: 'Hollybrook Grammar School',
    questionCount: 12,
  },
  {
    sourceId: 'papers/eleven-plus-non-verbal-reasoning-2',
    title: '11+ Non-Verbal Reasoning Paper 2',
    subjectCode: 'ELEVEN_PLUS_NON_VERBAL_REASONING',
    ...premiumPaper,
    calculatorAllowed: false,
    examBoardCode: 'ISEB',
    questionCount: 10,
  },
  {
    sourceId: 'papers/gcse-mathematics-1',
    title: 'GCSE Mathematics Paper 1',
    subjectCode: 'GCSE_MATHEMATICS',
    ...firstPaper,
    calculatorAllowed: false,
    questionCount: 12,
  },
  {
    sourceId: 'papers/gcse-combined-science-1',
    title: 'GCSE Combined Science Paper 1',
    subjectCode: 'GCSE_COMBINED_SCIENCE',
    ...easyPaper,
    calculatorAllowed: true,
    questionCount: 12,
  },
  {
    sourceId: 'papers/gcse-computer-science-2',
    title: 'GCSE Computer Science Paper 2',
    subjectCode: 'GCSE_COMPUTER_SCIENCE',
    ...premiumPaper,
    calculatorAllowed: false,
    questionCount: 11,
  },
  {
    sourceId: 'papers/a-level-mathematics-1',
    title: 'A-Level Mathematics Paper 1: Pure',
    subjectCode: 'A_LEVEL_MATHEMATICS',
    ...firstPaper,
    calculatorAllowed: true,
    questionCount: 12,
  },
  {
    sourceId: 'papers/a-level-statistics-and-mechanics-1',
    title: 'A-Level Statistics and Mechanics Mock Paper',
    subjectCode: 'A_LEVEL_STATISTICS_AND_MECHANICS',
    ...easyPaper,
    year: 2023,
    calculatorAllowed: true,
    schoolName: 'Riverside Sixth Form',
    questionCount: 10,
  },
  {
    sourceId: 'papers/a-level-physics-2',
    title: 'A-Level Physics Paper 2',
    subjectCode: 'A_LEVEL_PHYSICS',
    ...premiumPaper,
    calculatorAllowed: true,
    questionCount: 11,
  },
];

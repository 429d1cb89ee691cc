import type { SubjectColor } from './subjects.vocabulary.ts';

/** Exam levels. The API calls a stage "exam type" in some endpoints. */
export const stageCodes = ['ELEVEN_PLUS', 'GCSE', 'A_LEVEL'] as const;
export type StageCode = (typeof stageCodes)[number];

/** The stage after whose choice a pupil also chooses an exam board. */
export const stageWithExamBoards: StageCode = 'ELEVEN_PLUS';

export interface Stage {
  code: StageCode;
  /** The long name. The stage picker shows the part before the first parenthesis. */
  name: string;
  displayName: string;
  ageRange: string;
  description: string;
  color: SubjectColor;
  icon: string;
}

interface ExamBoard {
  code: string;
  name: string;
  description: string;
  isActive: boolean;
}

export const stages: readonly Stage[] = [
  {
    code: 'ELEVEN_PLUS',
    name: '11+ (Eleven Plus)',
    displayName: '11+ (Eleven Plus)',
    ageRange: '9-11 years',
    description: 'Entrance tests for grammar and independent schools in mathematics, English and reasoning.',
    color: 'blue',
    icon: '🎒',
  },
  {
    code: 'GCSE',
    name: 'GCSE (General Certificate of Secondary Education)',
    displayName: 'GCSE (General Certificate of Secondary Education)',
    ageRange: '14-16 years',
    description: 'The exams at the end of Year 11 in mathematics, English, the sciences and computing.',
    color: 'green',
    icon: '📐',
  },
  {
    code: 'A_LEVEL',
    name: 'A-Level (Advanced Level)',
    displayName: 'A-Level (Advanced Level)',
    ageRange: '16-18 years',
    description: 'Two-year courses that lead to university, apprenticeships and work.',
    color: 'violet',
    icon: '🎓',
  },
];

/** The organisations that set 11+ papers. */
export const examBoards: readonly ExamBoard[] = [
  {
    code: 'CEM',
    name: 'CEM (Cambridge)',
    description: 'Papers that mix words, numbers and shapes. Each part has its own time.',
    isActive: true,
  },
  {
    code: 'GL',
    name: 'GL Assessment',
    description: 'Separate multiple-choice papers in English, mathematics, verbal and non-verbal reasoning.',
    isActive: true,
  },
  {
    code: 'SET',
    name: 'SET (Sutton Selective Eligibility Test)',
    description: 'Multiple-choice English and mathematics papers for the grammar schools of Sutton.',
    isActive: true,
  },
  {
    code: 'CSSE',
    name: 'CSSE (Consortium of Selective Schools in Essex)',
    description: 'English with comprehension and writing, and mathematics, for the grammar schools of Essex.',
    isActive: true,
  },
  {
    code: 'ISEB',
    name: 'ISEB Common Pre-Test',
    description:
      'An online test of English, mathematics and reasoning for independent schools. It gets harder when you do well.',
    isActive: true,
  },
  {
    code: 'INDEPENDENT',
    name: 'Independent school papers',
    description:
      'Entrance papers that independent schools write themselves, often with longer written answers.',
    isActive: true,
  },
];

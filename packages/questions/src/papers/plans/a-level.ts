import type { PaperPlan } from '../paper.ts';
import { pure1, pure2, pure3 } from '../structured/a-level-mathematics.ts';
import { reserveSection } from '../read-reserve.ts';
import { aLevel } from './styles.ts';

export const aLevelPlans: readonly PaperPlan[] = [
  aLevel({
    sourceId: 'papers/a-level-mathematics-1',
    title: 'A-Level Mathematics Paper 1: Pure',
    subjectCode: 'A_LEVEL_MATHEMATICS',
    year: 2025,
    sections: [{ marks: 100, structured: pure1 }],
  }),
  aLevel({
    sourceId: 'papers/a-level-mathematics-2',
    title: 'A-Level Mathematics Paper 2: Pure',
    subjectCode: 'A_LEVEL_MATHEMATICS',
    paperNumber: 2,
    sections: [{ marks: 100, structured: pure2 }],
  }),
  aLevel({
    sourceId: 'papers/a-level-mathematics-3',
    title: 'A-Level Mathematics Paper 3: Pure',
    subjectCode: 'A_LEVEL_MATHEMATICS',
    paperNumber: 3,
    difficulty: 'HARD',
    isPremium: true,
    sections: [{ marks: 100, structured: pure3 }],
  }),
  aLevel({
    sourceId: 'papers/a-level-statistics-and-mechanics-1',
    title: 'A-Level Statistics and Mechanics Mock Paper',
    subjectCode: 'A_LEVEL_STATISTICS_AND_MECHANICS',
    year: 2023,
    schoolName: 'Riverside Sixth Form',
    sections: [{ marks: 100 }],
  }),
  aLevel({
    sourceId: 'papers/a-level-physics-2',
    title: 'A-Level Physics Paper 2',
    subjectCode: 'A_LEVEL_PHYSICS',
    paperNumber: 2,
    difficulty: 'HARD',
    duration: 90,
    sections: [{ marks: 75, ...reserveSection('a-level-physics', 'a-level-physics-2') }],
  }),
  aLevel({
    sourceId: 'papers/a-level-biology-1',
    title: 'A-Level Biology Paper 1',
    subjectCode: 'A_LEVEL_BIOLOGY',
    duration: 90,
    sections: [{ marks: 75, ...reserveSection('a-level-biology', 'a-level-biology-1') }],
  }),
  aLevel({
    sourceId: 'papers/a-level-chemistry-1',
    title: 'A-Level Chemistry Paper 1',
    subjectCode: 'A_LEVEL_CHEMISTRY',
    duration: 90,
    sections: [{ marks: 75, ...reserveSection('a-level-chemistry', 'a-level-chemistry-1') }],
  }),
  aLevel({
    sourceId: 'papers/a-level-computer-science-1',
    title: 'A-Level Computer Science Paper 1',
    subjectCode: 'A_LEVEL_COMPUTER_SCIENCE',
    calculatorAllowed: false,
    duration: 90,
    sections: [{ marks: 75, ...reserveSection('a-level-computer-science', 'a-level-computer-science-1') }],
  }),
  aLevel({
    sourceId: 'papers/a-level-english-language-1',
    title: 'A-Level English Language Paper 1',
    subjectCode: 'A_LEVEL_ENGLISH_LANGUAGE',
    duration: 150,
    calculatorAllowed: false,
    sections: [
      {
        title: 'Textual variations',
        ...reserveSection('a-level-english-language', 'a-level-english-language-1', 'textual-variations'),
      },
      {
        title: 'Language in use',
        ...reserveSection('a-level-english-language', 'a-level-english-language-1', 'language-in-use'),
      },
    ],
  }),
];

import type { PaperPlan } from '../paper.ts';
import { withCalculator1, withCalculator2, withoutCalculator } from '../structured/gcse-mathematics.ts';
import { reserveSection } from '../read-reserve.ts';
import { gcse } from './styles.ts';

export const gcsePlans: readonly PaperPlan[] = [
  gcse({
    sourceId: 'papers/gcse-mathematics-1',
    title: 'GCSE Mathematics Paper 1 (Non-Calculator)',
    subjectCode: 'GCSE_MATHEMATICS',
    tier: 'Higher',
    year: 2025,
    calculatorAllowed: false,
    sections: [{ marks: 80, structured: withoutCalculator }],
  }),
  gcse({
    sourceId: 'papers/gcse-mathematics-2',
    title: 'GCSE Mathematics Paper 2 (Calculator)',
    subjectCode: 'GCSE_MATHEMATICS',
    tier: 'Higher',
    paperNumber: 2,
    sections: [{ marks: 80, structured: withCalculator1 }],
  }),
  gcse({
    sourceId: 'papers/gcse-mathematics-3',
    title: 'GCSE Mathematics Paper 3 (Calculator)',
    subjectCode: 'GCSE_MATHEMATICS',
    tier: 'Higher',
    paperNumber: 3,
    difficulty: 'HARD',
    isPremium: true,
    sections: [{ marks: 80, structured: withCalculator2 }],
  }),
  gcse({
    sourceId: 'papers/gcse-english-language-1',
    title: 'GCSE English Language Paper 1: Reading and Creative Writing',
    subjectCode: 'GCSE_ENGLISH_LANGUAGE',
    duration: 105,
    calculatorAllowed: false,
    sections: [
      { title: 'Reading', ...reserveSection('gcse-english-language', 'gcse-english-language-1', 'reading') },
      { title: 'Writing', ...reserveSection('gcse-english-language', 'gcse-english-language-1', 'writing') },
    ],
  }),
  gcse({
    sourceId: 'papers/gcse-english-literature-1',
    title: 'GCSE English Literature Paper 1: Macbeth and A Christmas Carol',
    subjectCode: 'GCSE_ENGLISH_LITERATURE',
    duration: 120,
    calculatorAllowed: false,
    sections: [
      {
        title: 'Shakespeare',
        ...reserveSection('gcse-english-literature', 'gcse-english-literature-1', 'shakespeare'),
      },
      {
        title: 'The 19th-century novel',
        ...reserveSection('gcse-english-literature', 'gcse-english-literature-1', 'nineteenth-century-novel'),
      },
      {
        title: 'Unseen poetry',
        ...reserveSection('gcse-english-literature', 'gcse-english-literature-1', 'unseen-poetry'),
      },
      {
        title: 'Comparing poems',
        ...reserveSection('gcse-english-literature', 'gcse-english-literature-1', 'comparing-poems'),
      },
    ],
  }),
  gcse({
    sourceId: 'papers/gcse-combined-science-1',
    title: 'GCSE Combined Science Paper 1',
    subjectCode: 'GCSE_COMBINED_SCIENCE',
    year: 2024,
    sections: [{ marks: 80, ...reserveSection('gcse-combined-science', 'gcse-combined-science-1') }],
  }),
  gcse({
    sourceId: 'papers/gcse-biology-1',
    title: 'GCSE Biology Paper 1',
    subjectCode: 'GCSE_BIOLOGY',
    tier: 'Higher',
    sections: [{ marks: 80, ...reserveSection('gcse-biology', 'gcse-biology-1') }],
  }),
  gcse({
    sourceId: 'papers/gcse-chemistry-1',
    title: 'GCSE Chemistry Paper 1',
    subjectCode: 'GCSE_CHEMISTRY',
    tier: 'Higher',
    sections: [{ marks: 80, ...reserveSection('gcse-chemistry', 'gcse-chemistry-1') }],
  }),
  gcse({
    sourceId: 'papers/gcse-physics-1',
    title: 'GCSE Physics Paper 1',
    subjectCode: 'GCSE_PHYSICS',
    tier: 'Higher',
    sections: [{ marks: 80, ...reserveSection('gcse-physics', 'gcse-physics-1') }],
  }),
  gcse({
    sourceId: 'papers/gcse-computer-science-2',
    title: 'GCSE Computer Science Paper 2',
    subjectCode: 'GCSE_COMPUTER_SCIENCE',
    paperNumber: 2,
    calculatorAllowed: false,
    sections: [{ marks: 80, ...reserveSection('gcse-computer-science', 'gcse-computer-science-2') }],
  }),
];

import type { PaperPlan } from '../paper.ts';
import { withCalculator1, withCalculator2, withoutCalculator } from '../structured/gcse-mathematics.ts';
import { biology1To5 } from '../reserve/gcse-biology-1/questions-1-to-5.ts';
import { biology6To9 } from '../reserve/gcse-biology-1/questions-6-to-9.ts';
import { chemistry1To5 } from '../reserve/gcse-chemistry-1/questions-1-to-5.ts';
import { chemistry6To8 } from '../reserve/gcse-chemistry-1/questions-6-to-8.ts';
import { combinedScience } from '../reserve/gcse-combined-science-1.ts';
import { computerScience } from '../reserve/gcse-computer-science-1.ts';
import { physics1To6 } from '../reserve/gcse-physics-1/questions-1-to-6.ts';
import { physics7To10 } from '../reserve/gcse-physics-1/questions-7-to-10.ts';
import { creativeWriting, readingFiction, theWeighingRoom } from '../reserve/gcse-english-language-1.ts';
import {
  firstUnseenPoem,
  macbethAlone,
  nineteenthCenturyNovel,
  numberNine,
  scroogeInTheCold,
  secondUnseenPoem,
  shakespeare,
  theSpareKey,
} from '../reserve/gcse-english-literature-1.ts';
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
      { title: 'Reading', passage: theWeighingRoom, structured: readingFiction },
      { title: 'Writing', structured: creativeWriting },
    ],
  }),
  gcse({
    sourceId: 'papers/gcse-english-literature-1',
    title: 'GCSE English Literature Paper 1: Macbeth and A Christmas Carol',
    subjectCode: 'GCSE_ENGLISH_LITERATURE',
    duration: 120,
    calculatorAllowed: false,
    sections: [
      { title: 'Shakespeare', passage: macbethAlone, structured: shakespeare },
      { title: 'The 19th-century novel', passage: scroogeInTheCold, structured: nineteenthCenturyNovel },
      { title: 'Unseen poetry', passage: theSpareKey, structured: firstUnseenPoem },
      { title: 'Comparing poems', passage: numberNine, structured: secondUnseenPoem },
    ],
  }),
  gcse({
    sourceId: 'papers/gcse-combined-science-1',
    title: 'GCSE Combined Science Paper 1',
    subjectCode: 'GCSE_COMBINED_SCIENCE',
    year: 2024,
    sections: [{ marks: 80, structured: combinedScience }],
  }),
  gcse({
    sourceId: 'papers/gcse-biology-1',
    title: 'GCSE Biology Paper 1',
    subjectCode: 'GCSE_BIOLOGY',
    tier: 'Higher',
    sections: [{ marks: 80, structured: [...biology1To5, ...biology6To9] }],
  }),
  gcse({
    sourceId: 'papers/gcse-chemistry-1',
    title: 'GCSE Chemistry Paper 1',
    subjectCode: 'GCSE_CHEMISTRY',
    tier: 'Higher',
    sections: [{ marks: 80, structured: [...chemistry1To5, ...chemistry6To8] }],
  }),
  gcse({
    sourceId: 'papers/gcse-physics-1',
    title: 'GCSE Physics Paper 1',
    subjectCode: 'GCSE_PHYSICS',
    tier: 'Higher',
    sections: [{ marks: 80, structured: [...physics1To6, ...physics7To10] }],
  }),
  gcse({
    sourceId: 'papers/gcse-computer-science-2',
    title: 'GCSE Computer Science Paper 2',
    subjectCode: 'GCSE_COMPUTER_SCIENCE',
    paperNumber: 2,
    calculatorAllowed: false,
    sections: [{ marks: 80, structured: computerScience }],
  }),
];

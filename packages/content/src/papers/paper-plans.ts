import type { PaperPlan, SectionPlan } from './paper.ts';
import { pure1, pure2, pure3 } from './structured/a-level-mathematics.ts';
import { withCalculator1, withCalculator2, withoutCalculator } from './structured/gcse-mathematics.ts';

import {
  languageInUse,
  textsAndRepresentations,
  twoTextsOnRepair,
} from './unseen/a-level-english-language-1.ts';
import { computerScience as aLevelComputerScience } from './unseen/a-level-computer-science-1.ts';
import { biology as aLevelBiology } from './unseen/a-level-biology-1.ts';
import { chemistry as aLevelChemistry } from './unseen/a-level-chemistry-1.ts';
import { physics } from './unseen/a-level-physics-1.ts';
import {
  grammarPaper1,
  punctuationPaper1,
  spellingPaper1,
} from './unseen/eleven-plus-english/language-skills-1.ts';
import { theBellAtSkerryPoint } from './unseen/eleven-plus-english/the-bell-at-skerry-point.ts';
import {
  grammarPaper2,
  punctuationPaper2,
  spellingPaper2,
} from './unseen/eleven-plus-english/language-skills-2.ts';
import {
  clozePaper3,
  punctuationPaper3,
  spellingPaper3,
} from './unseen/eleven-plus-english/language-skills-3.ts';
import { theShipInTheSand } from './unseen/eleven-plus-english/the-ship-in-the-sand.ts';
import { theTunersGrandson } from './unseen/eleven-plus-english/the-tuners-grandson.ts';
import { earthAndSpace, forcesAndEnergy } from './unseen/eleven-plus-science/forces-and-earth.ts';
import { livingThings, materials } from './unseen/eleven-plus-science/living-things-and-materials.ts';
import {
  earthAndSpace2,
  forcesAndEnergy2,
  livingThings2,
  materials2,
} from './unseen/eleven-plus-science/science-2.ts';
import {
  earthAndSpace3,
  forcesAndEnergy3,
  livingThings3,
  materials3,
} from './unseen/eleven-plus-science/science-3.ts';
import { biology } from './unseen/gcse-biology-1.ts';
import { chemistry } from './unseen/gcse-chemistry-1.ts';
import { combinedScience } from './unseen/gcse-combined-science-1.ts';
import { computerScience } from './unseen/gcse-computer-science-1.ts';
import { physics as gcsePhysics } from './unseen/gcse-physics-1.ts';
import { creativeWriting, readingFiction, theWeighingRoom } from './unseen/gcse-english-language-1.ts';
import {
  firstUnseenPoem,
  macbethAlone,
  nineteenthCenturyNovel,
  numberNine,
  scroogeInTheCold,
  secondUnseenPoem,
  shakespeare,
  theSpareKey,
} from './unseen/gcse-english-literature-1.ts';

type Facts = Pick<PaperPlan, 'sourceId' | 'title' | 'subjectCode' | 'sections'> & Partial<PaperPlan>;

/** 50 questions in 50 minutes, with a separate answer sheet. */
const gl = (facts: Omit<Facts, 'sections'> & Partial<Facts>): PaperPlan => ({
  style: 'GL',
  year: 2026,
  paperNumber: 1,
  difficulty: 'MEDIUM',
  isPremium: false,
  calculatorAllowed: false,
  duration: 50,
  examBoardCode: 'GL',
  sections: [{ count: 50 }],
  ...facts,
});

/** Sections that are timed one by one, 45 minutes in all. */
const cem = (facts: Facts): PaperPlan => ({
  ...gl(facts),
  style: 'CEM',
  paperNumber: 3,
  difficulty: 'HARD',
  isPremium: true,
  duration: 45,
  examBoardCode: 'CEM',
});

const timed = (title: string, minutes: number, count: number, ...topicCodes: string[]): SectionPlan => ({
  title,
  minutes,
  count,
  topicCodes,
});

/** 80 marks in 90 minutes. */
const gcse = (facts: Facts): PaperPlan => ({
  style: 'GCSE',
  year: 2026,
  paperNumber: 1,
  difficulty: 'MEDIUM',
  isPremium: false,
  calculatorAllowed: true,
  duration: 90,
  ...facts,
});

/** 100 marks in two hours. */
const aLevel = (facts: Facts): PaperPlan => ({ ...gcse(facts), style: 'A_LEVEL', duration: 120, ...facts });

/** All papers. A new paper is a new line. */
export const paperPlans: readonly PaperPlan[] = [
  gl({
    sourceId: 'papers/eleven-plus-mathematics-1',
    title: '11+ Mathematics Practice Paper 1',
    subjectCode: 'ELEVEN_PLUS_MATHEMATICS',
    year: 2025,
  }),
  gl({
    sourceId: 'papers/eleven-plus-mathematics-2',
    title: '11+ Mathematics Practice Paper 2',
    subjectCode: 'ELEVEN_PLUS_MATHEMATICS',
    paperNumber: 2,
    schoolName: 'Hollybrook Grammar School',
  }),
  cem({
    sourceId: 'papers/eleven-plus-mathematics-3',
    title: '11+ Mathematics Practice Paper 3: Timed Sections',
    subjectCode: 'ELEVEN_PLUS_MATHEMATICS',
    sections: [
      { title: 'Quick calculations', minutes: 10, count: 15, inDigits: true },
      timed(
        'Problems',
        20,
        20,
        'FRACTIONS',
        'DECIMALS_AND_PERCENTAGES',
        'RATIO_AND_PROPORTION',
        'ALGEBRA_AND_SEQUENCES',
        'MEASURES_AND_TIME',
      ),
      timed('Shapes and data', 15, 15, 'SHAPE_AND_SPACE', 'DATA_HANDLING'),
    ],
  }),
  gl({
    sourceId: 'papers/eleven-plus-verbal-reasoning-1',
    title: '11+ Verbal Reasoning Practice Paper 1',
    subjectCode: 'ELEVEN_PLUS_VERBAL_REASONING',
    year: 2024,
    difficulty: 'EASY',
    schoolName: 'Hollybrook Grammar School',
  }),
  gl({
    sourceId: 'papers/eleven-plus-verbal-reasoning-2',
    title: '11+ Verbal Reasoning Practice Paper 2',
    subjectCode: 'ELEVEN_PLUS_VERBAL_REASONING',
    paperNumber: 2,
  }),
  cem({
    sourceId: 'papers/eleven-plus-verbal-reasoning-3',
    title: '11+ Verbal Reasoning Practice Paper 3: Timed Sections',
    subjectCode: 'ELEVEN_PLUS_VERBAL_REASONING',
    sections: [
      timed('Words', 15, 18, 'WORD_MEANINGS', 'WORD_BUILDING'),
      timed('Letters and codes', 15, 16, 'LETTER_SEQUENCES', 'CODES'),
      timed('Numbers and logic', 15, 16, 'NUMBER_LOGIC', 'LOGICAL_DEDUCTION'),
    ],
  }),
  gl({
    sourceId: 'papers/eleven-plus-non-verbal-reasoning-1',
    title: '11+ Non-Verbal Reasoning Practice Paper 1',
    subjectCode: 'ELEVEN_PLUS_NON_VERBAL_REASONING',
  }),
  gl({
    sourceId: 'papers/eleven-plus-non-verbal-reasoning-2',
    title: '11+ Non-Verbal Reasoning Practice Paper 2',
    subjectCode: 'ELEVEN_PLUS_NON_VERBAL_REASONING',
    paperNumber: 2,
    difficulty: 'HARD',
    isPremium: true,
  }),
  cem({
    sourceId: 'papers/eleven-plus-non-verbal-reasoning-3',
    title: '11+ Non-Verbal Reasoning Practice Paper 3: Timed Sections',
    subjectCode: 'ELEVEN_PLUS_NON_VERBAL_REASONING',
    sections: [
      timed('Series and grids', 15, 18, 'FIGURE_SERIES', 'MATRICES'),
      timed('Odd one out and codes', 15, 16, 'ODD_ONE_OUT', 'FIGURE_CODES'),
      timed('Turning and reflecting', 15, 16, 'ROTATION_AND_REFLECTION'),
    ],
  }),
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
  gl({
    sourceId: 'papers/eleven-plus-english-1',
    title: '11+ English Practice Paper 1',
    subjectCode: 'ELEVEN_PLUS_ENGLISH',
    sections: [
      { title: 'Reading', set: theBellAtSkerryPoint },
      { title: 'Spelling', set: spellingPaper1 },
      { title: 'Punctuation', set: punctuationPaper1 },
      { title: 'Grammar', set: grammarPaper1 },
    ],
  }),
  gl({
    sourceId: 'papers/eleven-plus-english-2',
    title: '11+ English Practice Paper 2',
    subjectCode: 'ELEVEN_PLUS_ENGLISH',
    paperNumber: 2,
    sections: [
      { title: 'Reading', set: theTunersGrandson },
      { title: 'Spelling', set: spellingPaper2 },
      { title: 'Punctuation', set: punctuationPaper2 },
      { title: 'Grammar', set: grammarPaper2 },
    ],
  }),
  gl({
    sourceId: 'papers/eleven-plus-english-3',
    title: '11+ English Practice Paper 3',
    subjectCode: 'ELEVEN_PLUS_ENGLISH',
    paperNumber: 3,
    difficulty: 'HARD',
    isPremium: true,
    sections: [
      { title: 'Reading', set: theShipInTheSand },
      { title: 'Spelling', set: spellingPaper3 },
      { title: 'Punctuation', set: punctuationPaper3 },
      { title: 'Choosing words', set: clozePaper3 },
    ],
  }),
  gl({
    sourceId: 'papers/eleven-plus-science-1',
    title: '11+ Science Practice Paper 1',
    subjectCode: 'ELEVEN_PLUS_SCIENCE',
    examBoardCode: 'ISEB',
    sections: [
      { title: 'Living things', set: livingThings },
      { title: 'Materials', set: materials },
      { title: 'Forces and energy', set: forcesAndEnergy },
      { title: 'Earth and space', set: earthAndSpace },
    ],
  }),
  gl({
    sourceId: 'papers/eleven-plus-science-2',
    title: '11+ Science Practice Paper 2',
    subjectCode: 'ELEVEN_PLUS_SCIENCE',
    paperNumber: 2,
    examBoardCode: 'ISEB',
    sections: [
      { title: 'Living things', set: livingThings2 },
      { title: 'Materials', set: materials2 },
      { title: 'Forces and energy', set: forcesAndEnergy2 },
      { title: 'Earth and space', set: earthAndSpace2 },
    ],
  }),
  gl({
    sourceId: 'papers/eleven-plus-science-3',
    title: '11+ Science Practice Paper 3',
    subjectCode: 'ELEVEN_PLUS_SCIENCE',
    paperNumber: 3,
    difficulty: 'HARD',
    isPremium: true,
    examBoardCode: 'ISEB',
    sections: [
      { title: 'Living things', set: livingThings3 },
      { title: 'Materials', set: materials3 },
      { title: 'Forces and energy', set: forcesAndEnergy3 },
      { title: 'Earth and space', set: earthAndSpace3 },
    ],
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
    sections: [{ marks: 80, structured: biology }],
  }),
  gcse({
    sourceId: 'papers/gcse-chemistry-1',
    title: 'GCSE Chemistry Paper 1',
    subjectCode: 'GCSE_CHEMISTRY',
    tier: 'Higher',
    sections: [{ marks: 80, structured: chemistry }],
  }),
  gcse({
    sourceId: 'papers/gcse-physics-1',
    title: 'GCSE Physics Paper 1',
    subjectCode: 'GCSE_PHYSICS',
    tier: 'Higher',
    sections: [{ marks: 80, structured: gcsePhysics }],
  }),
  gcse({
    sourceId: 'papers/gcse-computer-science-2',
    title: 'GCSE Computer Science Paper 2',
    subjectCode: 'GCSE_COMPUTER_SCIENCE',
    paperNumber: 2,
    calculatorAllowed: false,
    sections: [{ marks: 80, structured: computerScience }],
  }),
  aLevel({
    sourceId: 'papers/a-level-physics-2',
    title: 'A-Level Physics Paper 2',
    subjectCode: 'A_LEVEL_PHYSICS',
    paperNumber: 2,
    difficulty: 'HARD',
    duration: 90,
    sections: [{ marks: 75, structured: physics }],
  }),
  aLevel({
    sourceId: 'papers/a-level-biology-1',
    title: 'A-Level Biology Paper 1',
    subjectCode: 'A_LEVEL_BIOLOGY',
    duration: 90,
    sections: [{ marks: 75, structured: aLevelBiology }],
  }),
  aLevel({
    sourceId: 'papers/a-level-chemistry-1',
    title: 'A-Level Chemistry Paper 1',
    subjectCode: 'A_LEVEL_CHEMISTRY',
    duration: 90,
    sections: [{ marks: 75, structured: aLevelChemistry }],
  }),
  aLevel({
    sourceId: 'papers/a-level-computer-science-1',
    title: 'A-Level Computer Science Paper 1',
    subjectCode: 'A_LEVEL_COMPUTER_SCIENCE',
    calculatorAllowed: false,
    duration: 90,
    sections: [{ marks: 75, structured: aLevelComputerScience }],
  }),
  aLevel({
    sourceId: 'papers/a-level-english-language-1',
    title: 'A-Level English Language Paper 1',
    subjectCode: 'A_LEVEL_ENGLISH_LANGUAGE',
    duration: 150,
    calculatorAllowed: false,
    sections: [
      { title: 'Textual variations', passage: twoTextsOnRepair, structured: textsAndRepresentations },
      { title: 'Language in use', structured: languageInUse },
    ],
  }),
];

import type { WrittenSet } from '#hand-written/question-set.ts';
import type { PaperPlan, SectionPlan } from '../paper.ts';
import {
  grammarPaper1,
  punctuationPaper1,
  spellingPaper1,
} from '../unseen/eleven-plus-english/language-skills-1.ts';
import { theBellAtSkerryPoint } from '../unseen/eleven-plus-english/the-bell-at-skerry-point.ts';
import {
  grammarPaper2,
  punctuationPaper2,
  spellingPaper2,
} from '../unseen/eleven-plus-english/language-skills-2.ts';
import {
  clozePaper3,
  punctuationPaper3,
  spellingPaper3,
} from '../unseen/eleven-plus-english/language-skills-3.ts';
import { theShipInTheSand } from '../unseen/eleven-plus-english/the-ship-in-the-sand.ts';
import { theTunersGrandson } from '../unseen/eleven-plus-english/the-tuners-grandson.ts';
import { earthAndSpace1, forcesAndEnergy1 } from '../unseen/eleven-plus-science/forces-and-earth-1.ts';
import { livingThings1, materials1 } from '../unseen/eleven-plus-science/living-things-and-materials-1.ts';
import { earthAndSpace2, forcesAndEnergy2 } from '../unseen/eleven-plus-science/forces-and-earth-2.ts';
import { livingThings2, materials2 } from '../unseen/eleven-plus-science/living-things-and-materials-2.ts';
import { earthAndSpace3, forcesAndEnergy3 } from '../unseen/eleven-plus-science/forces-and-earth-3.ts';
import { livingThings3, materials3 } from '../unseen/eleven-plus-science/living-things-and-materials-3.ts';
import { gl, cem, timed } from './styles.ts';

const scienceSections = (
  livingThings: WrittenSet,
  materials: WrittenSet,
  forcesAndEnergy: WrittenSet,
  earthAndSpace: WrittenSet,
): SectionPlan[] => [
  { title: 'Living things', set: livingThings },
  { title: 'Materials', set: materials },
  { title: 'Forces and energy', set: forcesAndEnergy },
  { title: 'Earth and space', set: earthAndSpace },
];

export const elevenPlusPlans: readonly PaperPlan[] = [
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
    sections: scienceSections(livingThings1, materials1, forcesAndEnergy1, earthAndSpace1),
  }),
  gl({
    sourceId: 'papers/eleven-plus-science-2',
    title: '11+ Science Practice Paper 2',
    subjectCode: 'ELEVEN_PLUS_SCIENCE',
    paperNumber: 2,
    examBoardCode: 'ISEB',
    sections: scienceSections(livingThings2, materials2, forcesAndEnergy2, earthAndSpace2),
  }),
  gl({
    sourceId: 'papers/eleven-plus-science-3',
    title: '11+ Science Practice Paper 3',
    subjectCode: 'ELEVEN_PLUS_SCIENCE',
    paperNumber: 3,
    difficulty: 'HARD',
    isPremium: true,
    examBoardCode: 'ISEB',
    sections: scienceSections(livingThings3, materials3, forcesAndEnergy3, earthAndSpace3),
  }),
];

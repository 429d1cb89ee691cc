import type { PaperPlan, SectionPlan } from '../paper.ts';
import { reserveSet } from '../read-reserve.ts';
import { gl, cem, timed } from './styles.ts';

/** A passage to read, and the sets of the paper with this number. */
const englishSections = (
  paperNumber: number,
  passage: string,
  last: { title: string; name: string } = { title: 'Grammar', name: 'grammar' },
): SectionPlan[] => {
  const english = (name: string) =>
    reserveSet('eleven-plus-english', `eleven-plus-english-${paperNumber}`, name);
  return [
    { title: 'Reading', set: english(passage) },
    { title: 'Spelling', set: english(`spelling-paper-${paperNumber}`) },
    { title: 'Punctuation', set: english(`punctuation-paper-${paperNumber}`) },
    { title: last.title, set: english(`${last.name}-paper-${paperNumber}`) },
  ];
};

const scienceSections = (paperNumber: number): SectionPlan[] => {
  const science = (name: string) =>
    reserveSet('eleven-plus-science', `eleven-plus-science-${paperNumber}`, `${name}-paper-${paperNumber}`);
  return [
    { title: 'Living things', set: science('living-things') },
    { title: 'Materials', set: science('materials') },
    { title: 'Forces and energy', set: science('forces-and-energy') },
    { title: 'Earth and space', set: science('earth-and-space') },
  ];
};

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
    sections: englishSections(1, 'the-bell-at-skerry-point'),
  }),
  gl({
    sourceId: 'papers/eleven-plus-english-2',
    title: '11+ English Practice Paper 2',
    subjectCode: 'ELEVEN_PLUS_ENGLISH',
    paperNumber: 2,
    sections: englishSections(2, 'the-tuners-grandson'),
  }),
  gl({
    sourceId: 'papers/eleven-plus-english-3',
    title: '11+ English Practice Paper 3',
    subjectCode: 'ELEVEN_PLUS_ENGLISH',
    paperNumber: 3,
    difficulty: 'HARD',
    isPremium: true,
    sections: englishSections(3, 'the-ship-in-the-sand', { title: 'Choosing words', name: 'cloze' }),
  }),
  gl({
    sourceId: 'papers/eleven-plus-science-1',
    title: '11+ Science Practice Paper 1',
    subjectCode: 'ELEVEN_PLUS_SCIENCE',
    examBoardCode: 'ISEB',
    sections: scienceSections(1),
  }),
  gl({
    sourceId: 'papers/eleven-plus-science-2',
    title: '11+ Science Practice Paper 2',
    subjectCode: 'ELEVEN_PLUS_SCIENCE',
    paperNumber: 2,
    examBoardCode: 'ISEB',
    sections: scienceSections(2),
  }),
  gl({
    sourceId: 'papers/eleven-plus-science-3',
    title: '11+ Science Practice Paper 3',
    subjectCode: 'ELEVEN_PLUS_SCIENCE',
    paperNumber: 3,
    difficulty: 'HARD',
    isPremium: true,
    examBoardCode: 'ISEB',
    sections: scienceSections(3),
  }),
];

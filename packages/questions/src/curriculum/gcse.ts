import type { ContentSubject } from '../content-types.ts';
import { gcseSciences } from './gcse-sciences.ts';

export const gcseSubjects: readonly ContentSubject[] = [
  {
    code: 'GCSE_MATHEMATICS',
    stageCode: 'GCSE',
    name: 'Mathematics',
    description: 'Foundation and Higher: number, algebra, ratio, geometry, probability and statistics.',
    icon: '📐',
    color: 'blue',
    topics: [
      {
        code: 'NUMBER',
        name: 'Number',
        description:
          'Standard form, indices, surds, bounds, estimation, recurring decimals and prime factors.',
      },
      {
        code: 'ALGEBRA',
        name: 'Algebra',
        description:
          'Expressions, equations, inequalities, formulas, functions, sequences, graphs and quadratics.',
      },
      {
        code: 'RATIO_AND_PROPORTION',
        name: 'Ratio and Proportion',
        description: 'Ratio, percentage change, compound measures and proportion.',
      },
      {
        code: 'GEOMETRY',
        name: 'Geometry',
        description:
          'Angles, bearings, Pythagoras, trigonometry, circles, transformations, vectors and solids.',
      },
      {
        code: 'PROBABILITY',
        name: 'Probability',
        description: 'Single and combined events, expected results, sample spaces and tree diagrams.',
      },
      {
        code: 'STATISTICS',
        name: 'Statistics',
        description: 'Averages, frequency tables, spread, histograms, scatter graphs and sampling.',
      },
    ],
  },
  {
    code: 'GCSE_ENGLISH_LANGUAGE',
    stageCode: 'GCSE',
    name: 'English Language',
    description: 'Reading unseen fiction and non-fiction, and writing accurately for a purpose.',
    icon: '📝',
    color: 'brick',
    topics: [
      {
        code: 'READING',
        name: 'Reading',
        description: 'Unseen passages: meaning, inference, language and structure.',
      },
      {
        code: 'LANGUAGE_TECHNIQUES',
        name: 'Language Techniques',
        description: 'Naming what a writer does and saying what it achieves.',
      },
      {
        code: 'SENTENCES_AND_GRAMMAR',
        name: 'Sentences and Grammar',
        description: 'Sentence forms, clauses, tense, agreement and Standard English.',
      },
      {
        code: 'PUNCTUATION_AND_SPELLING',
        name: 'Punctuation and Spelling',
        description: 'Commas, apostrophes and words that are often spelt wrong.',
      },
    ],
  },
  {
    code: 'GCSE_ENGLISH_LITERATURE',
    stageCode: 'GCSE',
    name: 'English Literature',
    description:
      'Shakespeare, the 19th-century novel and poetry: plot, character, language, form and context.',
    icon: '📖',
    color: 'rose',
    topics: [
      {
        code: 'SHAKESPEARE',
        name: 'Shakespeare',
        description: 'Macbeth, Romeo and Juliet, The Merchant of Venice and Much Ado About Nothing.',
      },
      {
        code: 'NINETEENTH_CENTURY_NOVELS',
        name: 'Nineteenth-Century Novels',
        description: 'Dickens, Stevenson, Mary Shelley, Charlotte Brontë and Jane Austen.',
      },
      {
        code: 'POETRY',
        name: 'Poetry',
        description: 'Power and conflict, love and relationships, sonnets and ballads.',
      },
      {
        code: 'TERMS_AND_CONTEXT',
        name: 'Terms and Context',
        description: 'The terms of criticism, and the times in which the texts were written.',
      },
    ],
  },
  ...gcseSciences,
  {
    code: 'GCSE_COMPUTER_SCIENCE',
    stageCode: 'GCSE',
    name: 'Computer Science',
    description: 'Data, logic, algorithms, networks and the ideas behind every program.',
    icon: '💻',
    color: 'slate',
    topics: [
      {
        code: 'BINARY_AND_HEXADECIMAL',
        name: 'Binary and Hexadecimal',
        description: 'Converting, adding and shifting.',
      },
      {
        code: 'DATA_STORAGE',
        name: 'Data Storage',
        description: 'Units, images, sound, text and compression.',
      },
      { code: 'BOOLEAN_LOGIC', name: 'Boolean Logic', description: 'Gates, truth tables and circuits.' },
      {
        code: 'ALGORITHMS_AND_PROGRAMMING',
        name: 'Algorithms and Programming',
        description: 'Tracing code, searching, sorting and program structure.',
      },
      {
        code: 'NETWORKS_AND_SECURITY',
        name: 'Networks and Security',
        description: 'Hardware, protocols, threats and protection.',
      },
    ],
  },
];

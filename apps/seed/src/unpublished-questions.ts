import type { ContentQuestion } from '@markwell/questions/content-types';
import { stageOfSubject } from '@markwell/questions/curriculum/stage-of-subject';
import type { LibraryQuestion } from './library/library.ts';

type Written = Omit<ContentQuestion, 'stageCode'>;

/** Drafts that an administrator has to review. */
const drafts: readonly Written[] = [
  {
    sourceId: 'demo/drafts/1',
    subjectCode: 'ELEVEN_PLUS_MATHEMATICS',
    topicCode: 'FRACTIONS',
    difficulty: 3,
    body: 'Rosa reads 2/5 of her book on Saturday and 1/3 of it on Sunday. She has 48 pages left. How many pages has the book?',
    options: [{ text: '120' }, { text: '144' }, { text: '160' }, { text: '180' }, { text: '240' }],
    correctIndex: 3,
    explanation:
      '2/5 + 1/3 = 6/15 + 5/15 = 11/15, so 4/15 of the book is left. 4/15 is 48 pages, 1/15 is 12 pages and the whole book is 15 × 12 = 180 pages.',
  },
  {
    sourceId: 'demo/drafts/2',
    subjectCode: 'ELEVEN_PLUS_ENGLISH',
    topicCode: 'VOCABULARY',
    difficulty: 2,
    body: 'Which word is closest in meaning to "reluctant"?',
    options: [
      { text: 'unwilling' },
      { text: 'eager' },
      { text: 'tired' },
      { text: 'careful' },
      { text: 'late' },
    ],
    correctIndex: 0,
    explanation: 'Somebody who is reluctant does not want to do a thing: they are unwilling.',
  },
  {
    sourceId: 'demo/drafts/3',
    subjectCode: 'GCSE_COMPUTER_SCIENCE',
    topicCode: 'BINARY_AND_HEXADECIMAL',
    difficulty: 2,
    body: 'What is the hexadecimal number 3C in denary?',
    options: [{ text: '45' }, { text: '60' }, { text: '63' }, { text: '312' }],
    correctIndex: 1,
    explanation: 'C stands for 12, so 3C is 3 × 16 + 12 = 60.',
  },
];

/** Archived questions, kept for the tests that contain them. */
const archived: readonly Written[] = [
  {
    sourceId: 'demo/archived/1',
    subjectCode: 'ELEVEN_PLUS_SCIENCE',
    topicCode: 'EARTH_AND_SPACE',
    difficulty: 1,
    body: 'How many planets did astronomers count in the Solar System before 2006?',
    options: [{ text: '7' }, { text: '8' }, { text: '9' }, { text: '10' }, { text: '11' }],
    correctIndex: 2,
    explanation: 'Pluto was counted as the ninth planet until 2006, when it became a dwarf planet.',
  },
  {
    sourceId: 'demo/archived/2',
    subjectCode: 'ELEVEN_PLUS_MATHEMATICS',
    topicCode: 'MEASURES_AND_TIME',
    difficulty: 1,
    body: 'A stamp costs 76p. How much do 5 stamps cost?',
    options: [{ text: '£3.50' }, { text: '£3.55' }, { text: '£3.80' }, { text: '£3.85' }, { text: '£4.20' }],
    correctIndex: 2,
    explanation: '5 × 76p = 380p, which is £3.80.',
  },
];

export const unpublishedQuestions: readonly LibraryQuestion[] = [
  ...drafts.map((question) => ({ ...question, status: 'DRAFT' as const })),
  ...archived.map((question) => ({ ...question, status: 'ARCHIVED' as const })),
].map((question) => ({
  ...question,
  kind: 'REGULAR',
  timeLimit: null,
  stageCode: stageOfSubject(question.subjectCode),
}));

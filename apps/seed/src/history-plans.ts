import type { AnswerMode } from '@markwell/shared/answers/answer-modes';
import type { DifficultyChoice } from '@markwell/shared/question-bank/difficulty.vocabulary';
import type { DurationChoice, QuestionCountChoice } from '@markwell/shared/attempts/mock-test.vocabulary';

export interface PlannedTest {
  /** Days before the last day of the history. */
  daysBefore: number;
  subjectCode: string;
  /** Without it: all topics of the subject. */
  topicCodes?: readonly string[];
  questionCount?: QuestionCountChoice;
  /** Minutes. */
  duration?: DurationChoice;
  choices?: readonly DifficultyChoice[];
  /** The score in percent to come close to. */
  aim: number;
  examMode?: boolean;
  /** Whether the test ended at its deadline. */
  outOfTime?: boolean;
  /** Whether it is that day's practice of due questions. */
  practice?: boolean;
  /** By default, multiple choice. */
  mode?: AnswerMode;
}

export interface HistoryPlan {
  /** The topics with most mistakes. */
  weakTopics: readonly string[];
  tests: readonly PlannedTest[];
}

const mathematics = 'ELEVEN_PLUS_MATHEMATICS';
const english = 'ELEVEN_PLUS_ENGLISH';
const verbal = 'ELEVEN_PLUS_VERBAL_REASONING';
const nonVerbal = 'ELEVEN_PLUS_NON_VERBAL_REASONING';
const science = 'ELEVEN_PLUS_SCIENCE';
const long = { questionCount: 20, duration: 30 } as const;

/** Topics that are practised nearly every week, so that their accuracy can be shown week by week. */
const ofMathematics = ['FRACTIONS', 'DATA_HANDLING', 'FOUR_OPERATIONS'];
const ofEnglish = ['SPELLING', 'PUNCTUATION'];

/** Twelve weeks of a pupil who improves, is weak in fractions, and has practised on each of the last six days. */
export const termOfElevenPlus: HistoryPlan = {
  weakTopics: ['FRACTIONS', 'PUNCTUATION', 'CODES'],
  tests: [
    { daysBefore: 78, subjectCode: mathematics, topicCodes: ofMathematics, aim: 45, ...long },
    { daysBefore: 75, subjectCode: english, topicCodes: ofEnglish, aim: 50 },
    { daysBefore: 71, subjectCode: mathematics, topicCodes: ofMathematics, aim: 50, ...long },
    { daysBefore: 64, subjectCode: mathematics, topicCodes: ofMathematics, aim: 50, ...long },
    { daysBefore: 61, subjectCode: english, topicCodes: ofEnglish, aim: 60 },
    { daysBefore: 57, subjectCode: mathematics, topicCodes: ofMathematics, aim: 60, ...long },
    { daysBefore: 55, subjectCode: mathematics, aim: 80, practice: true },
    { daysBefore: 47, subjectCode: english, topicCodes: ofEnglish, aim: 60 },
    { daysBefore: 45, subjectCode: english, aim: 80, practice: true },
    { daysBefore: 43, subjectCode: mathematics, topicCodes: ofMathematics, aim: 65, ...long },
    { daysBefore: 40, subjectCode: mathematics, aim: 85, practice: true },
    { daysBefore: 36, subjectCode: mathematics, topicCodes: ofMathematics, aim: 65, ...long },
    { daysBefore: 33, subjectCode: english, topicCodes: ofEnglish, aim: 65 },
    { daysBefore: 29, subjectCode: mathematics, aim: 50, choices: [1, 2] },
    { daysBefore: 28, subjectCode: english, aim: 60, choices: [1, 2] },
    { daysBefore: 26, subjectCode: verbal, aim: 60, choices: [1] },
    {
      daysBefore: 24,
      subjectCode: mathematics,
      topicCodes: ofMathematics,
      aim: 65,
      ...long,
      outOfTime: true,
    },
    { daysBefore: 23, subjectCode: nonVerbal, aim: 60, choices: [1, 2] },
    { daysBefore: 21, subjectCode: english, topicCodes: ofEnglish, aim: 70 },
    { daysBefore: 20, subjectCode: science, aim: 70 },
    { daysBefore: 18, subjectCode: mathematics, topicCodes: ofMathematics, aim: 75, ...long },
    { daysBefore: 16, subjectCode: verbal, aim: 70 },
    { daysBefore: 15, subjectCode: english, topicCodes: ['SPELLING'], aim: 100, choices: [1, 2] },
    { daysBefore: 13, subjectCode: mathematics, topicCodes: ['FRACTIONS'], aim: 60, choices: [1, 2] },
    { daysBefore: 12, subjectCode: nonVerbal, aim: 70 },
    { daysBefore: 12, subjectCode: mathematics, aim: 85, practice: true },
    { daysBefore: 11, subjectCode: science, aim: 80 },
    { daysBefore: 11, subjectCode: mathematics, aim: 70, mode: 'TYPED' },
    { daysBefore: 10, subjectCode: english, aim: 70, mode: 'TYPED' },
    { daysBefore: 10, subjectCode: mathematics, topicCodes: ofMathematics, aim: 80, ...long },
    { daysBefore: 9, subjectCode: english, aim: 80, ...long },
    { daysBefore: 9, subjectCode: mathematics, aim: 90, practice: true },
    { daysBefore: 5, subjectCode: verbal, aim: 80 },
    { daysBefore: 5, subjectCode: english, aim: 90, practice: true },
    { daysBefore: 4, subjectCode: mathematics, topicCodes: ['DATA_HANDLING'], aim: 100 },
    { daysBefore: 3, subjectCode: nonVerbal, aim: 80 },
    { daysBefore: 3, subjectCode: mathematics, aim: 90, practice: true },
    { daysBefore: 2, subjectCode: english, aim: 90 },
    { daysBefore: 2, subjectCode: science, aim: 90 },
    { daysBefore: 2, subjectCode: verbal, aim: 85, practice: true },
    { daysBefore: 1, subjectCode: mathematics, topicCodes: ofMathematics, aim: 85, ...long, examMode: true },
    { daysBefore: 0, subjectCode: verbal, aim: 90 },
  ],
};

/** Two weeks of a pupil who has just begun to revise. */
export const fortnightOfGcse: HistoryPlan = {
  weakTopics: ['ALGEBRA', 'CHEMICAL_CALCULATIONS'],
  tests: [
    { daysBefore: 13, subjectCode: 'GCSE_MATHEMATICS', aim: 60 },
    { daysBefore: 10, subjectCode: 'GCSE_COMBINED_SCIENCE', aim: 60 },
    { daysBefore: 7, subjectCode: 'GCSE_MATHEMATICS', aim: 70, ...long },
    { daysBefore: 6, subjectCode: 'GCSE_COMPUTER_SCIENCE', aim: 90 },
    { daysBefore: 1, subjectCode: 'GCSE_COMBINED_SCIENCE', aim: 70 },
    { daysBefore: 0, subjectCode: 'GCSE_MATHEMATICS', aim: 80 },
  ],
};

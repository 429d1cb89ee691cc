import { formatNumber } from '../text/format-number.ts';
import { minQuestionsForBest } from './personal-bests.ts';

/** The groups in which achievements are shown. */
export const achievementGroups = ['TESTS', 'SCORES', 'PRACTICE', 'MASTERY', 'RAPID_FIRE', 'WRITING'] as const;
export type AchievementGroup = (typeof achievementGroups)[number];

/** What achievements measure. None rewards speed, or days in a row. */
export type Measure =
  | 'TESTS'
  | 'EXAM_TESTS'
  | 'BEST_SCORE'
  | 'GOOD_TESTS_IN_A_ROW'
  | 'IMPROVEMENT'
  | 'QUESTIONS'
  | 'DAYS'
  | 'SUBJECTS'
  | 'TOPICS'
  | 'MISTAKES_CORRECTED'
  | 'QUIZZES'
  | 'QUIZ_LEVEL'
  | 'ANSWER_STREAK'
  | 'CHALLENGES';

/** Percent. */
const perfect = 100;
export const rollFrom = 80;

/** A topic counts as mastered from this accuracy in percent, with at least this many answers. */
export const mastery = { accuracy: 80, answers: 20 } as const;

interface Definition {
  group: AchievementGroup;
  measure: Measure;
  title: string;
  description: string;
  /** The value of the measure that earns the achievement. */
  target: number;
}

/** The five of the specification (the first three, PERFECT_SCORE and ON_A_ROLL), and ours. */
export const achievementDefinitions = {
  FIRST_TEST: tests('First Test', 1, 'Finish your first test'),
  FIVE_TESTS: tests('Getting Going', 5),
  TEN_TESTS: tests('Dedicated Learner', 10),
  TWENTY_FIVE_TESTS: tests('Test Regular', 25),
  FIFTY_TESTS: tests('Test Expert', 50),
  FIRST_EXAM_TEST: define('TESTS', 'EXAM_TESTS', 'Exam Ready', 1, 'Finish an exam simulation'),
  FIVE_EXAM_TESTS: define('TESTS', 'EXAM_TESTS', 'Calm in Exams', 5, 'Finish 5 exam simulations'),

  PERFECT_SCORE: define(
    'SCORES',
    'BEST_SCORE',
    'Perfect Score',
    perfect,
    `Score 100% in a test of ${minQuestionsForBest} questions or more`,
  ),
  ON_A_ROLL: define(
    'SCORES',
    'GOOD_TESTS_IN_A_ROW',
    'On a Roll',
    3,
    `Score 80% or more in 3 tests in a row, each of ${minQuestionsForBest} questions or more`,
  ),
  TEN_POINTS_UP: improvement('Moving Up', 10),
  TWENTY_POINTS_UP: improvement('Big Step Up', 20),

  HUNDRED_QUESTIONS: questions('Question Starter', 100),
  FIVE_HUNDRED_QUESTIONS: questions('Question Explorer', 500),
  THOUSAND_QUESTIONS: questions('Question Master', 1000),
  FIVE_DAYS: days('Five Days', 5),
  TWENTY_DAYS: days('Twenty Days', 20),
  FIFTY_DAYS: days('Fifty Days', 50),

  TWO_SUBJECTS: define('MASTERY', 'SUBJECTS', 'Two Subjects', 2, 'Finish a test in 2 subjects'),
  FOUR_SUBJECTS: define('MASTERY', 'SUBJECTS', 'All-Rounder', 4, 'Finish a test in 4 subjects'),
  FIRST_TOPIC: topics('First Topic Mastered', 1),
  FIVE_TOPICS: topics('Five Topics Mastered', 5),
  TEN_TOPICS: topics('Ten Topics Mastered', 10),
  TEN_MISTAKES: mistakes('Learning from Mistakes', 10),
  FIFTY_MISTAKES: mistakes('Mistake Fixer', 50),

  FIRST_QUIZ: define('RAPID_FIRE', 'QUIZZES', 'First Quiz', 1, 'Finish a rapid-fire quiz'),
  QUIZ_LEVEL_3: quizLevel('Level 3 Complete', 3),
  QUIZ_LEVEL_5: quizLevel('Level 5 Complete', 5),
  QUIZ_LEVEL_10: quizLevel('Level 10 Complete', 10),
  TEN_IN_A_ROW: define(
    'RAPID_FIRE',
    'ANSWER_STREAK',
    'Ten in a Row',
    10,
    'Answer 10 questions in a row correctly in a quiz',
  ),

  FIRST_CHALLENGE: define(
    'WRITING',
    'CHALLENGES',
    'First Challenge',
    1,
    'Finish a creative writing challenge',
  ),
  FIVE_CHALLENGES: challenges('Keen Writer', 5),
  TWENTY_CHALLENGES: challenges('Creative Writer', 20),
} satisfies Record<string, Definition>;

export type AchievementId = keyof typeof achievementDefinitions;
export const achievementIds = Object.keys(achievementDefinitions) as [AchievementId, ...AchievementId[]];

function define(
  group: AchievementGroup,
  measure: Measure,
  title: string,
  target: number,
  description: string,
): Definition {
  return { group, measure, title, target, description };
}

function tests(title: string, target: number, description = `Finish ${target} tests`) {
  return define('TESTS', 'TESTS', title, target, description);
}

function improvement(title: string, target: number) {
  const description = `Raise your average in a subject by ${target} points, from 3 tests to the next 3`;
  return define('SCORES', 'IMPROVEMENT', title, target, description);
}

function questions(title: string, target: number) {
  return define('PRACTICE', 'QUESTIONS', title, target, `Answer ${formatNumber(target)} questions`);
}

function days(title: string, target: number) {
  return define('PRACTICE', 'DAYS', title, target, `Practise on ${target} days, whenever you like`);
}

function topics(title: string, target: number) {
  const what = target === 1 ? 'a topic' : `${target} topics`;
  const description = `Get ${mastery.accuracy}% right in ${what}, with at least ${mastery.answers} answers`;
  return define('MASTERY', 'TOPICS', title, target, description);
}

function mistakes(title: string, target: number) {
  const description = `Answer ${target} questions correctly that you got wrong before`;
  return define('MASTERY', 'MISTAKES_CORRECTED', title, target, description);
}

function quizLevel(title: string, target: number) {
  return define('RAPID_FIRE', 'QUIZ_LEVEL', title, target, `Complete level ${target} in a subject`);
}

function challenges(title: string, target: number) {
  return define('WRITING', 'CHALLENGES', title, target, `Finish ${target} creative writing challenges`);
}

/** The highest target of a measure: later values earn nothing more. */
export const highestTarget = (measure: Measure): number =>
  Math.max(
    ...Object.values<Definition>(achievementDefinitions)
      .filter((definition) => definition.measure === measure)
      .map(({ target }) => target),
  );

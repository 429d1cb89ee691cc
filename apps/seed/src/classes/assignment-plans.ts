import type { ReleaseMoment, ShownResult } from '@markwell/shared/assignments/assignments.vocabulary';

/** An assignment of a demo class. Days are from today, before it negative; times of the day are those of London. */
export interface PlannedAssignment {
  title: string;
  instructions?: string;
  subjectCode: string;
  /** All topics of the subject by default. */
  topicCodes?: readonly string[];
  questionCount: number;
  /** Null: no time limit. */
  minutes: number | null;
  /** At four in the afternoon. */
  opens: number;
  /** At eight in the morning. */
  due: number;
  /** At eight in the morning. */
  closes: number;
  show: ShownResult;
  release: ReleaseMoment;
  /** When the teacher released the results. */
  released?: number;
  /** Whether each pupil gets other questions. */
  isOwnDraw?: boolean;
  /** The places in the list of members of those who are excused, and of those who do it again by tomorrow. */
  excused?: readonly number[];
  returned?: readonly number[];
  /** The day on which the demo pupil hands in; without one, the pupil has not begun. */
  demoPupilOn?: number;
}

const mathematics = 'ELEVEN_PLUS_MATHEMATICS';
const released = { show: 'FULL', release: 'TEACHER' } as const;
const atHandIn = { show: 'FULL', release: 'HAND_IN' } as const;
const atClosing = { show: 'FULL', release: 'CLOSE' } as const;

/** A term of 5H Mathematics. */
const mathematicsPlans: readonly PlannedAssignment[] = [
  {
    title: 'Place value: where are we?',
    subjectCode: mathematics,
    topicCodes: ['NUMBER_AND_PLACE_VALUE'],
    questionCount: 8,
    minutes: 15,
    opens: -75,
    due: -72,
    closes: -70,
    ...atHandIn,
    demoPupilOn: -73,
  },
  {
    title: 'The four operations',
    subjectCode: mathematics,
    topicCodes: ['FOUR_OPERATIONS'],
    questionCount: 10,
    minutes: 20,
    opens: -68,
    due: -64,
    closes: -62,
    ...atClosing,
    excused: [9],
    demoPupilOn: -65,
  },
  {
    title: 'Fractions 1: equivalent fractions',
    instructions: 'Draw a bar for each fraction on paper. It helps with questions 3 to 6.',
    subjectCode: mathematics,
    topicCodes: ['FRACTIONS'],
    questionCount: 10,
    minutes: 20,
    opens: -59,
    due: -55,
    closes: -53,
    ...released,
    released: -52,
    demoPupilOn: -57,
  },
  {
    title: 'Fractions 2: adding and taking away',
    subjectCode: mathematics,
    topicCodes: ['FRACTIONS'],
    questionCount: 8,
    minutes: 20,
    opens: -48,
    due: -44,
    closes: -42,
    show: 'SCORE',
    release: 'HAND_IN',
    demoPupilOn: -45,
  },
  {
    title: 'Decimals and percentages',
    subjectCode: mathematics,
    topicCodes: ['DECIMALS_AND_PERCENTAGES'],
    questionCount: 10,
    minutes: 20,
    opens: -38,
    due: -34,
    closes: -32,
    ...released,
    released: -31,
    excused: [4, 17],
    demoPupilOn: -35,
  },
  {
    title: 'Sequences and missing numbers',
    subjectCode: mathematics,
    topicCodes: ['ALGEBRA_AND_SEQUENCES'],
    questionCount: 8,
    minutes: 15,
    opens: -23,
    due: -20,
    closes: -18,
    ...atClosing,
    demoPupilOn: -22,
  },
  {
    title: 'Half-term check',
    instructions: 'Everything that we have done so far. Work on your own, without a calculator.',
    subjectCode: mathematics,
    questionCount: 16,
    minutes: 30,
    opens: -8,
    due: -4,
    closes: -3,
    ...released,
    returned: [1, 6],
    demoPupilOn: -5,
  },
  {
    title: 'Ratio and proportion',
    subjectCode: mathematics,
    topicCodes: ['RATIO_AND_PROPORTION'],
    questionCount: 8,
    minutes: 15,
    opens: -5,
    due: -1,
    closes: 3,
    ...atClosing,
    excused: [9],
    demoPupilOn: -3,
  },
  {
    title: 'Data handling: charts and averages',
    instructions: 'Read the scale of each chart before you answer.',
    subjectCode: mathematics,
    topicCodes: ['DATA_HANDLING'],
    questionCount: 10,
    minutes: 20,
    opens: -2,
    due: 1,
    closes: 4,
    ...released,
  },
  {
    title: 'Fractions 3: what we missed',
    subjectCode: mathematics,
    topicCodes: ['FRACTIONS'],
    questionCount: 6,
    minutes: null,
    opens: -3,
    due: 5,
    closes: 8,
    ...atHandIn,
    isOwnDraw: true,
    demoPupilOn: -1,
  },
  {
    title: 'Shapes and angles',
    subjectCode: mathematics,
    topicCodes: ['SHAPE_AND_SPACE'],
    questionCount: 10,
    minutes: 20,
    opens: 3,
    due: 8,
    closes: 11,
    ...atClosing,
  },
];

/** A term of the 11+ Club, which has no subject of its own. */
const clubPlans: readonly PlannedAssignment[] = [
  {
    title: 'Vocabulary 1',
    subjectCode: 'ELEVEN_PLUS_ENGLISH',
    topicCodes: ['VOCABULARY'],
    questionCount: 10,
    minutes: 15,
    opens: -72,
    due: -67,
    closes: -65,
    ...atHandIn,
  },
  {
    title: 'Codes',
    subjectCode: 'ELEVEN_PLUS_VERBAL_REASONING',
    topicCodes: ['CODES'],
    questionCount: 8,
    minutes: 15,
    opens: -55,
    due: -50,
    closes: -48,
    ...released,
    released: -47,
    excused: [12],
  },
  {
    title: 'Spelling and punctuation',
    subjectCode: 'ELEVEN_PLUS_ENGLISH',
    topicCodes: ['SPELLING', 'PUNCTUATION'],
    questionCount: 12,
    minutes: 15,
    opens: -37,
    due: -32,
    closes: -30,
    ...atClosing,
  },
  {
    title: 'Word meanings',
    subjectCode: 'ELEVEN_PLUS_VERBAL_REASONING',
    topicCodes: ['WORD_MEANINGS'],
    questionCount: 10,
    minutes: 15,
    opens: -9,
    due: -4,
    closes: -2,
    ...released,
    returned: [3],
  },
  {
    title: 'Mock paper: mixed mathematics',
    subjectCode: mathematics,
    questionCount: 12,
    minutes: 30,
    opens: -4,
    due: 1,
    closes: 3,
    show: 'NONE',
    release: 'TEACHER',
  },
];

const gcse = 'GCSE_MATHEMATICS';

/** Some weeks of 10R Mathematics, with work that is due. */
const gcsePlans: readonly PlannedAssignment[] = [
  {
    title: 'Algebra: factorising',
    subjectCode: gcse,
    topicCodes: ['ALGEBRA'],
    questionCount: 10,
    minutes: 20,
    opens: -18,
    due: -11,
    closes: -9,
    ...atHandIn,
    demoPupilOn: -12,
  },
  {
    title: 'Probability from tables',
    subjectCode: gcse,
    topicCodes: ['PROBABILITY'],
    questionCount: 10,
    minutes: 20,
    opens: -4,
    due: 2,
    closes: 5,
    ...atClosing,
  },
  {
    title: 'Geometry: angles in circles',
    instructions: 'Draw a sketch for each question.',
    subjectCode: gcse,
    topicCodes: ['GEOMETRY'],
    questionCount: 8,
    minutes: null,
    opens: -2,
    due: 6,
    closes: 9,
    ...atHandIn,
  },
];

/** The assignments of the demo classes. */
export const classPlans = [mathematicsPlans, clubPlans, gcsePlans];

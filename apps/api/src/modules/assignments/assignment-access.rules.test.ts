import { releaseMoments, shownResults } from '@markwell/shared/assignments/assignments.vocabulary';
import { describe, expect, it, test } from 'vitest';
import {
  assignmentAccess,
  isEmbargoed,
  type AssignmentAccess,
  type AssignmentFacts,
  type AssignmentViewer,
  type WorkFacts,
} from './assignment-access.rules.ts';
import { assignmentFacts as set, at, attempt, noWork } from '#testing/assignment-facts.ts';

// The tables below are cases: one for each cell.

const started = { ...noWork, attempt: attempt(10, null) };
const handedIn = { ...noWork, attempt: attempt(10, 30) };
const handedInAt = (minutes: number) => ({ ...noWork, attempt: attempt(minutes - 20, minutes) });
const noAnswer = { ...noWork, attempt: { ...attempt(10, 40), status: 'EXPIRED' as const } };

/** The letters of what is allowed, in a fixed order; '-' for nothing. */
const lettersOf = (flags: Record<string, boolean>, letters: Record<string, string>) =>
  Object.entries(letters)
    .filter(([name]) => flags[name])
    .map(([, letter]) => letter)
    .join('') || '-';
const seen = ({ see }: AssignmentAccess) =>
  lettersOf(see, {
    assignment: 'T',
    questions: 'Q',
    work: 'W',
    answers: 'A',
    score: 'S',
    solutions: 'K',
  });
const allowed = ({ may }: AssignmentAccess) =>
  lettersOf(may, {
    start: 's',
    continue: 'c',
    handIn: 'h',
    return: 'r',
    excuse: 'x',
    release: 'l',
    edit: 'e',
    editQuestions: 'q',
    delete: 'd',
  });

/** Who looks, and whose work it is. */
const people: Record<string, [AssignmentViewer, Partial<WorkFacts>]> = {
  owner: ['OWNER', {}],
  'co-teacher': ['CO_TEACHER', {}],
  'other teacher': ['OTHER', {}],
  parent: ['OTHER', {}],
  nobody: ['OTHER', { membership: 'NONE' }],
  member: ['PUPIL', {}],
  'joined late': ['PUPIL', { joinedAt: at(70) }],
  'former member': ['PUPIL', { membership: 'FORMER', leftAt: at(15) }],
  'never a member': ['PUPIL', { membership: 'NONE' }],
  'owner about one who left': ['OWNER', { membership: 'FORMER', leftAt: at(15) }],
};
/** What is there at which instant. */
const moments: Record<string, [number, WorkFacts]> = {
  'before it opens': [-10, noWork],
  'not started': [20, noWork],
  running: [20, started],
  'handed in': [50, handedIn],
  'no answer': [50, noAnswer],
  excused: [20, { ...noWork, isExcused: true }],
  returned: [80, { ...noWork, returnedAt: at(55), ownDueAt: at(90) }],
  missed: [130, noWork],
  'handed in, closed': [130, handedIn],
};

/** The cells of a table: a row for each line, its cells after the name, in the order of the columns. */
const cellsOf = (columns: string[], table: string) =>
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [name = '', ...cells] = line.split('|').map((cell) => cell.trim());
      if (cells.length !== columns.length) throw new Error(`The row ${name} has ${cells.length} cells`);
      return cells.map((cell, index) => [name, columns[index] ?? '', cell] as const);
    });

describe('who sees and does what, before the teacher releases the results (sees/does)', () => {
  test.each(
    cellsOf(
      Object.keys(moments),
      `
owner                    | TQWK/xeqd | TQWK/xled | TQWK/xled | TQWASK/rxled | TQWASK/rxled | TQWK/xled | TQWK/xled | TQWK/xled | TQWASK/rxled
co-teacher               | TQWK/xeqd | TQWK/xled | TQWK/xled | TQWASK/rxled | TQWASK/rxled | TQWK/xled | TQWK/xled | TQWK/xled | TQWASK/rxled
other teacher            | -/-       | -/-       | -/-       | -/-          | -/-          | -/-       | -/-       | -/-       | -/-
parent                   | -/-       | -/-       | -/-       | -/-          | -/-          | -/-       | -/-       | -/-       | -/-
nobody                   | -/-       | -/-       | -/-       | -/-          | -/-          | -/-       | -/-       | -/-       | -/-
member                   | -/-       | TW/s      | TQWA/ch   | TW/-         | TW/-         | TW/-      | TW/s      | TW/-      | TW/-
joined late              | -/-       | TW/s      | TQWA/ch   | TW/-         | TW/-         | TW/-      | TW/s      | TW/-      | TW/-
former member            | -/-       | -/-       | TQWA/ch   | TW/-         | TW/-         | -/-       | -/-       | -/-       | TW/-
never a member           | -/-       | -/-       | -/-       | -/-          | -/-          | -/-       | -/-       | -/-       | -/-
owner about one who left | TQK/eqd   | TQK/led   | TQK/led   | TQK/led      | TQK/led      | TQK/led   | TQK/led   | TQK/led   | TQK/led
`,
    ),
  )('%s, %s: %s', (who, moment, expected) => {
    const [viewer, person] = people[who] ?? ['OTHER', {}];
    const [now, work] = moments[moment] ?? [0, noWork];
    const access = assignmentAccess(viewer, set, { ...work, ...person }, at(now));
    expect(`${seen(access)}/${allowed(access)}`).toBe(expected);
  });
});

describe('what a pupil sees of the result', () => {
  const columns = ['running', 'handed in', 'closed', 'released', 'released and closed', 'deleted'];
  const states: Record<string, [number, WorkFacts, Partial<AssignmentFacts>]> = {
    running: [20, started, {}],
    'handed in': [50, handedIn, {}],
    closed: [120, handedIn, {}],
    released: [50, handedIn, { releasedAt: at(45) }],
    'released and closed': [200, handedIn, { releasedAt: at(150) }],
    deleted: [50, handedIn, { isDeleted: true }],
  };
  test.each(
    cellsOf(
      columns,
      `
NONE HAND_IN  | TQWA | TW     | TW     | TW     | TW     | TQWASK
NONE CLOSE    | TQWA | TW     | TW     | TW     | TW     | TQWASK
NONE TEACHER  | TQWA | TW     | TW     | TW     | TW     | TQWASK
SCORE HAND_IN | TQWA | TWS    | TWS    | TWS    | TWS    | TQWASK
SCORE CLOSE   | TQWA | TW     | TWS    | TW     | TWS    | TQWASK
SCORE TEACHER | TQWA | TW     | TW     | TWS    | TWS    | TQWASK
FULL HAND_IN  | TQWA | TQWASK | TQWASK | TQWASK | TQWASK | TQWASK
FULL CLOSE    | TQWA | TW     | TQWASK | TW     | TQWASK | TQWASK
FULL TEACHER  | TQWA | TW     | TW     | TQWASK | TQWASK | TQWASK
`,
    ),
  )('%s, %s: %s', (row, column, expected) => {
    const [now, work, change] = states[column] ?? [0, noWork, {}];
    const show = shownResults.find((each) => row.startsWith(each)) ?? 'NONE';
    const release = releaseMoments.find((each) => row.endsWith(each)) ?? 'CLOSE';
    expect(seen(assignmentAccess('PUPIL', { ...set, show, release, ...change }, work, at(now)))).toBe(
      expected,
    );
  });
});

describe('which questions are embargoed for a pupil', () => {
  const leftAt = (minutes: number) => ({ membership: 'FORMER' as const, leftAt: at(minutes) });
  const states: Record<string, [number, WorkFacts, Partial<AssignmentFacts>]> = {
    'before it opens': [-1, noWork, {}],
    'not started': [0, noWork, {}],
    running: [20, started, {}],
    'handed in': [50, handedIn, {}],
    excused: [50, { ...noWork, isExcused: true }, {}],
    released: [50, handedIn, { releasedAt: at(45) }],
    'released, not started': [50, noWork, { releasedAt: at(45) }],
    closed: [120, handedIn, {}],
    'closed, own due time': [125, { ...noWork, ownDueAt: at(130) }, {}],
    'a month later': [120 + 30 * 1440, handedIn, {}],
    'left in mid-test': [20, { ...started, ...leftAt(15) }, {}],
    'left before it opened': [20, { ...noWork, ...leftAt(-1) }, {}],
    'left as it opened': [20, { ...noWork, ...leftAt(0) }, {}],
    'left, closed': [120, { ...noWork, ...leftAt(15) }, {}],
    'left, released': [130, { ...noWork, ...leftAt(15) }, { releasedAt: at(125) }],
    'left, a month later': [120 + 30 * 1440, { ...noWork, ...leftAt(15) }, {}],
    deleted: [20, noWork, { isDeleted: true }],
    'deleted in mid-test': [20, started, { isDeleted: true }],
  };
  test.each(
    cellsOf(
      Object.keys(states),
      `
SCORE TEACHER | - | E | E | E | E | E | E | - | E | - | E | - | E | - | - | - | - | E
FULL HAND_IN  | - | E | E | - | E | - | E | - | E | - | E | - | E | - | - | - | - | E
FULL CLOSE    | - | E | E | E | E | E | E | - | E | - | E | - | E | - | - | - | - | E
FULL TEACHER  | - | E | E | E | E | - | E | E | E | - | E | - | E | E | - | - | - | E
`,
    ),
  )('%s, %s: %s', (row, column, expected) => {
    const [now, work, change] = states[column] ?? [0, noWork, {}];
    const show = shownResults.find((each) => row.startsWith(each)) ?? 'NONE';
    const release = releaseMoments.find((each) => row.endsWith(each)) ?? 'CLOSE';
    expect(isEmbargoed({ ...set, show, release, ...change }, work, at(now)) ? 'E' : '-').toBe(expected);
  });
});

describe('states and lateness', () => {
  const extra = (extraTimePercent: number) => ({
    arrangement: { extraTimePercent, breakMinutesPerHalfHour: 0 },
  });
  test.each<[string, number, WorkFacts, string, number]>([
    ['before it opens', -1, noWork, 'NOT_OPEN', 0],
    ['as it opens', 0, noWork, 'NOT_STARTED', 0],
    ['a minute before it is due', 59, noWork, 'NOT_STARTED', 0],
    ['due, with no time to start in time', 66, noWork, 'OVERDUE', 0],
    ['a second before closing', 119.98, noWork, 'OVERDUE', 0],
    ['as it closes', 120, noWork, 'MISSED', 0],
    ['running', 20, started, 'RUNNING', 0],
    ['running after it was due', 70, { ...noWork, attempt: attempt(55, null) }, 'RUNNING', 0],
    ['handed in at the due time', 60, handedInAt(60), 'HANDED_IN', 0],
    ['within the time of grace', 64, { ...noWork, attempt: attempt(20, 64, 44) }, 'HANDED_IN', 0],
    ['at its end', 65, { ...noWork, attempt: attempt(20, 65, 45) }, 'HANDED_IN', 0],
    ['a minute after it', 95, { ...noWork, attempt: attempt(62, 66) }, 'HANDED_IN', 6],
    ['part of a minute counts', 95, { ...noWork, attempt: attempt(62, 65.5) }, 'HANDED_IN', 6],
    [
      'started in time, handed in with its deadline',
      90,
      { ...noWork, attempt: attempt(59, 89) },
      'HANDED_IN',
      0,
    ],
    ['started late', 110, handedInAt(100), 'HANDED_IN', 40],
    [
      '25%: grace is longer',
      70,
      { ...handedInAt(66), ...extra(25), attempt: attempt(61, 66) },
      'HANDED_IN',
      0,
    ],
    ['25%: but not endless', 70, { ...noWork, ...extra(25), attempt: attempt(61, 67) }, 'HANDED_IN', 7],
    [
      '100%: ten minutes of grace',
      72,
      { ...noWork, ...extra(100), attempt: attempt(61, 70) },
      'HANDED_IN',
      0,
    ],
    ['100%: a minute more', 72, { ...noWork, ...extra(100), attempt: attempt(61, 71) }, 'HANDED_IN', 11],
    [
      '100%, started five minutes before it was due',
      120,
      { ...noWork, ...extra(100), attempt: attempt(55, 115, 60) },
      'HANDED_IN',
      0,
    ],
    ['joined after it was due', 80, { ...noWork, joinedAt: at(70) }, 'NOT_STARTED', 0],
    ['joined after it closed', 130, { ...noWork, joinedAt: at(125) }, 'EXCUSED', 0],
    [
      'joined after it closed, own due time',
      130,
      { ...noWork, joinedAt: at(125), ownDueAt: at(160) },
      'NOT_STARTED',
      0,
    ],
    ['joined late, handed in', 110, { ...handedInAt(100), joinedAt: at(70) }, 'HANDED_IN', 0],
    [
      'joined late, own due time',
      110,
      { ...handedInAt(100), joinedAt: at(70), ownDueAt: at(79) },
      'HANDED_IN',
      21,
    ],
    ['own due time', 100, { ...noWork, ownDueAt: at(110) }, 'NOT_STARTED', 0],
    ['own due time after closing', 130, { ...noWork, ownDueAt: at(140) }, 'NOT_STARTED', 0],
    ['own due time after closing, over', 140, { ...noWork, ownDueAt: at(140) }, 'MISSED', 0],
    ['excused', 80, { ...noWork, isExcused: true }, 'EXCUSED', 0],
    ['excused, closed', 130, { ...noWork, isExcused: true }, 'EXCUSED', 0],
    ['excused after handing in', 80, { ...handedIn, isExcused: true }, 'HANDED_IN', 0],
    ['returned', 80, { ...noWork, returnedAt: at(70), ownDueAt: at(90) }, 'RETURNED', 0],
    ['returned, not done again', 130, { ...noWork, returnedAt: at(70), ownDueAt: at(90) }, 'MISSED', 0],
    ['returned, running again', 80, { ...started, returnedAt: at(5) }, 'RUNNING', 0],
    ['no answer', 50, noAnswer, 'NO_ANSWER', 0],
    ['left', 50, { ...handedIn, membership: 'FORMER' }, 'LEFT', 0],
  ])('%s', (_case, now, work, state, lateMinutes) => {
    expect(assignmentAccess('OWNER', set, work, at(now))).toMatchObject({ state, lateMinutes });
  });

  it('lets 100% extra time finish that started five minutes before closing', () => {
    const work = { ...noWork, ...extra(100), attempt: attempt(115, null, 60) };
    for (const now of [121, 174])
      expect(assignmentAccess('PUPIL', set, work, at(now))).toMatchObject({
        state: 'RUNNING',
        may: { continue: true, handIn: true },
        closesAt: at(175),
      });
    expect(allowed(assignmentAccess('PUPIL', set, work, at(175)))).toBe('-');
    expect(allowed(assignmentAccess('PUPIL', set, { ...noWork, ...extra(100) }, at(120)))).toBe('-');
  });

  it('counts work without a time limit from the due time, however early it was started', () => {
    const work = { ...noWork, attempt: attempt(1, 70, 119) };
    expect(assignmentAccess('OWNER', { ...set, durationSeconds: null }, work, at(80)).lateMinutes).toBe(10);
  });

  it('measures an hour that comes twice when the clocks go back', () => {
    // 01:30 BST and 01:30 GMT are an hour apart.
    const facts = {
      ...set,
      dueAt: new Date('2026-10-25T00:30:00Z'),
      closesAt: new Date('2026-10-25T03:00:00Z'),
    };
    const finished = new Date('2026-10-25T01:30:00Z');
    const work = {
      ...noWork,
      joinedAt: new Date(0),
      attempt: { ...attempt(0, 1), startedAt: new Date('2026-10-25T00:40:00Z'), finishedAt: finished },
    };
    expect(assignmentAccess('OWNER', facts, work, finished).lateMinutes).toBe(60);
  });

  it('lets nobody start in an archived class, and teachers only read', () => {
    const archived = { ...set, isClassArchived: true };
    expect(allowed(assignmentAccess('PUPIL', archived, noWork, at(20)))).toBe('-');
    expect(allowed(assignmentAccess('PUPIL', archived, started, at(20)))).toBe('ch');
    expect(allowed(assignmentAccess('OWNER', archived, handedIn, at(50)))).toBe('-');
  });
});

import { formatPrintedNumber } from '#text/numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { noDraft } from '../../no-draft.ts';
import type { Random } from '#random.ts';
import type { Draft, Family, Misconception } from '../../family.ts';
import { wholeResult } from '../../whole-result.ts';

const jobs = [
  ['painters', 'paint a fence'],
  ['gardeners', 'weed a park'],
  ['printers', 'print a set of books'],
  ['volunteers', 'clear a beach'],
  ['bakers', 'decorate the cakes for a fair'],
] as const;

/** The work is in days of one person. */
function jobOf(random: Random) {
  const [who, does] = random.pick(jobs);
  const people = random.int(2, 8);
  const days = random.int(3, 20);
  return { who, people, days, work: people * days, can: `${people} ${who} can ${does} in ${days} days.` };
}

type Job = ReturnType<typeof jobOf>;

/** Numbers of people who need whole days: twice or half as many as before, or others than these. */
function otherGroups({ people, work }: Job, byTwo: boolean): number[] {
  const groups = byTwo
    ? [people * 2, people / 2]
    : Array.from({ length: 11 }, (_, index) => index + 2).filter(
        (each) => each !== people && each !== 2 * people && 2 * each !== people,
      );
  return groups.filter((each) => Number.isInteger(each) && Number.isInteger(work / each));
}

const show = formatPrintedNumber;

function daysFor({ who, people, days, work, can }: Job, group: number): Draft {
  const answer = work / group;
  return {
    body: `${can} How many days would ${group === 1 ? `one of the ${who}` : `${group} ${who}`} need?`,
    answer: show(answer),
    mistakes: [
      ...wholeResult((days * group) / people, 'working as if more people needed more time'),
      ...byOne(days - (group - people)),
      [show(work), 'stopping at the product'],
      ...nearbyNumbers(answer, 1),
    ],
    explanation: `The job is ${people} × ${days} = ${work} days of work for one person, and ${work} ÷ ${group} = ${answer}.`,
  };
}

function peopleFor({ who, people, days, work, can }: Job, answer: number): Draft {
  const time = work / answer;
  return {
    body: `${can} How many ${who} are needed to do it in ${time} ${time === 1 ? 'day' : 'days'}?`,
    answer: show(answer),
    mistakes: [
      ...wholeResult((people * time) / days, 'working as if more people needed more time'),
      ...byOne(people + days - time),
      [show(work), 'stopping at the product'],
      ...nearbyNumbers(answer, 1),
    ],
    explanation: `The job is ${people} × ${days} = ${work} days of work for one person, and ${work} ÷ ${time} = ${answer}.`,
  };
}

const byOne = (result: number): Misconception[] =>
  result > 0 ? [[show(result), 'taking away or adding one for each']] : [];

function someLeave(random: Random, { who, people, days, work, can }: Job): Draft {
  const done = random.int(1, days - 2);
  const fewer = random.int(1, people - 1);
  const rest = (work - people * done) / fewer;
  if (!Number.isInteger(rest) || rest > 24 || fewer === people) return noDraft;
  const answer = done + rest;
  return {
    body: `${can} After ${done} ${done === 1 ? 'day' : 'days'} only ${fewer} ${fewer === 1 ? `of the ${who} stays` : 'stay'}. How many days does the whole job take?`,
    answer: show(answer),
    mistakes: [
      [show(rest), 'giving only the days after some people left'],
      [show(days), 'ignoring that people left'],
      [show(days + people - fewer), 'adding a day for each person who left'],
      ...wholeResult(work / fewer, 'working as if only the smaller group did the whole job'),
      ...nearbyNumbers(answer, 1),
    ],
    explanation: `The job is ${people} × ${days} = ${work} days of work. After ${done} ${done === 1 ? 'day' : 'days'}, ${work} − ${people * done} = ${work - people * done} are left, which takes ${fewer} ${fewer === 1 ? 'person' : 'people'} ${rest} days: ${done} + ${rest} = ${answer}.`,
  };
}

export const family: Family = {
  name: 'sharing-the-work',
  syllabus: 'Inverse proportion in words',
  levels: {
    2: 'two steps: half or double the people',
    3: 'two steps with other numbers',
    4: 'two steps with the other number asked for: the people for a given time',
    5: 'four steps: some people leave when part of the work is done',
  },
  write: (random, difficulty) => {
    const job = jobOf(random);
    if (difficulty === 5) return someLeave(random, job);
    const others = otherGroups(job, difficulty === 2);
    if (others.length === 0) return noDraft;
    const group = random.pick(others);
    return difficulty === 4 ? peopleFor(job, group) : daysFor(job, group);
  },
  check: checkNumber((text) => {
    const [people = NaN, days = NaN, third = 1, fourth = NaN] = numbersIn(text);
    if (!text.includes('whole job')) return (people * days) / third;
    let rest = people * days;
    let day = 0;
    while (rest > 1e-9) {
      rest -= day < third ? people : fourth;
      day += 1;
    }
    return day;
  }),
};

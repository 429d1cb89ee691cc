import { formatPrintedNumber } from '#text/numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { noDraft } from '../../no-draft.ts';
import type { Family } from '../../family.ts';
import { wholeResult } from '../../whole-result.ts';

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
    const [who, does] = random.pick([
      ['painters', 'paint a fence'],
      ['gardeners', 'weed a park'],
      ['printers', 'print a set of books'],
      ['volunteers', 'clear a beach'],
      ['bakers', 'decorate the cakes for a fair'],
    ] as const);
    const people = random.int(2, 8);
    const days = random.int(3, 20);
    const work = people * days;
    const show = formatPrintedNumber;
    if (difficulty === 5) {
      const done = random.int(1, days - 2);
      const fewer = random.int(1, people - 1);
      const rest = (work - people * done) / fewer;
      if (!Number.isInteger(rest) || rest > 24 || fewer === people) return noDraft;
      const answer = done + rest;
      return {
        body: `${people} ${who} can ${does} in ${days} days. After ${done} ${done === 1 ? 'day' : 'days'} only ${fewer} ${fewer === 1 ? `of the ${who} stays` : 'stay'}. How many days does the whole job take?`,
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
    const others = (
      difficulty === 2 ? [people * 2, people / 2] : Array.from({ length: 11 }, (_, index) => index + 2)
    )
      .filter(
        (each) => each !== people && Number.isInteger(each) && Number.isInteger(work / each) && each > 0,
      )
      .filter((each) => difficulty === 2 || (each !== 2 * people && 2 * each !== people));
    if (others.length === 0) return noDraft;
    const group = random.pick(others);
    const time = work / group;
    const asksPeople = difficulty === 4;
    const answer = asksPeople ? group : time;
    const byOne = asksPeople ? people + days - time : days - (group - people);
    return {
      body: asksPeople
        ? `${people} ${who} can ${does} in ${days} days. How many ${who} are needed to do it in ${time} ${time === 1 ? 'day' : 'days'}?`
        : `${people} ${who} can ${does} in ${days} days. How many days would ${group === 1 ? `one of the ${who}` : `${group} ${who}`} need?`,
      answer: show(answer),
      mistakes: [
        ...wholeResult(
          asksPeople ? (people * time) / days : (days * group) / people,
          'working as if more people needed more time',
        ),
        ...(byOne > 0 ? [[show(byOne), 'taking away or adding one for each'] as const] : []),
        [show(work), 'stopping at the product'],
        ...nearbyNumbers(answer, 1),
      ],
      explanation: `The job is ${people} × ${days} = ${work} days of work for one person, and ${work} ÷ ${asksPeople ? time : group} = ${answer}.`,
    };
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

import { at } from '../../at.ts';
import { boxPlot } from '../../drawing/box-plot.ts';
import { greatestCommonDivisor, printed } from '../../text/numbers.ts';
import { person } from '../../text/people.ts';
import type { Family, TopicFamilies } from '../family.ts';
import { nothing } from '../nothing.ts';
import { near } from '../near.ts';

const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0);

const averages: Family = {
  name: 'averages',
  printed: { 1: 4, 2: 2 },
  write: (random, difficulty) => {
    const base = random.int(10, 60);
    const count = difficulty === 1 ? 5 : 6;
    const values = random.sample([0, 1, 3, 4, 6, 7, 9, 12, 14], count).map((each) => base + each);
    const sorted = [...values].sort((a, b) => a - b);
    const kind = difficulty === 1 ? random.pick(['median', 'range', 'mean'] as const) : 'median';
    const middle = (at(sorted, Math.floor((count - 1) / 2)) + at(sorted, Math.floor(count / 2))) / 2;
    const mean = sum(values) / count;
    if (kind === 'mean' && !Number.isInteger(mean)) return nothing;
    const [low, high] = [at(sorted, 0), at(sorted, -1)];
    const answer = { median: middle, range: high - low, mean }[kind];
    const what = random.pick([
      'The masses of some parcels, in grams, are',
      `${person(random)} times some journeys to school, in minutes:`,
      'The marks of some pupils are',
      'The heights of some seedlings, in millimetres, are',
    ]);
    return {
      body: `${what} ${values.join(', ')}. What is the ${kind}?`,
      answer: printed(answer),
      mistakes: [
        [
          printed((at(values, Math.floor((count - 1) / 2)) + at(values, Math.floor(count / 2))) / 2),
          'taking the middle without putting them in order',
        ],
        [printed(Math.round(mean)), 'finding the mean'],
        [printed(high - low), 'finding the range'],
        [printed(at(sorted, Math.floor(count / 2))), 'taking only one of the two middle values'],
        [printed(high), 'taking the largest'],
        [printed((high + low) / 2), 'taking halfway between the smallest and the largest'],
        ...near(answer, 1),
      ],
      explanation: {
        median: `In order: ${sorted.join(', ')}. The middle ${count % 2 === 1 ? `value is ${middle}` : `two are ${at(sorted, count / 2 - 1)} and ${at(sorted, count / 2)}, and halfway between them is ${printed(middle)}`}.`,
        range: `The largest minus the smallest: ${high} − ${low} = ${high - low}.`,
        mean: `The total is ${sum(values)}, and ${sum(values)} ÷ ${count} = ${mean}.`,
      }[kind],
    };
  },
};

const frequencyTable: Family = {
  name: 'frequency-table',
  printed: { 2: 3, 3: 2 },
  write: (random, difficulty) => {
    const values = difficulty === 2 ? [0, 1, 2, 3] : [1, 2, 3, 4, 5];
    const frequencies = values.map(() => random.int(2, 12));
    const count = sum(frequencies);
    const total = sum(values.map((value, index) => value * at(frequencies, index)));
    const mean = total / count;
    if (!Number.isInteger(mean * 20)) return nothing;
    const topic = random.pick([
      'Number of pets',
      'Goals in a match',
      'Books read in a month',
      'Children in a family',
    ]);
    const largest = at(values, frequencies.indexOf(Math.max(...frequencies)));
    return {
      body: `The table gives how often each value occurred.\n${topic}: ${values.join(', ')}\nFrequency: ${frequencies.join(', ')}\nWhat is the mean?`,
      answer: printed(mean),
      mistakes: [
        [printed(Number((count / values.length).toFixed(2))), 'finding the mean of the frequencies'],
        [printed(sum(values) / values.length), 'ignoring the frequencies'],
        [printed(Number((total / values.length).toFixed(2))), 'dividing by the number of columns'],
        [printed(largest), 'giving the mode'],
        [printed(Number((mean + 0.5).toFixed(2))), ''],
      ],
      explanation: `Multiply each value by its frequency and add: ${values.map((value, index) => `${value} × ${at(frequencies, index)}`).join(' + ')} = ${total}. There are ${count} in all: ${total} ÷ ${count} = ${printed(mean)}.`,
    };
  },
};

const groupedMean: Family = {
  name: 'grouped-mean',
  printed: { 4: 2, 5: 1 },
  write: (random, difficulty) => {
    const width = 10;
    const classes = [0, 1, 2, 3].map((index) => index * width);
    const frequencies = classes.map(() => random.int(1, 9));
    const count = sum(frequencies);
    const total = sum(classes.map((from, index) => (from + width / 2) * at(frequencies, index)));
    const mean = total / count;
    if (difficulty === 5 ? count % 2 === 0 : !Number.isInteger(mean * 10)) return nothing;
    const lines = classes.map((from, index) => `${from} < t ≤ ${from + width}: ${at(frequencies, index)}`);
    const by = (shift: number) => printed(Number((mean + shift).toFixed(2)));
    if (difficulty === 5) {
      let running = 0;
      const place = frequencies.findIndex((each) => (running += each) >= (count + 1) / 2);
      const name = (index: number) => `${at(classes, index)} < t ≤ ${at(classes, index) + width}`;
      return {
        body: `The table shows how many minutes t some pupils waited.\n${lines.join('\n')}\nWhich class contains the median?`,
        answer: name(place),
        mistakes: [0, 1, 2, 3]
          .filter((index) => index !== place)
          .map(
            (index) =>
              [
                name(index),
                at(frequencies, index) === Math.max(...frequencies)
                  ? 'choosing the class with the highest frequency'
                  : '',
              ] as const,
          ),
        explanation: `There are ${count} pupils, so the median is at place ${printed((count + 1) / 2)}. Adding up the frequencies reaches it in ${name(place)}.`,
      };
    }
    return {
      body: `The table shows how many minutes t some pupils waited.\n${lines.join('\n')}\nWhat is an estimate of the mean, in minutes?`,
      answer: printed(mean),
      mistakes: [
        [by(-width / 2), 'using the lower ends of the classes'],
        [by(width / 2), 'using the upper ends of the classes'],
        [printed(Number((total / 4).toFixed(2))), 'dividing by the number of classes'],
        [printed(count / 4), 'finding the mean of the frequencies'],
        ['20', 'ignoring the frequencies'],
      ],
      explanation: `Use the middle of each class: ${classes.map((from, index) => `${from + width / 2} × ${at(frequencies, index)}`).join(' + ')} = ${total}, and ${total} ÷ ${count} = ${printed(mean)}.`,
    };
  },
};

const boxPlots: Family = {
  name: 'box-plot',
  printed: { 2: 1, 3: 3 },
  write: (random, difficulty) => {
    const low = random.int(2, 10);
    const lower = low + random.int(4, 9);
    const median = lower + random.int(3, 9);
    const upper = median + random.int(3, 9);
    const high = upper + random.int(4, 10);
    const kind =
      difficulty === 2
        ? random.pick(['median', 'range'] as const)
        : random.pick(['interquartile range', 'upper quartile', 'lower quartile'] as const);
    const answer = {
      median,
      range: high - low,
      'interquartile range': upper - lower,
      'upper quartile': upper,
      'lower quartile': lower,
    }[kind];
    return {
      body: `The box plot shows the ages of the people in a club. What is the ${kind}?`,
      image: {
        svg: boxPlot([low, lower, median, upper, high]),
        alternativeText: `A box plot. The whiskers end at ${low} and ${high}; the box goes from ${lower} to ${upper} with a line at ${median}.`,
      },
      answer: printed(answer),
      mistakes: [
        [printed(high - low), 'finding the range'],
        [printed(upper - lower), 'finding the width of the box'],
        [printed(median), 'reading the median'],
        [printed(upper), 'reading the upper end of the box'],
        [printed(lower), 'reading the lower end of the box'],
      ],
      explanation: {
        median: `The line inside the box is the median: ${median}.`,
        range: `The whiskers end at ${low} and ${high}: ${high} − ${low} = ${high - low}.`,
        'interquartile range': `The box goes from ${lower} to ${upper}: ${upper} − ${lower} = ${upper - lower}.`,
        'upper quartile': `The right-hand end of the box is the upper quartile: ${upper}.`,
        'lower quartile': `The left-hand end of the box is the lower quartile: ${lower}.`,
      }[kind],
    };
  },
};

const combinedMean: Family = {
  name: 'combined-mean',
  printed: { 3: 2, 4: 1 },
  write: (random, difficulty) => {
    const [boys, girls] = random.pick([
      [10, 15],
      [12, 8],
      [15, 10],
      [12, 18],
      [8, 16],
      [16, 8],
      [9, 15],
      [14, 7],
      [10, 20],
    ] as const);
    const all = boys + girls;
    const step = all / greatestCommonDivisor(all, girls);
    const boysMean = random.int(44, 66);
    const girlsMean = boysMean + step * random.pick(step < 4 ? [-3, -2, 2, 3, 4] : [-2, -1, 1, 2]);
    const mean = (boys * boysMean + girls * girlsMean) / all;
    const reverse = difficulty === 4;
    const answer = reverse ? girlsMean : mean;
    return {
      body: reverse
        ? `The ${all} pupils of a class have a mean mark of ${printed(mean)}. The ${boys} boys have a mean of ${boysMean}. What is the mean mark of the girls?`
        : `In a class ${boys} boys have a mean mark of ${boysMean} and ${girls} girls have a mean mark of ${girlsMean}. What is the mean mark of the whole class?`,
      answer: printed(answer),
      mistakes: [
        [printed((boysMean + girlsMean) / 2), 'taking halfway between the two means'],
        [
          printed(reverse ? 2 * mean - boysMean : boysMean + girlsMean),
          reverse ? 'treating the groups as equal in size' : 'adding the means',
        ],
        [printed(Math.round((boys * girlsMean + girls * boysMean) / all)), 'using the wrong group sizes'],
        ...near(answer, 2),
      ],
      explanation: reverse
        ? `All marks: ${all} × ${printed(mean)} = ${printed(all * mean)}. The boys have ${boys} × ${boysMean} = ${printed(boys * boysMean)}, so the ${girls} girls have ${printed(all * mean - boys * boysMean)}: ${printed(girlsMean)} each on average.`
        : `Add all marks: ${boys} × ${boysMean} + ${girls} × ${girlsMean} = ${printed(all * mean)}. Divide by ${all}: ${printed(mean)}.`,
    };
  },
};

export const statistics: TopicFamilies = {
  subjectCode: 'GCSE_MATHEMATICS',
  topicCode: 'STATISTICS',
  families: [averages, frequencyTable, groupedMean, boxPlots, combinedMean],
};

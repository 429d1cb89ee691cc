import { at } from '../../at.ts';
import { barChart } from '../../drawing/bar-chart.ts';
import { pieChart } from '../../drawing/pie-chart.ts';
import { fraction, listed, printed } from '../../text/numbers.ts';
import { person } from '../../text/people.ts';
import type { Family, TopicFamilies } from '../family.ts';
import { near } from '../near.ts';

const bars: Family = {
  name: 'bar-chart',
  printed: { 1: 3, 2: 2, 3: 1 },
  write: (random, difficulty) => {
    const [title, labels] = random.pick([
      ['Books lent', ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']],
      ['Votes for a school pet', ['Rabbit', 'Fish', 'Gecko', 'Hen', 'Cat']],
      ['Goals scored', ['Reds', 'Blues', 'Greens', 'Golds', 'Whites']],
      ['Hours of sunshine', ['May', 'June', 'July', 'Aug', 'Sept']],
    ] as const);
    const step = difficulty === 1 ? 5 : random.pick([4, 10]);
    const half = difficulty === 1 ? step : step / 2;
    const values = random
      .sample([2, 3, 4, 5, 6, 7, 8, 9, 10], 5)
      .map((count) => count * (difficulty === 1 ? 5 : half));
    const [first, second] = random
      .sample([0, 1, 2, 3, 4], 2)
      .sort((a, b) => at(values, b) - at(values, a)) as [number, number];
    const [large, small] = [at(values, first), at(values, second)];
    const total = values.reduce((sum, each) => sum + each, 0);
    const question = difficulty === 3 ? 'total' : random.pick(['difference', 'total of two'] as const);
    const answer = question === 'total' ? total : question === 'difference' ? large - small : large + small;
    const body = {
      total: 'What is the total of all five bars?',
      difference: `How much higher is the value for ${at(labels, first)} than for ${at(labels, second)}?`,
      'total of two': `What is the total for ${at(labels, first)} and ${at(labels, second)}?`,
    }[question];
    return {
      body,
      image: {
        svg: barChart({ labels, values, step, title }),
        alternativeText: `A bar chart, ‘${title}’, with a grid line every ${step}: ${labels.map((label, index) => `${label} ${at(values, index)}`).join(', ')}.`,
      },
      answer: printed(answer),
      mistakes: [
        question === 'total'
          ? [printed(total - small), `leaving out ${at(labels, second)}`]
          : [
              printed(question === 'difference' ? large + small : large - small),
              question === 'difference' ? 'adding instead of comparing' : 'subtracting',
            ],
        [
          printed(question === 'total' ? total - large : large),
          question === 'total' ? `leaving out ${at(labels, first)}` : 'reading one bar only',
        ],
        [
          printed(question === 'total' ? total + step : small),
          question === 'total' ? 'misreading a bar by a whole grid line' : 'reading one bar only',
        ],
        [printed(answer + half), 'misreading a bar between two grid lines'],
        [printed(answer - half), 'misreading a bar between two grid lines'],
        [printed(answer + step), 'misreading a bar by a whole grid line'],
      ],
      explanation:
        question === 'total'
          ? `${values.join(' + ')} = ${total}.`
          : `${at(labels, first)} is ${large} and ${at(labels, second)} is ${small}: ${large} ${question === 'difference' ? '−' : '+'} ${small} = ${answer}.`,
    };
  },
};

const pie: Family = {
  name: 'pie-chart',
  printed: { 3: 2, 4: 2 },
  write: (random, difficulty) => {
    const [subject, labels] = random.pick([
      ['favourite sports', ['Tennis', 'Netball', 'Rugby', 'Judo']],
      ['ways to school', ['Walk', 'Bus', 'Car', 'Cycle']],
      ['favourite fruit', ['Apple', 'Mango', 'Plum', 'Pear']],
    ] as const);
    const first = random.pick([30, 40, 60]);
    const second = random.pick([45, 80, 100]);
    const angles = [90, first, second, 270 - first - second];
    const people = random.pick(difficulty === 3 ? [72, 144, 180, 360] : [72, 144, 216]);
    const usable = angles
      .map((angle, index) => ({ angle, index }))
      .filter(({ angle }) => (angle * people) % 360 === 0);
    const { angle, index } = random.pick(usable);
    const part = (angle * people) / 360;
    const svg = pieChart(
      labels.map((label, place) => ({ label, angle: at(angles, place), note: `${at(angles, place)}°` })),
    );
    const told = `A pie chart of ${subject} with angles ${listed(labels.map((label, place) => `${label} ${at(angles, place)}°`))}.`;
    const label = at(labels, index);
    if (difficulty === 4) {
      return {
        body: `The pie chart shows the ${subject} of a year group. ${part} pupils chose ${label}. How many pupils are in the year group?`,
        image: { svg, alternativeText: told },
        answer: printed(people),
        mistakes: [
          [printed(part * angle), 'multiplying the pupils by the angle'],
          [printed(part + 360), 'adding 360'],
          [printed(part * 4), 'taking the slice for a quarter'],
          [printed(people + part), 'counting the slice twice'],
          [printed(people - part), 'leaving out the slice'],
          [printed(360), 'giving the degrees of the circle'],
        ],
        explanation: `${angle}° is ${angle}/360 of the circle. If ${angle}° stand for ${part} pupils, 360° stand for ${part} × 360 ÷ ${angle} = ${people}.`,
      };
    }
    return {
      body: `The pie chart shows the ${subject} of ${people} pupils. How many pupils chose ${label}?`,
      image: { svg, alternativeText: told },
      answer: printed(part),
      mistakes: [
        [printed(angle === part ? angle + 15 : angle), 'reading degrees as pupils'],
        [printed(people - part), 'counting everybody else'],
        [printed(Math.round(people / 4)), 'taking the slice for a quarter'],
        [printed(part * 2), ''],
        [printed(part + 4), 'a slip in the division'],
        [printed(part + 8), ''],
        [printed(Math.abs(people - angle)), 'subtracting the angle'],
      ],
      explanation: `${angle}° is ${fraction(angle, 360)} of the circle, and ${fraction(angle, 360)} of ${people} is ${part}.`,
    };
  },
};

const averages: Family = {
  name: 'averages',
  printed: { 1: 2, 2: 3, 3: 2 },
  write: (random, difficulty) => {
    const kind =
      difficulty === 1
        ? random.pick(['range', 'mode'] as const)
        : difficulty === 2
          ? random.pick(['mean', 'median'] as const)
          : 'missing';
    const base = random.int(4, 20);
    const name = person(random);
    const show = (value: number) => printed(value);
    let values = random.sample([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 5).map((each) => each + base);
    if (kind === 'mode') values = random.shuffle([...values, at(values, 2), at(values, 2)]);
    const total = values.reduce((sum, each) => sum + each, 0);
    if (kind === 'mean' || kind === 'missing') values[0] = at(values, 0) + ((5 - (total % 5)) % 5);
    const sum = values.reduce((all, each) => all + each, 0);
    const sorted = [...values].sort((a, b) => a - b);
    const [low, high, middle, mean] = [
      at(sorted, 0),
      at(sorted, -1),
      at(sorted, Math.floor(sorted.length / 2)),
      sum / values.length,
    ];
    const repeated = values.find((each, index) => values.indexOf(each) !== index) ?? low;
    const list = values.join(', ');
    const last = at(values, -1);
    if (kind === 'missing') {
      return {
        body: `${name} plays five games and scores a mean of ${mean} points. The first four scores are ${values.slice(0, 4).join(', ')}. What is the fifth score?`,
        answer: show(last),
        mistakes: [
          [show(mean), 'repeating the mean'],
          [show(sum - last), 'giving the total of four games'],
          [show(Math.round((sum - last) / 4)), 'taking the mean of four games'],
          [show(Math.abs(mean * 4 - (sum - last))), 'multiplying the mean by four'],
          ...near(last, 2),
          ...near(last, 3),
        ],
        explanation: `The five scores add up to 5 × ${mean} = ${sum}. The four given add up to ${sum - last}, so the fifth is ${sum} − ${sum - last} = ${last}.`,
      };
    }
    const answer = { range: high - low, mode: repeated, mean, median: middle }[kind];
    return {
      body: random.pick([
        `These are the ages of the members of a chess club: ${list}. What is the ${kind} of the ages?`,
        `${name} writes down how many birds visit the garden on several days: ${list}. What is the ${kind}?`,
        `What is the ${kind} of these numbers? ${list}`,
      ]),
      answer: show(answer),
      mistakes: [
        [show(middle), 'finding the median'],
        [show(high), 'taking the largest'],
        [show(at(values, Math.floor(values.length / 2))), 'taking the middle of the list as it is written'],
        [show(high - low), 'finding the range'],
        [show(low), 'taking the smallest'],
        [show(Math.round(mean)), 'finding the mean'],
        ...near(answer, 1),
        ...near(answer, 2),
      ],
      explanation: {
        range: `The range is the largest minus the smallest: ${high} − ${low} = ${high - low}.`,
        mode: `The mode is the number that occurs most often: ${repeated}.`,
        mean: `The total is ${sum}, and ${sum} ÷ ${values.length} = ${mean}.`,
        median: `In order: ${sorted.join(', ')}. The middle number is ${middle}.`,
      }[kind],
    };
  },
};

const chance: Family = {
  name: 'chance',
  printed: { 2: 3, 3: 2 },
  write: (random, difficulty) => {
    const [red, blue, green] = random.sample([2, 3, 4, 5, 6, 7, 8, 9], 3) as [number, number, number];
    const total = red + blue + green;
    const not = difficulty === 3;
    const answer = not ? total - red : red;
    return {
      body: random.pick([
        `A bag holds ${red} red, ${blue} blue and ${green} green counters. One counter is taken without looking. What is the probability that it is ${not ? 'not ' : ''}red?`,
        `There are ${red} red, ${blue} black and ${green} silver cars in a car park. One drives out. If each is equally likely to be the one, what is the probability that it is ${not ? 'not ' : ''}red?`,
        `A drawer contains ${red} red pens, ${blue} blue pens and ${green} green pens. A pen is picked at random. What is the probability that it is ${not ? 'not ' : ''}red?`,
      ]),
      answer: fraction(answer, total),
      mistakes: [
        [
          fraction(total - answer, total),
          not ? 'finding the probability of red' : 'finding the probability that it is not red',
        ],
        [fraction(red, blue + green), 'comparing red with the other colours'],
        [fraction(1, 3), 'counting the colours alone'],
        [fraction(1, total), 'counting one only'],
        [fraction(blue, total), 'taking the wrong colour'],
        [fraction(green, total), 'taking the wrong colour'],
      ],
      explanation: `There are ${total} in all and ${answer} of them ${answer === 1 ? 'is' : 'are'} ${not ? 'not ' : ''}red: ${answer}/${total}${fraction(answer, total) === `${answer}/${total}` ? '' : ` = ${fraction(answer, total)}`}.`,
    };
  },
};

export const dataHandling: TopicFamilies = {
  subjectCode: 'ELEVEN_PLUS_MATHEMATICS',
  topicCode: 'DATA_HANDLING',
  families: [bars, pie, averages, chance],
};

import { venn } from '../../drawing/venn.ts';
import { fraction, printed, significant } from '../../text/numbers.ts';
import type { Family, TopicFamilies } from '../family.ts';
import { nothing } from '../nothing.ts';

const show = (hundredths: number) => printed(Number((hundredths / 100).toFixed(4)));

const unions: Family = {
  name: 'unions',
  printed: { 1: 3, 2: 2 },
  write: (random, difficulty) => {
    const both = random.int(5, 25);
    const [a, b] = [both + random.int(10, 35), both + random.int(10, 30)];
    const union = a + b - both;
    const reverse = difficulty === 2;
    return {
      body: reverse
        ? `P(A) = ${show(a)}, P(B) = ${show(b)} and P(A ∪ B) = ${show(union)}. What is P(A ∩ B)?`
        : `P(A) = ${show(a)}, P(B) = ${show(b)} and P(A ∩ B) = ${show(both)}. What is P(A ∪ B)?`,
      answer: show(reverse ? both : union),
      mistakes: [
        [show(a + b), 'adding the probabilities and stopping'],
        [show((a * b) / 100), 'multiplying the probabilities'],
        [
          show(reverse ? 100 - union : a + b + both),
          reverse ? 'finding the probability of neither' : 'adding the overlap',
        ],
        [
          show(reverse ? union - a : union - both),
          reverse ? 'subtracting one of them only' : 'leaving the overlap out altogether',
        ],
        [show(100 - union), 'finding the probability of neither'],
      ],
      explanation: `P(A ∪ B) = P(A) + P(B) − P(A ∩ B), so ${reverse ? `P(A ∩ B) = ${show(a)} + ${show(b)} − ${show(union)} = ${show(both)}` : `it is ${show(a)} + ${show(b)} − ${show(both)} = ${show(union)}`}.`,
    };
  },
};

const independence: Family = {
  name: 'independence',
  printed: { 1: 2, 2: 2, 3: 1 },
  write: (random, difficulty) => {
    const [a, b] = random.sample([20, 30, 40, 50, 60, 70], 2) as [number, number];
    const both = (a * b) / 100;
    if (difficulty === 1) {
      return {
        body: `A and B are independent, P(A) = ${show(a)} and P(B) = ${show(b)}. What is P(A ∩ B)?`,
        answer: show(both),
        mistakes: [
          [show(a + b), 'adding'],
          ['0', 'taking independent events for mutually exclusive ones'],
          [show(a + b - both), 'finding P(A ∪ B)'],
          [significant(Math.min(a, b) / Math.max(a, b), 2), 'dividing'],
        ],
        explanation: `For independent events multiply: ${show(a)} × ${show(b)} = ${show(both)}.`,
      };
    }
    const reverse = difficulty === 3;
    return {
      body: reverse
        ? `A and B are independent, P(A) = ${show(a)} and P(A ∪ B) = ${show(a + b - both)}. What is P(B)?`
        : `A and B are independent, P(A) = ${show(a)} and P(B) = ${show(b)}. What is the probability that neither happens?`,
      answer: show(reverse ? b : 100 - a - b + both),
      mistakes: [
        [
          show(reverse ? b - both : 100 - both),
          reverse ? 'subtracting P(A) and stopping' : 'finding the probability that not both happen',
        ],
        [
          show(reverse ? both : Math.max(0, 100 - a - b)),
          reverse ? 'finding P(A ∩ B)' : 'adding the probabilities and forgetting the overlap',
        ],
        [
          show(reverse ? 100 - b : a + b - both),
          reverse ? 'finding P(B′)' : 'finding the probability of at least one',
        ],
        [
          show(reverse ? 100 - a - b + both : both),
          reverse ? 'finding the probability of neither' : 'finding the probability of both',
        ],
      ],
      explanation: reverse
        ? `With P(B) = p: ${show(a)} + p − ${show(a)}p = ${show(a + b - both)}, so ${show(100 - a)}p = ${show(b - both)} and p = ${show(b)}.`
        : `Neither: (1 − ${show(a)}) × (1 − ${show(b)}) = ${show(100 - a - b + both)}.`,
    };
  },
};

const conditional: Family = {
  name: 'conditional-from-venn',
  printed: { 2: 2, 3: 2 },
  write: (random, difficulty) => {
    const [left, both, right, neither] = random.sample([4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15], 4) as [
      number,
      number,
      number,
      number,
    ];
    const total = left + both + right + neither;
    const [event, top, of, why] =
      difficulty === 2
        ? ([
            'P(A | B)',
            both,
            both + right,
            `B has ${both} + ${right} = ${both + right}, and ${both} of them are in A`,
          ] as const)
        : random.pick([
            [
              'P(B | A′)',
              right,
              right + neither,
              `outside A there are ${right} + ${neither} = ${right + neither}, and ${right} of them are in B`,
            ],
            [
              'P(A′ | B′)',
              neither,
              left + neither,
              `outside B there are ${left} + ${neither} = ${left + neither}, and ${neither} of them are outside A`,
            ],
          ] as const);
    return {
      body: `The Venn diagram shows numbers of outcomes, all equally likely. What is ${event}?`,
      image: {
        svg: venn('A', 'B', [left, both, right, neither]),
        alternativeText: `A Venn diagram: ${left} in A only, ${both} in both A and B, ${right} in B only, ${neither} outside both.`,
      },
      answer: fraction(top, of),
      mistakes: [
        [fraction(top, total), 'dividing by all outcomes'],
        [fraction(both, left + both), 'conditioning on the wrong event'],
        [fraction(right, both + right), 'counting the wrong part'],
        [fraction(neither, right + neither), 'counting the wrong part'],
        [fraction(left, left + neither), ''],
      ],
      explanation: `${why}: ${fraction(top, of)}.`.replace(/^./, (letter) => letter.toUpperCase()),
    };
  },
};

const testPositive: Family = {
  name: 'reversed-conditions',
  printed: { 3: 2, 4: 2, 5: 2 },
  write: (random, difficulty) => {
    const share = random.pick([5, 10, 20, 30, 40]);
    const [hit, miss] = [random.pick([70, 80, 90, 95]), random.pick([5, 10, 15, 20])];
    const [true_, false_] = [share * hit, (100 - share) * miss];
    const total = true_ + false_;
    const story = random.pick([
      {
        said: `${share}% of parcels are fragile. ${hit}% of the fragile ones and ${miss}% of the others carry a label.`,
        sign: 'carries a label',
        is: 'fragile',
      },
      {
        said: `${share}% of e-mails are spam. A filter marks ${hit}% of the spam and ${miss}% of the others.`,
        sign: 'is marked',
        is: 'spam',
      },
      {
        said: `${share}% of seeds are of a rare kind. ${hit}% of the rare ones and ${miss}% of the others grow.`,
        sign: 'grows',
        is: 'rare',
      },
    ]);
    const one = story.is === 'fragile' ? 'parcel' : story.is === 'spam' ? 'e-mail' : 'seed';
    if (difficulty === 3) {
      return {
        body: `${story.said} What is the probability that a random ${one} ${story.sign}?`,
        answer: show(total / 100),
        mistakes: [
          [show(true_ / 100), `counting only those that are ${story.is}`],
          [show((hit + miss) / 2), 'averaging the two percentages'],
          [show(100 - total / 100), 'finding the opposite'],
          [show((share * (100 - hit) + (100 - share) * miss) / 100), ''],
          [show(total / 100 + 5), ''],
        ],
        explanation: `Add the two branches: ${show(share)} × ${show(hit)} + ${show(100 - share)} × ${show(miss)} = ${show(total / 100)}.`,
      };
    }
    const opposite = difficulty === 5;
    const [top, of] = opposite
      ? [share * (100 - hit), share * (100 - hit) + (100 - share) * (100 - miss)]
      : [true_, total];
    if (top === 0) return nothing;
    const number = (a: number, b: number) => significant(a / b);
    return {
      body: opposite
        ? `${story.said} A random ${one} ${story.sign === 'carries a label' ? 'carries no label' : story.sign === 'is marked' ? 'is not marked' : 'does not grow'}. What is the probability that it is ${story.is}, to 3 significant figures?`
        : `${story.said} A random ${one} ${story.sign}. What is the probability that it is ${story.is}, to 3 significant figures?`,
      answer: number(top, of),
      mistakes: [
        [number(top, 10_000), 'finding the probability of both together'],
        [number(opposite ? 100 - hit : hit, 100), 'confusing P(A | B) with P(B | A)'],
        [number(of - top, of), 'finding the opposite'],
        [number(of, 10_000), 'finding the probability of the sign alone'],
        [number(share, 100), ''],
      ],
      explanation: `Both together: ${printed(top / 10_000)}. The condition alone: ${printed(of / 10_000)}. Divide: ${number(top, of)}.`,
    };
  },
};

export const probability: TopicFamilies = {
  subjectCode: 'A_LEVEL_STATISTICS_AND_MECHANICS',
  topicCode: 'PROBABILITY',
  families: [unions, independence, conditional, testPositive],
};

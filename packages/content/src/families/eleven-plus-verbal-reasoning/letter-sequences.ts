import { letterAt } from '../../text/alphabet.ts';
import type { Family, Mistake, TopicFamilies } from '../family.ts';

const pair = (left: number, right: number) => letterAt(left) + letterAt(right);

/** The right pair with one of its letters a place or two out. */
function neighbours(left: number, right: number): Mistake[] {
  return [
    [pair(left + 1, right), 'a slip of one place in the first letter'],
    [pair(left, right + 1), 'a slip of one place in the second letter'],
    [pair(left, right - 1), 'a slip of one place in the second letter'],
    [pair(left - 1, right), 'a slip of one place in the first letter'],
    [pair(left + 1, right + 1), 'a slip of one place in both letters'],
    [pair(left - 1, right - 1), 'a slip of one place in both letters'],
  ];
}

const step = (size: number) =>
  `${Math.abs(size)} ${Math.abs(size) === 1 ? 'place' : 'places'} ${size < 0 ? 'back' : 'on'}`;

const nextPair: Family = {
  name: 'next-pair',
  printed: { 1: 3, 2: 3, 3: 3, 4: 2 },
  write: (random, difficulty) => {
    const [first, second] = [random.int(0, 25), random.int(0, 25)];
    const leftStep = random.int(1, difficulty === 1 ? 2 : 4);
    const rightStep = difficulty === 1 ? leftStep : random.intExcept(-4, 4, [0, leftStep]);
    const growth = difficulty === 4 ? 1 : 0;
    const count = difficulty === 3 ? 4 : 5;
    const left = (index: number) => first + leftStep * index + (growth * index * (index - 1)) / 2;
    const right = (index: number) => second + rightStep * index;
    const shown = Array.from({ length: count }, (_, index) => pair(left(index), right(index)));
    const [nextLeft, nextRight] = [left(count), right(count)];
    return {
      body:
        random.pick([
          'Which pair of letters comes next?',
          'Find the next pair of letters in the sequence.',
          'The pairs follow a rule. Which pair is missing at the end?',
        ]) + ` ${shown.join(', ')}, …`,
      answer: pair(nextLeft, nextRight),
      mistakes: [
        [pair(nextLeft, right(count - 1) - rightStep), 'moving the second letter the wrong way'],
        ...neighbours(nextLeft, nextRight),
        [pair(nextRight, nextLeft), 'swapping the letters'],
      ],
      explanation: `The first letter moves ${growth ? `on by ${leftStep}, ${leftStep + 1}, ${leftStep + 2}, ${leftStep + 3}, ${leftStep + 4} places` : step(leftStep)}${growth ? '' : ' each time'} and the second ${step(rightStep)} each time, so ${shown.at(-1) ?? ''} is followed by ${pair(nextLeft, nextRight)}.`,
    };
  },
};

const analogies: Family = {
  name: 'letter-analogies',
  printed: { 1: 2, 2: 3, 3: 2 },
  write: (random, difficulty) => {
    const [a, b] = [random.int(0, 20), random.int(0, 20)];
    const leftStep = random.int(1, difficulty === 1 ? 3 : 6);
    const rightStep = difficulty === 1 ? leftStep : difficulty === 2 ? random.int(1, 6) : -random.int(1, 6);
    const [c, d] = [random.intExcept(0, 25, [a]), random.intExcept(0, 25, [b])];
    return {
      body: random.pick([
        `${pair(a, b)} is to ${pair(a + leftStep, b + rightStep)} as ${pair(c, d)} is to which pair of letters?`,
        `Complete the statement: ${pair(a, b)} is to ${pair(a + leftStep, b + rightStep)} as ${pair(c, d)} is to ….`,
      ]),
      answer: pair(c + leftStep, d + rightStep),
      mistakes: [
        [pair(c - leftStep, d - rightStep), 'moving the wrong way'],
        [pair(c + rightStep, d + leftStep), 'swapping the two moves'],
        ...neighbours(c + leftStep, d + rightStep),
      ],
      explanation: `The first letter moves ${step(leftStep)} and the second ${step(rightStep)}, so ${pair(c, d)} becomes ${pair(c + leftStep, d + rightStep)}.`,
    };
  },
};

const alternating: Family = {
  name: 'alternating-letters',
  printed: { 2: 2, 3: 2, 5: 1 },
  write: (random, difficulty) => {
    const [odd, even] = [random.int(0, 25), random.int(0, 25)];
    const oddStep = random.int(1, 3);
    const evenStep = difficulty === 2 ? random.int(1, 3) : -random.int(1, 3);
    const growth = difficulty === 5 ? 1 : 0;
    const place = (index: number) => {
      const turn = Math.floor(index / 2);
      return index % 2 === 0
        ? odd + oddStep * turn + (growth * turn * (turn - 1)) / 2
        : even + evenStep * turn;
    };
    const shown = Array.from({ length: 8 }, (_, index) => letterAt(place(index)));
    const next = place(8);
    return {
      body:
        random.pick([
          'Two sequences of letters take turns. Which letter comes next?',
          'Every other letter belongs to one sequence. Which letter comes next?',
        ]) + ` ${shown.join(', ')}, …`,
      answer: letterAt(next),
      mistakes: [
        [letterAt(place(9)), 'continuing the other sequence'],
        [letterAt(place(6)), 'repeating the last letter of the sequence'],
        [letterAt(next + 1), 'a slip of one place'],
        [letterAt(next - 1), 'a slip of one place'],
        [letterAt(next + 2), ''],
        [letterAt(next - 2), ''],
        [letterAt(next + 3), ''],
      ],
      explanation: `Take the first, third, fifth and seventh letters: ${shown.filter((_, index) => index % 2 === 0).join(', ')}. They move on ${growth ? `by ${oddStep}, ${oddStep + 1}, ${oddStep + 2}, then ${oddStep + 3} places` : step(oddStep).replace(' on', '')}${growth ? '' : ' each time'}, so ${letterAt(next)} comes next.`,
    };
  },
};

export const letterSequences: TopicFamilies = {
  subjectCode: 'ELEVEN_PLUS_VERBAL_REASONING',
  topicCode: 'LETTER_SEQUENCES',
  families: [nextPair, analogies, alternating],
};

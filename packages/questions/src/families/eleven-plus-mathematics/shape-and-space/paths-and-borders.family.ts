import { formatPrintedNumber } from '#text/numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import type { Family } from '../../family.ts';

export const family: Family = {
  name: 'paths-and-borders',
  syllabus: 'Areas of shapes made of rectangles in words',
  levels: {
    3: 'three steps: the area of a path around a rectangle',
    4: 'four steps: paving stones for the path',
    5: 'four steps backwards: the length from the area of a border',
  },
  write: (random, difficulty) => {
    const [thing, around] = random.pick([
      ['lawn', 'A path'],
      ['pond', 'A path'],
      ['picture', 'A frame'],
      ['flower bed', 'A border of gravel'],
    ] as const);
    const unit = thing === 'picture' ? 'cm' : 'm';
    const [length, width, wide] = [random.int(8, 24), random.int(4, 7), random.int(1, 3)];
    const [outerLength, outerWidth] = [length + 2 * wide, width + 2 * wide];
    const area = outerLength * outerWidth - length * width;
    const show = formatPrintedNumber;
    const start = `A rectangular ${thing} is ${length} ${unit} long and ${width} ${unit} wide. ${around} ${wide} ${unit} wide goes all the way round it.`;
    if (difficulty === 5)
      return {
        body: `A rectangular ${thing} is ${width} ${unit} wide. ${around} ${wide} ${unit} wide goes all the way round it and has an area of ${area} ${unit}². How long is the ${thing}?`,
        answer: `${length} ${unit}`,
        mistakes: [
          [`${outerLength} ${unit}`, 'giving the length with the border'],
          [`${show(Math.round(area / wide / 2))} ${unit}`, 'forgetting the two ends'],
          [`${length + wide} ${unit}`, 'counting the border once'],
          ...nearbyNumbers(length, 2, (value) => `${show(value)} ${unit}`),
        ],
        explanation: `The two ends and the corners have ${2 * wide} × ${outerWidth} = ${2 * wide * outerWidth} ${unit}². The rest, ${area - 2 * wide * outerWidth} ${unit}², is two strips that are ${wide} ${unit} wide: each is ${length} ${unit} long.`,
      };
    const stone = difficulty === 4 ? random.pick(unit === 'm' ? [0.5, 1] : [0.5, 1]) : 1;
    const count = area / stone ** 2;
    const answer = difficulty === 4 ? count : area;
    const unitOf = (value: number) => (difficulty === 4 ? show(value) : `${show(value)} ${unit}²`);
    return {
      body: `${start} ${difficulty === 4 ? `It is made of square tiles with sides of ${show(stone)} ${unit}. How many tiles are needed?` : `What is the area of ${around === 'A frame' ? 'the frame' : around === 'A path' ? 'the path' : 'the border'}?`}`,
      answer: unitOf(answer),
      mistakes: [
        [
          unitOf(answer + (difficulty === 4 ? (length * width) / stone ** 2 : length * width)),
          'including the rectangle inside',
        ],
        [
          unitOf(((length + wide) * (width + wide) - length * width) / (difficulty === 4 ? stone ** 2 : 1)),
          'adding the width of the border once instead of twice',
        ],
        [
          unitOf((2 * (length + width) * wide) / (difficulty === 4 ? stone ** 2 : 1)),
          'forgetting the four corners',
        ],
        ...(stone === 0.5
          ? ([[unitOf(area * 2), 'taking two tiles for a square metre or centimetre']] as const)
          : []),
        ...nearbyNumbers(answer, 4, unitOf),
      ],
      explanation: `With the border the rectangle is ${outerLength} ${unit} by ${outerWidth} ${unit}: ${outerLength * outerWidth} − ${length * width} = ${area} ${unit}².${difficulty === 4 ? ` One tile covers ${show(stone ** 2)} ${unit}², so ${show(count)} tiles are needed.` : ''}`,
    };
  },
  check: checkNumber((text) => {
    const numbers = numbersIn(text);
    if (text.includes('How long')) {
      const [width = NaN, wide = NaN, area = NaN] = numbers;
      return (area - 4 * wide * wide - 2 * wide * width) / (2 * wide);
    }
    const [length = NaN, width = NaN, wide = NaN, stone = 1] = numbers;
    // Two long strips, two short ones and four corners.
    return (2 * length * wide + 2 * width * wide + 4 * wide * wide) / stone ** 2;
  }),
};

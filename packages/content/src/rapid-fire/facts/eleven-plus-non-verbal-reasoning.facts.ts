import type { Fact, FactGroup, SubjectFacts } from './facts.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A number with wrong ones: those of likely slips first, then its neighbours. */
function counted(cue: string, count: number, slips: readonly number[] = []): Fact {
  const others = [...slips, count + 1, count - 1, count + 2, count - 2, count + 3, count + 4];
  const wrong = [...new Set(others)].filter((each) => each !== count && each >= 0).slice(0, 5);
  return [cue, String(count), wrong.map(String)];
}

/** A name with the other names of a list as wrong ones. */
const named = (cue: string, answer: string, names: readonly string[]): Fact => [
  cue,
  answer,
  names.filter((each) => each !== answer),
];

const solids: readonly (readonly [name: string, faces: number, edges: number, corners: number])[] = [
  ['a cube', 6, 12, 8],
  ['a cuboid', 6, 12, 8],
  ['a square-based pyramid', 5, 8, 5],
  ['a triangular prism', 5, 9, 6],
  ['a triangular pyramid', 4, 6, 4],
  ['a hexagonal prism', 8, 18, 12],
  ['a pentagonal prism', 7, 15, 10],
  ['a pentagonal pyramid', 6, 10, 6],
  ['a hexagonal pyramid', 7, 12, 7],
  ['an octagonal prism', 10, 24, 16],
  ['an octahedron', 8, 12, 6],
  ['an octagonal pyramid', 9, 16, 9],
  ['a decagonal prism', 12, 30, 20],
];

const partsOfSolids = (
  part: string,
  index: 1 | 2 | 3,
  slips: (faces: number, edges: number, corners: number) => number[],
): FactGroup => ({
  topicCode: 'NETS_AND_CUBES',
  name: part,
  levels: [1, 10],
  seconds: 20,
  ask: (solid) => `How many ${part} does ${solid} have?`,
  explain: (solid, count) => `${capital(solid)} has ${count} ${part}.`,
  facts: solids.map((solid) => counted(solid[0], solid[index], slips(solid[1], solid[2], solid[3]))),
});

const points = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;

const arrows = [
  'up',
  'up and right',
  'right',
  'down and right',
  'down',
  'down and left',
  'left',
  'up and left',
] as const;

const turns = {
  'a quarter turn clockwise': 2,
  'a half turn': 4,
  'a quarter turn anticlockwise': 6,
  'a three-quarter turn clockwise': 6,
  'a turn of 45° clockwise': 1,
  'a turn of 45° anticlockwise': 7,
  'a turn of 135° clockwise': 3,
  'a turn of 135° anticlockwise': 5,
} as const;

type Turn = keyof typeof turns;

/** The direction after turns: each of the eight directions is 45° clockwise from the one before. */
function turned(names: readonly string[], from: string, made: readonly Turn[]): string {
  const steps = made.reduce((sum, turn) => sum + turns[turn], names.indexOf(from));
  return names[steps % 8] ?? from;
}

const facing = (from: string, ...made: readonly Turn[]): Fact =>
  named(`You face ${from} and make ${made.join(', then ')}`, turned(points, from, made), points);

const pointing = (from: string, turn: Turn): Fact =>
  named(`An arrow points ${from}. It makes ${turn}`, turned(arrows, from, [turn]), arrows);

/** In a vertical line left and right change places; in a horizontal one, up and down. */
function reflected(from: string, line: 'vertical' | 'horizontal'): Fact {
  const [one, other] = line === 'vertical' ? ['left', 'right'] : ['up', 'down'];
  const image = from
    .split(' ')
    .map((word) => (word === one ? other : word === other ? one : word))
    .join(' ');
  return named(`An arrow points ${from}. It is reflected in a ${line} line`, image, arrows);
}

const timeOf = (minutes: number): string => {
  const positive = (minutes + 720) % 720;
  const hour = Math.floor(positive / 60) || 12;
  return `${hour}:${String(positive % 60).padStart(2, '0')}`;
};

/** In a mirror the hands of a clock turn backwards from 12, so the two times add up to 12 hours. */
function mirroredClock(hour: number, minute: number): Fact {
  const seen = hour * 60 + minute;
  const real = 720 - seen;
  const slips = [real + 60, real - 60, seen + 360, seen, real + 30, real + 15];
  const wrong = [...new Set(slips.map(timeOf))].filter((time) => time !== timeOf(real)).slice(0, 5);
  return [timeOf(seen), timeOf(real), wrong];
}

const box = (long: number, wide: number, high: number): Fact =>
  counted(`${long} cubes long, ${wide} wide and ${high} high`, long * wide * high, [
    long + wide + high,
    long * wide + high,
    long * wide * (high + 1),
    long * wide * high - wide,
  ]);

const inTimes = ['once', 'twice', 'three times', 'four times', 'five times'];

const punched = (folds: number, holes: number): Fact =>
  counted(
    `${inTimes[folds - 1] ?? ''}. Off the folds, ${holes} ${holes === 1 ? 'hole goes' : 'holes go'} through all layers`,
    holes * 2 ** folds,
    [holes * folds, holes * 2 * folds, holes + 2 ** folds, holes * 2 ** (folds + 1), holes],
  );

const code = (shape: string, otherShape: string, fill: string, otherFill: string, third: string): Fact => [
  `AX is a ${fill} ${shape}, AY a ${otherFill} ${shape} and BX a ${fill} ${otherShape}`,
  `a ${otherFill} ${otherShape}`,
  [
    `a ${fill} ${shape}`,
    `a ${otherFill} ${shape}`,
    `a ${fill} ${otherShape}`,
    `a ${third} ${otherShape}`,
    `a ${third} ${shape}`,
  ],
];

/** A row of four faces with one face above and one below it. Every second face of the row is opposite. */
function net(row: string, above: string, below: string, asked: string): Fact {
  const at = row.indexOf(asked);
  const opposite = at < 0 ? (asked === above ? below : above) : (row[(at + 2) % 4] ?? '');
  const letters = [...row, above, below].filter((letter) => letter !== asked);
  const [, second = '', third = ''] = row;
  const cue = `row ${[...row].join(', ')} with ${above} above ${second} and ${below} below ${third}. Which face is opposite ${asked}`;
  return named(cue, opposite, letters);
}

/** Numbers of dots, the next one, likely slips and the rule. */
const dotRows: readonly (readonly [row: string, next: number, slips: readonly number[], rule: string])[] = [
  ['1, 2, 3 and 4', 5, [6], 'Add 1 each time'],
  ['2, 4, 6 and 8', 10, [9, 12], 'Add 2 each time'],
  ['9, 8, 7 and 6', 5, [4, 7], 'Take away 1 each time'],
  ['1, 3, 5 and 7', 9, [8, 11], 'These are the odd numbers'],
  ['3, 6, 9 and 12', 15, [14, 16], 'Add 3 each time'],
  ['12, 10, 8 and 6', 4, [5, 2], 'Take away 2 each time'],
  ['5, 9, 13 and 17', 21, [20, 19], 'Add 4 each time'],
  ['2, 5, 2 and 5', 2, [5, 7], '2 and 5 take turns'],
  ['20, 17, 14 and 11', 8, [9, 7], 'Take away 3 each time'],
  ['1, 2, 4 and 8', 16, [12, 10], 'Double each number'],
  ['4, 1, 5, 1 and 6', 1, [7, 5], 'Every second number is 1'],
  ['1, 2, 4 and 7', 11, [10, 14], 'Add 1, then 2, then 3, then 4'],
  ['1, 4, 9 and 16', 25, [23, 20], 'These are the square numbers'],
  ['1, 3, 6 and 10', 15, [14, 16], 'Add 2, then 3, then 4, then 5'],
  ['2, 10, 3, 9, 4 and 8', 5, [7, 6], 'One row goes up from 2 and the other down from 10'],
  ['15, 14, 12 and 9', 5, [6, 7], 'Take away 1, then 2, then 3, then 4'],
  ['3, 4, 6 and 9', 13, [12, 15], 'Add 1, then 2, then 3, then 4'],
  ['1, 1, 2, 3 and 5', 8, [7, 6], 'Add the last two numbers'],
  ['2, 6, 12 and 20', 30, [28, 40], 'Add 4, then 6, then 8, then 10'],
  ['1, 2, 6, 7, 21 and 22', 66, [23, 44], 'Add 1, then multiply by 3, in turns'],
];

export const facts: SubjectFacts = {
  subjectCode: 'ELEVEN_PLUS_NON_VERBAL_REASONING',
  groups: [
    partsOfSolids('faces', 1, (_, edges, corners) => [corners, edges]),
    partsOfSolids('edges', 2, (faces, _, corners) => [corners, faces, faces + corners]),
    partsOfSolids('corners', 3, (faces, edges) => [faces, edges]),
    {
      topicCode: 'SIMILARITIES',
      name: 'sides-of-polygons',
      levels: [1, 3],
      seconds: 12,
      ask: (shape) => `How many sides does ${shape} have?`,
      askBack: (sides) => `Which shape has ${sides} sides?`,
      explain: (shape, sides) => `${capital(shape)} has ${sides} sides.`,
      facts: [
        ['a triangle', '3'],
        ['a quadrilateral', '4'],
        ['a pentagon', '5'],
        ['a hexagon', '6'],
        ['an octagon', '8'],
        ['a decagon', '10'],
        ['a heptagon', '7'],
        ['a nonagon', '9'],
        ['a dodecagon', '12'],
      ],
    },
    {
      topicCode: 'ROTATION_AND_REFLECTION',
      name: 'lines-of-symmetry',
      levels: [1, 10],
      seconds: 20,
      ask: (shape) => `How many lines of symmetry does ${shape} have?`,
      explain: (shape, lines) =>
        `The number of lines along which ${shape} can be folded on to itself is ${lines}.`,
      facts: [
        counted('a square', 4, [2, 8]),
        counted('an equilateral triangle', 3, [1, 6]),
        counted('a rectangle that is not a square', 2, [4, 1]),
        counted('a regular pentagon', 5, [10, 1]),
        counted('a semicircle', 1, [2, 0]),
        counted('a regular hexagon', 6, [3, 12]),
        counted('an isosceles triangle with two equal sides only', 1, [2, 3]),
        counted('a plus sign with four equal arms', 4, [2, 8]),
        counted('an oval (an ellipse)', 2, [1, 4]),
        counted('a regular octagon', 8, [4, 16]),
        counted('a kite with two pairs of equal sides, one pair longer,', 1, [2, 4]),
        counted('a triangle with three different sides', 0, [1, 3]),
        counted('a rhombus that is not a square', 2, [4, 0]),
        counted('a quarter of a circle', 1, [2, 0]),
        counted('a regular star with five points', 5, [10, 1]),
        counted('a regular heptagon', 7, [1, 14]),
        counted('an isosceles trapezium', 1, [2, 0]),
        counted('a regular star with six points', 6, [3, 12]),
        counted('a parallelogram with no right angles and unequal sides', 0, [2, 4]),
        counted('a regular nonagon', 9, [3, 18]),
      ],
    },
    {
      topicCode: 'ROTATION_AND_REFLECTION',
      name: 'rotational-symmetry',
      levels: [1, 10],
      seconds: 20,
      ask: (shape) => `How many times does ${shape} fit on to itself in one full turn?`,
      explain: (shape, order) => `The order of rotational symmetry of ${shape} is ${order}.`,
      facts: [
        counted('a square', 4, [2, 8]),
        counted('an equilateral triangle', 3, [1, 6]),
        counted('a rectangle (not a square)', 2, [4, 1]),
        counted('a regular pentagon', 5, [10, 1]),
        counted('a plus sign (four equal arms)', 4, [2, 8]),
        counted('a regular hexagon', 6, [3, 12]),
        counted('an oval (an ellipse)', 2, [1, 4]),
        counted('a block letter S', 2, [1, 4]),
        counted('a regular octagon', 8, [4, 16]),
        counted('a semicircle', 1, [2, 0]),
        counted('a block letter Z', 2, [1, 4]),
        counted('a windmill with four equal sails', 4, [2, 8]),
        counted('a rhombus (not a square)', 2, [4, 1]),
        counted('a kite (not a rhombus)', 1, [2, 4]),
        counted('a block letter N', 2, [1, 0]),
        counted('a regular heptagon', 7, [1, 14]),
        counted('a propeller with three equal blades', 3, [6, 1]),
        counted('a parallelogram (not a rectangle)', 2, [4, 1]),
        counted('an isosceles trapezium', 1, [2, 4]),
        counted('a regular decagon', 10, [5, 20]),
      ],
    },
    {
      topicCode: 'ROTATION_AND_REFLECTION',
      name: 'symmetry-of-capital-letters',
      levels: [1, 10],
      seconds: 15,
      ask: (letter) => `How many lines of symmetry does the plain capital letter ${letter} have?`,
      explain: (letter, lines) =>
        `The number of lines along which a plain letter ${letter} can be folded on to itself is ${lines}.`,
      facts: [
        counted('A', 1),
        counted('T', 1),
        counted('F', 0),
        counted('H', 2),
        counted('M', 1),
        counted('L', 0),
        counted('V', 1),
        counted('E', 1),
        counted('P', 0),
        counted('W', 1),
        counted('I', 2),
        counted('B', 1),
        counted('R', 0),
        counted('U', 1),
        counted('J', 0),
        counted('D', 1),
        counted('C', 1),
        counted('G', 0),
        counted('K', 1),
        counted('Z', 0),
        counted('N', 0),
        counted('S', 0),
      ],
    },
    {
      topicCode: 'ROTATION_AND_REFLECTION',
      name: 'letters-turned-and-reflected',
      levels: [1, 10],
      seconds: 20,
      ask: (change) => `Which plain letter or number does ${change} look like?`,
      explain: (change, result) => `${capital(change)} looks like ${result}.`,
      facts: [
        ['M after a half turn', 'W', ['E', 'N', 'V', 'H', 'U']],
        ['6 after a half turn', '9', ['2', '8', '5', '0', '3']],
        ['W after a half turn', 'M', ['N', 'V', 'U', 'E', 'H']],
        ['small n after a half turn', 'u', ['c', 'm', 'h', 'o', 'v']],
        ['9 after a half turn', '6', ['2', '8', '5', '0', '3']],
        ['small u after a half turn', 'n', ['c', 'm', 'h', 'o', 'w']],
        ['N after a quarter turn', 'Z', ['M', 'W', 'H', 'S', 'V']],
        ['small b in a mirror beside it', 'd', ['p', 'q', 'g', 'h']],
        ['small d in a mirror beside it', 'b', ['p', 'q', 'g', 'h']],
        ['Z after a quarter turn', 'N', ['M', 'S', 'H', 'V', 'W']],
        ['small p in a mirror beside it', 'q', ['b', 'd', 'g', 'y']],
        ['small q in a mirror beside it', 'p', ['b', 'd', 'g', 'y']],
        ['small b in a mirror below it', 'p', ['d', 'q', 'g', 'h']],
        ['small d in a mirror below it', 'q', ['b', 'p', 'g', 'h']],
        ['small b after a half turn', 'q', ['d', 'p', 'g', 'h']],
        ['small d after a half turn', 'p', ['b', 'q', 'g', 'h']],
        ['small p in a mirror below it', 'b', ['d', 'q', 'g', 'y']],
        ['small q in a mirror below it', 'd', ['b', 'p', 'g', 'y']],
        ['small p after a half turn', 'd', ['b', 'q', 'g', 'y']],
        ['small q after a half turn', 'b', ['d', 'p', 'g', 'y']],
      ],
    },
    {
      topicCode: 'ROTATION_AND_REFLECTION',
      name: 'compass-turns',
      levels: [1, 10],
      seconds: 20,
      ask: (turn) => `${turn}. Which way do you face now?`,
      explain: (turn, direction) => `${turn}: now you face ${direction}.`,
      facts: [
        facing('north', 'a quarter turn clockwise'),
        facing('east', 'a half turn'),
        facing('south', 'a quarter turn clockwise'),
        facing('west', 'a half turn'),
        facing('west', 'a quarter turn clockwise'),
        facing('north', 'a quarter turn anticlockwise'),
        facing('south', 'a half turn'),
        facing('east', 'a quarter turn clockwise'),
        facing('west', 'a quarter turn anticlockwise'),
        facing('south', 'a quarter turn anticlockwise'),
        facing('north', 'a three-quarter turn clockwise'),
        facing('east', 'a quarter turn anticlockwise'),
        facing('west', 'a three-quarter turn clockwise'),
        facing('south-east', 'a half turn'),
        facing('north', 'a turn of 45° clockwise'),
        facing('east', 'a turn of 45° clockwise'),
        facing('north-east', 'a half turn'),
        facing('south', 'a turn of 45° clockwise'),
        facing('east', 'a turn of 45° anticlockwise'),
        facing('north-west', 'a half turn'),
        facing('north-east', 'a quarter turn clockwise'),
        facing('north', 'a turn of 45° anticlockwise'),
        facing('south-west', 'a quarter turn clockwise'),
        facing('north-west', 'a quarter turn clockwise'),
        facing('south-east', 'a quarter turn clockwise'),
        facing('north-east', 'a quarter turn anticlockwise'),
        facing('south-west', 'a quarter turn anticlockwise'),
        facing('north', 'a quarter turn clockwise', 'a half turn'),
        facing('south-east', 'a three-quarter turn clockwise'),
        facing('east', 'a half turn', 'a quarter turn anticlockwise'),
        facing('north', 'a turn of 135° clockwise'),
        facing('west', 'a turn of 135° clockwise'),
        facing('south', 'a turn of 135° anticlockwise'),
        facing('east', 'a turn of 135° clockwise'),
        facing('north-west', 'a turn of 135° clockwise'),
        facing('south', 'a quarter turn clockwise', 'a turn of 45° clockwise'),
        facing('west', 'a half turn', 'a turn of 45° anticlockwise'),
        facing('south-west', 'a turn of 135° anticlockwise'),
        facing('north-east', 'a half turn', 'a quarter turn clockwise'),
        facing('south-east', 'a quarter turn anticlockwise', 'a turn of 45° clockwise'),
      ],
    },
    {
      topicCode: 'FIGURE_ANALOGIES',
      name: 'arrows-turned-and-reflected',
      levels: [1, 10],
      seconds: 20,
      ask: (change) => `${change}. Which way does it point now?`,
      explain: (change, direction) => `${change}: now it points ${direction}.`,
      facts: [
        pointing('up', 'a half turn'),
        pointing('left', 'a half turn'),
        pointing('up', 'a quarter turn clockwise'),
        pointing('down', 'a quarter turn clockwise'),
        reflected('left', 'vertical'),
        reflected('up', 'horizontal'),
        pointing('right', 'a quarter turn clockwise'),
        pointing('left', 'a quarter turn clockwise'),
        pointing('right', 'a quarter turn anticlockwise'),
        pointing('down', 'a quarter turn anticlockwise'),
        reflected('up', 'vertical'),
        reflected('right', 'horizontal'),
        pointing('left', 'a quarter turn anticlockwise'),
        pointing('up', 'a three-quarter turn clockwise'),
        pointing('down', 'a three-quarter turn clockwise'),
        pointing('up and right', 'a half turn'),
        reflected('up and right', 'vertical'),
        reflected('up and right', 'horizontal'),
        pointing('down and right', 'a half turn'),
        reflected('down and left', 'vertical'),
        reflected('up and left', 'horizontal'),
        pointing('up', 'a turn of 45° clockwise'),
        pointing('right', 'a turn of 45° clockwise'),
        pointing('up and left', 'a quarter turn clockwise'),
        pointing('down and right', 'a quarter turn clockwise'),
        pointing('down and left', 'a quarter turn anticlockwise'),
        pointing('left', 'a turn of 45° anticlockwise'),
        pointing('up and right', 'a quarter turn anticlockwise'),
        pointing('down', 'a turn of 135° clockwise'),
        pointing('left', 'a turn of 135° clockwise'),
        pointing('right', 'a turn of 135° anticlockwise'),
        pointing('up and left', 'a turn of 135° anticlockwise'),
      ],
    },
    {
      topicCode: 'NETS_AND_CUBES',
      name: 'opposite-faces-of-a-dice',
      levels: [1, 3],
      seconds: 15,
      ask: (top) => `Opposite faces of a dice add up to 7. The top shows ${top}. What is at the bottom?`,
      explain: (top, bottom) => `Opposite faces add up to 7, and 7 − ${top} = ${bottom}.`,
      facts: [1, 3, 2, 6, 4, 5].map((top) => [
        String(top),
        String(7 - top),
        [1, 2, 3, 4, 5, 6].filter((each) => each !== 7 - top).map(String),
      ]),
    },
    {
      topicCode: 'NETS_AND_CUBES',
      name: 'hidden-faces-of-a-dice',
      levels: [4, 8],
      seconds: 30,
      ask: (seen) =>
        `You see the faces ${seen} of a dice (1 to 6). What do the three hidden faces add up to?`,
      explain: (seen, rest) =>
        `All six faces add up to 1 + 2 + 3 + 4 + 5 + 6 = 21. Taking away ${seen} leaves ${rest}.`,
      facts: [
        [1, 2, 3],
        [6, 5, 4],
        [1, 2, 4],
        [1, 5, 3],
        [6, 2, 3],
        [1, 5, 4],
        [6, 5, 3],
        [6, 2, 4],
      ].map(([one = 0, two = 0, three = 0]) => {
        const seen = one + two + three;
        return counted(`${one}, ${two} and ${three}`, 21 - seen, [seen, 20 - seen, 7]);
      }),
    },
    {
      topicCode: 'NETS_AND_CUBES',
      name: 'dice-in-a-tower',
      levels: [7, 10],
      seconds: 30,
      ask: (tower) => `${tower} on top. What do all the other top and bottom faces add up to?`,
      explain: (tower, rest) =>
        `${tower} on top. The top and bottom of each dice add up to 7; the rest adds up to ${rest}.`,
      facts: [
        ...[4, 1, 6, 3, 5, 2].map((top) =>
          counted(`Two dice stand one on the other, with ${top}`, 14 - top, [14, 7 - top, 7, 14 + top]),
        ),
        ...[2, 5, 1, 6, 4, 3].map((top) =>
          counted(`Three dice stand one on another, with ${top}`, 21 - top, [21, 14 - top, 14, 21 + top]),
        ),
      ],
    },
    {
      topicCode: 'NETS_AND_CUBES',
      name: 'opposite-faces-of-a-net',
      levels: [3, 10],
      seconds: 25,
      ask: (described) => `A cube’s net is a ${described}?`,
      explain: (_, opposite) =>
        `It is ${opposite}: in a row of four, every second face is opposite, and so are the two faces beside the row.`,
      facts: [
        net('PQRS', 'T', 'U', 'P'),
        net('PQRS', 'T', 'U', 'T'),
        net('ABCD', 'E', 'F', 'B'),
        net('KLMN', 'X', 'Y', 'N'),
        net('FGHJ', 'K', 'L', 'K'),
        net('WXYZ', 'A', 'B', 'Y'),
        net('RTVX', 'S', 'U', 'R'),
        net('ABCD', 'E', 'F', 'F'),
        net('KLMN', 'X', 'Y', 'L'),
        net('FGHJ', 'K', 'L', 'J'),
        net('CEGH', 'M', 'P', 'E'),
        net('WXYZ', 'A', 'B', 'B'),
        net('DBCA', 'F', 'E', 'B'),
        net('RTVX', 'S', 'U', 'X'),
        net('DBCA', 'F', 'E', 'D'),
        net('CEGH', 'M', 'P', 'H'),
      ],
    },
    {
      topicCode: 'BLOCKS_AND_VIEWS',
      name: 'cubes-in-a-box',
      levels: [1, 10],
      seconds: 25,
      ask: (size) => `How many small cubes make a solid block ${size}?`,
      explain: (size, cubes) => `Multiply the three numbers: a block ${size} has ${cubes} cubes.`,
      facts: [
        box(2, 2, 1),
        box(3, 2, 1),
        box(2, 2, 2),
        box(3, 2, 2),
        box(4, 2, 1),
        box(5, 2, 1),
        box(4, 2, 2),
        box(3, 3, 2),
        box(5, 2, 2),
        box(4, 3, 1),
        box(3, 3, 3),
        box(4, 3, 2),
        box(6, 2, 2),
        box(5, 3, 2),
        box(4, 4, 2),
        box(4, 3, 3),
        box(6, 3, 2),
        box(5, 4, 2),
        box(5, 3, 3),
        box(10, 3, 2),
        box(4, 4, 3),
        box(6, 4, 2),
        box(6, 3, 3),
        box(5, 4, 3),
        box(4, 4, 4),
        box(6, 4, 3),
        box(5, 5, 3),
        box(8, 4, 3),
        box(6, 5, 4),
        box(5, 5, 5),
      ],
    },
    {
      topicCode: 'BLOCKS_AND_VIEWS',
      name: 'painted-cubes',
      levels: [5, 10],
      seconds: 30,
      ask: (which) => `The outside of a cube is painted. It is cut into small cubes, ${which}?`,
      explain: (_, count) =>
        `Corner cubes have three painted faces, the others on an edge two, and those inside a face one: here ${count}.`,
      facts: [
        counted('2 along each edge. How many have 3 painted faces', 8, [4, 6, 12]),
        counted('3 along each edge. How many have 3 painted faces', 8, [12, 6, 27]),
        counted('3 along each edge. How many have no painted face', 1, [0, 6, 8]),
        counted('3 along each edge. How many have just 1 painted face', 6, [8, 12, 9]),
        counted('3 along each edge. How many have just 2 painted faces', 12, [8, 6, 24]),
        counted('4 along each edge. How many have 3 painted faces', 8, [12, 24, 16]),
        counted('2 along each edge. How many have no painted face', 0, [1, 4, 8]),
        counted('4 along each edge. How many have no painted face', 8, [1, 4, 16]),
        counted('4 along each edge. How many have just 2 painted faces', 24, [12, 16, 8]),
        counted('4 along each edge. How many have just 1 painted face', 24, [6, 16, 54]),
        counted('5 along each edge. How many have just 2 painted faces', 36, [12, 24, 60]),
        counted('5 along each edge. How many have no painted face', 27, [8, 25, 64]),
      ],
    },
    {
      topicCode: 'ROTATION_AND_REFLECTION',
      name: 'clocks-in-a-mirror',
      levels: [1, 10],
      seconds: 25,
      ask: (seen) =>
        `In a mirror, a clock with hands but no numbers seems to show ${seen}. What is the time?`,
      explain: (seen, real) =>
        `The time in the mirror and the real time add up to 12 hours: ${seen} and ${real}.`,
      facts: [
        mirroredClock(3, 0),
        mirroredClock(6, 0),
        mirroredClock(9, 0),
        mirroredClock(1, 0),
        mirroredClock(10, 0),
        mirroredClock(4, 0),
        mirroredClock(7, 0),
        mirroredClock(2, 0),
        mirroredClock(5, 0),
        mirroredClock(11, 0),
        mirroredClock(8, 0),
        mirroredClock(6, 30),
        mirroredClock(3, 30),
        mirroredClock(1, 30),
        mirroredClock(10, 30),
        mirroredClock(8, 30),
        mirroredClock(2, 30),
        mirroredClock(4, 30),
        mirroredClock(11, 30),
        mirroredClock(7, 30),
        mirroredClock(3, 15),
        mirroredClock(9, 15),
        mirroredClock(1, 15),
        mirroredClock(6, 45),
        mirroredClock(4, 45),
        mirroredClock(10, 15),
        mirroredClock(2, 45),
        mirroredClock(8, 15),
        mirroredClock(5, 10),
        mirroredClock(7, 20),
        mirroredClock(1, 40),
        mirroredClock(3, 50),
        mirroredClock(9, 40),
        mirroredClock(10, 20),
        mirroredClock(4, 5),
        mirroredClock(8, 55),
        mirroredClock(2, 25),
        mirroredClock(6, 35),
        mirroredClock(11, 5),
        mirroredClock(12, 55),
      ],
    },
    {
      topicCode: 'FOLDING_AND_PUNCHING',
      name: 'holes-in-folded-paper',
      levels: [1, 10],
      seconds: 25,
      ask: (made) => `Paper is folded in half ${made}. How many holes are there in all?`,
      explain: (made, holes) =>
        `Paper is folded in half ${made}. Each fold doubles the layers, so there are ${holes} in all.`,
      facts: [
        punched(1, 1),
        punched(1, 2),
        punched(1, 3),
        punched(1, 4),
        punched(2, 1),
        punched(1, 5),
        punched(2, 2),
        punched(1, 7),
        punched(2, 3),
        punched(1, 9),
        punched(2, 4),
        punched(3, 1),
        punched(2, 5),
        punched(3, 2),
        punched(2, 7),
        punched(3, 3),
        punched(4, 1),
        punched(3, 4),
        punched(4, 2),
        punched(4, 3),
      ],
    },
    {
      topicCode: 'FIGURE_SERIES',
      name: 'dots-in-a-row-of-figures',
      levels: [1, 10],
      seconds: 25,
      ask: (row) => `Figures in a row have ${row} dots. How many dots has the next figure?`,
      explain: (row, next) =>
        `${dotRows.find(([each]) => each === row)?.[3] ?? 'Find the rule'}: after ${row} comes ${next}.`,
      facts: dotRows.map(([row, next, slips]) => counted(row, next, slips)),
    },
    {
      topicCode: 'HIDDEN_SHAPES',
      name: 'shapes-in-a-grid',
      levels: [4, 10],
      seconds: 30,
      ask: (figure) => `How many ${figure}?`,
      explain: (_, count) =>
        `Count the smallest shapes first, then those made of two or more: together ${count}.`,
      facts: [
        counted('squares of any size are in a grid of 2 by 2 squares', 5, [4, 8]),
        counted('rectangles of any size are in a row of 2 squares', 3, [2, 4]),
        counted('rectangles of any size are in a row of 3 squares', 6, [3, 4]),
        counted('squares of any size are in a grid of 2 by 3 squares', 8, [6, 7]),
        counted('rectangles of any size are in a row of 4 squares', 10, [4, 8]),
        counted('squares of any size are in a grid of 2 by 4 squares', 11, [8, 12]),
        counted('squares of any size are in a grid of 3 by 3 squares', 14, [9, 10]),
        counted('rectangles of any size are in a row of 5 squares', 15, [5, 10]),
        counted('rectangles, squares too, are in a grid of 2 by 2 squares', 9, [5, 8]),
        counted('squares of any size are in a grid of 2 by 5 squares', 14, [10, 15]),
        counted('triangles does a square with both its diagonals have', 8, [4, 6]),
        counted('squares of any size are in a grid of 3 by 4 squares', 20, [12, 18]),
        counted('rectangles of any size are in a row of 6 squares', 21, [6, 18]),
        counted('squares of any size are in a grid of 4 by 4 squares', 30, [16, 25]),
      ],
    },
    {
      topicCode: 'COMBINING_SHAPES',
      name: 'pieces-that-fit',
      levels: [1, 10],
      seconds: 25,
      ask: (pieces) => `How many ${pieces}?`,
      explain: (_, count) => `Find how many pieces fit along each side, or draw them: there are ${count}.`,
      facts: [
        counted('1 cm squares fill a square of side 2 cm', 4, [2, 8]),
        counted('1 cm squares fill a rectangle of 3 cm by 2 cm', 6, [5, 10]),
        counted('1 cm squares fill a square of side 3 cm', 9, [6, 12]),
        counted('quarter circles make a full circle', 4, [2, 8]),
        counted('1 cm squares fill a rectangle of 5 cm by 3 cm', 15, [8, 16]),
        counted('2 cm squares fill a square of side 4 cm', 4, [2, 8]),
        counted('triangles does one diagonal make of a square', 2, [1, 4]),
        counted('1 cm squares fill a square of side 6 cm', 36, [12, 24]),
        counted('equal triangles from its centre make a regular hexagon', 6, [3, 12]),
        counted('2 cm squares fill a square of side 6 cm', 9, [3, 18]),
        counted('dominoes of 2 cm by 1 cm fill a square of side 4 cm', 8, [4, 16]),
        counted('triangles do all diagonals from one corner make of a pentagon', 3, [2, 5]),
        counted('2 cm squares fill a rectangle of 8 cm by 4 cm', 8, [16, 12]),
        counted('1 cm triangles fill an equilateral triangle of side 2 cm', 4, [2, 3]),
        counted('dominoes of 2 cm by 1 cm fill a square of side 6 cm', 18, [12, 36]),
        counted('triangles do all diagonals from one corner make of a hexagon', 4, [3, 6]),
        counted('3 cm squares fill a rectangle of 12 cm by 6 cm', 8, [6, 24]),
        counted('1 cm triangles fill an equilateral triangle of side 3 cm', 9, [6, 8]),
        counted('equilateral triangles of side 1 cm fill a regular hexagon of side 2 cm', 24, [12, 18]),
        counted('pieces at most can 3 straight cuts make of a round pancake', 7, [6, 8]),
      ],
    },
    {
      topicCode: 'FIGURE_CODES',
      name: 'codes-in-words',
      levels: [1, 10],
      seconds: 25,
      ask: (figures) => `${figures}. What is BY?`,
      explain: (figures, figure) =>
        `${figures}. The first letter is the shape and the second the shading, so BY is ${figure}.`,
      facts: [
        code('circle', 'square', 'black', 'white', 'grey'),
        code('star', 'circle', 'white', 'grey', 'black'),
        code('square', 'triangle', 'grey', 'black', 'white'),
        code('triangle', 'star', 'black', 'grey', 'striped'),
        code('hexagon', 'circle', 'white', 'striped', 'black'),
        code('square', 'star', 'striped', 'white', 'dotted'),
        code('circle', 'hexagon', 'dotted', 'black', 'grey'),
        code('star', 'triangle', 'black', 'striped', 'white'),
        code('triangle', 'hexagon', 'white', 'dotted', 'striped'),
        code('pentagon', 'square', 'grey', 'white', 'dotted'),
        code('circle', 'pentagon', 'striped', 'black', 'white'),
        code('hexagon', 'star', 'dotted', 'grey', 'black'),
        code('square', 'circle', 'black', 'dotted', 'striped'),
        code('pentagon', 'triangle', 'white', 'black', 'grey'),
        code('star', 'hexagon', 'grey', 'striped', 'dotted'),
        code('triangle', 'circle', 'dotted', 'white', 'black'),
        code('kite', 'square', 'striped', 'grey', 'white'),
        code('circle', 'kite', 'white', 'black', 'striped'),
        code('hexagon', 'pentagon', 'black', 'white', 'dotted'),
        code('kite', 'star', 'grey', 'dotted', 'black'),
      ],
    },
  ],
};

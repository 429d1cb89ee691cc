import type { Fact, TopicFacts } from '../facts.ts';
import { counted, named } from './computed.ts';

/** A row of four faces with one face above and one below it. Every second face of the row is opposite. */
function net(row: string, above: string, below: string, asked: string): Fact {
  const at = row.indexOf(asked);
  const opposite = at < 0 ? (asked === above ? below : above) : (row[(at + 2) % 4] ?? '');
  const letters = [...row, above, below].filter((letter) => letter !== asked);
  const [, second = '', third = ''] = row;
  const cue = `row ${[...row].join(', ')} with ${above} above ${second} and ${below} below ${third}. Which face is opposite ${asked}`;
  return named(cue, opposite, letters);
}

export const facts: TopicFacts = {
  topic: 'ELEVEN_PLUS_NON_VERBAL_REASONING/NETS_AND_CUBES',
  groups: {
    'opposite-faces-of-a-dice': {
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
    'hidden-faces-of-a-dice': {
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
    'dice-in-a-tower': {
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
    'opposite-faces-of-a-net': {
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
  },
};

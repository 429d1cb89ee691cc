import type { Fact, TopicFacts } from '../facts.ts';
import { counted } from './computed.ts';

const inTimes = ['once', 'twice', 'three times', 'four times', 'five times'];

const punched = (folds: number, holes: number): Fact =>
  counted(
    `${inTimes[folds - 1] ?? ''}. Off the folds, ${holes} ${holes === 1 ? 'hole goes' : 'holes go'} through all layers`,
    holes * 2 ** folds,
    [holes * folds, holes * 2 * folds, holes + 2 ** folds, holes * 2 ** (folds + 1), holes],
  );

export const facts: TopicFacts = {
  topic: 'ELEVEN_PLUS_NON_VERBAL_REASONING/FOLDING_AND_PUNCHING',
  groups: {
    'holes-in-folded-paper': {
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
  },
};

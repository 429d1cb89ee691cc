import { optionTexts, textOf, type Check } from '#checks/check.ts';
import type { Family } from '../../family.ts';
import { doubleMeanings } from './meanings-of-words.ts';

/** The words of the list that have both the meanings in the brackets. */
const check: Check = (question) => {
  const brackets = [...textOf(question).matchAll(/\(([^)]+)\)/g)].map(([, words = '']) => words);
  return optionTexts(question).map((option) => {
    const entry = doubleMeanings.find(({ word }) => word === option);
    return (
      entry !== undefined && brackets.length === 2 && brackets.every((each) => entry.meanings.includes(each))
    );
  });
};

export const family: Family = {
  name: 'double-meanings',
  syllabus: 'Find the word that has the meanings of both pairs of words',
  levels: {
    1: 'two well-known meanings',
    2: 'one meaning is less common',
    3: 'both meanings are less common or the words differ in class',
  },
  write: (random, difficulty) => {
    const level = doubleMeanings.filter((entry) => entry.level === difficulty);
    const entry = random.pick(level);
    const [one, other] = entry.meanings;
    const place = level.indexOf(entry);
    const wrong = [...level.slice(place + 1), ...level.slice(0, place)];
    return {
      body: `Which one word goes with the words in both brackets? (${one}) (${other})`,
      answer: entry.word,
      mistakes: [...entry.near, ...wrong.map(({ word }) => word)].map(
        (word, index) =>
          [word, index < entry.near.length ? 'looking at one pair of brackets only' : ''] as const,
      ),
      explanation: `‘${entry.word}’ can mean ‘${one.replace(', ', '’ or ‘')}’, and also ‘${other.replace(', ', '’ or ‘')}’.`,
    };
  },
  check,
};

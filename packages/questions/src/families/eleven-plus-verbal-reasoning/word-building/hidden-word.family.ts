import { itemAt } from '#item-at.ts';
import { fourLetterWords } from '#text/four-letter-words.ts';
import { optionTexts, textOf, type Check } from '#checks/check.ts';
import { isInDictionary } from '#checks/support/dictionary.ts';
import type { Draft, Family } from '../../family.ts';
import type { Random } from '#random.ts';
import { noDraft } from '../../no-draft.ts';
import { fiveLetterWords } from './common-words.ts';

const known = new Set(fourLetterWords);

/** The four-letter words that begin in one word and end in the next. */
function hiddenIn(pair: string): string[] {
  const [left = '', right = ''] = pair.toLowerCase().split(' ');
  const joined = left + right;
  return [...joined]
    .map((_, start) => joined.slice(start, start + 4))
    .filter(
      (word, start) =>
        start < left.length && start + 4 > left.length && word.length === 4 && isInDictionary(word),
    );
}

/** Only one pair of words in the whole sentence may hide a word, not only among the options. */
const check: Check = (question) => {
  const [, asked = '', sentence = ''] = /^(.*\?) (.*)\.$/.exec(textOf(question)) ?? [];
  const words = sentence.split(' ');
  const pairs = words.slice(1).map((word, index) => `${words[index] ?? ''} ${word}`);
  const holding = pairs.filter((pair) => hiddenIn(pair).length > 0);
  const hidden = holding.flatMap(hiddenIn);
  if (holding.length !== 1) return [];
  if (asked.includes('Which two words')) return optionTexts(question).map((pair) => pair === holding[0]);
  if (asked.includes('first letter'))
    return optionTexts(question).map((letter) =>
      hidden.every((word) => isInDictionary(letter + word.slice(1))),
    );
  return optionTexts(question).map((longer) =>
    hidden.every((word) => [...word].reduce((left, letter) => left.replace(letter, ''), longer).length === 1),
  );
};

/** Sentences in which exactly one pair of neighbouring words hides a dictionary word. */
const sentences = [
  'We made him eat the last plum',
  'Her dream was about a tall ship',
  'They hope never to be late again',
  'The film ended before we came home',
  'Each ill child stayed at home',
  'The rabbit is hopping round the lawn',
  'Ben dropped a whole tray of cups',
  'Amir once lived in a lighthouse',
  'We chose a chair near our friends',
  'Liam eats two apples every single day',
  'The art class was full by noon',
  'Pia sold her old bicycle last month',
  'The hero seldom spoke about it',
  'Ten tall trees grew beside our pond',
  'The bridge is too low for buses',
  'Then he ate lunch with two friends',
  'Our waiter may be slow this evening',
  'Our plane arrived an hour late',
  'Lions often nap under a tree',
  'A pear lay under the old tree',
  'My cup only holds a little milk',
  'The bears topped the table again',
  'Sam illustrated a magazine about football',
  'Mum came in one hour later',
  'The pupil lost a glove this morning',
  'They drew larger maps of Wales',
  'Rosie hid every one of her toys',
  'My idea seemed quite sensible at first',
  'Both ink pots were nearly full',
  'The magic key opened a secret door',
  'Please make less noise at breakfast',
  'They just arrived home by train',
  'My uncle and aunt sold their farm',
  'The painter made several small pictures',
  'Tea must be served at four',
  'Keep ink away from your white sheets',
] as const;

const phrasesOf = (sentence: string) => {
  const words = sentence.split(' ');
  return words.slice(1).map((word, index) => `${itemAt(words, index)} ${word}`);
};

/** The four-letter words across the space between two words. */
function across(pair: string): string[] {
  const [left = '', right = ''] = pair.toLowerCase().split(' ');
  const whole = left + right;
  return [1, 2, 3]
    .map((fromLeft) => left.length - fromLeft)
    .filter((start) => start >= 0 && start + 4 <= whole.length)
    .map((start) => whole.slice(start, start + 4))
    .filter((word) => known.has(word));
}

/**
 * For a hidden word, the letters that make another common word in the place of its first letter, and letters that make
 * no word of a full dictionary.
 */
const firstLetters: Readonly<Record<string, readonly [make: string, makeNone: string]>> = {
  hill: ['bfmptw', 'clnv'],
  hear: ['bdfgnprtw', 'cjklmv'],
  tent: ['drsw', 'fjmn'],
  term: ['g', 'cdfklmnrsw'],
  mill: ['bfhptw', 'clnv'],
  germ: ['t', 'cdfklmnrsw'],
  ease: ['bcv', 'dfghkmnrst'],
  team: ['bs', 'cdfghklmnp'],
};

/** How many letters of a word another one has. Both have different letters only. */
const shared = (word: string, other: string) => [...word].filter((letter) => other.includes(letter)).length;

export const family: Family = {
  name: 'hidden-word',
  syllabus: 'Find a four-letter word hidden between two words',
  levels: {
    2: 'one step: several pairs of words to try',
    3: 'two steps: find the word, which no option shows, and change its first letter',
    4: 'three steps: find the word, look for its letters in longer words, and see which has them all',
  },
  write: (random, difficulty) => {
    const sentence = random.pick(sentences.filter((_, index) => index % 3 === difficulty - 2));
    const phrases = phrasesOf(sentence);
    const [holding, ...more] = phrases.filter((phrase) => across(phrase).length > 0);
    if (holding === undefined || more.length > 0 || across(holding).length !== 1) return noDraft;
    const word = itemAt(across(holding), 0);
    const found = `Read across the gap: ‘${holding}’ hides the word ${word.toUpperCase()}.`;
    if (difficulty === 2)
      return {
        body: `A four-letter word is hidden across the end of one word and the beginning of the next. Which two words hide it? ${sentence}.`,
        answer: holding,
        mistakes: random
          .shuffle(phrases.filter((phrase) => phrase !== holding))
          .map((phrase) => [phrase, ''] as const),
        explanation: found,
      };
    return difficulty === 3
      ? changedLetter(random, sentence, word, found)
      : longerWord(random, sentence, word, found);
  },
  check,
};

function changedLetter(random: Random, sentence: string, word: string, found: string): Draft {
  const letters = firstLetters[word];
  if (!letters) return noDraft;
  const [letter, rest] = [random.pick([...letters[0]]), word.slice(1)];
  return {
    body: `Find the four-letter word that is hidden between two neighbouring words. Which letter can take the place of its first letter to make another word? ${sentence}.`,
    answer: letter,
    mistakes: random.shuffle([...letters[1]]).map((each) => [each, ''] as const),
    explanation: `${found} With ${letter} in the place of ${word.charAt(0)} it becomes ${(letter + rest).toUpperCase()}. The other letters make no word.`,
  };
}

function longerWord(random: Random, sentence: string, word: string, found: string): Draft {
  const fresh = fiveLetterWords.filter((each) => !each.includes(word) && !sentence.includes(each));
  const longer = fresh.filter((each) => shared(word, each) === 4);
  if (new Set(word).size < 4 || longer.length === 0) return noDraft;
  const answer = random.pick(longer);
  const added = [...answer].filter((letter) => !word.includes(letter)).join('');
  return {
    body: `Find the four-letter word that is hidden between two neighbouring words. Which of these words has all four of its letters and one more? ${sentence}.`,
    answer,
    mistakes: random
      .shuffle(fresh.filter((each) => shared(word, each) === 3))
      .map((each) => [each, ''] as const),
    explanation: `${found} ${answer.toUpperCase()} has all of its letters, and ${added} as well. Each of the other words lacks one of the four.`,
  };
}

import { itemAt } from '#item-at.ts';
import { fourLetterWords } from '#text/four-letter-words.ts';
import { optionTexts, textOf, type Check } from '#checks/check.ts';
import { isInDictionary } from '#checks/support/dictionary.ts';
import type { Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';

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
const onlyPair: Check = (question) => {
  const [, sentence = ''] = /\? (.*)\.$/.exec(textOf(question)) ?? [];
  const words = sentence.split(' ');
  const pairs = words.slice(1).map((word, index) => `${words[index] ?? ''} ${word}`);
  const holding = pairs.filter((pair) => hiddenIn(pair).length > 0);
  return optionTexts(question).map((option) => holding.length === 1 && option === holding[0]);
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

export const family: Family = {
  name: 'hidden-word',
  syllabus: 'Find a four-letter word hidden between two words',
  steps: {
    2: 'several pairs of words to try; the question says that the word runs from one into the next',
    3: 'several pairs of words to try, and the question says less about the place',
    4: 'several pairs of words to try, with the least help from the question',
  },
  printed: { 2: 3, 3: 3, 4: 2 },
  write: (random, difficulty) => {
    const sentence = random.pick(sentences.filter((_, index) => index % 3 === difficulty - 2));
    const phrases = phrasesOf(sentence);
    const [holding, ...more] = phrases.filter((phrase) => across(phrase).length > 0);
    if (holding === undefined || more.length > 0 || across(holding).length !== 1) return noDraft;
    const word = itemAt(across(holding), 0);
    return {
      body: `${difficulty === 2 ? 'A four-letter word is hidden across the end of one word and the beginning of the next.' : difficulty === 3 ? 'Find the four-letter word hidden between two neighbouring words.' : 'Two neighbouring words of this sentence hide a four-letter word between them.'} Which two words hide it? ${sentence}.`,
      answer: holding,
      mistakes: random
        .shuffle(phrases.filter((phrase) => phrase !== holding))
        .map((phrase) => [phrase, ''] as const),
      explanation: `Read across the gap: ‘${holding}’ hides the word ${word.toUpperCase()}.`,
    };
  },
  check: onlyPair,
};

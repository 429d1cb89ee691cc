import { at } from '../../at.ts';
import { fourLetterWords } from '../../text/four-letter-words.ts';
import type { Family, TopicFamilies } from '../family.ts';
import { nothing } from '../nothing.ts';

const known = new Set(fourLetterWords);
const ends = new Map<string, string[]>();
const starts = new Map<string, string[]>();
for (const word of fourLetterWords) {
  ends.set(word.slice(0, 3), [...(ends.get(word.slice(0, 3)) ?? []), at(word, 3)]);
  starts.set(word.slice(1), [...(starts.get(word.slice(1)) ?? []), at(word, 0)]);
}

/** Which letters can close the first stem and open the second. */
const shared = (stem: string, tail: string) =>
  (ends.get(stem) ?? []).filter((letter) => starts.get(tail)?.includes(letter));

const sharedLetter: Family = {
  name: 'shared-letter',
  printed: { 1: 3, 2: 3, 3: 2 },
  write: (random, difficulty) => {
    const pairs = Array.from(
      { length: difficulty === 1 ? 2 : difficulty === 2 ? 2 : 1 },
      () => [random.pick([...ends.keys()]), ''] as const,
    );
    const letter = random.pick(['d', 'e', 'k', 'l', 'm', 'n', 'p', 't', 'h', 'w', 's', 'r']);
    const stems = random.shuffle([...ends.keys()].filter((stem) => ends.get(stem)?.includes(letter)));
    const tails = random.shuffle([...starts.keys()].filter((tail) => starts.get(tail)?.includes(letter)));
    const chosen = pairs.map((_, index) => [at(stems, index), at(tails, index)] as const);
    const common = chosen
      .map(([stem, tail]) => shared(stem, tail))
      .reduce((left, right) => left.filter((each) => right.includes(each)));
    if (common.length !== 1) return nothing;
    const near = chosen
      .flatMap(([stem, tail]) => [...(ends.get(stem) ?? []), ...(starts.get(tail) ?? [])])
      .filter((each) => each !== letter);
    return {
      body: `${random.pick(['Which one letter finishes the first word and begins the second?', 'The same letter ends one word and starts the next. Which letter is it?'])} ${chosen.map(([stem, tail]) => `${stem} (?) ${tail}`).join(' and ')}`,
      answer: letter,
      mistakes: [...near, ...random.shuffle(['b', 'd', 'e', 'g', 'k', 'l', 'm', 'n', 'p', 's', 't'])].map(
        (each) => [each, 'making only some of the words'] as const,
      ),
      explanation: `The letter ${letter} makes ${chosen.map(([stem, tail]) => `${stem}${letter} and ${letter}${tail}`).join(', ')}.`,
    };
  },
};

const sentences = [
  'We saw him eat the last plum',
  'Her dog slept in the hall',
  'They hope never to be late again',
  'Our team ended the season well',
  'Each ill child stayed at home',
  'The fox ended its hunt at dawn',
  'Ben dropped a whole tray of cups',
  'Amir once lived in a lighthouse',
  'We chose a table by the wall',
  'Tom eats two apples every single day',
  'The art class was full by noon',
  'Pia sold her old bicycle last week',
  'The hero seldom spoke about it',
  'Ella keeps two hens in a pen',
  'The ship is too low in the water',
  'Then he ate lunch on the lawn',
  'The waiter may be slow this evening',
  'Our plane arrived an hour late',
  'Lions often nap under a tree',
  'A pear looked too green to eat',
  'Put the cup on that shelf',
  'The bears topped the table again',
  'Sam illustrated the whole school magazine',
  'Dad plays the piano neatly every night',
  'The pupil lost a glove today',
  'We need a larger map of Wales',
  'Rosie hid every one of the eggs',
  'The sea seems calm this morning',
  'Both ink pots were quite empty',
  'The magic key opened a secret door',
  'Please stop all that noise at once',
  'Most areas of the park are closed',
  'My uncle and aunt sold their farm',
  'The painter made several small pictures',
  'Tea must be served at four',
  'Keep ink away from the white sheets',
] as const;

const phrasesOf = (sentence: string) => {
  const words = sentence.split(' ');
  return words.slice(1).map((word, index) => `${at(words, index)} ${word}`);
};

/** The words of four letters that run across the space of a pair of words. */
function across(pair: string): string[] {
  const [left = '', right = ''] = pair.toLowerCase().split(' ');
  const whole = left + right;
  return [1, 2, 3]
    .map((fromLeft) => left.length - fromLeft)
    .filter((start) => start >= 0 && start + 4 <= whole.length)
    .map((start) => whole.slice(start, start + 4))
    .filter((word) => known.has(word));
}

const hiddenWord: Family = {
  name: 'hidden-word',
  printed: { 2: 4, 3: 3, 4: 2 },
  write: (random, difficulty) => {
    const sentence = random.pick(sentences.filter((_, index) => index % 3 === difficulty - 2));
    const phrases = phrasesOf(sentence);
    const [holding, ...more] = phrases.filter((phrase) => across(phrase).length > 0);
    if (holding === undefined || more.length > 0 || across(holding).length !== 1) return nothing;
    const word = at(across(holding), 0);
    return {
      body: `${difficulty === 2 ? 'A four-letter word is hidden across the end of one word and the beginning of the next.' : difficulty === 3 ? 'Find the four-letter word hidden between two neighbouring words.' : 'Two neighbouring words of this sentence hide a four-letter word between them.'} Which two words hide it? ${sentence}.`,
      answer: holding,
      mistakes: random
        .shuffle(phrases.filter((phrase) => phrase !== holding))
        .map((phrase) => [phrase, ''] as const),
      explanation: `Read across the gap: "${holding}" hides the word ${word.toUpperCase()}.`,
    };
  },
};

export const wordBuilding: TopicFamilies = {
  subjectCode: 'ELEVEN_PLUS_VERBAL_REASONING',
  topicCode: 'WORD_BUILDING',
  families: [sharedLetter, hiddenWord],
};

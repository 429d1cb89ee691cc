import { item } from '../written.ts';
import type { WrittenSet } from '../written.ts';

export const grammarAndMeaning: WrittenSet = {
  subjectCode: 'A_LEVEL_ENGLISH_LANGUAGE',
  topicCode: 'GRAMMAR_AND_MEANING',
  name: 'questions',
  items: [
    item(
      1,
      'Which word class does “swiftly” belong to in “The swans took off swiftly”?',
      'Adverb',
      ['Adjective', 'Verb', 'Preposition'],
      '“Swiftly” modifies the verb phrase by saying how the swans took off, so it is an adverb of manner.',
    ),
  ],
};

import { item, type WrittenSet } from '#hand-written/question-set.ts';
import { gap, skills, spelling } from './skills.ts';

export const spellingPaper1: WrittenSet = {
  ...skills,
  topicCode: 'SPELLING',
  name: 'spelling-paper-1',
  syllabus: 'spelling of common and exception words',
  items: [
    spelling(
      1,
      ['believe', 'weight', 'receipt', 'neighbour'],
      'acheive',
      'achieve',
      'after ch the i comes first',
    ),
    spelling(
      2,
      ['necessary', 'occasion', 'success', 'address'],
      'accomodate',
      'accommodate',
      'both the c and the m are doubled',
    ),
    spelling(
      1,
      ['chocolate', 'parliament', 'shoulder', 'separate'],
      'enviroment',
      'environment',
      'the n of ‘environ’ stays before ‘ment’',
    ),
    spelling(
      2,
      ['rhythm', 'yacht', 'queue', 'muscle'],
      'goverment',
      'government',
      'it comes from ‘govern’, so the n stays',
    ),
    spelling(
      2,
      ['disappear', 'immediately', 'exaggerate', 'recommend'],
      'dissapoint',
      'disappoint',
      'it has one s and two p',
    ),
    spelling(
      2,
      ['mischievous', 'category', 'secretary', 'cemetery'],
      'definately',
      'definitely',
      'it contains the word ‘finite’',
    ),
    spelling(
      3,
      ['conscience', 'soldier', 'stomach', 'symbol'],
      'concious',
      'conscious',
      'the s comes before the c',
    ),
    spelling(
      3,
      ['privilege', 'sincerely', 'temperature', 'vegetable'],
      'desparate',
      'desperate',
      'the middle vowel is an e',
    ),
    spelling(
      4,
      ['pronunciation', 'programme', 'committee', 'thorough'],
      'embarass',
      'embarrass',
      'both the r and the s are doubled',
    ),
  ],
};

const noMistake = 'No mistake';

/** A sentence in four parts; a fifth option says that nothing is wrong. */
const punctuation = (
  difficulty: 1 | 2 | 3 | 4,
  sentence: string,
  right: string,
  others: readonly string[],
  explanation: string,
) =>
  item(
    difficulty,
    `Which part of this sentence has a mistake in its punctuation or capital letters?\n${sentence}`,
    right,
    others,
    explanation,
  );

export const punctuationPaper1: WrittenSet = {
  ...skills,
  topicCode: 'PUNCTUATION',
  name: 'punctuation-paper-1',
  syllabus: 'commas, apostrophes, speech marks and capital letters',
  items: [
    punctuation(
      1,
      '‘Where are you going? asked Ruby, as she pulled on her coat.',
      '‘Where are you going?',
      ['asked Ruby,', 'as she pulled', 'on her coat.', noMistake],
      'The speech ends after ‘going?’, so closing speech marks are missing there.',
    ),
    punctuation(
      1,
      'The dogs tail wagged so hard that it knocked the cup off the table.',
      'The dogs tail',
      ['wagged so hard', 'that it knocked the cup', 'off the table.', noMistake],
      'The tail belongs to the dog: ‘dog’s’ needs an apostrophe.',
    ),
    punctuation(
      2,
      'We packed sandwiches, apples, biscuits, and a flask then we set off for the hills.',
      'and a flask then we',
      ['We packed sandwiches,', 'apples, biscuits,', 'set off for the hills.', noMistake],
      'Two sentences are run together: after ‘flask’ there must be a full stop or a semicolon.',
    ),
    punctuation(
      2,
      'On tuesday my cousin Kofi flew to Ghana to see his grandparents.',
      'On tuesday',
      ['my cousin Kofi', 'flew to Ghana', 'to see his grandparents.', noMistake],
      'Days of the week have a capital letter: ‘Tuesday’.',
    ),
    punctuation(
      2,
      'Its a pity that the museum closes at four o’clock on Sundays.',
      'Its a pity',
      ['that the museum', 'closes at four', 'o’clock on Sundays.', noMistake],
      '‘It’s’ stands for ‘it is’ and needs an apostrophe; ‘its’ means belonging to it.',
    ),
    punctuation(
      3,
      'My sister, who plays the cello is practising for a concert in May.',
      'who plays the cello',
      ['My sister,', 'is practising', 'for a concert in May.', noMistake],
      'The words between commas are extra information, so a second comma is needed after ‘cello’.',
    ),
    punctuation(
      3,
      'The children’s coats hung in a row; each one had a name sewn inside.',
      noMistake,
      ['The children’s coats', 'hung in a row;', 'each one had a name', 'sewn inside.'],
      'The apostrophe comes before the s because ‘children’ is already plural, and the semicolon joins two sentences that belong together.',
    ),
    punctuation(
      4,
      '“Run!” shouted Dad, “the tide is coming in.” We grabbed the buckets and fled.',
      'shouted Dad, “the',
      ['“Run!”', 'tide is coming in.”', 'We grabbed the buckets and fled.', noMistake],
      '‘Run!’ is a whole sentence, so a full stop follows ‘Dad’ and ‘The’ begins with a capital letter.',
    ),
  ],
};

export const grammarPaper1: WrittenSet = {
  ...skills,
  topicCode: 'GRAMMAR',
  name: 'grammar-paper-1',
  syllabus: 'verb forms, pronouns, conjunctions and prepositions',
  items: [
    gap(
      1,
      'By the time we arrived, the film ____ already.',
      'had started',
      ['has started', 'starts', 'is starting', 'will start'],
      'The film began before another past event, so the past perfect ‘had started’ is needed.',
    ),
    gap(
      1,
      'Neither of the twins ____ how to swim.',
      'knows',
      ['know', 'knowing', 'have known', 'are knowing'],
      '‘Neither’ means not one, so the verb is singular.',
    ),
    gap(
      2,
      'The teacher gave the parcel to Amara and ____.',
      'me',
      ['I', 'myself', 'mine', 'we'],
      'After ‘to’ the pronoun is an object: leave out ‘Amara and’ and it is ‘to me’.',
    ),
    gap(
      2,
      '____ it had rained all week, the pitch was dry enough to play on.',
      'Although',
      ['Because', 'Unless', 'Until', 'Since'],
      'The second part is a surprise after the first, which ‘although’ shows.',
    ),
    gap(
      2,
      'The old bridge is different ____ the new one in almost every way.',
      'from',
      ['with', 'at', 'of', 'by'],
      'Things are different from each other.',
    ),
    gap(
      3,
      'If I ____ you, I would tell her the truth.',
      'were',
      ['am', 'be', 'will be', 'have been'],
      'After ‘if’ an imagined situation takes ‘were’.',
    ),
    gap(
      3,
      'The boy ____ bicycle was stolen has been given a new one.',
      'whose',
      ['who’s', 'which', 'whom', 'that'],
      '‘Whose’ shows that the bicycle belonged to the boy; ‘who’s’ means ‘who is’.',
    ),
    gap(
      4,
      'Hardly ____ sat down when the alarm rang.',
      'had we',
      ['we had', 'we have', 'have we', 'did we'],
      'After ‘hardly’ at the beginning of a sentence the verb comes before the subject, and ‘when’ needs the past perfect.',
    ),
  ],
};

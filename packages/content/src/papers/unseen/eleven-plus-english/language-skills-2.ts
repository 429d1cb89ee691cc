import type { WrittenSet } from '#hand-written/question-set.ts';
import { gap, punctuation, skills, spelling } from './skills.ts';

export const spellingPaper2: WrittenSet = {
  ...skills,
  topicCode: 'SPELLING',
  name: 'spelling-paper-2',
  syllabus: 'doubled letters, endings and exception words',
  items: [
    spelling(
      1,
      ['welcome', 'always', 'although', 'almost'],
      'untill',
      'until',
      '‘till’ has two l, but ‘until’ has only one',
    ),
    spelling(
      1,
      ['suddenly', 'really', 'finally', 'quickly'],
      'truely',
      'truly',
      '‘true’ drops its e before ‘ly’',
    ),
    spelling(
      2,
      ['excitement', 'amazement', 'replacement', 'statement'],
      'arguement',
      'argument',
      '‘argue’ drops its e before ‘ment’, although most words keep it',
    ),
    spelling(
      2,
      ['science', 'ancient', 'deceive', 'shield'],
      'foriegn',
      'foreign',
      'it does not follow the rule of i before e',
    ),
    spelling(
      2,
      ['curriculum', 'exaggerate', 'aggressive', 'communicate'],
      'oportunity',
      'opportunity',
      'the p is doubled, as in ‘oppose’',
    ),
    spelling(
      3,
      ['fourteenth', 'ninth', 'eighth', 'fifteenth'],
      'twelvth',
      'twelfth',
      'the v of ‘twelve’ becomes an f before ‘th’, as ‘five’ becomes ‘fifth’',
    ),
    spelling(
      3,
      ['disastrous', 'wondrous', 'courageous', 'mountainous'],
      'dangerus',
      'dangerous',
      'the ending is ‘ous’, which is added to ‘danger’',
    ),
    spelling(
      4,
      ['familiar', 'similar', 'popular', 'particular'],
      'hinderance',
      'hindrance',
      '‘hinder’ loses its e before ‘ance’, as ‘enter’ does in ‘entrance’',
    ),
    spelling(
      4,
      ['correspond', 'determined', 'physical', 'amateur'],
      'interupt',
      'interrupt',
      'it is made of ‘inter’ and ‘rupt’, so the r is doubled',
    ),
  ],
};

export const punctuationPaper2: WrittenSet = {
  ...skills,
  topicCode: 'PUNCTUATION',
  name: 'punctuation-paper-2',
  syllabus: 'commas, apostrophes, speech marks, brackets and colons',
  items: [
    punctuation(
      1,
      ['My favourite author', 'is coming to', 'our library in', 'newcastle next month.'],
      3,
      'Newcastle is the name of a city, so it has a capital letter.',
    ),
    punctuation(
      1,
      ['Have you ever seen', 'a fox so close', 'to the back door', 'of your own house.'],
      3,
      'The sentence asks something, so it must end with a question mark.',
    ),
    punctuation(
      2,
      ['The two girl’s', 'finished their work', 'and put away', 'the paints.'],
      0,
      'There is nothing that belongs to them here: ‘girls’ is a plain plural and has no apostrophe.',
    ),
    punctuation(
      2,
      ['When the whistle blew', 'the players shook hands,', 'collected their bottles', 'and left the pitch.'],
      0,
      'The words before ‘the players’ say when it happened. A comma after ‘blew’ separates them from the main part of the sentence.',
    ),
    punctuation(
      2,
      ['‘I’ve finished’', 'said Leila, ‘so may I', 'go outside now', 'with the others?’'],
      0,
      'A comma belongs between ‘finished’ and the closing speech mark, before ‘said Leila’.',
    ),
    punctuation(
      3,
      ['The ladies’ race', 'begins at noon;', 'the children’s race', 'begins an hour later.'],
      4,
      '‘Ladies’ is a plural in s, so the apostrophe follows it; ‘children’ is a plural without s. The semicolon joins two sentences about the same thing.',
    ),
    punctuation(
      3,
      ['Our guide (who had lived', 'in the forest all her life', 'knew the name', 'of every single bird.'],
      1,
      'The bracket that opens before ‘who’ must be closed after ‘life’.',
    ),
    punctuation(
      4,
      ['There was only', 'one thing: that', 'Grandad could not', 'bear: other people’s noise.'],
      1,
      'A colon follows words that could stand alone, as the one after ‘bear’ does. ‘One thing’ and ‘that Grandad could not bear’ belong together without a break.',
    ),
  ],
};

export const grammarPaper2: WrittenSet = {
  ...skills,
  topicCode: 'GRAMMAR',
  name: 'grammar-paper-2',
  syllabus: 'agreement, verb forms, adverbs, pronouns and prepositions',
  items: [
    gap(
      1,
      'The box of old photographs ____ under the stairs.',
      'is',
      ['are', 'were', 'have been', 'being'],
      'The subject is ‘the box’, which is one thing, although ‘photographs’ stands next to the verb.',
    ),
    gap(
      1,
      'Yesterday the twins ____ all the way to the harbour and back.',
      'swam',
      ['swum', 'swim', 'swimmed', 'has swum'],
      'The past tense of ‘swim’ is ‘swam’. ‘Swum’ is used only with ‘have’ or ‘had’.',
    ),
    gap(
      2,
      'Of the three rivers, the Severn is the ____.',
      'longest',
      ['longer', 'most long', 'more longer', 'most longest'],
      'More than two things are compared, so the superlative is needed, and ‘long’ forms it with ‘est’.',
    ),
    gap(
      2,
      'The choir sang so ____ that the audience asked for one more song.',
      'beautifully',
      ['beautiful', 'beauty', 'more beautiful', 'beautify'],
      'The word tells how the choir sang, so it must be an adverb.',
    ),
    gap(
      2,
      'You will miss the start ____ you leave the house at once.',
      'unless',
      ['if', 'because', 'although', 'so that'],
      '‘Unless’ means ‘if you do not’: leaving at once is the only way not to miss the start.',
    ),
    gap(
      3,
      'Each of the climbers carried ____ own rope and helmet.',
      'his or her',
      ['there', 'its', 'they’re', 'the'],
      '‘Each’ speaks of one person at a time, so ‘his or her’ fits. ‘There’ means a place and ‘they’re’ means ‘they are’.',
    ),
    gap(
      3,
      'My cousin is very good ____ chess, but not so keen on losing.',
      'at',
      ['in', 'on', 'by', 'with'],
      'We say that somebody is good at a game or a skill.',
    ),
    gap(
      4,
      'Not only ____ the race, but she also broke the record.',
      'did she win',
      ['she did win', 'she won', 'won she', 'she has won'],
      'After ‘Not only’ at the beginning of a sentence the helping verb comes before the subject: ‘did she win’.',
    ),
  ],
};

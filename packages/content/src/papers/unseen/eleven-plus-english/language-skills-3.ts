import { item, passage, type WrittenSet } from '#hand-written/question-set.ts';
import { punctuation, skills, spelling } from './skills.ts';

export const spellingPaper3: WrittenSet = {
  ...skills,
  topicCode: 'SPELLING',
  name: 'spelling-paper-3',
  syllabus: 'silent letters, endings and words that are often mistaken',
  items: [
    spelling(
      1,
      ['hungry', 'angry', 'country', 'century'],
      'libary',
      'library',
      'the first r is easily missed because it is hardly heard',
    ),
    spelling(1, ['thirty', 'eighty', 'ninety', 'twelve'], 'fourty', 'forty', 'the u of ‘four’ is left out'),
    spelling(2, ['grammar', 'regular', 'circular', 'vinegar'], 'calender', 'calendar', 'it ends in ‘ar’'),
    spelling(
      2,
      ['fashion', 'cushion', 'religion', 'opinion'],
      'langauge',
      'language',
      'the u comes after the g, where it is heard as a w',
    ),
    spelling(
      2,
      ['purpose', 'purchase', 'surface', 'survive'],
      'pursuade',
      'persuade',
      'it begins with ‘per’, as ‘perform’ and ‘permit’ do',
    ),
    spelling(
      3,
      ['column', 'autumn', 'hymn', 'condemn'],
      'solem',
      'solemn',
      'it ends in a silent n, which is heard in ‘solemnity’',
    ),
    spelling(
      3,
      ['attached', 'accompany', 'afford', 'announce'],
      'agressive',
      'aggressive',
      'the g is doubled, as well as the s',
    ),
    spelling(
      4,
      ['changeable', 'manageable', 'knowledgeable', 'replaceable'],
      'noticable',
      'noticeable',
      'the e stays after c, so that the c keeps its soft sound',
    ),
  ],
};

export const punctuationPaper3: WrittenSet = {
  ...skills,
  topicCode: 'PUNCTUATION',
  name: 'punctuation-paper-3',
  syllabus: 'commas, apostrophes, speech marks, hyphens and semicolons',
  items: [
    punctuation(
      1,
      ['Uncle Ravi and i', 'have been planning', 'a surprise party', 'for my grandmother.'],
      0,
      'The pronoun ‘I’ is always a capital letter.',
    ),
    punctuation(
      1,
      ['The recipe needs plain', 'flour sugar, eggs,', 'butter and', 'a pinch of salt.'],
      1,
      'A comma is missing between ‘flour’ and ‘sugar’ in the list.',
    ),
    punctuation(
      2,
      ['It was’nt raining', 'when we left,', 'so nobody brought', 'an umbrella.'],
      0,
      'In ‘wasn’t’ the apostrophe stands in the place of the missing o, between n and t.',
    ),
    punctuation(
      2,
      ['Mr Osei, our caretaker,', 'found three scarves,', 'a trumpet and', 'somebodys left shoe.'],
      3,
      'The shoe belongs to somebody, so ‘somebody’s’ needs an apostrophe before the s.',
    ),
    punctuation(
      2,
      ['Dad asked whether', 'we had seen his keys,', 'which were hanging', 'from his own hand?'],
      3,
      'The question is only reported and the whole sentence is a statement, so it ends with a full stop.',
    ),
    punctuation(
      3,
      ['‘Please be quiet,’', 'whispered the librarian.', '‘Some people', 'are trying to read.’'],
      4,
      'The comma belongs inside the speech marks, and after the full stop the new sentence begins with a capital letter.',
    ),
    punctuation(
      3,
      ['The well known singer', 'waved to the huge crowd,', 'bowed three times', 'and left the stage.'],
      0,
      '‘Well-known’ stands before a noun as one adjective and needs a hyphen.',
    ),
    punctuation(
      4,
      ['Because the bridge', 'was closed; we had', 'to walk back', 'the way we came.'],
      1,
      'A semicolon joins two parts that could each be a sentence. ‘Because the bridge was closed’ could not, so a comma is needed.',
    ),
  ],
};

export const clozePaper3: WrittenSet = {
  ...skills,
  topicCode: 'CLOZE',
  name: 'cloze-paper-3',
  syllabus: 'choosing the word that fits the sense and the grammar of a text',
  passage: passage('The Longest Queue', [
    'Every August our town holds a race for home-made boats, and every August my sister and I (1) ____ it. We are not bad at building. The trouble is that neither of us (2) ____ ever agreed with the other about anything that floats.',
    'This year I wanted a raft. A raft, I explained, is (3) ____ simple that it cannot go wrong. Jess wanted a boat with a mast, a sail and a cabin, (4) ____ the race lasts four minutes. In the end we built both, and tied them together with a washing line, which, we (5) ____ later, was our mistake.',
    'At the bang of the starting gun we set off in front of a large and (6) ____ crowd. The wind filled the sail. The boat went left; the raft, with me on it, went straight on; and the washing line, which had been lying (7) ____ between the two, suddenly rose out of the water and swept six other crews into the river, one after (8) ____.',
    'We did not win. But when everyone had been pulled out, and had stopped being cross, they all wanted to know (9) ____ they could try it next year. There is already a queue.',
  ]),
  items: [
    item(
      1,
      'Which choice fits gap 1 of ‘The Longest Queue’ best?',
      'enter',
      ['enters', 'entering', 'entrance', 'entered'],
      '‘My sister and I’ is plural, and ‘every August’ needs the present tense: ‘enter’.',
    ),
    item(
      2,
      'Which choice fits gap 2 of ‘The Longest Queue’ best?',
      'has',
      ['have', 'is', 'are', 'did'],
      '‘Neither’ is singular, and ‘agreed’ with ‘ever’ needs ‘has’: ‘neither of us has ever agreed’.',
    ),
    item(
      2,
      'Which choice fits gap 3 of ‘The Longest Queue’ best?',
      'so',
      ['too', 'very', 'such', 'as'],
      '‘So simple that …’ gives the result. ‘Such’ would need a noun, and ‘too’ would be followed by ‘to’.',
    ),
    item(
      2,
      'Which choice fits gap 4 of ‘The Longest Queue’ best?',
      'even though',
      ['so that', 'in case', 'as soon as', 'because'],
      'A cabin is not needed for four minutes. ‘Even though’ shows that her wish did not fit the facts.',
    ),
    item(
      3,
      'Which choice fits gap 5 of ‘The Longest Queue’ best?',
      'realised',
      ['invented', 'hoped', 'promised', 'pretended'],
      'They understood only afterwards that tying the two together was a mistake.',
    ),
    item(
      3,
      'Which choice fits gap 6 of ‘The Longest Queue’ best?',
      'expectant',
      ['expected', 'expecting', 'expectation', 'unexpectedly'],
      'An adjective is needed beside ‘large’: an ‘expectant’ crowd is waiting with excitement. An ‘expected’ crowd would be one that others waited for.',
    ),
    item(
      4,
      'Which choice fits gap 7 of ‘The Longest Queue’ best?',
      'slack',
      ['tight', 'taut', 'upright', 'rigid'],
      'The line ‘suddenly rose’ when the two moved apart, so before that it hung loose, or ‘slack’. ‘Taut’ means the opposite.',
    ),
    item(
      1,
      'Which choice fits gap 8 of ‘The Longest Queue’ best?',
      'another',
      ['other', 'others', 'each other', 'the next one’s'],
      'The phrase is ‘one after another’: each crew followed the one before.',
    ),
    item(
      5,
      'Which choice fits gap 9 of ‘The Longest Queue’ best?',
      'whether',
      ['weather', 'that', 'unless', 'although'],
      'They asked a question with yes or no as its answer, which is reported by ‘whether’. ‘Weather’ sounds the same but means sun and rain.',
    ),
  ],
};

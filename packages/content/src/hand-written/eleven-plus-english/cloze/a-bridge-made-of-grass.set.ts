import { item, passage } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'ELEVEN_PLUS_ENGLISH',
  topicCode: 'CLOZE',
  name: 'a-bridge-made-of-grass',
  audience: 'Year 5 and 6 pupils who prepare for GL and CEM papers',
  syllabus: 'Choosing words by sense, collocation and tense in an information text',
  passage: passage('A Bridge Made of Grass', [
    'High in the mountains of Peru a bridge hangs (1) ____ the Apurímac river. It is called Q’eswachaka, and every part of it is (2) ____ of grass.',
    'For more than five hundred years people from the villages on both sides have (3) ____ it each June. First the women twist dry grass (4) ____ thin cords. Next the men plait the cords together, and then plait the plaits, until they have six cables as (5) ____ as a person’s thigh. Finally the old bridge is cut loose and allowed to (6) ____ into the river, where it rots and does no harm.',
    'The work takes four days, (7) ____ the last of which is a day of music and feasting. There is a modern metal bridge not far away, so no one (8) ____ needs the one of grass. The villagers keep making it, (9) ____, because it joins more than two banks: it ties them to each other, and to those who crossed before them.',
  ]),
  items: [
    item(
      1,
      'Which words best fit gap 1?',
      'over',
      ['into', 'through', 'between', 'from under'],
      'A bridge hangs ‘over’ a river, that is, above it from one side to the other. It could hang between the banks but not between the river.',
    ),
    item(
      1,
      'Which words best fit gap 2?',
      'made',
      ['done', 'formed out', 'created', 'build'],
      'We say that something is ‘made of’ a material. ‘Created’ does not go with ‘of’, and ‘build’ is not a past participle.',
    ),
    item(
      2,
      'Which words best fit gap 3?',
      'rebuilt',
      ['rebuild', 'rebuilded', 'been rebuilt', 'rebuilding'],
      'After ‘people have’ the past participle ‘rebuilt’ is needed. ‘Been rebuilt’ would mean that the people are rebuilt.',
    ),
    item(
      1,
      'Which word best fits gap 4?',
      'into',
      ['onto', 'until', 'upon', 'inside'],
      'When one thing becomes another, we use ‘into’: grass is twisted into cords. ‘Onto’ would mean on top of them.',
    ),
    item(
      1,
      'Which word best fits gap 5?',
      'thick',
      ['thicker', 'thickest', 'thickly', 'thickness'],
      '‘As … as’ goes round the plain form of an adjective: as thick as. ‘Thicker’ would be followed by ‘than’.',
    ),
    item(
      2,
      'Which words best fit gap 6?',
      'drop',
      ['dropping', 'dropped', 'drops', 'be dropped'],
      'After ‘allowed to’ we use the plain form of the verb: ‘to drop’. The old bridge falls by itself when it has been cut.',
    ),
    item(
      3,
      'Which word best fits gap 7?',
      'and',
      ['but', 'or', 'when', 'because'],
      'The comma and ‘the last of which’ give extra information, and ‘and’ joins it to what came before. ‘But’ would suggest a contrast where there is none.',
    ),
    item(
      2,
      'Which words best fit gap 8?',
      'really',
      ['real', 'reality', 'realistic', 'more real'],
      'An adverb is needed to describe the verb ‘needs’. ‘Real’ is an adjective.',
    ),
    item(
      4,
      'Which words best fit gap 9?',
      'however',
      ['although', 'despite', 'whereas', 'in spite'],
      'Only ‘however’ can be set between commas to show a contrast. ‘Although’ and ‘whereas’ must join two clauses, and ‘despite’ needs a noun.',
    ),
  ],
};

import { item, passage } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'ELEVEN_PLUS_ENGLISH',
  topicCode: 'CLOZE',
  name: 'crumbs-in-orbit',
  audience: 'Year 5 and 6 pupils who prepare for GL and CEM papers',
  syllabus: 'Choosing verb forms, set phrases and adverbs in an information text',
  passage: passage('Crumbs in Orbit', [
    'On the ground a crumb is hardly worth noticing. In a spacecraft, where nothing (1) ____ to the floor, it can be a real danger. Crumbs drift about, get into people’s eyes and (2) ____ into delicate equipment. That is (3) ____ ordinary bread has never been popular with those who plan the meals of astronauts.',
    'In 1965 an astronaut smuggled a beef sandwich aboard a flight that lasted barely five hours. He took a bite or two, but the bread began to (4) ____, and he hurriedly put what (5) ____ of it back in his pocket. The joke was not (6) ____ by everybody: politicians complained, and the space agency promised that it would never happen (7) ____.',
    'Today the answer is the tortilla, a thin flat bread that leaves (8) ____ any crumbs. It bends without breaking, keeps for months and will hold almost (9) ____ that a hungry traveller cares to wrap in it, from scrambled eggs to peanut butter.',
  ]),
  items: [
    item(
      2,
      'Which word best fits gap 1?',
      'falls',
      ['fall', 'fell', 'fallen', 'falling'],
      '‘Nothing’ is singular, and the text tells of what is always so, so the present tense ‘falls’ is needed.',
    ),
    item(
      3,
      'Which words best fit gap 2?',
      'work their way',
      ['take their time', 'lose their place', 'keep their heads', 'make their mark'],
      '‘To work your way into something’ is to get in little by little. The other phrases cannot be followed by ‘into’ with this meaning.',
    ),
    item(
      3,
      'Which word best fits gap 3?',
      'why',
      ['because', 'whether', 'when', 'what'],
      'The danger has just been explained, and the unpopular bread is its result: ‘That is why …’. ‘Because’ would make the bread the cause of the danger.',
    ),
    item(
      2,
      'Which word best fits gap 4?',
      'crumble',
      ['grumble', 'tumble', 'rumble', 'stumble'],
      'Bread that breaks into crumbs crumbles. Only people grumble.',
    ),
    item(
      2,
      'Which words best fit gap 5?',
      'was left',
      ['were left', 'has left', 'left over', 'leaving'],
      '‘What was left of it’ means the rest of the sandwich. The story is in the past, and ‘it’ is one thing.',
    ),
    item(
      4,
      'Which word best fits gap 6?',
      'appreciated',
      ['apprehended', 'approached', 'appointed', 'applied'],
      'To appreciate a joke is to enjoy it and see its point. The politicians complained, so they did not.',
    ),
    item(
      2,
      'Which word best fits gap 7?',
      'again',
      ['against', 'already', 'before', 'yet'],
      'It had happened once, and the agency promised that there would not be a second time: never again.',
    ),
    item(
      4,
      'Which word best fits gap 8?',
      'hardly',
      ['hard', 'without', 'none', 'not'],
      '‘Hardly any’ means almost none. ‘Hard’ is not the adverb for this: it means ‘with effort’.',
    ),
    item(
      3,
      'Which word best fits gap 9?',
      'anything',
      ['something', 'nothing', 'anyone', 'everyone'],
      '‘Almost anything’ means nearly everything one can think of. ‘Almost nothing’ would say that the tortilla is of little use.',
    ),
  ],
};

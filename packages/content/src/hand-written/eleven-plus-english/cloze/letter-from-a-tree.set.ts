import { item, passage } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'ELEVEN_PLUS_ENGLISH',
  topicCode: 'CLOZE',
  name: 'letter-from-a-tree',
  audience: 'Year 5 and 6 pupils who prepare for GL and CEM papers',
  syllabus: 'Choosing words in a persuasive text',
  passage: passage('A Letter from the Oak', [
    'To the residents of Mill Lane,',
    'I have been (1) ____ that I am in the way. It seems that a car park is (2) ____, and that I stand where the ticket machine should go. I should like, before anything is decided, to say a few words (3) ____ my own defence.',
    'I was an acorn when the first Queen Elizabeth was a girl. I have (4) ____ storms, two fires and a great many initials, carved by people whose love has not always lasted as (5) ____ as their spelling mistakes. More than two thousand kinds of creature can live (6) ____ an oak: beetles, bats, owls, and, on Saturdays, Joel from number nine.',
    'In summer I keep your street cool. I drink the (7) ____ which would otherwise run into your cellars. I ask for no wages. I have never, (8) ____ far as I know, been late.',
    'You can plant another tree, of course. It will be just as good as I am, (9) ____ you do not mind waiting until about the year 2500.',
    'Yours, with deep roots,\nThe Oak',
  ]),
  items: [
    item(
      1,
      'Which words best fit gap 1?',
      'told',
      ['said', 'spoken', 'talked', 'told to'],
      'We can say ‘I have been told that’. ‘Said’ cannot have a person as its object: it would be ‘said to me’.',
    ),
    item(
      2,
      'Which words best fit gap 2?',
      'needed',
      ['need', 'needing', 'needful of', 'needless'],
      '‘Is needed’ is the passive: people need a car park. ‘Needless’ means not necessary at all.',
    ),
    item(
      2,
      'Which word best fits gap 3?',
      'in',
      ['for', 'at', 'on', 'by'],
      '‘In my own defence’ is a fixed phrase for what one says to defend oneself.',
    ),
    item(
      3,
      'Which word best fits gap 4?',
      'survived',
      ['survive', 'revived', 'survives', 'served'],
      'To survive a storm is to live through it. To be ‘revived’ is to be brought back to life.',
    ),
    item(
      1,
      'Which word best fits gap 5?',
      'long',
      ['longer', 'length', 'longest', 'longing'],
      '‘As … as’ goes round the plain form: ‘as long as’.',
    ),
    item(
      1,
      'Which word best fits gap 6?',
      'on',
      ['over', 'to', 'between', 'of'],
      'Small creatures have their home ‘on’ a tree. ‘Between’ needs two things.',
    ),
    item(
      2,
      'Which word best fits gap 7?',
      'rain',
      ['reign', 'rein', 'rains', 'drain'],
      'Water that falls on the street is ‘rain’. A ‘reign’ is the time for which somebody is king or queen, and a ‘rein’ is used to guide a horse.',
    ),
    item(
      2,
      'Which words best fit gap 8?',
      'as',
      ['so that', 'how', 'by', 'in'],
      '‘As far as I know’ is a fixed phrase for something that one believes but cannot prove.',
    ),
    item(
      4,
      'Which words best fit gap 9?',
      'provided',
      ['providing for', 'unless', 'despite', 'whereas'],
      '‘Provided’ can mean ‘if’: it will be as good if you do not mind waiting. ‘Unless’ would mean the opposite.',
    ),
  ],
};

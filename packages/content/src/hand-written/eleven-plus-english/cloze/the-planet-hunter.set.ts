import { item, passage } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'ELEVEN_PLUS_ENGLISH',
  topicCode: 'CLOZE',
  name: 'the-planet-hunter',
  audience: 'Year 5 and 6 pupils who prepare for GL and CEM papers',
  syllabus: 'Choosing words in a biography',
  passage: passage('The Musician Who Found a Planet', [
    'William Herschel earned his living by music. He played the oboe, (1) ____ concerts and taught pupils, first in Germany and then in Bath. But at night he did what he really loved: he (2) ____ at the stars.',
    'The telescopes that he could afford to buy were too weak, (3) ____ he made his own. He and his sister Caroline melted metal in the kitchen and polished it into mirrors, sometimes for sixteen hours without a (4) ____, while she put food into his mouth so that he should not have to stop.',
    'In March 1781 he noticed a spot of light which was not (5) ____ sharp enough to be a star. A few nights later it had (6) ____. He took it to be a comet. Other astronomers worked out its path, and the truth was far more (7) ____: it was a new planet, the first to be discovered since ancient times. Today it is known (8) ____ Uranus.',
    'Caroline Herschel went on to find eight comets of her own, and became the first woman in Britain to be (9) ____ for work in science.',
  ]),
  items: [
    item(
      1,
      'Which words best fit gap 1?',
      'gave',
      ['has given', 'gives', 'giving', 'given'],
      'The verb belongs to a list in the past tense: he played, ‘gave’ and taught.',
    ),
    item(
      1,
      'Which word best fits gap 2?',
      'gazed',
      ['grazed', 'glazed', 'gauged', 'gaze'],
      'To ‘gaze’ at something is to look at it for a long time. Sheep graze, and windows are glazed.',
    ),
    item(
      1,
      'Which words best fit gap 3?',
      'so',
      ['but', 'although', 'because of', 'unless'],
      'The weak telescopes were the reason why he made his own: ‘so he made his own’.',
    ),
    item(
      2,
      'Which word best fits gap 4?',
      'break',
      ['brake', 'broke', 'breaking', 'broken'],
      'A ‘break’ is a pause. A ‘brake’, which sounds the same, stops a car or a bicycle.',
    ),
    item(
      3,
      'Which word best fits gap 5?',
      'quite',
      ['quiet', 'quit', 'quietly', 'quote'],
      '‘Not quite sharp enough’ means nearly but not completely. ‘Quiet’ has its letters in another order and means without noise.',
    ),
    item(
      2,
      'Which words best fit gap 6?',
      'moved',
      ['removed', 'been moving to', 'moving', 'move'],
      'After ‘had’ the past participle ‘moved’ is needed. ‘Removed’ would need an object.',
    ),
    item(
      3,
      'Which word best fits gap 7?',
      'astonishing',
      ['astonished', 'astonish', 'astonishment', 'astonishingly'],
      'The truth makes people feel astonished, and so it is ‘astonishing’. A person can be astonished, but a truth cannot.',
    ),
    item(
      1,
      'Which word best fits gap 8?',
      'as',
      ['for', 'like', 'by', 'to'],
      'Something ‘is known as’ its name. ‘Known for’ would give the reason for its fame.',
    ),
    item(
      5,
      'Which word best fits gap 9?',
      'paid',
      ['played', 'prized', 'payed', 'pain'],
      'To be ‘paid’ for work is to earn money by it. The past form of ‘pay’ is not spelt ‘payed’ in this sense.',
    ),
  ],
};

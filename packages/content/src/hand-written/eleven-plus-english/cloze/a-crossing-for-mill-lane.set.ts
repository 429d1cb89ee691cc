import { item, passage } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'ELEVEN_PLUS_ENGLISH',
  topicCode: 'CLOZE',
  name: 'a-crossing-for-mill-lane',
  audience: 'Year 5 and 6 pupils who prepare for GL and CEM papers',
  syllabus: 'Choosing verb forms, linking words and formal words in a persuasive text',
  passage: passage('A Crossing for Mill Lane', [
    'Dear Councillor Adeyemi,\nWe are (1) ____ to you on behalf of everybody who walks to Mill Lane School. Each morning more than two hundred pupils have to cross a road along which lorries thunder with hardly a (2) ____. There is no crossing, no warning sign and no (3) ____ for the traffic to slow down.',
    'Last month we stood at the gate with clipboards and counted. In half an hour (4) ____ three hundred vehicles went by. Only nine drivers stopped to let somebody (5) ____. We do not wish to (6) ____: most drivers are careful people. They simply cannot see round the bend (7) ____ it is too late.',
    'We know that money is (8) ____, and we are not asking for a bridge. A zebra crossing (9) ____ cost far less than a single accident. May we invite you to walk to school with us one morning? We are confident that five minutes at the kerb will be more (10) ____ than any words of ours.\nYours sincerely,\nClass 6B',
  ]),
  items: [
    item(
      2,
      'Which word best fits gap 1?',
      'writing',
      ['written', 'writes', 'wrote', 'write'],
      'After ‘we are’ the form in -ing is needed: ‘we are writing’. It tells what they are doing now.',
    ),
    item(
      2,
      'Which word best fits gap 2?',
      'pause',
      ['paws', 'pours', 'pores', 'pauses'],
      'A ‘pause’ is a short stop, and ‘a’ needs a singular noun. ‘Paws’ sounds the same but means the feet of an animal.',
    ),
    item(
      2,
      'Which word best fits gap 3?',
      'reason',
      ['season', 'treason', 'reasoning', 'reasonable'],
      'Nothing makes the traffic slow down, so there is no reason for it to do so. ‘Reasonable’ is an adjective, and a noun is needed.',
    ),
    item(
      3,
      'Which words best fit gap 4?',
      'no fewer than',
      ['no fewer as', 'not many than', 'no few than', 'as fewer as'],
      '‘No fewer than three hundred’ stresses how large the number is. A comparative such as ‘fewer’ is followed by ‘than’.',
    ),
    item(
      2,
      'Which words best fit gap 5?',
      'cross',
      ['crosses', 'crossed', 'crossing', 'to cross'],
      'After ‘let somebody’ we use the plain form of the verb, without ‘to’: let somebody cross.',
    ),
    item(
      4,
      'Which word best fits gap 6?',
      'exaggerate',
      ['exasperate', 'exterminate', 'excavate', 'evaporate'],
      'To exaggerate is to make something seem worse or greater than it is. The pupils admit that most drivers are careful, so they do not do that.',
    ),
    item(
      3,
      'Which word best fits gap 7?',
      'until',
      ['since', 'while', 'unless', 'because'],
      'They see the crossing only when it is too late, so they do not see it ‘until’ then.',
    ),
    item(
      4,
      'Which word best fits gap 8?',
      'scarce',
      ['scarcely', 'scared', 'seldom', 'few'],
      'Something of which there is not enough is scarce. ‘Scarcely’ and ‘seldom’ are adverbs, and ‘few’ goes with things that can be counted.',
    ),
    item(
      3,
      'Which word best fits gap 9?',
      'would',
      ['had', 'were', 'has', 'is'],
      'A modal verb is needed before the plain form ‘cost’, because the crossing is only imagined: it would cost less.',
    ),
    item(
      5,
      'Which word best fits gap 10?',
      'persuasive',
      ['evasive', 'invasive', 'abrasive', 'explosive'],
      'They hope that the visit will change the councillor’s mind, so it will be persuasive. ‘Evasive’ means avoiding a clear answer.',
    ),
  ],
};

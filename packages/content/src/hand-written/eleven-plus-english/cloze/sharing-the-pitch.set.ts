import { item, passage } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'ELEVEN_PLUS_ENGLISH',
  topicCode: 'CLOZE',
  name: 'sharing-the-pitch',
  audience: 'Year 5 and 6 pupils who prepare for GL and CEM papers',
  syllabus: 'Choosing words in a letter that argues for something',
  passage: passage('Sharing the Pitch', [
    'Dear Councillor Nowak,',
    'I am writing (1) ____ behalf of the girls’ football team at Ashgrove Primary. At present we are allowed on the park pitch for one hour a week, (2) ____ the boys’ club may use it on five evenings. We do not think that this is (3) ____.',
    'It has been said that there are too (4) ____ of us to need more time. That was true two years ago. Since then the team has grown (5) ____ eight players to thirty-one. It has also been said that the younger children would be (6) ____ by footballs, but the playground has a fence, and we have (7) ____ hit anyone yet.',
    'We suggest that we should be given Tuesdays. The boys’ coach has told us that he would have no (8) ____ to this. If you agree, we should be delighted to see you at our next match. We cannot (9) ____ that we shall win, but there will certainly be cake.',
    'Yours sincerely,\nAmina Yusuf (captain)',
  ]),
  items: [
    item(
      2,
      'Which words best fit gap 1?',
      'on',
      ['in the', 'by', 'for', 'at'],
      '‘On behalf of’ is a fixed phrase that means in the name of others. We do not say ‘for behalf of’.',
    ),
    item(
      2,
      'Which words best fit gap 2?',
      'whereas',
      ['unless', 'so that', 'until', 'as if'],
      'The sentence sets one hour against five evenings, and ‘whereas’ shows such a contrast. ‘Unless’ would turn it into a condition.',
    ),
    item(
      1,
      'Which word best fits gap 3?',
      'fair',
      ['fare', 'fairly', 'fear', 'fairest'],
      '‘Fair’ means just. ‘Fare’, which sounds the same, is the price of a journey, and ‘fairly’ is an adverb.',
    ),
    item(
      1,
      'Which word best fits gap 4?',
      'few',
      ['little', 'less', 'small', 'fewest'],
      'Players can be counted, so ‘few’ is used. ‘Little’ and ‘less’ go with things that are not counted, such as time.',
    ),
    item(
      1,
      'Which word best fits gap 5?',
      'from',
      ['of', 'since', 'with', 'between'],
      'We say ‘from … to’ for the beginning and the end of a change: ‘from eight players to thirty-one’.',
    ),
    item(
      2,
      'Which word best fits gap 6?',
      'endangered',
      ['dangerous', 'endanger', 'dangerously', 'danger'],
      'After ‘would be’ the participle ‘endangered’ is needed with ‘by footballs’. ‘Dangerous’ would mean that the children are the danger.',
    ),
    item(
      2,
      'Which word best fits gap 7?',
      'not',
      ['never', 'no', 'nobody', 'none'],
      '‘Yet’ at the end goes with ‘have not’: we have not hit anyone yet. ‘Never … yet’ and ‘nobody … anyone’ do not go together.',
    ),
    item(
      3,
      'Which word best fits gap 8?',
      'objection',
      ['objective', 'object', 'objector', 'objecting'],
      'The noun ‘objection’ means a reason against something. An ‘objective’ is an aim, and an ‘object’ is a thing.',
    ),
    item(
      4,
      'Which words best fit gap 9?',
      'promise',
      ['premise', 'compromise', 'promising', 'be promised'],
      'After ‘cannot’ the plain verb ‘promise’ is needed. A ‘compromise’ is an agreement in which each side gives way.',
    ),
  ],
};

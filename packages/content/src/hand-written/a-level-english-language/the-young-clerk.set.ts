import { item, passage } from '../question-set.ts';
import type { WrittenSet } from '../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'A_LEVEL_ENGLISH_LANGUAGE',
  topicCode: 'TEXTS_AND_REPRESENTATIONS',
  name: 'the-young-clerk',
  audience: 'Years 12 and 13, analysing unseen texts',
  syllabus: 'Textual analysis: 19th-century advice, gender and power',
  passage: passage('Text A: from a guide for young clerks (in the manner of the 1860s)', [
    'The young man who would rise in a House of business must first be persuaded that he is not yet risen. Let him therefore be at his desk before his employer, and let him not quit it until his employer has been gone a quarter of an hour; for the principal who forgets his umbrella, and returns for it, forgets nothing that he sees.',
    'His linen should be clean, his cuffs unfrayed, and his opinions few. A clerk may be allowed to hold that the weather is fine, if it be so; on the Government, the Church, and the price of tallow, he will do well to be of no mind at all until he is forty.',
    'Of the other sex we shall say only this. There are establishments in the City which now employ young ladies at the writing-desk, and it is not for us to foretell what will come of it. They are said to be neat, punctual, and content with little; qualities which, if they are persisted in, must in time prove fatal to the rest of us.',
  ]),
  items: [
    item(
      1,
      'Which pronoun reference shows for whom the text was written?',
      'The clerk is ‘he’, and young ladies are ‘they’',
      [
        'The reader is addressed throughout as ‘you’',
        'The employer is ‘we’, while the clerk is ‘you’',
        'No third-person pronouns are used, so anybody may be meant',
      ],
      'The clerk is assumed to be male and is referred to in the third person singular. Women appear only in the last paragraph, as a group outside ‘us’.',
    ),
    item(
      2,
      'What is the function of ‘Let him therefore be at his desk before his employer’?',
      'A formal kind of directive',
      [
        'A request for permission from the employer',
        'A wish that the writer thinks cannot come true',
        'A question that leaves the choice to the clerk',
      ],
      '‘Let him…’ gives an order about a third person. It is more formal and distant than ‘Be at your desk’, but it is an instruction all the same.',
    ),
    item(
      2,
      'Which feature of ‘if it be so’ is characteristic of older formal English?',
      'The subjunctive verb form',
      ['The progressive aspect', 'The passive voice', 'The ellipsis of the subject'],
      'In present-day English we would write ‘if it is so’. The base form ‘be’ in a conditional clause is a subjunctive.',
    ),
    item(
      3,
      'What creates the humour of ‘His linen should be clean, his cuffs unfrayed, and his opinions few’?',
      'The list turns from clothes to opinions',
      [
        'The first part of the list is too personal for a guide',
        'The verb is repeated too often',
        'The adjectives become longer and more difficult',
      ],
      'After ‘linen’ and ‘cuffs’ the reader expects a third item of dress. Treating opinions like cuffs (a zeugma-like list) is bathetic.',
    ),
    item(
      3,
      'What does the writer imply by ‘the principal who forgets his umbrella, and returns for it, forgets nothing that he sees’?',
      'An employer may return and see who has left early',
      [
        'Employers are forgetful and need help from their clerks',
        'A clerk should return an umbrella that he has found',
        'Employers only pretend to have forgotten their umbrellas',
      ],
      'The repetition of ‘forgets’ sets two senses against each other. The advice to stay on is supported by an implied threat.',
    ),
    item(
      4,
      'How are working women represented in the last paragraph?',
      'As model workers who are, ironically, a danger to men',
      [
        'As careless workers who will soon be dismissed',
        'As equal colleagues whom the writer and his readers warmly welcome',
        'As customers whom a clerk must treat with respect',
      ],
      'The adjectives are positive (‘neat, punctual’), but ‘content with little’ and ‘fatal to the rest of us’ reveal a fear of cheaper competition, half hidden in the joke.',
    ),
  ],
};

import { item, passage } from '../written.ts';
import type { WrittenSet } from '../written.ts';

const talk = [
  'Gwen: right so (.) what you want to do first is get that wheel off',
  'Rhys: how d’you mean (.) the whole wheel',
  'Gwen: the whole wheel (.) I know (.) it’s a faff but you’ll thank me',
  'Rhys: couldn’t we just (1.0) put some air in it',
  'Gwen: we could (.) and you’d be walking home by teatime [wouldn’t you]',
  'Rhys: [alright alright]',
  'Gwen: pass us that lever would you love',
  'Rhys: this one',
  'Gwen: the other one (2.0) that’s it (.) now pop it under there (.) gently',
  'Rhys: er (.) like this',
  'Gwen: mm (.) bit further (.) there (.) lovely',
  'Rhys: my mate Dan says you can get tyres what don’t go flat',
  'Gwen: does he (.) and has your mate Dan got a bike',
  'Rhys: well (.) no',
  'Gwen: no (3.0) so (.) find me that hole (.) you listen for it first',
  'Rhys: can’t hear nothing',
  'Gwen: put it by your cheek then (.) you’ll feel it',
  'Rhys: oh (.) oh yeah (.) it’s there',
  'Gwen: told you',
];

export const mendingAPuncture: WrittenSet = {
  subjectCode: 'A_LEVEL_ENGLISH_LANGUAGE',
  topicCode: 'TEXTS_AND_REPRESENTATIONS',
  name: 'mending-a-puncture',
  passage: passage('Transcript: Mending a Puncture', [
    'Gwen, aged 64, is showing her grandson Rhys, aged 15, how to mend a puncture. In the transcript (.) marks a very short pause, (2.0) a pause in seconds, and square brackets mark words spoken at the same time.',
    talk.join('\n'),
  ]),
  items: [
    item(
      1,
      'What is the function of ‘right so’ in Gwen’s first turn?',
      'It is a discourse marker that opens a new stage of the talk',
      [
        'It is a filler that shows that she has forgotten what to say',
        'It is an evaluation that praises what Rhys has just done',
        'It is a term of address that singles out her listener',
      ],
      'Discourse markers such as ‘right’ and ‘so’ organise talk. Here they claim attention and announce that the explanation begins.',
    ),
    item(
      1,
      'Which term describes ‘er’ in Rhys’s turn ‘er (.) like this’?',
      'Filled pause',
      ['False start', 'Tag question', 'Adjacency pair'],
      'A filled pause (or voiced pause) such as ‘er’ holds the turn while the speaker hesitates. A false start would be a construction that is begun and dropped.',
    ),
    item(
      2,
      'What does the overlap of ‘alright alright’ with ‘wouldn’t you’ most plausibly show?',
      'Rhys has taken the point and gives in before Gwen has finished',
      [
        'Rhys has not heard what Gwen is saying and changes the topic',
        'Rhys is competing for the floor so that he can explain his plan',
        'Rhys is asking Gwen to say the last part of her turn again',
      ],
      'He needs no more words to see what she means, and the repeated ‘alright’ concedes. He does not go on to a turn of his own, so it is not a bid for the floor.',
    ),
    item(
      2,
      'How does Gwen soften the face threat of asking for the lever?',
      'With the tag ‘would you’ and an endearment',
      [
        'With a passive verb and an apology',
        'With a hedge and a reason for asking',
        'With a question about his ability',
      ],
      'The imperative ‘pass us that lever’ is softened by ‘would you’, which leaves him a choice in form, and by ‘love’, which marks their closeness.',
    ),
    item(
      2,
      'What does Gwen imply by ‘and has your mate Dan got a bike’?',
      'Dan does not know enough for his opinion to count',
      [
        'Dan ought to come and help with the puncture',
        'Dan has probably bought the tyres that he praises',
        'Dan might be willing to lend his bike to Rhys',
      ],
      'She does not doubt openly what Dan says. Her question leads Rhys to admit that he has no bike, and the conclusion is left to him: an implicature.',
    ),
    item(
      3,
      'Which non-standard features occur in ‘tyres what don’t go flat’ and ‘can’t hear nothing’?',
      'A relative pronoun and multiple negation',
      [
        'A demonstrative pronoun and multiple negation',
        'A relative pronoun and a double comparative',
        'A subject–verb agreement and a missing auxiliary',
      ],
      'Standard English would have ‘that’ or ‘which’ as the relative pronoun, and ‘can’t hear anything’. Both features are regular in many British dialects.',
    ),
    item(
      3,
      'Why can turns such as ‘this one’ and ‘pop it under there’ be so brief and still be understood?',
      'The speakers share a physical context that the deictic words point to',
      [
        'The speakers have agreed beforehand on the meaning of each short turn',
        'The missing words have been removed by the person who wrote them down',
        'The words are technical terms that have one meaning in this activity',
      ],
      'Deictic words such as ‘this’ and ‘there’ take their meaning from the situation. Both speakers can see the lever and the wheel, so ellipsis causes no difficulty.',
    ),
    item(
      4,
      'Which sequence is closest to the initiation, response and feedback pattern of the classroom?',
      '‘now pop it under there’, ‘er (.) like this’, ‘mm (.) bit further (.) there (.) lovely’',
      [
        '‘my mate Dan says you can get tyres’, ‘does he’, ‘well (.) no’',
        '‘how d’you mean (.) the whole wheel’, ‘the whole wheel’, ‘couldn’t we just’',
        '‘couldn’t we just (1.0) put some air in it’, ‘we could’, ‘alright alright’',
      ],
      'Gwen initiates with an instruction, Rhys responds with an attempt, and she evaluates it. The feedback move belongs to the speaker who has the knowledge.',
    ),
  ],
};

import { item, passage } from '../question-set.ts';
import type { WrittenSet } from '../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'A_LEVEL_ENGLISH_LANGUAGE',
  topicCode: 'TEXTS_AND_REPRESENTATIONS',
  name: 'the-library-in-dock-street',
  audience: 'Years 12 and 13, analysing unseen texts',
  syllabus: 'Textual analysis: political speech (rhetoric, pronouns, modality, presupposition)',
  passage: passage('Speech: a councillor opposes the closing of a library', [
    'Thank you, Chair. I have listened tonight with great care to the word ‘rationalisation’. I have heard it nine times. I looked it up, when I got home from the last meeting; and I looked it up, as it happens, in the library in Dock Street, because that is where the dictionary is.',
    'We are told that footfall has declined. We are told that difficult decisions have been taken. By whom, colleagues? Decisions do not take themselves. They are taken by people, in rooms, with biscuits; and then they come to us in the passive voice, looking as if they had been found on the doorstep.',
    'Let me tell you who falls, when the footfall falls. Mrs Okonjo falls, who is eighty-one, and has read every crime novel on the shelf, and has started again in the hope of being surprised. The Nowak twins fall, who do their homework at the round table because at home there is no table. And a man falls whose name I do not know, who comes in when it rains and turns the pages of the atlas, very slowly, as one who is planning a journey.',
    'It will be said that all of this can be had online. Can it? Can warmth? Can a chair? Can somebody who looks up, when you come in, and knows your name?',
    'This town built that library in 1911, a penny at a time. Our great-grandparents had less than we have, and they gave more. They did not rationalise. They laid bricks. We can be the council that keeps what they made, or we can be the council that sold it. We must not pretend that there is a third kind. I ask you to vote against the motion; and I ask you, whichever way you vote, to use the active voice when you tell them.',
  ]),
  items: [
    item(
      1,
      'Which rhetorical device is used in ‘We are told that footfall has declined. We are told that difficult decisions have been taken’?',
      'Anaphora',
      ['Antithesis', 'Hyperbole', 'Simile'],
      '‘We are told that’ is repeated at the beginning of successive sentences, which is anaphora. It also keeps the speaker at a distance from the claims.',
    ),
    item(
      1,
      'Which grammatical structure does the councillor criticise openly?',
      'The agentless passive',
      ['The present perfect', 'The rhetorical question', 'The relative clause'],
      'She quotes ‘difficult decisions have been taken’, asks ‘By whom, colleagues?’ and speaks of ‘the passive voice’.',
    ),
    item(
      1,
      'What kind of questions are ‘Can it? Can warmth? Can a chair?’?',
      'Rhetorical questions, reduced by ellipsis',
      [
        'Tag questions, reduced to one auxiliary verb',
        'Genuine questions, put to the Chair',
        'Alternative questions, with two answers',
      ],
      'No answer is expected. The full form would be ‘can warmth be had online’; what is omitted is taken from ‘can be had online’.',
    ),
    item(
      2,
      'What is achieved by the detail ‘with biscuits’ in ‘by people, in rooms, with biscuits’?',
      'It makes those in power look ordinary, comfortable and responsible',
      [
        'It shows that the council has been generous to its visitors',
        'It accuses the council of having spent the library’s money',
        'It describes the library as a place where one may eat and drink',
      ],
      'The tricolon of phrases restores the missing agents; the bathetic ‘biscuits’ gives the faceless ‘decisions’ a cosy, human scene.',
    ),
    item(
      2,
      'What happens to the word ‘falls’ in the third paragraph?',
      'An abstract term of management is turned into the fall of people',
      [
        'A literal accident in the library is turned into a metaphor',
        'A verb in the present tense is turned into a noun in the plural',
        'A word of the town’s dialect is turned into Standard English',
      ],
      '‘Footfall’ counts visitors. By splitting the compound (‘who falls, when the footfall falls’) the speaker makes victims with names out of a statistic.',
    ),
    item(
      2,
      'What does the pronoun ‘we’ refer to in ‘We can be the council that keeps what they made’?',
      'The councillors present, on both sides',
      [
        'The speaker and the people of the library',
        'The speaker’s own political party',
        'The great-grandparents of the town',
      ],
      'The inclusive ‘we’ makes opponents share the responsibility: ‘We can be the council’ addresses everybody who will vote.',
    ),
    item(
      3,
      'Why does the councillor describe a man ‘whose name I do not know’?',
      'To represent those whom nobody else notices',
      [
        'To admit that her knowledge of the library is second-hand',
        'To suggest that the library is not safe for those who use it',
        'To show that he has no right to be there, as he only shelters',
      ],
      'After two named examples the third is anonymous; the simile ‘as one who is planning a journey’ hints, with pity, that he has nowhere to go.',
    ),
    item(
      3,
      'What is presupposed by ‘We must not pretend that there is a third kind’?',
      'That some people do claim that there is a middle way',
      [
        'That the library will be sold whatever the council does',
        'That three motions will be put to the vote that evening',
        'That the great-grandparents had the same choice to make',
      ],
      'One can be told not to ‘pretend’ only if pretending is going on or likely. The deontic ‘must’ then closes the middle way by calling it pretence.',
    ),
    item(
      4,
      'How does the contrast ‘They did not rationalise. They laid bricks.’ work?',
      'A Latinate abstraction is set against a plain, concrete clause',
      [
        'A verb in the passive is set against a verb in the active',
        'A formal negative is set against an informal question',
        'A statement about the present is set against one about the past',
      ],
      '‘Rationalise’ belongs to the jargon she mocked at the start (‘rationalisation’); the Germanic monosyllables ‘laid bricks’ stand for real work. Both clauses are active and past.',
    ),
    item(
      5,
      'What makes the last sentence an effective ending?',
      'It joins the point about grammar with the moral point about responsibility',
      [
        'It repeats the number nine and so returns to the beginning of the speech',
        'It leaves open how the councillor herself intends to vote upon the motion',
        'It moves from spoken to written language and so marks the end of the debate',
      ],
      'To use ‘the active voice’ is to say ‘we closed it’. The request, granted even to opponents (‘whichever way you vote’), makes honesty about agency the real demand.',
    ),
  ],
};

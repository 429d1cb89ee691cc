import { item, passage } from '../question-set.ts';
import type { WrittenSet } from '../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'A_LEVEL_ENGLISH_LANGUAGE',
  topicCode: 'TEXTS_AND_REPRESENTATIONS',
  name: 'fewer-or-less',
  audience: 'Years 12 and 13, analysing unseen texts',
  syllabus: 'Textual analysis: online discussion (mode, politeness, attitudes to language)',
  passage: passage('A thread on a neighbourhood forum', [
    'Thread: That sign in the Co-operative hall',
    'PennyBlack62 (original poster): Has anyone else seen the sign by the new till? ‘TEN ITEMS OR LESS’. In a room where they hold EVENING CLASSES!! It should of course be FEWER. I did mention it, nicely, to the lad. He looked at me as if I’d spoken Greek. What do they teach them??',
    'marrow_king: lol classic Penny. honest question tho, did you not understand it',
    'PennyBlack62: That is hardly the point, is it.',
    'Tunde_A: Bit of history in case it’s useful – ‘less’ with plurals goes back to King Alfred. The fewer/less ‘rule’ was one bloke’s personal preference in 1770 and he said so himself. Not having a go! I just find it interesting :)',
    'PennyBlack62: @Tunde_A thank you, I didn’t know that. I still think standards matter. If anything goes, where do you stop?',
    'marrow_king: about ten items i reckon',
    'sylvie.r: ^ this',
    'Tunde_A: ha! To be fair to Penny I wouldn’t write ‘less items’ in a job application either. It’s a bit like wearing a tie. Doesn’t make you a better person but you know who’s looking.',
    'PennyBlack62: I can live with the tie.',
    'sylvie.r: anyway does anyone know what time the till is open until, that was actually why I clicked on this',
    'marrow_king: till 6. (sorry)',
  ]),
  items: [
    item(
      1,
      'Which word-formation process has produced ‘lol’?',
      'Initialism',
      ['Blending', 'Back-formation', 'Affixation'],
      '‘lol’ is formed from the initial letters of a phrase. As it is often said as one word, some call it an acronym.',
    ),
    item(
      1,
      'What attitude to language does PennyBlack62 express in her first post?',
      'Prescriptivism',
      ['Descriptivism', 'Relativism', 'Determinism'],
      '‘It should of course be FEWER’ lays down a rule, and ‘What do they teach them??’ complains about falling standards.',
    ),
    item(
      1,
      'What do the capitals in ‘EVENING CLASSES!!’ stand for?',
      'Stress and loudness in speech',
      ['The title of a book', 'The proper name of a person', 'The letters of an abbreviation'],
      'Writing online often imitates prosody. The capitals, like the doubled exclamation mark, show indignation at the ‘sign’.',
    ),
    item(
      2,
      'What is the function of ‘Not having a go!’ and ‘:)’ in Tunde_A’s first post?',
      'They reduce the threat to Penny’s face that a correction brings',
      [
        'They show that the facts about King Alfred are not meant seriously',
        'They invite the other members to take part in an attack on Penny',
        'They mark the end of the thread, so that no further reply is due',
      ],
      'Correcting somebody threatens her positive face. The denial and the emoticon make up for the tone that the written mode lacks; Penny answers ‘thank you’.',
    ),
    item(
      2,
      'How does marrow_king’s ‘did you not understand it’ challenge Penny?',
      'It implies that the sign was clear enough',
      [
        'It suggests that she has not read the sign by the till correctly',
        'It offers to explain to her what the words on the sign mean',
        'It asks for the opinion of members who have not yet written',
      ],
      'The question has an obvious answer: she understood it. Penny sees the implicature and replies ‘That is hardly the point’.',
    ),
    item(
      2,
      'What does ‘@Tunde_A’ do that a name in face-to-face talk may also do?',
      'It selects the addressee of a turn',
      [
        'It shows that the speaker is angry',
        'It reports another person’s words',
        'It takes the place of a pronoun in the clause',
      ],
      'In an asynchronous thread several people may have written in between. The symbol @ works like a vocative and selects who is addressed, here with ‘thank you’.',
    ),
    item(
      3,
      'How does marrow_king’s ‘about ten items i reckon’ work as a reply to ‘where do you stop?’',
      'It takes a rhetorical question literally, for comic effect',
      [
        'It answers a genuine question with the information required',
        'It repeats an earlier answer which had been overlooked',
        'It flouts the maxim of quality by stating what is plainly false',
      ],
      'Penny’s question expects no answer. By answering it with the number from the sign, ‘TEN ITEMS’, he makes fun of the slippery slope.',
    ),
    item(
      3,
      'What does sylvie.r’s ‘^ this’ show about cohesion in the thread?',
      'Reference depends on the layout of the screen',
      [
        'Reference depends on knowledge of earlier threads',
        'Reference depends on the gestures of the writers',
        'Reference depends on words in the same sentence',
      ],
      'The arrow points up to the post above, and the pronoun ‘this’ stands for the whole of it. In speech, such deixis would need a gesture.',
    ),
    item(
      4,
      'What does Tunde_A’s comparison with ‘wearing a tie’ contribute to the debate?',
      'It reconciles both sides by treating the rule as a matter of appropriateness',
      [
        'It supports Penny’s view that forms such as ‘less items’ show a lack of character',
        'It supports marrow_king’s view that there is no use in any rule at all',
        'It changes the subject from language to the dress that employers expect',
      ],
      'The simile grants that usage has social value (‘you know who’s looking’) but denies that it has moral value (‘Doesn’t make you a better person’). Penny accepts: ‘I can live with the tie.’',
    ),
    item(
      5,
      'What is the joke in marrow_king’s final post, and what does the bracket add?',
      'It puns on two words that sound alike, and the bracket shows that he knows it',
      [
        'It repeats Penny’s mistake, and the bracket corrects it in the standard form',
        'It contradicts the post above, and the bracket apologises for his rudeness',
        'It gives the wrong time, and the bracket withdraws the information again',
      ],
      '‘Till’ is both the preposition and the noun in ‘what time the till is open until’. ‘(sorry)’ is a mock apology that draws attention to the homonym.',
    ),
  ],
};

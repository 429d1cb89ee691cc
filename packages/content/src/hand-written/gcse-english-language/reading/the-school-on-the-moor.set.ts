import { item, passage } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'GCSE_ENGLISH_LANGUAGE',
  topicCode: 'READING',
  name: 'the-school-on-the-moor',
  audience: 'Years 9 to 11, reading older prose for the GCSE papers',
  syllabus: 'Reading 19th-century prose: inference, language, structure and viewpoint',
  passage: passage('The School on the Moor (in the manner of a memoir of the 1860s)', [
    'I was not quite nineteen when I was appointed mistress of the school at Garth Head, there being no other candidate. The vicar, who engaged me, was an honest man, and told me that the last mistress had stayed eleven days. ‘They are good children,’ he said, considering the matter, ‘when they are asleep.’',
    'The schoolroom was a barn that had been forgiven for it. There were three windows, set so high that nobody could be tempted to look out, and a stove which smoked if the wind was in the west, and sulked if it was not. On the wall hung a map of the Holy Land and a cane. I noticed that the map was faded, and that the cane was not.',
    'Forty-four children rose as I came in. They rose with a long, slow scraping, like a tide going out over stones, and it appeared to me that they took a professional interest in my shoes, my collar and my hands, as farmers do in a beast which has been brought to market and will not fetch its price. At the back a boy of thirteen or so, with a red neck and a torn sleeve, was the last to get up. He was a head taller than I.',
    'I had prepared a speech. It had in it the words Duty and Diligence, and I had practised it upon the road to a number of sheep, who heard it out with attention. I opened my mouth. At that moment the boy with the torn sleeve sneezed, the stove door fell off its hinge, and a hen, which must have been sitting behind it in the warm for some hours, walked down the middle of the room with her eyes half closed, like a dowager leaving a concert before the end.',
    'Nobody breathed. Forty-four faces turned from the hen to me, and I understood perfectly that the next minute would decide whether I stayed eleven days or eleven years. I might have reached for the cane. It was within a yard of my hand. I looked at the hen; I thought of the sheep; and I began, to my own horror, to laugh.',
    'It was the tall boy who caught her. He brought her to me with great gravity, under his arm. ‘That’s Martha, miss,’ he said. ‘She’s in the second class.’',
    'I entered her in the register. The cane I hung that evening in the coal-hole, where, for all I know, it is hanging still.',
  ]),
  items: [
    item(
      1,
      'Why was the narrator given the post?',
      'Nobody else had applied',
      [
        'She had taught at another school for eleven days',
        'The vicar had known her since she was a child',
        'The last mistress had recommended her',
      ],
      'She was appointed, ‘there being no other candidate’. ‘Eleven days’ is how long the last mistress stayed.',
    ),
    item(
      1,
      'To whom did the narrator practise her speech?',
      'To sheep',
      ['To the vicar', 'To the hen', 'To farmers'],
      'She had ‘practised it upon the road to a number of sheep’. The hen appears only in the schoolroom.',
    ),
    item(
      1,
      'What happened to the cane in the end?',
      'It was put away in the coal-hole',
      [
        'It was burned in the school stove',
        'It was returned to the vicar',
        'It was left hanging beside the map',
      ],
      'She tells us ‘The cane I hung that evening in the coal-hole’. It began on the wall with the map.',
    ),
    item(
      2,
      'What does the vicar imply with ‘when they are asleep’?',
      'The children behave badly in class',
      [
        'The children work so hard that they are tired',
        'The children have to walk a long way to school',
        'The children are good at home but not at church',
      ],
      'He calls them ‘good children’ and then limits this to the only time when they can do nothing wrong. The joke is a warning.',
    ),
    item(
      2,
      'What does ‘I noticed that the map was faded, and that the cane was not’ suggest?',
      'Punishment had been used more recently than geography',
      [
        'The school had recently bought a new cane and a new map',
        'The sun shone upon one side of the room only',
        'The narrator intended to make use of both objects',
      ],
      'The map is ‘faded’ by neglect while the cane looks in regular use. The narrator leaves the reader to draw the conclusion.',
    ),
    item(
      2,
      'What is the effect of comparing the children’s rising to ‘a tide going out over stones’?',
      'It makes their unwillingness to rise heard',
      [
        'It makes the schoolroom seem fresh',
        'It shows that the school lies near the coast',
        'It suggests that they are leaving',
      ],
      'The ‘long, slow scraping’ is like the drag of pebbles: the sound itself tells that they get up unwillingly.',
    ),
    item(
      2,
      'Why do the children study the narrator’s ‘shoes, my collar and my hands’?',
      'They are judging whether she is worth much',
      [
        'They admire the fashions of the town',
        'They are checking that she is clean and tidy',
        'They expect her to buy and sell animals',
      ],
      'They look ‘as farmers do in a beast which has been brought to market and will not fetch its price’: they have already formed a low opinion.',
    ),
    item(
      3,
      'What does the simile ‘like a dowager leaving a concert before the end’ add to the scene?',
      'A comic dignity, quite unlike the panic of the moment',
      [
        'A hint that the narrator would like to leave the school too',
        'A criticism of rich people who look down on teachers',
        'A feeling of sadness, since the bird is old and ill',
      ],
      'The hen walks slowly ‘with her eyes half closed’, like a grand old lady who finds the entertainment beneath her. Setting dignity against chaos makes the scene funny.',
    ),
    item(
      3,
      'Why is the sentence ‘Nobody breathed’ effective where it stands?',
      'Its shortness stops the rush of events and creates suspense',
      [
        'Its simple words show that the speaker is a young child',
        'Its exaggeration tells us that the smoke has become dangerous',
        'Its negative form shows that the children dislike the hen',
      ],
      'The sentence before it is long and crowded: sneeze, stove, hen. Two words bring everything to a halt before ‘the next minute would decide’.',
    ),
    item(
      4,
      'How does the boy’s remark ‘She’s in the second class’ mark a turning point?',
      'He offers the new teacher a joke, and with it acceptance',
      [
        'He tries to get the hen and himself out of punishment',
        'He shows that he cannot tell an animal from a pupil',
        'He challenges the teacher to prove that she is in charge',
      ],
      'He speaks ‘with great gravity’, sharing her laughter by keeping a straight face. She answers in kind: ‘I entered her in the register.’',
    ),
    item(
      5,
      'How is the narrator’s choice to laugh presented?',
      'As an impulse that she did not plan, but that won what force would have lost',
      [
        'As a clever plan, worked out during her long walk over the moor to the school',
        'As a weakness, which she regrets because it cost her the respect of the class',
        'As a habit of hers, which the vicar had noticed when he engaged her',
      ],
      'She laughs ‘to my own horror’, so it is no plan; but the cane ‘within a yard of my hand’ is never needed, and the tall boy helps her at once.',
    ),
  ],
};

import { item, passage } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'GCSE_ENGLISH_LANGUAGE',
  topicCode: 'READING',
  name: 'in-praise-of-getting-lost',
  audience: 'Years 9 to 11, reading modern non-fiction',
  syllabus: 'Reading non-fiction: purpose, tone, language and viewpoint',
  passage: passage('In Praise of Getting Lost (a newspaper column)', [
    'Last summer I threw my phone into a hedge. Not on purpose: I had tripped over a stile, and the little blue dot that had told me where I was for nine years sailed over the nettles and was gone. For about a minute I felt that I had gone with it.',
    'Then something odd happened. I looked up. There was a church tower, which could be walked towards. There was a sun, which had a habit, I dimly recalled, of setting in the west. There was a woman with a spaniel, who not only knew the way to Harcombe but drew it for me in the dust with her stick, adding, free of charge, the farm that sold plums. No app has ever told me about plums.',
    'I am not suggesting that we burn our satnavs. A lost ambulance is nobody’s idea of adventure. But a sense of direction is like a muscle: leave it in plaster for nine years and it does not rest, it wastes.',
    'So here is my modest proposal. One walk a week, leave the phone in a drawer. Take a wrong turning. Ask a stranger. You will be late, you will be muddy, and you will, I promise, have something to say for yourself when you get home.',
  ]),
  items: [
    item(
      1,
      'How did the writer lose the phone?',
      'It flew away in a fall',
      [
        'It was thrown away in anger',
        'It was left behind on a walk',
        'It was handed to a stranger with a spaniel',
      ],
      'The first sentence sounds deliberate, but the second explains ‘Not on purpose: I had tripped over a stile’.',
    ),
    item(
      1,
      'What is the writer’s main purpose?',
      'To persuade readers to walk sometimes without a phone',
      [
        'To warn readers about footpaths that are badly kept and dangerous',
        'To inform readers about the history of maps',
        'To complain about the price of mobile phones',
      ],
      'The story about the lost phone leads to ‘my modest proposal’: one walk a week without it. The other topics are not discussed.',
    ),
    item(
      2,
      'What does ‘For about a minute I felt that I had gone with it’ suggest?',
      'Without the phone the writer felt lost as a person',
      [
        'The writer had fallen into the hedge as well',
        'The writer wanted to climb after the phone',
        'The writer was badly hurt by the fall',
      ],
      'The phone with its blue dot had told the writer ‘where I was’ for so long that losing it felt like losing oneself.',
    ),
    item(
      2,
      'Why does the writer repeat ‘There was…’ three times in the second paragraph?',
      'To show how much help is near at hand',
      [
        'To show that the countryside is dull and always the same',
        'To show that the writer is confused and cannot think',
        'To list the things that the writer had lost',
      ],
      'The repetition (anaphora) presents ‘a church tower’, ‘a sun’ and ‘a woman with a spaniel’ one by one, like discoveries, after ‘I looked up’. They had been there all the time.',
    ),
    item(
      2,
      'What is the tone of ‘There was a sun, which had a habit, I dimly recalled, of setting in the west’?',
      'Gently self-mocking',
      ['Angry and bitter', 'Serious and scientific', 'Sad and regretful'],
      'Everybody knows where the sun sets. By pretending to have ‘dimly recalled’ it, the writer laughs at how helpless the phone had made them.',
    ),
    item(
      3,
      'Why does the writer include the sentence ‘A lost ambulance is nobody’s idea of adventure’?',
      'To admit a fair objection',
      [
        'To show that the writer once needed an ambulance',
        'To prove that satnavs often fail in emergencies',
        'To suggest that ambulances should not use satnavs',
      ],
      'The sentence concedes that navigation devices matter. Admitting this makes the writer seem reasonable, so that the ‘But’ which follows is more convincing.',
    ),
    item(
      3,
      'What does the comparison with a muscle ‘in plaster’ add to the argument?',
      'It makes an invisible loss easy to picture',
      [
        'It shows that walking is good for the muscles',
        'It proves that phones cause injuries',
        'It suggests that the damage is permanent',
      ],
      'Readers know that an arm comes out of plaster thin and weak: ‘it does not rest, it wastes’. The simile helps them imagine what happens to a skill that is never used.',
    ),
    item(
      4,
      'How do the sentences of the last paragraph help to persuade?',
      'Short commands lead to a promise that makes small discomforts seem worthwhile',
      [
        'Long descriptions delay the proposal and so create suspense',
        'Questions invite readers to doubt the proposal before it is made',
        'Figures and expert opinions show that most readers would enjoy such a walk',
      ],
      '‘Take a wrong turning. Ask a stranger.’ are crisp imperatives. The closing list of three admits ‘late’ and ‘muddy’ but ends on the reward.',
    ),
  ],
};

import { item, passage } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'GCSE_ENGLISH_LANGUAGE',
  topicCode: 'READING',
  name: 'by-the-new-railway',
  audience: 'Years 9 to 11, reading older non-fiction for the GCSE papers on writers’ viewpoints',
  syllabus: 'Reading 19th-century non-fiction: meaning, inference, language and viewpoint',
  passage: passage('By the New Railway (in the manner of a letter of 1838)', [
    'My dear Charlotte,',
    'I have done it. I have travelled thirty-one miles in one hour and ten minutes, and I am alive to hold the pen. You will tell me that Papa forbade it; but Papa forbade the umbrella, in his time, and lived to carry one.',
    'We were put, eight of us, into a sort of coach that had mislaid its horses, and the door was locked upon us by a man in green with a great many buttons. I did not care for the locking. An old gentleman opposite drew out his watch, laid it upon his knee, and regarded it with the expression of one who wishes to be exact about the moment of his death. Then there was a shriek, such as I never heard from any creature that had a throat to shriek with, and the platform, with my aunt waving upon it, was gently removed.',
    'I say that the platform was removed, for that is how it appeared. I had no sense of going. It was England that went. Hedges, which I have all my life considered to be stationary, ran past like dogs let off a chain; a church presented itself, thought better of it, and withdrew behind a hill. I looked for the faces of the people in the fields, as one does from the coach, and found that there were no faces, only colours. That, I confess, made me melancholy for the space of a mile. We are to go everywhere, it seems, and to meet nobody on the way.',
    'But oh, Charlotte, the speed! At the great embankment beyond Harrow Green the whole valley lay beneath us, with the river no wider than a ribbon on a bonnet, and I thought that so a swallow must see us every day, and what small, slow, anxious things we must appear. I laughed aloud. The old gentleman put his watch away and, after a struggle with himself, laughed too.',
    'At the terminus they unlocked us. My bonnet was black with smuts, and there was a hole the size of a sixpence burned in my second-best shawl. I have decided not to repair it. I shall keep the hole as other travellers keep a shell or a piece of marble, to prove that I was there.',
    'Burn this letter before Papa sees it.',
    'Your affectionate sister, Harriet',
  ]),
  items: [
    item(
      1,
      'How long did Harriet’s journey take?',
      'An hour and ten minutes',
      ['Thirty-one minutes', 'An hour and thirty-one minutes', 'About half an hour'],
      'Harriet writes that she travelled ‘thirty-one miles in one hour and ten minutes’. Thirty-one is the number of miles, not of minutes.',
    ),
    item(
      1,
      'What did the man in green do?',
      'He locked the passengers in',
      ['He waved from the platform', 'He drew out a watch and looked at it', 'He handed round buttons'],
      'The text says that ‘the door was locked upon us by a man in green’. The watch belongs to the old gentleman, and the buttons are on the man’s own coat.',
    ),
    item(
      1,
      'What was damaged during the journey?',
      'Harriet’s shawl',
      ['The old gentleman’s watch', 'Harriet’s umbrella', 'The door of the coach'],
      'A hole ‘the size of a sixpence’ was ‘burned in my second-best shawl’. The umbrella is mentioned only in the story about Papa.',
    ),
    item(
      2,
      'Why does Harriet mention the umbrella that Papa once forbade?',
      'To suggest that his fear of new things does not last',
      [
        'To remind Charlotte that it may rain on the journey',
        'To show that Papa has always given her good advice',
        'To admit that she should have listened to him this time',
      ],
      'Papa ‘forbade the umbrella, in his time, and lived to carry one’: he came round to that novelty, so he may come round to railways too.',
    ),
    item(
      2,
      'What does ‘a sort of coach that had mislaid its horses’ tell the reader?',
      'The railway carriage is still strange to Harriet',
      [
        'The horses had run away before the journey began',
        'The railway company had made a careless mistake',
        'Harriet would have preferred to travel by road',
      ],
      'She describes the new thing by what she knows: a ‘coach’ with something missing. The joke word ‘mislaid’ shows amusement, not a real loss of horses.',
    ),
    item(
      2,
      'What does the old gentleman’s expression suggest as he looks at his watch?',
      'He half expects to die',
      ['He is late for a meeting', 'He is proud of his watch', 'He is bored by waiting'],
      'He looks like ‘one who wishes to be exact about the moment of his death’. The exaggeration makes his fear comic.',
    ),
    item(
      2,
      'What is the effect of ‘Hedges … ran past like dogs let off a chain’?',
      'Things that never move seem suddenly wild and quick',
      [
        'The countryside seems to be full of dangerous animals',
        'The passengers seem to be chained to their seats',
        'The hedges seem to have been badly looked after',
      ],
      'Harriet has ‘considered’ hedges ‘to be stationary’. The simile gives them the sudden speed of dogs set free, so that the land appears to move instead of the train.',
    ),
    item(
      3,
      'What makes Harriet ‘melancholy for the space of a mile’?',
      'Fast travel cuts her off from all other human beings',
      [
        'She is already homesick for her sister and her aunt',
        'The people in the fields look poor and unhappy',
        'She fears that Papa will read about her journey',
      ],
      'She found ‘no faces, only colours’ and concludes that travellers are now ‘to meet nobody on the way’. Nothing is said about how the people in the fields feel.',
    ),
    item(
      3,
      'Why does the writer add that the old gentleman, ‘after a struggle with himself, laughed too’?',
      'To show that delight has overcome his fear',
      [
        'To show that he is laughing unkindly at Harriet',
        'To show that the danger of the journey is over',
        'To show that Harriet’s laughter has annoyed him',
      ],
      'At first he watches the minutes in dread; now he has ‘put his watch away’. The ‘struggle’ is between his dignity or fear and the joy of the speed.',
    ),
    item(
      4,
      'What does Harriet’s decision about the hole in her shawl reveal?',
      'She is proud of her adventure and treats the damage as a souvenir',
      [
        'She cannot afford to have her clothes repaired after paying for her ticket',
        'She wishes to complain to the railway and needs to keep the evidence',
        'She thinks that railway travel ruins what is beautiful and valuable',
      ],
      'She will keep the hole ‘as other travellers keep a shell or a piece of marble, to prove that I was there’. It is proof of an adventure, not ground for a complaint.',
    ),
    item(
      5,
      'Which statement describes Harriet’s view of the railway as a whole most exactly?',
      'Exhilaration, with a moment of regret at what speed leaves behind',
      [
        'Terror, which she hides from her sister under a series of light jokes',
        'Disapproval, which gives way to acceptance when she arrives safely',
        'Indifference to the machine itself, but pleasure in the company',
      ],
      '‘But oh, Charlotte, the speed!’ and ‘I laughed aloud’ carry the letter; the regret that one is ‘to meet nobody on the way’ lasts only ‘a mile’. Terror is the old gentleman’s feeling, not hers.',
    ),
  ],
};

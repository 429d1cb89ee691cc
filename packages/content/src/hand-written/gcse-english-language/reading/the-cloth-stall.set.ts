import { item, passage } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'GCSE_ENGLISH_LANGUAGE',
  topicCode: 'READING',
  name: 'the-cloth-stall',
  audience: 'Years 9 to 11, reading modern non-fiction for the GCSE papers on writers’ viewpoints',
  syllabus: 'Reading autobiography: character, inference, language and structure',
  passage: passage('The Cloth Stall (from an autobiography)', [
    'My grandmother sold cloth from a stall in Ridley Street market for thirty-eight years, and in all that time nobody ever paid the price on the label. The label was not a price. It was an opening remark.',
    'I was put to work there on Saturdays from the age of nine. My job was to hold the other end. You would not think there was much to it. But Nana Efua had a way of throwing a length of cloth, so that it left her hands folded and arrived in mine as a river: blue with gold fishes, or the deep red with the birds that she called ‘Sunday’; and if I did not catch it flat, with my thumbs up and my face, she said, open, the whole sale was lost. ‘They are not buying cloth,’ she told me. ‘They have cloth. They are buying how they will feel when they walk in.’',
    'She could neither read nor write English, and she did her sums on her fingers, under the counter, faster than the butcher’s till. She knew everyone. She knew who was marrying and who was mending; who wanted six yards and could pay for four. For these there was a procedure. She would measure out four, along the brass rule, with her lips moving. She would frown. She would lose count. ‘Kwame,’ she would say to me, in front of everybody, ‘why do you talk when I am counting?’ I had not opened my mouth. Then, in her annoyance, she would begin again from somewhere past the beginning, and when it was cut and wrapped it would always, by some accident, come to six.',
    'I did not see it. That is what I find hard to forgive. I stood there for five years, holding the other end, with my ears burning, and believed that I talked too much.',
    'It was the woman from the bakery who told me, at the funeral. She had on the red with the birds. She had been married in it, she said, and her daughter had been christened in a piece of it, and she had worked out many years later, on her own kitchen table with her own tape measure, what must have happened. ‘And you took the blame,’ she said, ‘so nicely. Every week. She was so proud of you. She said that you were the only one who understood the business.’',
    'I have sat on boards since then. I have been called, in print, a shrewd negotiator. But whenever anyone across a table names a figure, I hear a voice beside me, cross and warm, losing count on purpose; and I put my thumbs up, and try to keep my face open, and hold the other end.',
  ]),
  items: [
    item(
      1,
      'What was the narrator’s job at the stall?',
      'To hold one end of the cloth',
      [
        'To do the sums for his grandmother',
        'To write the prices on the labels',
        'To wrap the cloth when it was cut',
      ],
      'He says ‘My job was to hold the other end’. His grandmother did her sums ‘on her fingers, under the counter’.',
    ),
    item(
      1,
      'What did Nana Efua call the red cloth with the birds?',
      '‘Sunday’',
      ['‘River’', '‘Fishes’', '‘Ridley’'],
      'It is ‘the deep red with the birds that she called ‘Sunday’’. The river is the narrator’s own image, and the fishes are on the blue cloth.',
    ),
    item(
      1,
      'Who told the narrator the truth about the procedure?',
      'A woman from the bakery',
      ['The butcher at the market', 'His grandmother herself', 'A member of a board'],
      '‘It was the woman from the bakery who told me, at the funeral.’',
    ),
    item(
      2,
      'What does ‘It was an opening remark’ mean?',
      'The marked price was where bargaining began',
      [
        'The label carried a friendly greeting',
        'The stall had only just been opened',
        'The price was announced in a loud voice',
      ],
      '‘Nobody ever paid the price on the label’, so the number only opened a conversation about the real price.',
    ),
    item(
      2,
      'What does ‘it left her hands folded and arrived in mine as a river’ show?',
      'Her skill turned plain goods into something beautiful',
      [
        'Her hands were weak, so that the cloth often fell',
        'The cloth was wet because of the rain in the market',
        'The narrator was too small to fold cloth properly',
      ],
      'The metaphor of the ‘river’ catches how the cloth flows through the air and how grand it looked to a boy of nine.',
    ),
    item(
      2,
      'What does Nana Efua understand about her customers (‘They are not buying cloth’)?',
      'They want a feeling of pride and confidence',
      [
        'They want to pay as little as they possibly can',
        'They want to be entertained on a Saturday',
        'They want the same cloth as their neighbours',
      ],
      'She explains what they are buying: ‘how they will feel when they walk in’. Cloth itself they have already.',
    ),
    item(
      2,
      'What does the phrase ‘who was marrying and who was mending’ mean?',
      'Who had reason to celebrate and who had to make do',
      [
        'Who had quarrelled and who had made it up again',
        'Who was young and who was too old to work',
        'Who bought the blue cloth and who bought the red',
      ],
      'People who mend cannot afford new cloth; they are those who ‘wanted six yards and could pay for four’.',
    ),
    item(
      3,
      'Why did Nana Efua pretend to lose count?',
      'So that she could give without shaming anybody',
      [
        'So that she could charge for more than she gave',
        'So that the narrator would learn to be quiet',
        'So that the other customers would laugh',
      ],
      'The cloth ‘would always, by some accident, come to six’ although only four had been paid for. ‘By some accident’ is ironic: it was her plan to hide the gift.',
    ),
    item(
      3,
      'What does the narrator ‘find hard to forgive’?',
      'His own failure to notice what she was doing',
      [
        'His grandmother’s unfair remarks about his talking',
        'The customers’ silence about what they received',
        'The years of Saturdays that he lost at the stall',
      ],
      '‘I did not see it. That is what I find hard to forgive.’ He blames himself, who stood so near, and not her.',
    ),
    item(
      4,
      'What is moving about the woman’s words ‘you took the blame … so nicely’?',
      'He is thanked for a kindness that he did not know he was doing',
      [
        'He is teased for a mistake that had embarrassed him for many years',
        'He is blamed for a loss of money that his grandmother had to bear',
        'He is asked to forgive the women who had let him be scolded',
      ],
      'He thought that he ‘talked too much’; she and his grandmother thought he ‘understood the business’. The praise is undeserved and yet true, since he did his part.',
    ),
    item(
      5,
      'What is suggested by the return of ‘hold the other end’ in the last line?',
      'He tries to bring her generous way of dealing into his own work',
      [
        'He regrets that success has not given him work with his own hands',
        'He believes that those who negotiate well must learn to deceive others',
        'He still resents having been given the less important part to play',
      ],
      'The phrase first named a child’s task. Now, ‘across a table’, he hears her ‘losing count on purpose’ and keeps his ‘face open’: her lesson of kindness guides a ‘shrewd negotiator’.',
    ),
  ],
};

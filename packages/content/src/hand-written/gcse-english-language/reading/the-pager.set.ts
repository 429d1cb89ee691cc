import { item, passage } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'GCSE_ENGLISH_LANGUAGE',
  topicCode: 'READING',
  name: 'the-pager',
  audience: 'Years 9 to 11, comparing two sources on one theme',
  syllabus: 'Reading two non-fiction sources: viewpoint, language and comparison (rescue at sea)',
  passage: passage('The Pager (a magazine interview, with part of an older letter)', [
    'SOURCE A: a magazine article of today',
    'It lives on the windowsill, between the basil and the electricity bill: a black plastic box the size of a bar of soap. ‘People ask what I’m afraid of,’ says Nadia Hussain, ‘and they want me to say waves. I’ll tell you what I’m afraid of. I’m afraid of having the hairdryer on.’',
    'When the pager goes, Nadia has eight minutes. In that time she has to leave whatever she is doing (last year: two birthday cakes, a driving lesson and a wedding, fortunately not her own), run four hundred metres downhill and be sitting in a lifeboat with her helmet on. She is thirty-four and teaches chemistry. She is not paid for it. Nobody in the crew is.',
    'I had expected a storyteller. What I get is a woman who explains, patiently, as if to Year 7, that most shouts are dull. ‘A rubber dinghy. A dad who thought he’d film a seal. You go out, you bring him in, he’s embarrassed, you tell him he did the right thing to call. That’s it. That’s most of it.’ She gets up and turns the basil round.',
    'And the rest? She is quiet for so long that I look to see whether the recorder is working. ‘There was a night in November,’ she says. ‘A yacht, with two on board. We found the yacht.’ She does not say more, and I do not ask. Through the window the sea lies flat and blue to the edge of the world, like something on a biscuit tin, and neither of us is deceived by it.',
    'Why does she do it, then? I put the question as I am leaving, on the doorstep, where people answer questions. She thinks about it fairly. ‘When I was nine my uncle’s boat broke down off the point,’ she says. ‘We sat on the harbour wall, all of us, my gran with her beads. And a light came round the headland. That’s all. It was just a light, and it was coming towards us.’ Then the box on the windowsill makes a noise like an angry wren, and I am talking to an open door, and a pair of slippers, one of them still rocking.',
    'SOURCE B: from a keeper’s letter in the manner of 1862',
    'Toward two o’clock I saw a light, very low, to the south. It rose and was lost, and rose. It came on towards the reef for as long as a man might count fifty, and I counted; and then it turned. It turned, sir. I have not the words for how slowly. I called it down to Mr Rudd. He made no reply for a time, and then asked me to see whether there was tea. I regret the four minutes for which our lamp was out. I do not know how they could have been made fewer, but have thought about little else.',
  ]),
  items: [
    item(
      1,
      'Source A: what is Nadia’s paid work?',
      'Teaching chemistry',
      ['Steering a lifeboat', 'Growing herbs', 'Writing for a magazine'],
      'She ‘teaches chemistry’; for the lifeboat ‘She is not paid’. The basil is only a plant on the windowsill.',
    ),
    item(
      1,
      'Source A: how much time does Nadia have when the pager sounds?',
      'Eight minutes',
      ['Four minutes', 'Nine minutes', 'Thirty-four minutes'],
      '‘When the pager goes, Nadia has eight minutes.’ Four minutes belong to Source B, and thirty-four is her age.',
    ),
    item(
      1,
      'Source A: what did Nadia see from the harbour wall when she was nine?',
      'A light',
      ['A seal', 'A yacht', 'A rubber dinghy'],
      'She remembers that ‘a light came round the headland’. The seal and the dinghy belong to the ordinary shouts.',
    ),
    item(
      2,
      'Source A: why is Nadia ‘afraid of having the hairdryer on’?',
      'She might not hear the pager',
      [
        'She might cause a fire in the house',
        'She might be laughed at by the crew',
        'She might use too much electricity',
      ],
      'What she fears is to miss a call, not the ‘waves’ that people expect. The electricity bill is mere scenery.',
    ),
    item(
      2,
      'Source A: what is the effect of the list in brackets, ‘two birthday cakes, a driving lesson and a wedding, fortunately not her own’?',
      'It shows, lightly, how often the pager interrupts her life',
      [
        'It shows that she is popular and goes to many parties',
        'It criticises her for leaving her friends without a word',
        'It suggests that she invents reasons for missing lessons',
      ],
      'Each item is something that she had to ‘leave’; the list grows in importance and ends on a joke.',
    ),
    item(
      2,
      'Source A: what does Nadia’s turning the basil round suggest?',
      'She is playing down what she does',
      [
        'She is bored and wants the visitor to go',
        'She is looking for the pager behind the pot',
        'She is angry about the dad with the seal',
      ],
      'She has just said ‘That’s it. That’s most of it.’ and attends to a plant, as if rescue were as ordinary.',
    ),
    item(
      2,
      'Source A: what does ‘We found the yacht’ leave the reader to understand?',
      'The two people were not saved',
      [
        'The yacht had never been in danger',
        'The crew had searched in the wrong place',
        'The two people had gone home before',
      ],
      'There were ‘two on board’, and she names only the yacht. Her long quiet before and her silence afterwards say the rest.',
    ),
    item(
      3,
      'Source A: why is the sea compared with ‘something on a biscuit tin’?',
      'Its pretty calm looks false after what has been told',
      [
        'Its colour reminds Nadia of her grandmother’s kitchen',
        'Its surface is covered with small round waves',
        'Its beauty makes the writer forget Nadia’s story',
      ],
      'The picture is too sweet, and ‘neither of us is deceived by it’. The simile follows directly on the story of the night in November.',
    ),
    item(
      3,
      'How does each source use a light?',
      'As a sign that somebody may be saved',
      [
        'As a warning that a storm is on its way',
        'As a memory of a happy childhood',
        'As a signal that the danger is over',
      ],
      'In A the light ‘was coming towards us’, bringing help; in B the ship’s light ‘turned’ away from the reef. Only A’s is a memory of childhood.',
    ),
    item(
      4,
      'How are the speakers of the two sources alike?',
      'Both are troubled by what they could not do and say little of it',
      [
        'Both are proud of their skill and like to tell of their adventures',
        'Both are angry with those who put themselves into danger at sea',
        'Both are paid to watch the sea and hope to be given other work',
      ],
      'Nadia stops after ‘We found the yacht’; Pascoe ends with ‘I regret the four minutes’ and has ‘thought about little else’. Neither boasts.',
    ),
    item(
      5,
      'How do the endings of the two sources differ in their effect?',
      'A ends in sudden action that proves her words; B ends in a thought that will not let go',
      [
        'A ends with a question to the reader; B ends with an order to those who are in charge',
        'A ends in sorrow over those who were lost; B ends in joy over the ship that was saved',
        'A ends with a memory of her family; B ends with a comic remark about a cup of tea',
      ],
      'A breaks off with ‘an open door, and a pair of slippers, one of them still rocking’: she has gone to do what she spoke of. B’s keeper has ‘thought about little else’ than four minutes.',
    ),
  ],
};

import { item, passage } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'GCSE_ENGLISH_LANGUAGE',
  topicCode: 'READING',
  name: 'the-understudy',
  audience: 'Years 9 to 11, reading modern fiction for the GCSE papers on creative reading',
  syllabus: 'Reading 20th- and 21st-century fiction: language, structure and evaluation',
  passage: passage('The Understudy', [
    'There is a chair in the wings of the Alhambra, stage left, that nobody else will sit in. It has a split in the seat and one short leg, and for two hundred and eleven performances it had been Idris’s. From it he could see a slice of the stage about as wide as a door. In that slice, every night at eight minutes past nine, the great Desmond Vane stood still for eleven seconds, lifted his hand, and broke the heart of everyone in the building.',
    'Idris knew the part. He knew it as you know a staircase in the dark. He had said it to the mirror, to the cat, to the top deck of the 36; he had said it under his breath in that chair, half a second behind the real thing, like an echo practising to be a voice. Nobody had ever asked to hear it.',
    'At six on the Thursday, Moira from the company office came down the stairs too fast. She was holding her phone away from her, as one holds something that has leaked. ‘He’s at the hospital,’ she said. ‘He’s all right. It’s his knee. You’re on.’',
    'What surprised him was how ordinary everything insisted on being. The kettle boiled. Somebody had eaten the last of the ginger biscuits. Wardrobe took in the coat by four inches, and the pins went up his back like a small, careful animal. Above the dressing-room table, Vane’s cards and telegrams were stuck round the mirror, so that Idris, when he looked up, saw his own face with someone else’s good luck all about it.',
    'He did not remember the first two acts. He must have done them, because people made the noises people make. Then it was eight minutes past nine, and he was standing on a cross of white tape that he had never in his life seen from above, and the light was so strong that there was nothing beyond it, no house, no city, only a warm dark that was breathing.',
    'One, he counted. Two. At four he found that he was looking to his left, into the wings. There was the chair. It stood in its own thin slice of shadow, with the split in its seat, and it was empty; and it came to him, quite gently, that there was no one half a second ahead of him any more.',
    'He stopped counting. He lifted his hand.',
  ]),
  items: [
    item(
      1,
      'What is wrong with the chair in the wings?',
      'It has a split seat and one short leg',
      [
        'It stands where nobody can see the stage',
        'It is meant for the great Desmond Vane',
        'It is too wide to pass through the door',
      ],
      'The chair ‘has a split in the seat and one short leg’. From it Idris can see at least ‘a slice of the stage’.',
    ),
    item(
      1,
      'Why can Desmond Vane not perform?',
      'He has hurt his knee',
      ['He has forgotten his part', 'He has lost his voice', 'He has missed the bus'],
      'Moira says ‘He’s at the hospital’ and ‘It’s his knee’. Nothing is wrong with his voice or his memory.',
    ),
    item(
      1,
      'What does Wardrobe do to the coat?',
      'Makes it smaller',
      ['Makes it longer', 'Mends a split in it', 'Leaves it as it is'],
      'They ‘took in the coat by four inches’, so Vane is the bigger man. The split is in the chair.',
    ),
    item(
      2,
      'What does the simile ‘as you know a staircase in the dark’ tell us about how Idris knows the part?',
      'He knows it so well that he need not even think',
      [
        'He knows it only when the lights are out',
        'He knows it but is afraid of making a slip',
        'He knows the beginning better than the end',
      ],
      'Feet find familiar stairs without help from the eyes. That he says it ‘to the mirror, to the cat, to the top deck of the 36’ shows how the habit was formed.',
    ),
    item(
      2,
      'What does ‘Nobody had ever asked to hear it’ make the reader feel?',
      'Sympathy with a man whose skill and patience are overlooked',
      [
        'Annoyance with a man who does not push himself forward',
        'Doubt as to whether he has learned the part at all',
        'Relief that he has been spared an embarrassment',
      ],
      'The short sentence follows a list of the places where he has practised. After so much devotion the flat word ‘Nobody’ is painful.',
    ),
    item(
      2,
      'What does ‘as one holds something that has leaked’ suggest about Moira and her phone?',
      'The news on it is unwelcome to her',
      [
        'The phone has fallen into some water',
        'She would like Idris to answer the call',
        'She has kept the news secret for too long',
      ],
      'She is ‘holding her phone away from her’ as if the bad news might drip out of it. The comparison is not literal.',
    ),
    item(
      2,
      'Why does the writer mention the kettle and the ginger biscuits?',
      'To contrast small everyday things with a great moment',
      [
        'To show that the other actors have no respect for Idris',
        'To suggest that Idris is too hungry to act well',
        'To explain why the performance begins late',
      ],
      'Idris is surprised at ‘how ordinary everything insisted on being’. The world goes on as usual while his own is changing.',
    ),
    item(
      3,
      'What is the effect of Idris’s seeing ‘his own face with someone else’s good luck all about it’?',
      'It shows that he does not yet feel the place to be his',
      [
        'It shows that Vane has sent him cards and telegrams',
        'It shows that he is pleased at the other man’s accident',
        'It shows that he believes in old theatrical superstitions',
      ],
      '‘Vane’s cards and telegrams were stuck round the mirror’, so Idris sits within the frame of another man’s success, like a visitor.',
    ),
    item(
      3,
      'Who or what is the ‘warm dark that was breathing’?',
      'The audience',
      ['The empty theatre', 'The sleeping city', 'The actor’s own fear'],
      'Behind the strong light ‘there was nothing’ to be seen, but the ‘breathing’ betrays hundreds of people. ‘No house’ means that he cannot see them.',
    ),
    item(
      4,
      'What does Idris understand when he sees that the chair is empty?',
      'He is free at last to play the part in his own way',
      [
        'He has been abandoned by his friends in the wings',
        'He will never again be given a chance like this',
        'He has forgotten how many seconds he must wait',
      ],
      'There is ‘no one half a second ahead of him any more’: the ‘echo practising to be a voice’ has become a voice. ‘Quite gently’ excludes the idea of being abandoned.',
    ),
    item(
      5,
      'How does the structure of the passage prepare for its last two sentences?',
      'The chair, the seconds and the hand return, and their meaning is reversed',
      [
        'The chair, the coat and the cards are described, and then they are all forgotten',
        'The story begins in the past, moves into the future and ends in the present',
        'The tension is raised by danger and is then relieved by an unexpected joke',
      ],
      'At the start Idris in the chair watches Vane who ‘stood still for eleven seconds, lifted his hand’. At the end the chair is ‘empty’, and it is Idris who ‘lifted his hand’, no longer counting.',
    ),
  ],
};

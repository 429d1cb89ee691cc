import { item, passage } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'ELEVEN_PLUS_ENGLISH',
  topicCode: 'COMPREHENSION',
  name: 'the-cave-at-low-tide',
  audience: 'Year 5 and 6 pupils who prepare for GL and CEM papers',
  syllabus: 'A short passage: retrieval, inference and language',
  passage: passage('The Cave at Low Tide', [
    '“Ten minutes,” said Nell, looking at the strip of wet sand. “In and out. The tide won’t turn until noon.”',
    'Idris was not so sure. The cave yawned in the cliff like the mouth of something that had not been fed for a long time. Still, he switched on his torch and followed his cousin inside, for he would rather be frightened with her than safe and alone.',
    'The floor sloped upwards. Water dripped from the roof, each drop ticking on the stones like a clock. Nell strode ahead, humming, and ran her fingers along the wall as if it were the side of a friendly horse.',
    'Then she stopped humming.',
    '“Idris,” she said slowly, “look at the seaweed.”',
    'He lifted the torch. Weed hung from the rocks beside his knees, beside his shoulders, and from a ledge above his head. It was green, glossy and dripping wet.',
    'Neither of them spoke. Behind them the sound of the sea had changed. It no longer sighed; it muttered, and it was nearer.',
    '“My watch,” whispered Nell, holding it to her ear. “It’s stopped.”',
    '“Not back, then,” said Idris, and he was surprised to hear how steady his voice was. He swung the beam round to where the floor climbed into the dark. “Up. And hold on to my coat.”',
  ]),
  items: [
    item(
      1,
      'Why does Nell think at first that it is safe to explore the cave?',
      'She believes that the tide will not turn before noon.',
      [
        'She has explored the cave many times before.',
        'She knows of a second way out of the cave.',
        'She has been told that the cave is never flooded.',
        'She can see that the cave is dry inside.',
      ],
      'Nell says, “The tide won’t turn until noon.” The passage mentions no earlier visit and no second way out.',
    ),
    item(
      1,
      'Why does Idris follow Nell into the cave?',
      'He does not want to be left by himself.',
      [
        'He wants to show that he is braver than Nell.',
        'He has stopped worrying about the tide.',
        'He has promised to look after his cousin.',
        'He is the only one who has a torch.',
      ],
      'The passage says that he ‘would rather be frightened with her than safe and alone’. He is still worried, but being alone would be worse.',
    ),
    item(
      2,
      'The cave is said to be ‘like the mouth of something that had not been fed for a long time’. What does this suggest about the cave?',
      'It seems ready to swallow anyone who goes in.',
      [
        'It has not been visited for many years.',
        'It smells of food that has been left to rot.',
        'It is the home of a large, dangerous animal.',
        'It is too narrow for anybody to go in.',
      ],
      'The simile makes the cave seem like a hungry creature with its mouth open, which warns the reader of danger. No real animal lives there.',
    ),
    item(
      3,
      'Why is the wet seaweed above Idris’s head important?',
      'It shows how high the sea rises inside the cave.',
      [
        'It shows that it has been raining heavily.',
        'It shows which way leads out of the cave.',
        'It shows that somebody has been there before them.',
        'It shows that the floor of the cave is slippery.',
      ],
      'Seaweed lives where the sea covers it. Fresh wet weed above his head means that the water fills the cave that far at high tide.',
    ),
    item(
      3,
      'How does Idris change in the course of the passage?',
      'He begins as a nervous follower and becomes a calm leader.',
      [
        'He begins as a brave leader and becomes a frightened follower.',
        'He begins full of excitement and ends up bored.',
        'He begins by trusting Nell and ends up angry with her.',
        'He begins by being careful and becomes careless.',
      ],
      'At first he is ‘not so sure’ and follows Nell. At the end his voice is ‘steady’, he decides where to go and tells Nell to hold on to his coat.',
    ),
  ],
};

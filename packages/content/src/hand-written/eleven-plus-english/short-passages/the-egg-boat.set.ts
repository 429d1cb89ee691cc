import { item, passage } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'ELEVEN_PLUS_ENGLISH',
  topicCode: 'COMPREHENSION',
  name: 'the-egg-boat',
  audience: 'Year 5 and 6 pupils who prepare for GL and CEM papers',
  syllabus: 'A short passage: retrieval, inference and language',
  passage: passage('The Egg Boat', [
    'Every Saturday Mr Tan rowed across the lake to sell his eggs, and every Saturday Wen sat in the back of the boat and counted them. It was not really necessary. Mr Tan always knew how many there were. But counting kept her hands still, and still hands, he said, were the best friends that an egg could have.',
    'This morning the mist lay so thick on the water that the far bank had disappeared. Even the oars seemed to end in nothing. “How do you know the way?” Wen whispered. It was a morning for whispering.',
    'Mr Tan stopped rowing. “Listen,” he said.',
    'At first there was only the drip from the oars. Then, a long way off to the left, a dog barked twice. “That is Old Chow at the ferry house,” said Mr Tan. A bell rang, thin and clear. “And that is the school. So the market is between them.” He pulled once on the right oar, and the boat turned its nose towards a place that nobody could see.',
    'Wen forgot to count. She closed her eyes, and for the first time in her life she heard where she was.',
  ]),
  items: [
    item(
      1,
      'Why does Mr Tan cross the lake every Saturday?',
      'to sell eggs',
      ['to catch fish', 'to go to school', 'to visit the ferry house', 'to feed his dog'],
      'The first sentence says that he ‘rowed across the lake to sell his eggs’.',
    ),
    item(
      1,
      'Where does Wen sit?',
      'in the back of the boat',
      ['in the front of the boat', 'next to Mr Tan', 'on the bank of the lake', 'on a box of eggs'],
      'The text says that Wen ‘sat in the back of the boat’.',
    ),
    item(
      1,
      'What makes it hard to see the far bank?',
      'thick mist',
      ['heavy rain', 'darkness', 'high waves', 'tall reeds'],
      'In the second paragraph the mist ‘lay so thick on the water that the far bank had disappeared’.',
    ),
    item(
      1,
      'Which animal does Mr Tan hear?',
      'a dog',
      ['a duck', 'a hen', 'a horse', 'a frog'],
      'A dog barks twice: it is Old Chow at the ferry house. The hens that laid the eggs are not in the story.',
    ),
    item(
      2,
      'Why does Mr Tan let Wen count the eggs?',
      'It stops her from fidgeting.',
      [
        'He cannot count very well.',
        'He thinks some were stolen.',
        'It helps her with her lessons.',
        'The market asks for a number.',
      ],
      'He ‘always knew how many there were’, but counting ‘kept her hands still’, so the eggs were safe.',
    ),
    item(
      4,
      'What does ‘she heard where she was’ suggest?',
      'She had learnt to find her place by sounds.',
      [
        'She was told by Mr Tan where they were.',
        'She was so tired that she began to dream.',
        'She could see better with her eyes closed.',
        'She heard that somebody at the market called.',
      ],
      'Mr Tan has shown her how the bark and the bell tell him the way. With her eyes closed she now does the same.',
    ),
  ],
};

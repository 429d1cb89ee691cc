import { item, passage } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'ELEVEN_PLUS_ENGLISH',
  topicCode: 'COMPREHENSION',
  name: 'the-elephant-on-the-ice',
  audience: 'Year 5 and 6 pupils who prepare for GL and CEM papers',
  syllabus: 'A short passage: retrieval, inference and language',
  passage: passage('The Elephant on the Ice', [
    'London, February 1814',
    'For weeks the cold had gripped the city, and on the first day of February the River Thames stopped moving. Between Blackfriars Bridge and London Bridge it lay in great grey slabs, frozen together like badly mended crockery.',
    'By noon a town had sprung up on it. There were tents made of sails and oars, stalls of gingerbread and roast mutton, swings, skittles, and even a printing press that sold a verse to remember the day by. People named the widest path the City Road.',
    'Joseph Pike watched all this from the steps with his father, who was a waterman. On any other day Father rowed passengers across the river for a few pence. Today nobody needed a boat.',
    '“Then how shall we eat?” asked Joseph.',
    'Father smiled for the first time that week. He picked up a plank and laid it from the bottom step across the gap of black water at the river’s edge.',
    '“That ice may belong to the King,” he said, “but this plank belongs to me. Twopence to step on, Joseph, and twopence to step off.”',
    'They had taken nine shillings when the crowd fell silent. Down the far bank, on a rope, came an elephant. It set one enormous foot on the ice. It paused, as a bather tests the water, and thousands of people held their breath.',
    'Then it walked across, as calmly as if it were going to church.',
  ]),
  items: [
    item(
      1,
      'How did Joseph’s father usually earn his living?',
      'by rowing people across the river',
      [
        'by selling water in the streets',
        'by catching fish in the Thames',
        'by printing verses to sell',
        'by mending broken crockery',
      ],
      'The passage says that ‘on any other day Father rowed passengers across the river’. That was the work of a waterman.',
    ),
    item(
      2,
      'What does ‘frozen together like badly mended crockery’ tell the reader about the ice?',
      'Its surface was uneven, and the joins could be seen.',
      [
        'Its surface was smooth and shone like a plate.',
        'It was as clear as glass all the way down.',
        'It was covered with broken cups and dishes.',
        'It had been repaired by the people of London.',
      ],
      'A badly mended plate has rough, visible joins. The simile shows that the slabs of ice had frozen to one another unevenly.',
    ),
    item(
      2,
      'Why does Father smile when he picks up the plank?',
      'He has thought of a new way to earn money.',
      [
        'He has seen the elephant on the far bank.',
        'He is looking forward to a day’s holiday.',
        'He wants to hide from Joseph that he is afraid.',
        'He has been paid for lending his boat.',
      ],
      'Joseph asks how they will eat, since nobody needs a boat. Father’s answer is the plank: people must pay to walk over it to the ice and back.',
    ),
    item(
      3,
      'Why do the people hold their breath?',
      'They are waiting to see whether the ice will hold.',
      [
        'They are afraid that the elephant will attack them.',
        'They are trying not to breathe the freezing air.',
        'They are too polite to make a noise in public.',
        'They are disappointed by the size of the elephant.',
      ],
      'The elephant has put one foot on the ice and pauses ‘as a bather tests the water’. Everybody is tense, because such a weight might break the ice.',
    ),
    item(
      4,
      'What do Father’s words about the King and the plank show about him?',
      'He is quick-witted and has a sense of humour.',
      [
        'He is timid and obeys every rule.',
        'He is lazy and leaves the work to Joseph.',
        'He is proud and quick to lose his temper.',
        'He is foolish and wastes what he has.',
      ],
      'He quickly finds a way to live when his trade has stopped, and he jokes about it by comparing his one plank with the ice that belongs to the King.',
    ),
  ],
};

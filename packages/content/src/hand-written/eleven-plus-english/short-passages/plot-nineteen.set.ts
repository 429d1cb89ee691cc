import { item, passage } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

const topic = { subjectCode: 'ELEVEN_PLUS_ENGLISH', topicCode: 'COMPREHENSION' } as const;

export const set: WrittenSet = {
  ...topic,
  name: 'plot-nineteen',
  audience: 'Year 5 and 6 pupils who prepare for GL and CEM papers',
  syllabus: 'A short passage: retrieval, inference and language',
  passage: passage('Plot Nineteen', [
    'The key to Plot Nineteen came in an envelope with a smear of mud on it, and Dad held it up as though it were the key to a castle. “Our own land,” he announced. Samira looked at the land. It was the size of a tennis court and appeared to be growing mattresses.',
    'There were two of them, sagging among the nettles, and beyond them a bath, a bicycle without wheels and something that might once have been a shed. Mum said nothing in the way that she had of saying nothing. Only Samira’s little brother was delighted. He had already found a worm and named it Kevin.',
    'They came every Saturday in March. On the first they filled a skip; on the second they filled another. By the third Samira had blisters in the shapes of the handle of her spade, and she had begun to hate the tall, silent man on Plot Twenty, whose onions stood in rows like a well-drilled army and who never so much as nodded.',
    'On the fourth Saturday it rained, and they arrived to find that somebody had been there before them. A strip of earth along the fence had been dug over, finely, like cake crumbs, and in it, in a perfectly straight line, stood twelve small onion plants. A stick at the end held a seed packet with four words in pencil on the back: Start small. Then water.',
    'Samira looked across the fence. The tall man was hoeing with his back to them, and he went on hoeing. But when she shouted her thanks, the hoe stopped for just a moment, and he lifted one muddy thumb.',
  ]),
  items: [
    item(
      1,
      'How many onion plants had somebody planted?',
      'Twelve',
      ['Four', 'Two', 'Nineteen', 'Twenty'],
      'The fourth paragraph says that ‘twelve small onion plants’ stood in the strip.',
    ),
    item(
      2,
      'What does ‘appeared to be growing mattresses’ show about Samira’s first view of the plot?',
      'She finds it a rubbish-covered disappointment',
      [
        'She believes mattresses are plants',
        'She cannot wait to start',
        'She thinks that it is a castle',
        'She wants to sleep',
      ],
      'The joke shows what she sees: not land but a dump, quite unlike the castle that Dad’s manner promises.',
    ),
    item(
      2,
      'Mum ‘said nothing in the way that she had of saying nothing’. What does this suggest?',
      'Her silence made it clear that she was not pleased',
      [
        'She had lost her voice',
        'She was too happy to speak',
        'She had not noticed the rubbish',
        'She was talking to Samira’s brother',
      ],
      'It is a silence with a meaning that the family knows: she disapproves.',
    ),
    item(
      3,
      'Which word describes the man on Plot Twenty best by the end of the story?',
      'Shy but kind',
      ['Proud and mean', 'Friendly and talkative', 'Angry but fair', 'Lazy but clever'],
      'He never speaks or even nods, yet he has dug and planted for them and answers with a raised thumb: reserved, and generous.',
    ),
    item(
      3,
      'What does the simile ‘like a well-drilled army’ tell us about the onions?',
      'They were planted in neat, straight rows',
      [
        'They were very old',
        'They were dangerous to eat',
        'They were covered in mud',
        'They were guarded by a fence',
      ],
      'A well-drilled army stands in exact lines, so the comparison shows how orderly the rows are.',
    ),
    item(
      4,
      'Why do you think that the man wrote ‘Start small. Then water.’?',
      'He had seen them tiring themselves out and wanted to help',
      [
        'He wanted them to leave',
        'He was selling seeds',
        'He thought that they disliked onions',
        'He had written it for himself',
      ],
      'The family has been clearing the whole plot at once until Samira has blisters. His advice is to begin with a little and look after it.',
    ),
  ],
};

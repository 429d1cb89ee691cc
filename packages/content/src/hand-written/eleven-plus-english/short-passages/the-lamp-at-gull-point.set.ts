import { item, passage } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

const topic = { subjectCode: 'ELEVEN_PLUS_ENGLISH', topicCode: 'COMPREHENSION' } as const;

export const set: WrittenSet = {
  ...topic,
  name: 'the-lamp-at-gull-point',
  audience: 'Year 5 and 6 pupils who prepare for GL and CEM papers',
  syllabus: 'A short passage: retrieval, inference and language',
  passage: passage('The Lamp at Gull Point', [
    'Nobody had asked Wren to climb the lighthouse stairs that night. Grandpa was asleep in his chair, his boots still wet, and the radio muttered about gales to itself. But the beam that ought to have swept across the ceiling every eleven seconds had not come. She counted again. Eleven. Twelve. Thirteen.',
    'There were one hundred and fifty-two steps, and the wind leaned on every window she passed. By the third landing her torch had begun to fade from white to the colour of weak tea. She shook it, and it obliged with a final, grudging glow.',
    'In the lamp room the great glass eye stood dark. Out at sea a single light rose and dipped, rose and dipped, much too close to the rocks that the fishermen called the Teeth. Wren’s mouth went dry. She knew where the spare fuse was kept: in the tobacco tin, behind the logbook, where it had been since before her mother was born.',
    'Her fingers, which had been clumsy with cold all the way up, became suddenly clever. Click. A hum. Then the room filled with gold, and the beam strode out over the water like someone who had overslept and was determined to make up for it. Far below, the little light stopped, seemed to think, and turned away.',
    'In the morning Grandpa examined the empty tobacco tin for a long time. “Fuses don’t change themselves,” he said at last, and poured her tea into the mug with the anchor on it: his own.',
  ]),
  items: [
    item(
      1,
      'How did Wren first know that something was wrong?',
      'The beam did not cross the ceiling when it should have',
      [
        'The radio warned her about the lamp',
        'Her grandfather called out in his sleep',
        'She saw a ship strike the rocks',
        'Her torch stopped working',
      ],
      'The first paragraph says that the beam ‘ought to have swept across the ceiling every eleven seconds’ and ‘had not come’.',
    ),
    item(
      2,
      'What does ‘the colour of weak tea’ tell us about the torch?',
      'Its light had become dim and brownish',
      [
        'It had been dropped into a drink',
        'It was getting too hot to hold',
        'It had become brighter',
        'It was painted brown',
      ],
      'The light fades ‘from white to the colour of weak tea’: it turns dim and yellow-brown as the battery runs down.',
    ),
    item(
      2,
      'Why did Wren’s mouth go dry?',
      'She was afraid for the boat near the rocks',
      [
        'She had climbed so many steps without a drink',
        'The lamp room was hot',
        'She had swallowed dust from the logbook',
        'She was afraid of what Grandpa would say',
      ],
      'The sentence follows the light that is ‘much too close to the rocks’. A dry mouth shows her fear.',
    ),
    item(
      3,
      '‘The beam strode out over the water like someone who had overslept.’ Which two techniques are used here?',
      'Personification and a simile',
      [
        'Alliteration and a metaphor',
        'Onomatopoeia and a simile',
        'Rhyme and personification',
        'Exaggeration and alliteration',
      ],
      'The beam ‘strode’ as a person does (personification) and is compared with someone by the word ‘like’ (simile).',
    ),
    item(
      3,
      'What does Grandpa’s giving Wren his own mug suggest?',
      'He knows what she did and is proud of her',
      [
        'He has broken all the other mugs',
        'He is cross that the tin is empty',
        'He thinks she looks cold',
        'He has decided to leave the lighthouse',
      ],
      'He has looked at the empty tin and said that fuses ‘don’t change themselves’. Giving her his own mug is his quiet way of honouring her.',
    ),
    item(
      4,
      'Which word is closest in meaning to ‘grudging’ as it is used in the second paragraph?',
      'unwilling',
      ['cheerful', 'steady', 'sudden', 'dazzling'],
      'The torch gives its last light as if it did not want to: a ‘grudging’ glow is an unwilling one.',
    ),
  ],
};

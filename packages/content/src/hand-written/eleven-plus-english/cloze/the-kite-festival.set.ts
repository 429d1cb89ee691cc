import { item, passage } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'ELEVEN_PLUS_ENGLISH',
  topicCode: 'CLOZE',
  name: 'the-kite-festival',
  audience: 'Year 5 and 6 pupils who prepare for GL and CEM papers',
  syllabus: 'Choosing verbs, prepositions and adjectives in a story',
  passage: passage('The Kite with No Tail', [
    'Rafiq’s kite was by far the (1) ____ on the beach. It was made of brown paper and garden canes, and its tail had come off (2) ____ the bus. On either side of him were dragons, parrots and an octopus whose arms, (3) ____ from silk, were longer than a car.',
    '“Never mind,” said his sister. “It’s the (4) ____ part that counts.”',
    'The first competition was for the most beautiful kite, and the octopus won it. The second was for the largest, and the octopus won that, too. But by three o’clock the wind had (5) ____, until the flags along the pier hung like washing. One by one the dragons sank. The parrots dived (6) ____ the sea. The octopus, which weighed as much as a sofa, (7) ____ with a sigh on top of the judges.',
    'There was one prize left. It was for the kite that stayed up longest, and high above the empty beach, (8) ____ to anything that you could see, something small and brown was still climbing, as (9) ____ as a thought.',
  ]),
  items: [
    item(
      1,
      'Which words best fit gap 1?',
      'plainest',
      ['plainer', 'plain', 'planes', 'more plain'],
      '‘By far the’ is followed by the superlative: ‘the plainest’. ‘Planes’ sounds like ‘plains’ but flies in another way.',
    ),
    item(
      1,
      'Which words best fit gap 2?',
      'on',
      ['in the', 'at', 'over', 'along'],
      'We travel ‘on’ a bus, a train or a ship, but ‘in’ a car or a taxi.',
    ),
    item(
      3,
      'Which words best fit gap 3?',
      'sewn',
      ['sown', 'sewed up', 'so', 'sewing'],
      '‘Sewn’ comes from ‘sew’, to work with a needle. ‘Sown’, which sounds the same, comes from ‘sow’, to scatter seed.',
    ),
    item(
      1,
      'Which words best fit gap 4?',
      'flying',
      ['flown', 'flies', 'flew', 'flight of'],
      'The part that counts is that in which they fly: ‘the flying part’. ‘Flown’ describes something that has been carried by air.',
    ),
    item(
      2,
      'Which words best fit gap 5?',
      'dropped',
      ['fell over', 'lowered itself', 'declined to', 'raised'],
      'When the wind grows weaker, it ‘drops’. The flags that hang ‘like washing’ show that it did not rise.',
    ),
    item(
      1,
      'Which words best fit gap 6?',
      'into',
      ['in to', 'onto of', 'among', 'between'],
      'They fell from the air and went under the water: they dived ‘into’ the sea.',
    ),
    item(
      2,
      'Which word best fits gap 7?',
      'collapsed',
      ['collected', 'collided', 'concluded', 'corrected'],
      'To collapse is to fall down suddenly. ‘Collided’ would be followed by ‘with the judges’.',
    ),
    item(
      4,
      'Which word best fits gap 8?',
      'attached',
      ['attacked', 'attracted', 'attained', 'attended'],
      '‘Attached to’ means fastened to. No string could be seen. ‘Attracted’ would mean that it was drawn towards something.',
    ),
    item(
      2,
      'Which word best fits gap 9?',
      'light',
      ['lighter', 'lightly', 'lightest', 'lightning'],
      'The plain adjective goes between ‘as’ and ‘as’, and describes the brown thing: ‘as light as a thought’. ‘Lightly’ would have to describe an action.',
    ),
  ],
};

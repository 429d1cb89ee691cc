import { item, passage } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

const topic = { subjectCode: 'ELEVEN_PLUS_ENGLISH', topicCode: 'COMPREHENSION' } as const;

const lighthouse: WrittenSet = {
  ...topic,
  name: 'the-lamp-at-gull-point',
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

const octopus: WrittenSet = {
  ...topic,
  name: 'the-cleverest-arms-in-the-sea',
  passage: passage('The Cleverest Arms in the Sea', [
    'If intelligence were measured by how many places an animal can think in, the octopus would win. Fewer than half of its nerve cells are found in its brain; the rest run through its eight arms, so that each arm can taste, touch and decide for itself. An arm may be busy opening a shell while its owner is looking the other way.',
    'An octopus has three hearts and blue blood, and no bones at all. The only hard part of its body is a beak like a parrot’s. Wherever the beak will fit, the rest can follow: a large octopus can pour itself through a hole no wider than a coin. Aquarium keepers have learned this the hard way. In 2016 an octopus named Inky squeezed through a gap in his tank in New Zealand, slid across the floor and vanished down a drainpipe that led to the sea.',
    'Perhaps the strangest of its skills is its disguise. Thousands of tiny bags of colour lie in its skin, and by stretching or shrinking them it can turn from sandy brown to stormy grey in less than a second. Muscles raise the skin into bumps and spikes, so that it matches not only the colour of a rock but the feel of it. Yet most octopuses appear to be colour-blind. How they match shades that they cannot see is a puzzle that scientists are still working on.',
    'For all its talents, an octopus leads a short and lonely life. Many kinds live for no more than two years, and a mother that has laid her eggs guards them without eating until they hatch. Then she dies. No octopus is ever taught by its parents; everything it knows, it works out for itself.',
  ]),
  items: [
    item(
      1,
      'What is the only hard part of an octopus?',
      'Its beak',
      ['Its skull', 'Its shell', 'Its suckers', 'Its backbone'],
      'The second paragraph says, ‘The only hard part of its body is a beak like a parrot’s.’',
    ),
    item(
      1,
      'Where did the drainpipe that Inky used lead?',
      'To the sea',
      ['To another tank', 'To the street', 'To a river', 'To the keepers’ office'],
      'Inky ‘vanished down a drainpipe that led to the sea’.',
    ),
    item(
      2,
      'Why can an arm open a shell while the octopus looks the other way?',
      'The arms have nerve cells of their own and can act by themselves',
      [
        'The octopus has eyes on each arm',
        'The shell opens when it is touched',
        'Another octopus guides the arm',
        'The brain is near the beak',
      ],
      'Most of the nerve cells ‘run through its eight arms’, so each arm can ‘decide for itself’.',
    ),
    item(
      3,
      'What is surprising about the octopus’s disguise, according to the passage?',
      'It matches colours that it probably cannot see',
      [
        'It works only on sand',
        'It takes several minutes',
        'It changes the shape of its beak',
        'It is learned from its mother',
      ],
      'Most octopuses ‘appear to be colour-blind’, which makes their matching of shades a puzzle.',
    ),
    item(
      3,
      'In the phrase ‘learned this the hard way’, what had the keepers learned?',
      'An octopus can escape through a very small gap',
      [
        'The beak of an octopus is hard',
        'Octopuses dislike coins',
        'An octopus can break glass',
        'Drainpipes must be cleaned often',
      ],
      '‘This’ is what has just been explained: the whole body can follow wherever the beak will fit. They learned it when an animal escaped.',
    ),
    item(
      4,
      'What is the main purpose of the last paragraph?',
      'To show that its life is hard in spite of its abilities',
      [
        'To explain how eggs are laid',
        'To warn readers not to keep octopuses',
        'To compare octopuses with human parents',
        'To prove that octopuses are not clever',
      ],
      'The paragraph turns with ‘For all its talents’ to the short, lonely life of the octopus: a contrast with what went before.',
    ),
  ],
};

const allotment: WrittenSet = {
  ...topic,
  name: 'plot-nineteen',
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

export const comprehensionPractice: readonly WrittenSet[] = [lighthouse, octopus, allotment];

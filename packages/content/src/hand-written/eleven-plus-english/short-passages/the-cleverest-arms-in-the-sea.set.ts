import { item, passage } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

const topic = { subjectCode: 'ELEVEN_PLUS_ENGLISH', topicCode: 'COMPREHENSION' } as const;

export const set: WrittenSet = {
  ...topic,
  name: 'the-cleverest-arms-in-the-sea',
  audience: 'Year 5 and 6 pupils who prepare for GL and CEM papers',
  syllabus: 'A short passage: retrieval, inference and language',
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

import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'GCSE_PHYSICS',
  topicCode: 'SPACE_PHYSICS',
  name: 'contexts-easy',
  audience: 'Year 10-11, AQA, Edexcel and OCR',
  syllabus: 'The solar system, stars and the universe: first questions in context',
  items: [
    item(
      1,
      'A pupil lists the Sun, Venus, the Moon and Halley’s comet. Which of them is a star?',
      'The Sun',
      ['Venus', 'The Moon', 'Halley’s comet'],
      'Only the Sun emits light from nuclear fusion. The others reflect sunlight.',
    ),
    item(
      1,
      'A weather satellite and the Moon both orbit the Earth. Which statement is right?',
      'Only the Moon is a natural satellite',
      [
        'Only the Moon stays up by gravity',
        'Only the weather satellite is in orbit',
        'Both are artificial satellites',
      ],
      'Artificial satellites are made by people. The Moon is a natural satellite, and gravity keeps both in orbit.',
    ),
    item(
      1,
      'Which of these is in order of size, the smallest first?',
      'Planet, star, galaxy',
      ['Star, planet, galaxy', 'Galaxy, star, planet', 'Planet, galaxy, star'],
      'A planet is far smaller than a star, and a galaxy contains billions of stars.',
    ),
    item(
      1,
      'Which two elements take part in and are made by fusion in the Sun’s core, in this order?',
      'Hydrogen, helium',
      ['Helium, hydrogen', 'Oxygen, carbon', 'Hydrogen, iron'],
      'In the Sun hydrogen nuclei join to form helium nuclei, and energy is released.',
    ),
    item(
      1,
      'What pulls the dust and gas of a nebula together when a star begins to form?',
      'Gravity',
      ['Magnetism', 'Friction', 'Air pressure'],
      'Gravity pulls the particles together, and they become hotter until fusion starts.',
    ),
    item(
      1,
      'Light from a distant galaxy has a longer wavelength than the same light in a laboratory. How does the galaxy move?',
      'Away from us',
      ['Towards us', 'In a circle round us', 'It does not move'],
      'A longer wavelength is a red-shift, which shows that the galaxy is moving away.',
    ),
    item(
      1,
      'Which of these is the last stage in the life of a very massive star?',
      'A neutron star',
      ['A protostar', 'A white dwarf', 'A main sequence star'],
      'After its supernova the core of a massive star becomes a neutron star or a black hole. A white dwarf comes from a star like the Sun.',
    ),
  ],
};

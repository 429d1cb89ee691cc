import { lineGraphPicture } from '../../drawing/charts/line-graph.ts';
import { particleVessels } from '../../drawing/science/particles.ts';
import { item } from '../question-set.ts';
import type { WrittenSet } from '../question-set.ts';

const heating = {
  image: lineGraphPicture(
    {
      x: { title: 'time (minutes)', step: 2, lines: 8 },
      y: { title: 'temperature (°C)', step: 20, lines: 6 },
    },
    '0,20 2,60 6,60 10,100 16,100',
    'A graph of temperature against time for a substance heated at a constant rate: from 20 °C up to 60 °C at 2 minutes, constant at 60 °C until 6 minutes, up to 100 °C at 10 minutes, then constant at 100 °C until 16 minutes.',
  ),
};
const vessels = {
  image: {
    svg: particleVessels([
      { label: 'P', state: 'gas' },
      { label: 'Q', state: 'solid' },
      { label: 'R', state: 'liquid' },
    ]),
    alternativeText:
      'Three vessels with particles: in P a few far apart, in Q many in regular rows at the bottom, in R many close together but without a pattern.',
  },
};

export const set: WrittenSet = {
  subjectCode: 'GCSE_COMBINED_SCIENCE',
  topicCode: 'PARTICLE_MODEL',
  name: 'heating-graphs',
  audience: 'Year 10-11, AQA, Edexcel and OCR',
  syllabus: 'Heating graphs and arrangements of particles',
  items: [
    item(
      1,
      'What is the melting point of this substance, which is solid at first?',
      '60 °C',
      ['20 °C', '100 °C', '40 °C'],
      'The first level part of the graph is where the solid melts: its temperature stays at 60 °C.',
      heating,
    ),
    item(
      1,
      'In which state is this substance after 8 minutes, if it is solid at first?',
      'Liquid',
      ['Solid', 'Gas', 'Solid and liquid together'],
      'By 6 minutes it has melted completely, and it boils only from 10 minutes on, so it is a liquid.',
      heating,
    ),
    item(
      2,
      'What happens between 2 and 6 minutes to the energy supplied to this solid?',
      'It breaks bonds between the particles',
      [
        'It raises the kinetic energy of the particles',
        'It is not absorbed, as the temperature is constant',
        'It makes the particles larger',
      ],
      'The temperature is constant, so the kinetic energy is too. The energy increases the potential energy of the particles.',
      heating,
    ),
    item(
      3,
      'This substance has a mass of 0.50 kg and is heated by 400 W. What is its specific heat capacity as a liquid? No energy is lost.',
      '4,800 J/kg °C',
      ['2,400 J/kg °C', '80 J/kg °C', '1,200 J/kg °C'],
      'From 6 to 10 minutes the energy is 400 × 240 = 96,000 J for 40 °C: c = 96,000 ÷ (0.50 × 40) = 4,800 J/kg °C.',
      heating,
    ),
    item(
      4,
      'This substance has a mass of 0.50 kg and is heated by 400 W. What is its specific latent heat of fusion? No energy is lost.',
      '192,000 J/kg',
      ['96,000 J/kg', '288,000 J/kg', '3,200 J/kg'],
      'Melting takes 4 minutes: 400 × 240 = 96,000 J, and L = 96,000 ÷ 0.50 = 192,000 J/kg.',
      heating,
    ),
    item(
      5,
      'What does this graph show about the specific heat capacity of the substance as a solid, compared with that as a liquid?',
      'As a solid it is half as large',
      [
        'As a solid it is twice as large',
        'As a solid it is four times as large',
        'They are equal, as the heater is the same',
      ],
      'The solid warms by 40 °C in 2 minutes and the liquid by 40 °C in 4 minutes. So the liquid needs twice the energy for each degree.',
      heating,
    ),
    item(
      1,
      'Which vessel holds a liquid?',
      'R only',
      ['P only', 'Q only', 'P and R'],
      'In a liquid the particles touch but have no regular pattern. Q is a solid and P a gas.',
      vessels,
    ),
    item(
      2,
      'The substance of vessel R is cooled until it looks like vessel Q. What is this change called?',
      'Freezing',
      ['Condensing', 'Melting', 'Sublimating'],
      'R is a liquid and Q a solid. The change from liquid to solid is freezing.',
      vessels,
    ),
  ],
};

import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'GCSE_COMBINED_SCIENCE',
  topicCode: 'PARTICLE_MODEL',
  name: 'key-ideas',
  audience: 'Year 10-11, AQA, Edexcel and OCR',
  syllabus: 'Density, states, heating and gas pressure',
  items: [
    item(
      1,
      'What happens to the particles of a solid when it is heated but does not melt?',
      'They vibrate more',
      ['They stop vibrating', 'They become larger', 'They move freely past each other'],
      'In a solid the particles stay in place and vibrate. Heating makes the vibration stronger.',
    ),
    item(
      1,
      'A block has a mass of 60 g and a volume of 20 cm³. What is its density?',
      '3 g/cm³',
      ['0.33 g/cm³', '40 g/cm³', '1,200 g/cm³'],
      'Density is mass ÷ volume: 60 ÷ 20 = 3 g/cm³. 0.33 comes from dividing the wrong way round.',
    ),
    item(
      1,
      'Which change of state happens when a puddle dries?',
      'Evaporation',
      ['Condensation', 'Melting', 'Sublimation'],
      'Liquid water becomes vapour at its surface, at any temperature.',
    ),
    item(
      1,
      'What is conserved in every change of state?',
      'Mass',
      ['Volume', 'Density', 'Internal energy'],
      'No particles are lost or made, so the mass stays the same. Volume, density and internal energy change.',
    ),
    item(
      1,
      'In which unit is specific latent heat measured?',
      'J/kg',
      ['J/kg °C', 'kg/m³', 'W/m²'],
      'It is the energy for each kilogram. With a temperature change as well it would be J/kg °C.',
    ),
    item(
      2,
      'Oil floats on water. What does this show?',
      'Oil has a lower density than water',
      [
        'Oil has a higher density than water',
        'Oil has a smaller mass than any water',
        'Oil has larger particles than water',
      ],
      'A liquid floats on a denser one. Mass alone says nothing, since a lake of oil still floats.',
    ),
    item(
      2,
      'A 0.50 kg block and a 1.0 kg block of the same metal each get 9,000 J. How do their temperature rises compare?',
      'The 0.50 kg block’s rise is twice as large',
      [
        'The 1.0 kg block’s rise is twice as large',
        'Both rises are the same size',
        'The 0.50 kg block’s rise is four times as large',
      ],
      'The rise is energy ÷ (mass × specific heat capacity), so half the mass has twice the rise.',
    ),
    item(
      2,
      'Air in a closed syringe is warmed while its piston is fixed. Why does the pressure rise?',
      'Particles hit the walls more often and harder',
      [
        'Particles become larger and press more',
        'There are more particles in the syringe',
        'Particles stick to the walls of the syringe',
      ],
      'Warmer particles move faster, so collisions with the walls are more frequent and stronger.',
    ),
    item(
      2,
      'A heater gives 45,000 J to 1.5 kg of a liquid at its boiling point. This boils 0.050 kg of it away. What is the specific latent heat?',
      '900,000 J/kg',
      ['30,000 J/kg', '2,250 J/kg', '67,500 J/kg'],
      'Only the mass that changes state counts: 45,000 ÷ 0.050 = 900,000 J/kg. 30,000 uses the whole mass.',
    ),
    item(
      3,
      'A 0.80 kg metal block takes 60 s to warm by 12 °C with a 72 W heater. No energy is lost. What is its specific heat capacity?',
      '450 J/kg °C',
      ['360 J/kg °C', '5,400 J/kg °C', '7.5 J/kg °C'],
      'The energy is 72 × 60 = 4,320 J, and 4,320 ÷ (0.80 × 12) = 450 J/kg °C. 360 comes from leaving out the mass.',
    ),
    item(
      5,
      'Two immersion heaters of 50 W warm equal blocks for 10 minutes. Block P warms by 30 °C and block Q, without insulation, by 24 °C. Both have a mass of 1.0 kg and no energy is lost from P. How much energy did Q lose?',
      '6,000 J',
      ['24,000 J', '30,000 J', '7,500 J'],
      'Both got 50 × 600 = 30,000 J, so P’s specific heat capacity is 1,000 J/kg °C. Q kept 24,000 J and lost 6,000 J.',
    ),
  ],
};

import type { TopicFacts } from '../facts.ts';
import { questions } from '../wording.ts';
import { terms } from './wording.ts';

export const facts: TopicFacts = {
  topic: 'GCSE_PHYSICS/NUCLEAR_PHYSICS',
  groups: {
    'terms-of-nuclei': terms({ levels: [1, 10], seconds: 15 }, [
      ['centre of an atom', 'nucleus'],
      ['neutral particle in the nucleus', 'neutron'],
      ['positive particle in the nucleus', 'proton'],
      ['splitting of a large nucleus', 'fission'],
      ['joining of light nuclei', 'fusion'],
      ['radiation that is always around us', 'background radiation'],
      ['unit of radiation dose', 'sievert'],
      ['unit of activity', 'becquerel'],
      ['fissions that cause more fissions', 'chain reaction'],
      ['rod that absorbs neutrons', 'control rod'],
      ['rod that contains uranium', 'fuel rod'],
      ['fluid that carries heat away', 'coolant'],
      ['radioactive gas from rocks', 'radon'],
      ['radiation from space', 'cosmic rays'],
      ['substance followed through the body', 'tracer'],
      ['treating cancer with radiation', 'radiotherapy'],
      ['energy that living tissue receives', 'dose'],
      ['lead that absorbs radiation', 'shielding'],
      ['material that slows neutrons', 'moderator'],
      ['dust from nuclear explosions', 'fallout'],
      ['time for half the nuclei to decay', 'half-life'],
      ['decays each second', 'activity'],
      ['radioactive matter where unwanted', 'contamination'],
      ['exposure to radiation from outside', 'irradiation'],
    ]),
    'nuclear-facts': questions({ levels: [1, 10], seconds: 20 }, [
      [
        'In which unit is the dose of a patient given?',
        'millisievert',
        ['millimetre', 'milliampere', 'millilitre'],
      ],
      ['Which process powers the Sun?', 'fusion', ['fission', 'combustion', 'radioactive decay']],
      [
        'Which process powers today’s nuclear power stations?',
        'fission',
        ['fusion', 'combustion', 'ionisation'],
      ],
      ['Which element is the fuel of most reactors?', 'uranium', ['helium', 'carbon', 'iron']],
      [
        'What sets off the fission of U-235?',
        'a slow neutron',
        ['a fast electron', 'an alpha particle', 'a light ray'],
      ],
      [
        'Which is a natural source of background radiation?',
        'granite rock',
        ['a hospital X-ray', 'weapons testing', 'nuclear waste'],
      ],
      [
        'Lowering the control rods does what to the rate of fission?',
        'lowers it',
        ['raises it', 'doubles it', 'does not change it'],
      ],
      [
        'What do two fusing hydrogen nuclei overcome?',
        'electrical repulsion',
        ['magnetic attraction', 'gravity', 'friction'],
      ],
      ['A dose of 2 mSv a year for 5 years gives which total?', '10 mSv', ['7 mSv', '2.5 mSv', '0.4 mSv']],
      ['A count of 90 with a background of 20 gives which corrected count?', '70', ['110', '90', '4.5']],
      ['How much of a source is left after two half-lives?', 'a quarter', ['a half', 'nothing', 'an eighth']],
      ['Which radiation suits a tracer?', 'gamma', ['alpha', 'alpha and beta', 'neutrons']],
      ['Which half-life suits a tracer?', '6 hours', ['6 seconds', '6 years', '600 years']],
      [
        'In fission, what happens to some of the mass?',
        'It becomes energy',
        ['It becomes charge', 'It becomes electrons', 'It doubles'],
      ],
      [
        'What turns the turbines of a nuclear power station?',
        'steam',
        ['neutrons', 'uranium gas', 'gamma rays'],
      ],
      [
        'Where does a source that is implanted in a tumour act?',
        'close to the source',
        ['in the whole body', 'outside the body', 'in the blood only'],
      ],
      ['What must be extremely high for fusion?', 'temperature', ['mass number', 'half-life', 'background']],
      ['How much of a source is left after five half-lives?', '1/32', ['1/5', '1/10', '1/25']],
      [
        'A fission gives 3 neutrons and each splits a nucleus. How many fissions come next?',
        '3',
        ['1', '6', '9'],
      ],
      [
        '160 Bq falls to 20 Bq in 9 hours. What is the half-life?',
        '3 hours',
        ['4.5 hours', '8 hours', '1 hour'],
      ],
    ]),
  },
};

import { task } from '../../structured/structured-question.ts';

/** Questions 7 to 10. */
export const physics7To10 = [
  task('SPACE_PHYSICS', 'life-of-stars', 3, {
    stem: 'The Sun is a star in the main sequence. Some other stars have much more mass.',
    parts: [
      {
        body: 'Describe how a star forms from a cloud of dust and gas.',
        answer: 'gravity pulls the cloud together until fusion begins',
        scheme: [
          ['B1', 'for gravity pulling the dust and gas together to a protostar'],
          ['B1', 'for the temperature rising'],
          ['B1', 'for the fusion of hydrogen nuclei beginning'],
        ],
        solution:
          'Gravity pulls the dust and gas together to a protostar. It becomes hotter and denser until hydrogen nuclei fuse to helium.',
        ruledLines: 4,
      },
      {
        body: 'Explain why the radius of the Sun stays about the same while it is in the main sequence.',
        answer: 'gravity is balanced by the outward force from fusion',
        scheme: [
          ['B1', 'for gravity acting inwards'],
          ['B1', 'for an equal outward force caused by the energy from fusion'],
        ],
        solution:
          'Gravity pulls the gas inwards. The energy released by fusion causes an outward pressure. The two are in equilibrium.',
        ruledLines: 3,
      },
      {
        body: 'Describe what happens to a star with much more mass than the Sun after its time in the main sequence.',
        answer: 'red supergiant, supernova, then a neutron star or a black hole',
        scheme: [
          ['B1', 'for a red supergiant'],
          ['B1', 'for a supernova'],
          ['B1', 'for a neutron star, or a black hole if the mass is greatest'],
        ],
        solution:
          'It becomes a red supergiant and then explodes as a supernova. A neutron star is left, or a black hole if its mass is very great.',
        ruledLines: 4,
      },
      {
        body: 'The light from nearly all galaxies shows a red-shift, and it is greater for galaxies that are further away. Explain how this supports the Big Bang theory.',
        answer: 'the universe expands, so it was once very small',
        scheme: [
          ['B1', 'for a longer wavelength showing that the galaxies move away'],
          ['B1', 'for the further galaxies moving away faster, so the universe is expanding'],
          ['B1', 'for the conclusion that it began in a very small, hot and dense region'],
        ],
        solution:
          'The longer wavelength shows that the galaxies are moving away, the further ones faster. The universe is expanding, so in the past it was smaller; it began in a very small, hot and dense region.',
        ruledLines: 5,
      },
    ],
  }),
  task('FORCES_AND_MOMENTS', 'crash-test', 4, {
    stem: 'In a crash test a car of mass 1,200 kg moves at 15 m/s.',
    parts: [
      {
        body: 'The car hits a concrete wall and stops in 0.12 s. Calculate the mean force on the car.',
        unit: 'N',
        answer: '150,000 N',
        scheme: [
          ['M1', 'for a change of momentum of 1,200 × 15 (= 18,000 kg m/s)'],
          ['M1', 'for dividing by 0.12'],
          ['A1', 'for 150,000'],
        ],
        solution: 'The momentum changes by 1,200 × 15 = 18,000 kg m/s, and 18,000 ÷ 0.12 = 150,000 N.',
      },
      {
        body: 'Explain, in terms of momentum, how a crumple zone protects the people in a car.',
        answer: 'the same change of momentum takes longer, so the force is smaller',
        scheme: [
          ['B1', 'for a longer time of the collision'],
          ['B1', 'for the same change of momentum, so a smaller rate of change'],
          ['B1', 'for a smaller force on the people'],
        ],
        solution:
          'The change of momentum is the same, but it takes longer. Force is the rate of change of momentum, so the force on the people is smaller.',
        ruledLines: 4,
      },
      {
        body: 'In another test the car hits a van of mass 1,800 kg at rest, and the two move on together. Calculate their speed just after the collision.',
        unit: 'm/s',
        answer: '6.0 m/s',
        scheme: [
          ['M1', 'for the total momentum 18,000 kg m/s before and after'],
          ['M1', 'for dividing by 3,000 kg'],
          ['A1', 'for 6.0'],
        ],
        solution: '1,200 × 15 = (1,200 + 1,800) × v, so v = 18,000 ÷ 3,000 = 6.0 m/s.',
      },
    ],
  }),
  task('ELECTROMAGNETISM', 'transformer-of-a-lamp', 4, {
    stem: 'A lamp works at 12 V and 60 W. It is connected to the 230 V mains through a transformer with 920 turns on its primary coil. The transformer has an efficiency of 100%.',
    parts: [
      {
        body: 'Calculate the number of turns on the secondary coil.',
        answer: '48',
        scheme: [
          ['M1', 'for 230 ÷ 12 = 920 ÷ number of turns'],
          ['A1', 'for 48'],
        ],
        solution: 'The potential differences are in the ratio of the turns: 920 × 12 ÷ 230 = 48.',
      },
      {
        body: 'Calculate the current in the primary coil. Give your answer to 2 significant figures.',
        unit: 'A',
        answer: '0.26 A',
        scheme: [
          ['M1', 'for 230 × current = 60'],
          ['A1', 'for 0.26'],
        ],
        solution: 'The input power is 60 W too, so the current is 60 ÷ 230 = 0.26 A.',
      },
      {
        body: 'Explain how an alternating current in the primary coil gives a potential difference across the secondary coil.',
        answer: 'a changing magnetic field in the core induces it',
        scheme: [
          ['B1', 'for the current making a magnetic field'],
          ['B1', 'for a field that changes all the time, carried by the iron core to the secondary coil'],
          ['B1', 'for the changing field inducing a potential difference across the secondary coil'],
        ],
        solution:
          'The alternating current makes a magnetic field that keeps changing. The iron core carries it through the secondary coil, where the changing field induces an alternating potential difference.',
        ruledLines: 5,
      },
      {
        body: 'Explain why power stations transmit electricity at a very high potential difference.',
        answer: 'a smaller current loses less energy in the cables',
        scheme: [
          ['B1', 'for a smaller current for the same power'],
          ['B1', 'for less energy heating the cables'],
        ],
        solution:
          'For the same power a higher potential difference means a smaller current. The power lost in the cables is I²R, so less energy heats them.',
        ruledLines: 3,
      },
    ],
  }),
  task('NUCLEAR_PHYSICS', 'fission-and-fusion', 5, {
    stem: 'In a nuclear reactor uranium-235 nuclei undergo fission.\n²³⁵U + ¹n → ¹⁴¹Ba + ⁹²Kr + neutrons',
    parts: [
      {
        body: 'Use the mass numbers to work out how many neutrons are released.',
        answer: '3',
        scheme: [
          ['M1', 'for 235 + 1 − 141 − 92'],
          ['A1', 'for 3'],
        ],
        solution: 'The mass numbers on both sides add up to 236, and 236 − 141 − 92 = 3 neutrons.',
        lines: 3,
      },
      {
        body: 'Explain how a chain reaction arises and how control rods keep it steady.',
        answer: 'neutrons cause more fissions; the rods absorb some of them',
        scheme: [
          ['B1', 'for released neutrons being absorbed by other uranium nuclei, which split too'],
          ['B1', 'for control rods absorbing neutrons'],
          ['B1', 'for a mean of one neutron from each fission causing another fission'],
        ],
        solution:
          'Neutrons from one fission are absorbed by other uranium nuclei, which split and release more. Control rods absorb some of the neutrons, so that on average one from each fission causes another.',
        ruledLines: 5,
      },
      {
        body: 'Explain why nuclei fuse only at very high temperatures.',
        answer: 'positive nuclei repel each other',
        scheme: [
          ['B1', 'for the repulsion between positively charged nuclei'],
          ['B1', 'for nuclei that need high speeds (kinetic energies) to come close enough'],
        ],
        solution:
          'Nuclei are positive and repel each other. Only at very high temperatures do they move fast enough to come close and fuse.',
        ruledLines: 3,
      },
    ],
  }),
];

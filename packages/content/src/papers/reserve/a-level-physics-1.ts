import { task } from '../structured/structured-question.ts';

const speedAtFoot = (2 * 9.81 * 3.2) ** 0.5;

export const physics = [
  task('MECHANICS', 'skater-on-a-ramp', 3, {
    stem: 'A skater of mass 55 kg starts from rest at the top of a smooth ramp and comes down through a vertical height of 3.2 m. She then moves along level ground against a constant resistive force of 44 N until she stops. Use $g = 9.81\\ \\mathrm{m\\,s^{-2}}$.',
    parts: [
      {
        body: 'Show that her speed at the foot of the ramp is about $8\\ \\mathrm{m\\,s^{-1}}$.',
        answer: `$${speedAtFoot.toFixed(2)}\\ \\mathrm{m\\,s^{-1}}$`,
        scheme: [
          ['M1', 'for $mgh = \\frac{1}{2}mv^2$'],
          ['M1', 'for $v = \\sqrt{2 \\times 9.81 \\times 3.2}$'],
          ['A1', `for ${speedAtFoot.toFixed(2)}, at least three figures`],
        ],
        solution: `$v = \\sqrt{2gh} = \\sqrt{2 \\times 9.81 \\times 3.2} = ${speedAtFoot.toFixed(2)}\\ \\mathrm{m\\,s^{-1}}$.`,
      },
      {
        body: 'Calculate the distance that she moves along the level ground.',
        unit: 'm',
        answer: `${((55 * 9.81 * 3.2) / 44).toFixed(1)} m`,
        scheme: [
          ['M1', 'for work done against the force = kinetic energy, or $F = ma$ with $v^2 = u^2 + 2as$'],
          ['M1', 'for $44d = 55 \\times 9.81 \\times 3.2$'],
          ['A1', `for ${((55 * 9.81 * 3.2) / 44).toFixed(1)}`],
        ],
        solution: `All the energy is transferred by the force: $44d = 55 \\times 9.81 \\times 3.2 = ${(55 * 9.81 * 3.2).toFixed(0)}$ J, so $d = ${((55 * 9.81 * 3.2) / 44).toFixed(1)}$ m.`,
      },
      {
        body: 'A second skater of mass 75 kg starts from the same height and meets the same resistive force. Explain, without a calculation, whether he stops in a shorter or a longer distance.',
        answer: 'a longer distance',
        scheme: [
          ['B1', 'for saying that he has more energy at the foot, since the energy is proportional to mass'],
          ['B1', 'for saying that the same force needs a longer distance to do this work'],
        ],
        solution:
          'His gravitational potential energy, and so his kinetic energy at the foot, is greater. The force is the same, so the distance in which it does this work is longer.',
        ruledLines: 4,
      },
    ],
  }),
  task('MATERIALS', 'steel-wire', 4, {
    stem: 'A steel wire of length 2.40 m and diameter 0.80 mm hangs from a fixed support. A load of 90 N is hung from it. The Young modulus of steel is $2.0 \\times 10^{11}$ Pa.',
    parts: [
      {
        body: 'Calculate the tensile stress in the wire.',
        unit: 'Pa',
        answer: '$1.8 \\times 10^8$ Pa',
        scheme: [
          ['M1', 'for the area $\\pi \\times (0.40 \\times 10^{-3})^2$ (= $5.03 \\times 10^{-7}$ m²)'],
          ['M1', 'for 90 N divided by their area'],
          ['A1', 'for $1.8 \\times 10^8$ Pa'],
        ],
        solution:
          'The area is $\\pi(0.40 \\times 10^{-3})^2 = 5.03 \\times 10^{-7}$ m², so the stress is $90 \\div (5.03 \\times 10^{-7}) = 1.79 \\times 10^8$ Pa.',
      },
      {
        body: 'Calculate the extension of the wire.',
        unit: 'mm',
        answer: '2.1 mm',
        scheme: [
          ['M1', 'for strain = stress ÷ Young modulus'],
          ['M1', 'for strain × 2.40 m'],
          ['A1', 'for 2.1 mm (2.15)'],
        ],
        solution:
          'The strain is $1.79 \\times 10^8 \\div (2.0 \\times 10^{11}) = 8.95 \\times 10^{-4}$, and $8.95 \\times 10^{-4} \\times 2.40 = 2.15 \\times 10^{-3}$ m.',
      },
      {
        body: 'The wire is replaced by one of the same steel and length with twice the diameter. State and explain the effect on the extension.',
        answer: 'a quarter of the extension',
        scheme: [
          ['B1', 'for four times the area'],
          ['B1', 'for a quarter of the stress and strain'],
          ['B1', 'for a quarter of the extension'],
        ],
        solution:
          'Twice the diameter gives four times the area. The stress, and with it the strain, is a quarter, so the extension is a quarter too.',
        ruledLines: 4,
      },
    ],
  }),
  task('WAVES', 'double-slit', 4, {
    stem: 'Light from a laser falls on two narrow slits 0.40 mm apart. Bright fringes are seen on a screen 2.5 m from the slits. Ten fringe spacings measure 41 mm.',
    parts: [
      {
        body: 'Explain how the bright fringes are formed.',
        answer: 'constructive interference of coherent waves',
        scheme: [
          ['B1', 'for waves that spread out (diffract) at each slit and overlap'],
          ['B1', 'for a path difference of a whole number of wavelengths'],
          ['B1', 'for waves that arrive in phase and add to a greater amplitude'],
        ],
        solution:
          'Waves diffract at the slits, overlap and are coherent. Where the path difference is a whole number of wavelengths they arrive in phase and reinforce each other.',
        ruledLines: 5,
      },
      {
        body: 'Calculate the wavelength of the light.',
        unit: 'nm',
        answer: '660 nm',
        scheme: [
          ['M1', 'for a fringe spacing of 4.1 mm'],
          ['M1', 'for $\\lambda = \\dfrac{ws}{D}$ with values'],
          ['A1', 'for 660 nm (656)'],
        ],
        solution:
          '$\\lambda = \\dfrac{ws}{D} = \\dfrac{4.1 \\times 10^{-3} \\times 0.40 \\times 10^{-3}}{2.5} = 6.6 \\times 10^{-7}$ m.',
      },
      {
        body: 'Explain why ten fringe spacings are measured instead of one.',
        answer: 'to reduce the percentage uncertainty',
        scheme: [
          ['B1', 'for a smaller percentage uncertainty'],
          ['B1', 'for the same absolute uncertainty shared by ten spacings'],
        ],
        solution:
          'The uncertainty of the ruler is the same for a longer length, so the percentage uncertainty in the spacing is ten times smaller.',
        ruledLines: 3,
      },
    ],
  }),
  task('PARTICLES_AND_QUANTA', 'photoelectric-effect', 4, {
    stem: 'Ultraviolet light of wavelength 250 nm falls on a clean zinc plate. The work function of zinc is 4.3 eV. Use $h = 6.63 \\times 10^{-34}$ J s, $c = 3.00 \\times 10^8\\ \\mathrm{m\\,s^{-1}}$ and $e = 1.60 \\times 10^{-19}$ C.',
    parts: [
      {
        body: 'Calculate the energy of a photon of this light, in electronvolts.',
        unit: 'eV',
        answer: '5.0 eV',
        scheme: [
          ['M1', 'for $E = \\dfrac{hc}{\\lambda}$'],
          ['M1', 'for dividing by $1.60 \\times 10^{-19}$'],
          ['A1', 'for 5.0 (4.97)'],
        ],
        solution:
          '$E = \\dfrac{6.63 \\times 10^{-34} \\times 3.00 \\times 10^8}{250 \\times 10^{-9}} = 7.96 \\times 10^{-19}$ J, which is 4.97 eV.',
      },
      {
        body: 'Find the maximum kinetic energy of the electrons that leave the plate.',
        unit: 'eV',
        answer: '0.7 eV',
        scheme: [
          ['M1', 'for subtracting the work function'],
          ['A1', 'for 0.7 (0.67)'],
        ],
        solution: '$4.97 - 4.3 = 0.67$ eV.',
      },
      {
        body: 'The light is replaced by visible light of much greater intensity. No electrons leave the plate. Explain how this supports the photon model of light.',
        answer: 'one photon gives its energy to one electron',
        scheme: [
          ['B1', 'for one photon interacting with one electron'],
          ['B1', 'for photons of visible light having less energy than the work function'],
          ['B1', 'for intensity giving more photons per second, not more energy for each'],
          ['B1', 'for the wave model predicting that energy would build up over time'],
        ],
        solution:
          'One electron takes the energy of one photon. A photon of visible light has less than 4.3 eV. Greater intensity means more photons, none of which has enough energy. If light were a wave, electrons could collect energy until they escape.',
        ruledLines: 7,
      },
    ],
  }),
  task('MECHANICS', 'collision-of-trolleys', 3, {
    stem: 'A trolley A of mass 0.80 kg moves at $1.5\\ \\mathrm{m\\,s^{-1}}$ and hits a trolley B of mass 1.2 kg, which is at rest. They stick together.',
    parts: [
      {
        body: 'State the principle of conservation of momentum.',
        answer: 'the total momentum is constant if no external force acts',
        scheme: [
          ['B1', 'for the total momentum of a system being constant'],
          ['B1', 'for the condition that no external force acts'],
        ],
        solution: 'The total momentum of a system is constant as long as no external force acts on it.',
        ruledLines: 3,
      },
      {
        body: 'Calculate the speed of the trolleys after the collision.',
        unit: 'm s⁻¹',
        answer: '0.60 m s⁻¹',
        scheme: [
          ['M1', 'for $0.80 \\times 1.5 = 2.0v$'],
          ['A1', 'for 0.60'],
        ],
        solution: '$0.80 \\times 1.5 = (0.80 + 1.2)v$, so $v = 0.60\\ \\mathrm{m\\,s^{-1}}$.',
      },
      {
        body: 'Show that the collision is inelastic.',
        answer: 'kinetic energy falls from 0.90 J to 0.36 J',
        scheme: [
          ['M1', 'for the kinetic energy before, 0.90 J'],
          ['M1', 'for the kinetic energy after, 0.36 J'],
          ['A1', 'for stating that kinetic energy is not conserved, so it is inelastic'],
        ],
        solution:
          'Before: $\\frac{1}{2} \\times 0.80 \\times 1.5^2 = 0.90$ J. After: $\\frac{1}{2} \\times 2.0 \\times 0.60^2 = 0.36$ J. Kinetic energy is lost, so the collision is inelastic.',
      },
    ],
  }),
  task('ELECTRICITY', 'internal-resistance', 4, {
    stem: 'A student connects a cell to a variable resistor and measures the terminal p.d. $V$ for different currents $I$. A graph of $V$ against $I$ is a straight line through (0 A, 1.48 V) and (0.80 A, 1.12 V).',
    parts: [
      {
        body: 'State the e.m.f. of the cell and explain how you know it.',
        answer: '1.48 V',
        scheme: [
          ['B1', 'for 1.48 V'],
          ['B1', 'for saying that with no current no p.d. is lost across the internal resistance'],
        ],
        solution: '$V = \\varepsilon - Ir$. At $I = 0$, $V = \\varepsilon = 1.48$ V.',
        ruledLines: 3,
      },
      {
        body: 'Calculate the internal resistance of the cell.',
        unit: 'Ω',
        answer: '0.45 Ω',
        scheme: [
          ['M1', 'for the gradient as $-r$'],
          ['M1', 'for $(1.48 - 1.12) \\div 0.80$'],
          ['A1', 'for 0.45'],
        ],
        solution: 'The gradient is $-r$: $r = \\dfrac{1.48 - 1.12}{0.80} = 0.45$ Ω.',
      },
      {
        body: 'Calculate the power dissipated inside the cell when the current is 0.60 A.',
        unit: 'W',
        answer: '0.16 W',
        scheme: [
          ['M1', 'for $I^2r$ with their $r$'],
          ['A1', 'for 0.16 (0.162)'],
        ],
        solution: '$P = I^2r = 0.60^2 \\times 0.45 = 0.162$ W.',
      },
    ],
  }),
];

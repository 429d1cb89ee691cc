import { capital } from '../wording.ts';

/** A change, its factor, and the reason. */
export type Proportion = readonly [change: string, factor: string, reason: string];

export const proportions: readonly Proportion[] = [
  ['the momentum, when the speed doubles', '2', 'p = m v is proportional to v.'],
  ['the kinetic energy, when the speed doubles', '4', '½ m v² is proportional to v², and 2² = 4.'],
  ['the kinetic energy, when the speed is halved', '1/4', '½ m v² is proportional to v², and (1/2)² = 1/4.'],
  ['the energy of a spring, when the extension trebles', '9', '½ k ΔL² is proportional to ΔL², and 3² = 9.'],
  ['the resistance of a wire, when its length doubles', '2', 'R = ρ L ÷ A is proportional to L.'],
  [
    'the resistance of a wire, when its diameter doubles',
    '1/4',
    'R = ρ L ÷ A, and twice the diameter gives four times the area.',
  ],
  [
    'the power in a fixed resistor, when the current trebles',
    '9',
    'P = I² R is proportional to I², and 3² = 9.',
  ],
  [
    'the power in a fixed resistor, when the p.d. is halved',
    '1/4',
    'P = V² ÷ R is proportional to V², and (1/2)² = 1/4.',
  ],
  ['the photon energy, when the wavelength doubles', '1/2', 'E = h c ÷ λ is inversely proportional to λ.'],
  [
    'the fringe spacing, when the slit separation doubles',
    '1/2',
    'w = λ D ÷ s is inversely proportional to s.',
  ],
  ['the fringe spacing, when the distance to the screen doubles', '2', 'w = λ D ÷ s is proportional to D.'],
  [
    'the stress in a wire, when its diameter is halved',
    '4',
    'Stress = F ÷ A, and half the diameter gives a quarter of the area.',
  ],
  ['a drag proportional to v², when v trebles', '9', 'The drag is proportional to v², and 3² = 9.'],
  [
    'the braking distance at a fixed force, when the speed doubles',
    '4',
    'F s = ½ m v², so s is proportional to v².',
  ],
  [
    'the extension of a wire under one load, when its radius doubles',
    '1/4',
    'ΔL = F L ÷ (A E), and twice the radius gives four times the area.',
  ],
  [
    'the frequency of a string, when its length is halved',
    '2',
    'f = v ÷ (2 L) is inversely proportional to L.',
  ],
  [
    'the frequency of a string, when its tension becomes 9 times',
    '3',
    'v = √(T ÷ μ) is proportional to √T, and √9 = 3.',
  ],
  [
    'the de Broglie wavelength, when the momentum doubles',
    '1/2',
    'λ = h ÷ p is inversely proportional to p.',
  ],
];

export const harderProportions: readonly Proportion[] = [
  [
    'the gravitational force, when the distance trebles',
    '1/9',
    'The force is proportional to 1 ÷ r², and 1 ÷ 3² = 1/9.',
  ],
  [
    'the field strength of a charge, when the distance is halved',
    '4',
    'E is proportional to 1 ÷ r², and 1 ÷ (1/2)² = 4.',
  ],
  ['the energy of a capacitor, when its p.d. trebles', '9', '½ C V² is proportional to V², and 3² = 9.'],
  [
    'the period of a pendulum, when its length becomes 4 times',
    '2',
    'T = 2π √(L ÷ g) is proportional to √L, and √4 = 2.',
  ],
  [
    'the period of a spring system, when the stiffness becomes 4 times',
    '1/2',
    'T = 2π √(m ÷ k) is proportional to 1 ÷ √k.',
  ],
  ['the centripetal acceleration on a circle, when ω doubles', '4', 'a = ω² r is proportional to ω².'],
  [
    'the r.m.s. speed in a gas, when T becomes 4 times',
    '2',
    'The mean square speed is proportional to T, so the r.m.s. speed is proportional to √T.',
  ],
  [
    'the pressure of a gas, when its volume is halved at fixed T',
    '2',
    'p V is constant at a fixed temperature.',
  ],
  ['the activity of a source, after three half-lives', '1/8', 'It is halved three times: (1/2)³ = 1/8.'],
  ['the nuclear radius, when A becomes 8 times', '2', 'R = r₀ ∛A, and ∛8 = 2.'],
  ['the escape velocity, when only the mass becomes 4 times', '2', 'v = √(2 G M ÷ r) is proportional to √M.'],
  [
    'the radius of an electron’s path, when B doubles',
    '1/2',
    'r = m v ÷ (B e) is inversely proportional to B.',
  ],
  [
    'the gamma intensity of a point source, at twice the distance',
    '1/4',
    'The intensity follows an inverse-square law.',
  ],
  ['the energy of SHM, when the amplitude doubles', '4', 'The energy ½ m ω² A² is proportional to A².'],
  [
    'the orbital period, when the radius becomes 4 times',
    '8',
    'T² is proportional to r³: 4³ = 64 and √64 = 8.',
  ],
  [
    'the field between plates, when their distance doubles at fixed V',
    '1/2',
    'E = V ÷ d is inversely proportional to d.',
  ],
  ['the magnetic force on a charge, when B and v both double', '4', 'F = B Q v, and 2 × 2 = 4.'],
  ['the charge on a capacitor, after four halving times', '1/16', 'It is halved four times: (1/2)⁴ = 1/16.'],
  [
    'the electron’s wavelength, when its p.d. becomes 4 times',
    '1/2',
    'λ = h ÷ √(2 m e V) is proportional to 1 ÷ √V.',
  ],
  [
    'the capacitance of plates, when their distance becomes 4 times',
    '1/4',
    'C = ε₀ A ÷ d is inversely proportional to d.',
  ],
  [
    'the induced e.m.f. of a coil, when its frequency trebles',
    '3',
    'The peak e.m.f. N B A ω is proportional to the frequency.',
  ],
  ['the power lost in a cable, when its current is halved', '1/4', 'P = I² R is proportional to I².'],
];

/** A task, its result, the working, and wrong results. */
export type Calculation = readonly [task: string, result: string, working: string, wrong: readonly string[]];

export const calculations: readonly Calculation[] = [
  ['127 °C in kelvin', '400 K', 'T = 127 + 273 = 400 K.', ['146 K', '254 K', '300 K']],
  ['−73 °C in kelvin', '200 K', 'T = −73 + 273 = 200 K.', ['346 K', '173 K', '246 K']],
  [
    'the energy to warm 2 kg with c = 500 J kg⁻¹ K⁻¹ by 10 K',
    '10,000 J',
    'm c Δθ = 2 × 500 × 10 = 10,000 J.',
    ['1,000 J', '2,500 J', '100,000 J'],
  ],
  [
    'the centripetal acceleration at 6 m s⁻¹ on a radius of 9 m',
    '4 m s⁻²',
    'v² ÷ r = 36 ÷ 9 = 4 m s⁻².',
    ['0.67 m s⁻²', '54 m s⁻²', '1.5 m s⁻²'],
  ],
  [
    'the angular speed at 50 Hz',
    '314 rad s⁻¹',
    'ω = 2π f = 2π × 50 = 314 rad s⁻¹.',
    ['50 rad s⁻¹', '157 rad s⁻¹', '8.0 rad s⁻¹'],
  ],
  ['the charge of 20 μF at 5 V', '100 μC', 'Q = C V = 20 × 5 = 100 μC.', ['4 μC', '25 μC', '250 μC']],
  ['the energy of 2 μF at 10 V', '100 μJ', '½ C V² = ½ × 2 × 10² = 100 μJ.', ['200 μJ', '20 μJ', '10 μJ']],
  ['the time constant of 10 kΩ and 100 μF', '1 s', 'R C = 10⁴ × 10⁻⁴ = 1 s.', ['10 s', '0.1 s', '1,000 s']],
  [
    'the force on 0.5 m of wire with 4 A across 0.2 T',
    '0.4 N',
    'B I L = 0.2 × 4 × 0.5 = 0.4 N.',
    ['0.1 N', '1.6 N', '4 N'],
  ],
  [
    'the flux linkage of 100 turns of 0.02 m² across 0.5 T',
    '1 Wb turn',
    'N B A = 100 × 0.5 × 0.02 = 1 Wb turn.',
    ['0.01 Wb turns', '4 Wb turns', '25 Wb turns'],
  ],
  [
    'the half-life, if 1/8 is left after 12 hours',
    '4 hours',
    '1/8 is left after three half-lives, and 12 ÷ 3 = 4.',
    ['1.5 hours', '3 hours', '6 hours'],
  ],
  [
    'the field between plates 2 mm apart at 100 V',
    '50 kV m⁻¹',
    'E = V ÷ d = 100 ÷ 0.002 = 50,000 V m⁻¹.',
    ['200 V m⁻¹', '50 V m⁻¹', '0.2 V m⁻¹'],
  ],
  ['the number of neutrons of ²³⁵₉₂U', '143', 'A − Z = 235 − 92 = 143.', ['92', '235', '327']],
  [
    'the energy of 3 eV in joules (e = 1.6 × 10⁻¹⁹ C)',
    '4.8 × 10⁻¹⁹ J',
    '3 × 1.6 × 10⁻¹⁹ = 4.8 × 10⁻¹⁹ J.',
    ['5.3 × 10⁻²⁰ J', '1.9 × 10¹⁹ J', '1.6 × 10⁻¹⁹ J'],
  ],
  [
    'the total capacitance of 6 μF and 3 μF in series',
    '2 μF',
    '6 × 3 ÷ (6 + 3) = 2 μF.',
    ['9 μF', '4.5 μF', '18 μF'],
  ],
  [
    'the total capacitance of 6 μF and 3 μF in parallel',
    '9 μF',
    'In parallel capacitances add up: 6 + 3 = 9 μF.',
    ['2 μF', '4.5 μF', '18 μF'],
  ],
  [
    'g at one Earth radius above the ground (g₀ = 9.8 N kg⁻¹)',
    '2.45 N kg⁻¹',
    'The distance from the centre is doubled: 9.8 ÷ 4 = 2.45 N kg⁻¹.',
    ['4.9 N kg⁻¹', '9.8 N kg⁻¹', '1.09 N kg⁻¹'],
  ],
  [
    'the decay constant for a half-life of 6.93 s',
    '0.1 s⁻¹',
    'λ = ln 2 ÷ T½ = 0.693 ÷ 6.93 = 0.1 s⁻¹.',
    ['0.144 s⁻¹', '4.8 s⁻¹', '10 s⁻¹'],
  ],
  [
    'the r.m.s. voltage for a peak of 141 V',
    '100 V',
    'V₀ ÷ √2 = 141 ÷ 1.41 = 100 V.',
    ['141 V', '200 V', '70.5 V'],
  ],
  [
    'the secondary p.d., for 200 and 50 turns and 12 V primary',
    '3 V',
    '12 × 50 ÷ 200 = 3 V.',
    ['48 V', '0.24 V', '6 V'],
  ],
  [
    'the greatest speed in SHM with ω = 20 rad s⁻¹ and A = 5 cm',
    '1 m s⁻¹',
    'ω A = 20 × 0.05 = 1 m s⁻¹.',
    ['100 m s⁻¹', '20 m s⁻¹', '4 m s⁻¹'],
  ],
  [
    'the binding energy of 56 nucleons with 8.8 MeV each',
    '493 MeV',
    '56 × 8.8 = 493 MeV.',
    ['6.4 MeV', '64.8 MeV', '986 MeV'],
  ],
  [
    'the work of a gas that expands by 2 × 10⁻³ m³ at 10⁵ Pa',
    '200 J',
    'p ΔV = 10⁵ × 2 × 10⁻³ = 200 J.',
    ['20 J', '2,000 J', '50 J'],
  ],
  [
    'the activity of 10¹² nuclei with λ = 10⁻⁶ s⁻¹',
    '10⁶ Bq',
    'A = λ N = 10⁻⁶ × 10¹² = 10⁶ Bq.',
    ['10¹⁸ Bq', '10⁻¹⁸ Bq', '10³ Bq'],
  ],
  [
    'the force on a charge of 2 μC in a field of 500 V m⁻¹',
    '1 mN',
    'F = E Q = 500 × 2 × 10⁻⁶ = 10⁻³ N.',
    ['4 mN', '250 mN', '1 kN'],
  ],
  [
    'the r.m.s. of the speeds 1, 5 and 7 m s⁻¹',
    '5 m s⁻¹',
    '√((1 + 25 + 49) ÷ 3) = √25 = 5 m s⁻¹.',
    ['4.3 m s⁻¹', '25 m s⁻¹', '13 m s⁻¹'],
  ],
  [
    'the e.m.f. when 0.6 Wb turns fall to zero in 0.2 s',
    '3 V',
    '0.6 ÷ 0.2 = 3 V.',
    ['0.12 V', '0.33 V', '6 V'],
  ],
  [
    'the work to move 3 C through a p.d. of 12 V',
    '36 J',
    'W = Q V = 3 × 12 = 36 J.',
    ['4 J', '18 J', '0.25 J'],
  ],
];

export const reasons = new Map([
  ...[...proportions, ...harderProportions].map(
    ([change, factor, reason]) =>
      [change, `${capital(change)}, changes by a factor of ${factor}: ${reason}`] as const,
  ),
  ...calculations.map(([task, , working]) => [task, working] as const),
]);

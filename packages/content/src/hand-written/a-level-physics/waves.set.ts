import { wave } from '../../drawing/science/wave.ts';
import { item } from '../question-set.ts';
import type { WrittenSet } from '../question-set.ts';

const phases = {
  image: {
    svg: wave({ waves: 2, along: [{ from: 0.25, to: 0.5, label: 'PQ' }], xTitle: 'distance' }),
    alternativeText:
      'Two wavelengths of a progressive wave. The arrow PQ reaches from a crest to the next point at which the displacement is zero.',
  },
};

export const set: WrittenSet = {
  subjectCode: 'A_LEVEL_PHYSICS',
  topicCode: 'WAVES',
  name: 'questions',
  items: [
    item(
      1,
      'Which of these waves can be polarised?',
      'Microwaves',
      ['Sound in air', 'Ultrasound in water', 'Compression waves in a spring'],
      'Only transverse waves can be polarised, because their vibrations have a choice of planes. Microwaves are electromagnetic and so transverse; the others are longitudinal.',
    ),
    item(
      1,
      'What is the refractive index of a material in which light travels at 2.0 × 10⁸ m s⁻¹? (c = 3.0 × 10⁸ m s⁻¹)',
      '1.5',
      ['0.67', '6.0', '1.0'],
      'n = c ÷ v = 3.0 × 10⁸ ÷ 2.0 × 10⁸ = 1.5. It is never smaller than 1.',
    ),
    item(
      1,
      'What is the distance between neighbouring nodes of a stationary wave?',
      'Half a wavelength',
      ['A quarter of a wavelength', 'One wavelength', 'Two wavelengths'],
      'Nodes lie half a wavelength apart. A quarter of a wavelength lies between a node and the next antinode.',
    ),
    item(
      1,
      'What is needed for two sources to be coherent?',
      'The same frequency and a constant phase difference',
      [
        'The same amplitude and the same phase',
        'The same amplitude and a constant frequency',
        'Different frequencies and zero phase difference',
      ],
      'Coherent sources keep a constant phase difference, which is possible only at the same frequency. The phase difference need not be zero, nor the amplitudes equal.',
    ),
    item(
      1,
      'A wave has a period of 4.0 ms. What is its frequency?',
      '250 Hz',
      ['0.25 Hz', '25 Hz', '4,000 Hz'],
      'Frequency is the reciprocal of the period: f = 1 ÷ T = 1 ÷ (4.0 × 10⁻³) = 250 Hz.',
    ),
    item(
      2,
      'P and Q are the ends of the arrow. What is the phase difference between these two points of the wave?',
      'π/2 rad',
      ['π/4 rad', 'π rad', '2π rad'],
      'From a crest to the next zero is a quarter of a wavelength, and a whole wavelength is 2π. A quarter of it is π/2.',
      phases,
    ),
    item(
      2,
      'In a double-slit experiment the slits are 0.50 mm apart, the screen is 2.0 m away and the fringes are 2.4 mm apart. What is the wavelength?',
      '6.0 × 10⁻⁷ m',
      ['9.6 × 10⁻⁶ m', '4.2 × 10⁻⁷ m', '6.0 × 10⁻⁴ m'],
      'λ = w s ÷ D = 2.4 × 10⁻³ × 0.50 × 10⁻³ ÷ 2.0 = 6.0 × 10⁻⁷ m.',
    ),
    item(
      2,
      'Light passes from air into glass of refractive index 1.50 at an angle of incidence of 40°. What is the angle of refraction?',
      '25°',
      ['75°', '27°', '60°'],
      'sin r = sin 40° ÷ 1.50 = 0.643 ÷ 1.50 = 0.429, so r = 25°. Dividing the angle itself by 1.50 would give the wrong 27°.',
    ),
    item(
      2,
      'A string of length 0.80 m, fixed at both ends, vibrates in its first harmonic at 150 Hz. What is the speed of waves on the string?',
      '240 m s⁻¹',
      ['120 m s⁻¹', '188 m s⁻¹', '480 m s⁻¹'],
      'In the first harmonic the string is half a wavelength, so λ = 1.60 m and v = f λ = 150 × 1.60 = 240 m s⁻¹.',
    ),
    item(
      2,
      'What happens to the fringe spacing of a double-slit pattern when red light is replaced with blue light?',
      'It decreases, because blue light has a shorter wavelength',
      [
        'It increases, because blue light has a higher frequency',
        'It decreases, because blue light travels more slowly',
        'It stays the same, because the slits do not change',
      ],
      'w = λ D ÷ s, so the fringe spacing is proportional to the wavelength, which is shorter for blue light.',
    ),
    item(
      2,
      'Unpolarised light passes through two polarising filters whose transmission axes are at right angles. What is seen?',
      'No light passes',
      ['Half of the light passes', 'All of the light passes', 'A quarter of the light passes'],
      'The first filter leaves vibrations in one plane only, and the second absorbs just that plane.',
    ),
    item(
      3,
      'A diffraction grating has 500 lines per mm. At what angle is the first-order maximum of light of 600 nm?',
      '17.5°',
      ['30.0°', '0.3°', '36.9°'],
      'd = 1 ÷ 500 mm = 2.0 × 10⁻⁶ m and sin θ = λ ÷ d = 6.0 × 10⁻⁷ ÷ 2.0 × 10⁻⁶ = 0.30, so θ = 17.5°.',
    ),
    item(
      3,
      'What is the critical angle at the boundary between glass of refractive index 1.60 and water of refractive index 1.33?',
      '56°',
      ['39°', '49°', '34°'],
      'sin c = n₂ ÷ n₁ = 1.33 ÷ 1.60 = 0.831, so c = 56°. Between this glass and air it would be 39°.',
    ),
    item(
      3,
      'How do the particles between two neighbouring nodes of a stationary wave vibrate?',
      'In phase, with different amplitudes',
      [
        'In phase, with the same amplitude',
        'With a phase that changes steadily, and the same amplitude',
        'In antiphase, with different amplitudes',
      ],
      'In a stationary wave all points between two nodes reach their extremes together, with the greatest amplitude at the antinode. In a progressive wave the phase changes steadily and the amplitude is the same.',
    ),
    item(
      3,
      'Two loudspeakers in phase emit sound of wavelength 0.40 m. At a point X one is 3.0 m away and the other 3.6 m. What is heard at X?',
      'A minimum, because the path difference is 1.5 wavelengths',
      [
        'A maximum, because the path difference is 1.5 wavelengths',
        'A maximum, because the sources are in phase',
        'A minimum, because the path difference is 0.60 wavelengths',
      ],
      'The path difference is 0.6 m = 1.5 λ. An odd number of half wavelengths makes the waves arrive in antiphase, so they cancel.',
    ),
    item(
      3,
      'What happens to the central maximum of single-slit diffraction when the slit is made narrower?',
      'It becomes wider and dimmer',
      ['It becomes narrower and brighter', 'It becomes wider and brighter', 'It becomes narrower and dimmer'],
      'A narrower slit diffracts the light more, so the pattern spreads. Less light passes, and it covers a greater width, so the maximum is dimmer.',
    ),
    item(
      4,
      'What is the greatest order of maximum that a grating with 400 lines per mm can show for light of 550 nm?',
      '4',
      ['5', '3', '2'],
      'd = 2.5 × 10⁻⁶ m. Since sin θ cannot exceed 1, n cannot exceed d ÷ λ = 2.5 × 10⁻⁶ ÷ 5.5 × 10⁻⁷ = 4.5, and n is a whole number.',
    ),
    item(
      4,
      'A pulse in an optical fibre of refractive index 1.50 travels straight along a 3.0 km core. How long does it take? (c = 3.0 × 10⁸ m s⁻¹)',
      '15 μs',
      ['10 μs', '6.7 μs', '1.5 μs'],
      'v = c ÷ n = 2.0 × 10⁸ m s⁻¹, so t = 3.0 × 10³ ÷ 2.0 × 10⁸ = 1.5 × 10⁻⁵ s = 15 μs.',
    ),
  ],
};

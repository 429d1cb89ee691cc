import { lineGraphPicture } from '../../drawing/charts/line-graph.ts';
import { item } from '../question-set.ts';
import type { WrittenSet } from '../question-set.ts';

const photoelectrons = {
  image: lineGraphPicture(
    {
      x: { title: 'frequency (units of 10 to the power 14 Hz)', step: 2, lines: 6 },
      y: { title: 'maximum kinetic energy (eV)', step: 1, lines: 4 },
    },
    '5,0 10,2.07',
    'A graph of the maximum kinetic energy of photoelectrons against frequency: a straight line that begins on the frequency axis at 5 × 10¹⁴ Hz and reaches about 2.1 eV at 10 × 10¹⁴ Hz.',
  ),
};

export const set: WrittenSet = {
  subjectCode: 'A_LEVEL_PHYSICS',
  topicCode: 'PARTICLES_AND_QUANTA',
  name: 'questions',
  items: [
    item(
      1,
      'What is the quark composition of a proton?',
      'uud',
      ['udd', 'uuu', 'ud'],
      'Two up quarks (+⅔ each) and a down quark (−⅓) give the charge +1. A neutron is udd.',
    ),
    item(
      1,
      'To which group of particles does the electron belong?',
      'Leptons',
      ['Hadrons', 'Baryons', 'Mesons'],
      'Electrons, muons and neutrinos are leptons: they do not feel the strong interaction. Baryons and mesons are both hadrons, made of quarks.',
    ),
    item(
      1,
      'How many neutrons are there in a nucleus of ²³⁸₉₂U?',
      '146',
      ['92', '238', '330'],
      'The number of neutrons is the nucleon number minus the proton number: 238 − 92 = 146.',
    ),
    item(
      1,
      'Which particle is the antiparticle of the electron?',
      'Positron',
      ['Proton', 'Antineutrino', 'Muon'],
      'An antiparticle has the same mass and the opposite charge. The positron has the mass of an electron and the charge +e.',
    ),
    item(
      1,
      'What is the energy of a photon of frequency 6.0 × 10¹⁴ Hz? (h = 6.63 × 10⁻³⁴ J s)',
      '4.0 × 10⁻¹⁹ J',
      ['1.1 × 10⁻⁴⁸ J', '9.0 × 10⁴⁷ J', '4.0 × 10⁻²⁰ J'],
      'E = h f = 6.63 × 10⁻³⁴ × 6.0 × 10¹⁴ = 4.0 × 10⁻¹⁹ J, which is about 2.5 eV.',
    ),
    item(
      2,
      'What is the threshold frequency of this metal?',
      '5 × 10¹⁴ Hz',
      ['10 × 10¹⁴ Hz', '2 × 10¹⁴ Hz', '0 Hz'],
      'Below the threshold frequency no electrons are emitted. That is where the line meets the frequency axis, at 5 × 10¹⁴ Hz.',
      photoelectrons,
    ),
    item(
      2,
      'What does the gradient of this graph give, whatever the metal?',
      'The Planck constant',
      ['The work function', 'The stopping potential', 'The speed of light'],
      'E = h f − φ is a straight line with the gradient h. Another metal shifts the line but leaves its gradient unchanged.',
      photoelectrons,
    ),
    item(
      2,
      'Light above the threshold frequency shines on a metal, and its intensity is doubled. What happens to the photoelectrons?',
      'Twice as many are emitted each second, with the same maximum kinetic energy',
      [
        'The same number is emitted each second, with twice the maximum kinetic energy',
        'Twice as many are emitted each second, with twice the maximum kinetic energy',
        'The same number is emitted each second, but after a shorter delay',
      ],
      'Doubling the intensity doubles the number of photons. Each electron still takes one photon, and the energy of a photon depends on the frequency alone.',
    ),
    item(
      2,
      'How do the numbers of a nucleus change in alpha decay?',
      'Nucleon number falls by 4, proton number falls by 2',
      [
        'Nucleon number falls by 2, proton number falls by 4',
        'Nucleon number stays the same, proton number rises by 1',
        'Nucleon number falls by 4, proton number stays the same',
      ],
      'An alpha particle is a helium nucleus, ⁴₂He. In beta-minus decay the nucleon number stays the same and the proton number rises by 1.',
    ),
    item(
      2,
      'Which particle is emitted together with the electron in beta-minus decay?',
      'An electron antineutrino',
      ['An electron neutrino', 'A positron', 'A gamma photon in every case'],
      'The lepton number must stay zero: the electron counts +1 and the antineutrino −1. It also carries the energy that the electron does not.',
    ),
    item(
      2,
      'What is 4.8 × 10⁻¹⁹ J in electronvolts? (e = 1.6 × 10⁻¹⁹ C)',
      '3.0 eV',
      ['0.33 eV', '7.7 × 10⁻³⁸ eV', '6.4 eV'],
      '1 eV is 1.6 × 10⁻¹⁹ J, so 4.8 × 10⁻¹⁹ ÷ 1.6 × 10⁻¹⁹ = 3.0 eV.',
    ),
    item(
      3,
      'The work function of a metal is 2.3 eV. Photons of 3.8 eV shine on it. What is the stopping potential?',
      '1.5 V',
      ['6.1 V', '3.8 V', '2.3 V'],
      'The maximum kinetic energy is 3.8 − 2.3 = 1.5 eV, and a potential difference of 1.5 V stops an electron with that energy.',
    ),
    item(
      3,
      'Which of these decays is impossible because it does not conserve baryon number?',
      'p → e⁺ + π⁰',
      ['n → p + e⁻ + antineutrino', 'p → n + e⁺ + neutrino (within a nucleus)', 'π⁻ → μ⁻ + antineutrino'],
      'A proton has the baryon number 1, and a positron and a pion have 0. The other three conserve baryon number, charge and lepton number.',
    ),
    item(
      3,
      'An electron falls from a level of −1.5 eV to one of −3.4 eV. What is the wavelength of the photon? (h = 6.63 × 10⁻³⁴ J s, c = 3.00 × 10⁸ m s⁻¹, e = 1.60 × 10⁻¹⁹ C)',
      '6.5 × 10⁻⁷ m',
      ['2.5 × 10⁻⁷ m', '3.7 × 10⁻⁷ m', '8.3 × 10⁻⁷ m'],
      'The photon has 3.4 − 1.5 = 1.9 eV = 3.04 × 10⁻¹⁹ J, and λ = h c ÷ E = 1.99 × 10⁻²⁵ ÷ 3.04 × 10⁻¹⁹ = 6.5 × 10⁻⁷ m.',
    ),
    item(
      3,
      'What is the de Broglie wavelength of an electron moving at 2.0 × 10⁶ m s⁻¹? (h = 6.63 × 10⁻³⁴ J s, mₑ = 9.11 × 10⁻³¹ kg)',
      '3.6 × 10⁻¹⁰ m',
      ['2.7 × 10⁹ m', '1.2 × 10⁻⁵⁷ m', '7.3 × 10⁻⁴ m'],
      'λ = h ÷ (m v) = 6.63 × 10⁻³⁴ ÷ (9.11 × 10⁻³¹ × 2.0 × 10⁶) = 3.6 × 10⁻¹⁰ m, about the spacing of atoms in a crystal.',
    ),
    item(
      3,
      'What is the effect on electron diffraction rings when the electrons are accelerated through a higher potential difference?',
      'The rings become smaller, because the wavelength is shorter',
      [
        'The rings become larger, because the wavelength is longer',
        'The rings become larger, because the electrons have more energy',
        'The rings stay the same, because the crystal does not change',
      ],
      'Faster electrons have more momentum, and λ = h ÷ p is shorter. A shorter wavelength is diffracted through smaller angles.',
    ),
    item(
      4,
      'What is the minimum energy of a photon that can produce an electron–positron pair? (rest energy of an electron 0.511 MeV)',
      '1.02 MeV',
      ['0.511 MeV', '0.256 MeV', '2.04 MeV'],
      'The photon must supply the rest energy of both particles: 2 × 0.511 = 1.02 MeV. A nearby nucleus takes up the momentum.',
    ),
    item(
      4,
      'Which observation of the photoelectric effect cannot be explained by a wave model of light?',
      'Below a certain frequency no electrons are emitted, however bright the light',
      [
        'More electrons are emitted each second when the light is brighter',
        'Emitted electrons carry energy away from the metal',
        'Light can transfer energy to the electrons of a metal',
      ],
      'A bright wave of any frequency should deliver enough energy in the end. The threshold shows that energy comes in photons, each with h f.',
    ),
  ],
};

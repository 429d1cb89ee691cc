import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'GCSE_COMBINED_SCIENCE',
  topicCode: 'RADIOACTIVITY',
  name: 'key-ideas',
  audience: 'Year 10-11, AQA, Edexcel and OCR',
  syllabus: 'Atoms, radiation, decay and half-life',
  items: [
    item(
      1,
      'Which particles are found in the nucleus of an atom?',
      'Protons and neutrons',
      ['Protons and electrons', 'Neutrons and electrons', 'Electrons only'],
      'Electrons move round the nucleus, which consists of protons and neutrons.',
    ),
    item(
      1,
      'What is measured in counts per second?',
      'Count rate',
      ['Half-life', 'Mass number', 'Wavelength'],
      'A detector counts the radiation that reaches it. The count in each second is the count rate.',
    ),
    item(
      1,
      'Why is an atom neutral?',
      'It has as many electrons as protons',
      [
        'It has as many neutrons as protons',
        'It has as many electrons as neutrons',
        'It has no charged particles',
      ],
      'The charges of protons (+1) and electrons (−1) cancel. Neutrons have no charge.',
    ),
    item(
      1,
      'Which material about 5 mm thick stops most beta particles?',
      'Aluminium',
      ['Paper', 'Air', 'Cotton'],
      'A few millimetres of aluminium absorb beta particles. Paper stops only alpha particles.',
    ),
    item(
      1,
      'Which discovery led to the plum pudding model of the atom?',
      'The electron',
      ['The neutron', 'The nucleus', 'The gamma ray'],
      'Thomson discovered the electron and imagined electrons in a ball of positive charge.',
    ),
    item(
      2,
      'Apart from where it comes from, to which particle is a beta particle identical?',
      'An electron',
      ['A proton', 'A neutron', 'A helium nucleus'],
      'A beta particle is an electron, with a charge of −1, that comes from a nucleus. A helium nucleus is an alpha particle.',
    ),
    item(
      2,
      'What happens in the nucleus when a beta particle is emitted?',
      'A neutron turns into a proton',
      ['A proton turns into a neutron', 'A neutron leaves the nucleus', 'An electron shell is emptied'],
      'The neutron becomes a proton and an electron, and the electron is emitted at once.',
    ),
    item(
      2,
      'Why is a source for medical tracing chosen with a short half-life?',
      'So that its activity soon becomes low',
      [
        'So that its activity rises quickly',
        'So that it is easier to store for years',
        'So that it gives off only alpha radiation',
      ],
      'The patient is exposed for a short time only. The half-life must be long enough for the scan itself.',
    ),
    item(
      2,
      'Why does gamma radiation pass through more air than alpha radiation?',
      'It is less ionising, so it loses energy slowly',
      [
        'It is more ionising, so it pushes air away',
        'It has a larger charge than alpha radiation',
        'It has a larger mass than alpha radiation',
      ],
      'Alpha particles ionise many atoms on a short path and so lose their energy. Gamma rays ionise few.',
    ),
    item(
      3,
      'The activity of a source is 960 Bq. After 18 hours it is 120 Bq. What will it be after 30 hours from the start?',
      '30 Bq',
      ['60 Bq', '15 Bq', '75 Bq'],
      '960 → 120 is three half-lives, so one is 6 hours. 30 hours are five half-lives: 960 ÷ 32 = 30 Bq.',
    ),
    item(
      4,
      'Iodine-131 has a half-life of 8 days. Milk has 64 times the activity that is allowed. For how many days must it be stored?',
      '48',
      ['8', '64', '512'],
      '64 = 2⁶, so six half-lives are needed: 6 × 8 = 48 days. 512 comes from multiplying 64 by 8.',
    ),
  ],
};

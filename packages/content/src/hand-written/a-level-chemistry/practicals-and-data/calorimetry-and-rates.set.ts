import { lineGraphPicture } from '#drawing/charts/line-graph.ts';
import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

const cooling = {
  image: lineGraphPicture(
    {
      x: { title: 'time (minutes)', step: 2, lines: 6 },
      y: { title: 'temperature (°C)', step: 5, lines: 8 },
    },
    '0,20 4,20 5,32 12,25',
    'A graph of temperature against time: 20 °C until 4 minutes, 32 °C at 5 minutes and a straight fall to 25 °C at 12 minutes.',
  ),
};

const decay = {
  image: lineGraphPicture(
    {
      x: { title: 'time (s)', step: 20, lines: 6 },
      y: { title: 'concentration (mmol/dm³)', step: 20, lines: 5 },
    },
    '0,80 10,67 20,57 40,40 60,28 80,20 100,14 120,10',
    'A graph of concentration against time: it falls from 80 mmol per cubic decimetre at 0 s to 40 at 40 s, 20 at 80 s and 10 at 120 s.',
  ),
};

export const set: WrittenSet = {
  subjectCode: 'A_LEVEL_CHEMISTRY',
  topicCode: 'ENERGETICS_AND_KINETICS',
  name: 'calorimetry-and-rates',
  audience: 'Year 12-13, AQA, Edexcel and OCR',
  syllabus: 'Calorimetry, rate experiments and their graphs',
  items: [
    item(
      1,
      'What is the half-life of the reactant of this graph?',
      '40 s',
      ['80 s', '20 s', '120 s'],
      'The concentration falls from 80 to 40 mmol dm⁻³ in the first 40 s, and to half again in the next 40 s.',
      decay,
    ),
    item(
      1,
      'At which time was the solid added to the solution in this experiment?',
      '4 minutes',
      ['0 minutes', '5 minutes', '12 minutes'],
      'The temperature is steady for 4 minutes and then rises. At 5 minutes it is highest.',
      cooling,
    ),
    item(
      1,
      'What is measured to find the heat released in a polystyrene cup?',
      'Mass of solution and rise in temperature',
      [
        'Volume of gas and time',
        'Mass of the cup and its temperature',
        'Concentration of the solution and time',
      ],
      'q = m c ΔT needs the mass and the change in temperature of the solution.',
    ),
    item(
      1,
      'What is the standard enthalpy of combustion about?',
      '1 mol of a substance burned completely',
      [
        '1 g of a substance burned completely',
        '1 mol of product formed by burning',
        '1 mol of oxygen used in burning',
      ],
      'All substances are in their standard states. 1 mol of a product formed from its elements would be formation.',
    ),
    item(
      1,
      'How can the rate of a reaction that releases a gas be followed?',
      'By its loss in mass with time',
      ['By its boiling point with time', 'By its final volume of gas', 'By its colour at the start'],
      'The gas that escapes carries mass away. The final volume says nothing about the rate.',
    ),
    item(
      1,
      'What is the order of a reactant that does not appear in the rate equation?',
      'Zero',
      ['First', 'Second', 'It has none'],
      'A change of its concentration has no effect on the rate: [X]⁰ = 1.',
    ),
    item(
      1,
      'What is activation energy?',
      'The least energy for a reaction on collision',
      [
        'The mean energy of all the molecules',
        'The energy released by the reaction',
        'The energy of the products',
      ],
      'Molecules that collide with less energy do not react. The energy released is related to the enthalpy change.',
    ),
    item(
      1,
      'Bonds of 1,500 kJ are broken and bonds of 1,900 kJ are formed. What is the enthalpy change?',
      '−400 kJ',
      ['+400 kJ', '−3,400 kJ', '+3,400 kJ'],
      'ΔH = bonds broken − bonds formed = 1,500 − 1,900 = −400 kJ: the reaction is exothermic.',
    ),
    item(
      1,
      'What is entropy a measure of?',
      'Disorder',
      ['Heat content', 'Rate', 'Bond strength'],
      'It rises with the number of ways in which particles and energy can be arranged. Heat content is enthalpy.',
    ),
    item(
      1,
      'Which unit does entropy have?',
      'J K⁻¹ mol⁻¹',
      ['kJ mol⁻¹', 'J mol K⁻¹', 'K mol⁻¹'],
      'It is energy per kelvin and mole. Enthalpy changes are in kJ mol⁻¹.',
    ),
    item(
      1,
      'Which process has a positive enthalpy change?',
      'Melting of ice',
      ['Condensing of steam', 'Burning of methane', 'Neutralisation of an acid'],
      'Energy is needed to overcome hydrogen bonds. The other three release energy.',
    ),
    item(
      1,
      'Why does a higher concentration raise the rate of a reaction?',
      'Collisions are more frequent',
      ['Molecules move faster', 'The activation energy is lower', 'Collisions have more energy'],
      'More particles in the same volume collide more often. Their speeds depend on the temperature.',
    ),
    item(
      1,
      'Which step of a mechanism decides the rate?',
      'The slowest one',
      ['The first one', 'The last one', 'The fastest one'],
      'The rate-determining step is the slowest; it is not always the first.',
    ),
    item(
      1,
      'Which quantity is plotted against 1/T to find an activation energy?',
      'ln k',
      ['k', '1/k', 'k²'],
      'ln k = ln A − Eₐ ÷ (R T), so the gradient is −Eₐ ÷ R.',
    ),
    item(
      2,
      'To which highest temperature should the cooling line be extended back, to allow for heat losses?',
      '33 °C',
      ['32 °C', '40 °C', '25 °C'],
      'The line falls 1 °C a minute from 32 °C at 5 minutes, so at 4 minutes, when the solid was added, it is at 33 °C.',
      cooling,
    ),
    item(
      2,
      '50 g of solution warms up by 13 °C. How much heat is released? (c = 4.18 J g⁻¹ K⁻¹)',
      '2.7 kJ',
      ['0.65 kJ', '27 kJ', '0.21 kJ'],
      'q = 50 × 4.18 × 13 = 2,717 J. 0.65 comes from leaving out c.',
    ),
    item(
      2,
      'What is the rate constant of this first-order reaction?',
      '0.017 s⁻¹',
      ['0.025 s⁻¹', '28 s⁻¹', '0.69 s⁻¹'],
      'The half-life is 40 s, and k = ln 2 ÷ 40 = 0.693 ÷ 40 = 0.017 s⁻¹. 0.025 is 1 ÷ 40.',
      decay,
    ),
    item(
      2,
      'Why is a sample of a reacting mixture put into ice-cold water before it is titrated?',
      'To slow the reaction down',
      ['To speed the reaction up', 'To make it a standard solution', 'To precipitate the catalyst'],
      'Quenching, by cooling and dilution, keeps the concentrations as they were when the sample was taken.',
    ),
    item(
      2,
      'In a clock experiment the time t to a fixed amount of product is measured. What is proportional to the initial rate?',
      '1/t',
      ['t', 't²', '√t'],
      'The same amount forms in each run, so the rate is amount ÷ time.',
    ),
    item(
      2,
      'When [A] is doubled the initial rate becomes four times as great, and when [B] is doubled it stays the same. What is the rate equation?',
      'rate = k[A]²',
      ['rate = k[A]²[B]', 'rate = k[A][B]', 'rate = k[A]⁴'],
      '2² = 4, so A is second order; B is zero order and does not appear.',
    ),
    item(
      2,
      'Which reaction is feasible at every temperature?',
      'ΔH negative and ΔS positive',
      ['ΔH negative and ΔS negative', 'ΔH positive and ΔS positive', 'ΔH positive and ΔS negative'],
      'ΔG = ΔH − TΔS is then negative at every T. With ΔH positive and ΔS negative it never is.',
    ),
  ],
};

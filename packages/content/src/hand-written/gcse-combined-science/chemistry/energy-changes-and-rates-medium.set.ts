import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

const higher = { tier: 'HIGHER' } as const;
export const set: WrittenSet = {
  subjectCode: 'GCSE_COMBINED_SCIENCE',
  topicCode: 'ENERGY_CHANGES_AND_RATES',
  name: 'energy-changes-and-rates-medium',
  audience: 'Year 10-11, AQA, Edexcel and OCR',
  syllabus:
    'Exothermic and endothermic reactions, reaction profiles, bond energies, rates, and reversible reactions',
  items: [
    item(
      2,
      'Acid at 19 °C is mixed with alkali at 19 °C in a cup. The highest temperature is 32 °C. What is shown?',
      'The reaction is exothermic, with a rise of 13 °C',
      [
        'The reaction is exothermic, with a rise of 32 °C',
        'The reaction is endothermic, with a rise of 13 °C',
        'The reaction is endothermic, with a fall of 13 °C',
      ],
      'The mixture is warmer by 32 − 19 = 13 °C because energy was transferred from the reaction to the solution.',
    ),
    item(
      2,
      'Why is a polystyrene cup with a lid used to measure the temperature change of a reaction?',
      'It reduces the transfer of energy to the room',
      [
        'It speeds the reaction up by warming it',
        'It stops the acid reacting with the thermometer',
        'It keeps the pressure of the gas constant',
      ],
      'Polystyrene is a good insulator, and the lid reduces losses by evaporation and convection. The reading is closer to the true change.',
    ),
    item(
      2,
      'In an experiment on temperature changes, a pupil adds 5 cm³ of alkali at a time to acid and reads the highest temperature. It rises to 30 °C and then falls. Why does it fall?',
      'The acid has all reacted, and cooler alkali is being added',
      [
        'The reaction has become endothermic as alkali is added',
        'The alkali has all reacted, and warmer acid is being added',
        'The thermometer has stopped working at high temperatures',
      ],
      'When the acid is used up, no more energy is released. The extra alkali is at room temperature and the mixture loses energy.',
    ),
    item(
      2,
      'In a reaction, 80 cm³ of gas is collected in 50 s. What is the mean rate?',
      '1.6 cm³/s',
      ['0.625 cm³/s', '30 cm³/s', '4,000 cm³/s'],
      'Mean rate = volume of gas ÷ time = 80 ÷ 50 = 1.6 cm³/s.',
    ),
    item(
      2,
      'The mass of a flask with acid and marble chips falls from 150.0 g to 148.8 g in 60 s. What is the mean rate of reaction?',
      '0.020 g/s',
      ['0.200 g/s', '2.48 g/s', '50 g/s'],
      'The loss is 150.0 − 148.8 = 1.2 g of carbon dioxide, and 1.2 ÷ 60 = 0.020 g/s.',
    ),
    item(
      2,
      'Why does a higher concentration of acid make its reaction with magnesium faster?',
      'More acid particles in each cm³ collide with it each second',
      [
        'The acid particles move faster and collide with more energy',
        'The activation energy of the reaction becomes much lower',
        'The magnesium breaks into pieces with a larger surface area',
      ],
      'With more particles in the same volume, collisions are more frequent. Their energy changes only with the temperature.',
    ),
    item(
      2,
      'Why does a higher pressure make a reaction between gases faster?',
      'The particles are closer together and collide more often',
      [
        'The particles move faster and collide with more energy',
        'The particles become smaller and collide more easily',
        'The particles need less energy to react when they collide',
      ],
      'A higher pressure means more particles in the same volume, so collisions are more frequent.',
    ),
    item(
      2,
      'Sodium thiosulfate and acid form a cloudy mixture over a cross on paper. What is measured?',
      'Time until the cross can no longer be seen',
      [
        'Time until the cross becomes visible again',
        'Volume of the cloudy solid that has formed',
        'Temperature at which the cross disappears',
      ],
      'The reaction makes solid sulfur, which hides the cross. A shorter time means a faster reaction.',
    ),
    item(
      2,
      'What makes the mixture of sodium thiosulfate and hydrochloric acid go cloudy?',
      'Sulfur',
      ['Sodium chloride', 'Sulfur dioxide', 'Water'],
      'Solid sulfur is insoluble, so it is seen as a pale yellow cloudiness. Sodium chloride is soluble and sulfur dioxide is a gas.',
    ),
    item(
      2,
      'In the disappearing cross experiment, which of these must be kept the same when the concentration of thiosulfate is changed?',
      'The total volume of the mixture',
      [
        'The time taken for the cross to vanish',
        'The number of moles of thiosulfate',
        'The amount of sulfur in each cm³ of mixture',
      ],
      'The depth of liquid over the cross depends on the total volume. Temperature and the concentration of the acid are controlled too.',
    ),
    item(
      2,
      'In an experiment with marble chips and acid, why is a piece of cotton wool put into the neck of the flask on the balance?',
      'It lets gas out but keeps drops of acid in',
      [
        'It keeps gas in but lets water vapour out',
        'It absorbs the carbon dioxide that forms',
        'It stops air from reacting with the acid',
      ],
      'The loss of mass should be due only to carbon dioxide. Cotton wool stops acid from spraying out.',
    ),
    item(
      2,
      'Two graphs of gas volume against time level off at the same volume, but A is steeper than B. What is the best conclusion?',
      'A was faster, with the same amount of product',
      [
        'A was faster, with a larger amount of product',
        'B was faster, with the same amount of product',
        'A and B had the same rate throughout the reaction',
      ],
      'The slope shows the rate, and the final level shows the amount of product. Both reactions made the same amount.',
    ),
    item(
      2,
      'Ammonium chloride ⇌ ammonia + hydrogen chloride. The forward reaction takes in energy. What is true of the reverse reaction?',
      'It gives out the same amount of energy',
      [
        'It gives out a larger amount of energy',
        'It takes in the same amount of energy',
        'It takes in a smaller amount of energy',
      ],
      'If a reversible reaction is endothermic in one direction, it is exothermic in the other, and the amount of energy is the same.',
    ),
    item(
      2,
      'What is true of a reversible reaction at equilibrium?',
      'Forward and reverse reactions have the same rate',
      [
        'Forward and reverse reactions have both stopped',
        'Amounts of reactants and products are always equal',
        'All the reactants have been turned into products',
      ],
      'Both reactions go on at equal rates, so the amounts do not change. They need not be equal.',
    ),
    item(
      2,
      'Which distance on a reaction profile shows the activation energy?',
      'From the reactants up to the top of the curve',
      [
        'From the reactants down to the products',
        'From the products up to the top of the curve',
        'From the bottom of the graph to the reactants',
      ],
      'The peak above the reactants is the energy they must gain to react. The difference of reactants and products is the overall energy change.',
    ),
    item(
      2,
      'How does a catalyst change a reaction profile?',
      'The peak of the curve is lower',
      [
        'The peak of the curve is higher',
        'The products are at a lower level',
        'The reactants are at a higher level',
      ],
      'A catalyst provides a route with a lower activation energy. The energies of reactants and products stay the same.',
    ),
    item(
      2,
      'A reaction takes 40 s at 20 °C. Its rate doubles for each rise of 10 °C. How long does it take at 40 °C?',
      '10 s',
      ['20 s', '80 s', '160 s'],
      'From 20 °C to 40 °C the rate doubles twice, so it is four times as fast and takes 40 ÷ 4 = 10 s.',
    ),
    item(
      2,
      'Manganese dioxide speeds up the decomposition of hydrogen peroxide. 0.5 g is added. How much is there at the end?',
      '0.5 g',
      ['0 g', '0.25 g', 'More than 0.5 g'],
      'The catalyst is not used up, so the mass is the same at the end. It could be filtered off and used again.',
    ),
    item(
      2,
      'A pupil adds 2 g of potassium nitrate to 50 cm³ of water at 20.5 °C. It dissolves, and the lowest temperature is 16.0 °C. What is the temperature change?',
      '−4.5 °C',
      ['+4.5 °C', '−36.5 °C', '−16.0 °C'],
      'Change = final − initial = 16.0 − 20.5 = −4.5 °C. The process takes in energy from the water.',
    ),
    item(
      2,
      'At which step of a reaction is energy released?',
      'The forming of bonds in the products',
      [
        'The breaking of bonds in the reactants',
        'The mixing of the reactants with water',
        'The collision of particles without a reaction',
      ],
      'Making bonds releases energy and breaking bonds takes it in. The overall change depends on which is greater.',
      higher,
    ),
  ],
};

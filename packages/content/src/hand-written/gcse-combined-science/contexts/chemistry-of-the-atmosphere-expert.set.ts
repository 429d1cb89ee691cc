import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'GCSE_COMBINED_SCIENCE',
  topicCode: 'CHEMISTRY_OF_THE_ATMOSPHERE',
  name: 'contexts-expert',
  audience: 'Year 10-11, AQA, Edexcel and OCR',
  syllabus:
    'The air now and long ago, greenhouse gases, carbon footprints and pollutants in everyday contexts',
  items: [
    item(
      4,
      'Which argument shows best that the present rise in carbon dioxide comes from human activity?',
      'It matches the amount of fossil fuel burned',
      [
        'It is largest in the winter of each year',
        'It is measured on a high mountain',
        'It began when the first oceans were formed',
      ],
      'The amounts of fuel burned account for the rise, and it began with industry. Seasonal changes are natural.',
    ),
    item(
      4,
      'A model predicts a rise of 1.5 °C to 4.5 °C by 2100. A newspaper prints ‘Scientists predict 4.5 °C’. What is the criticism?',
      'It gives only the most extreme value',
      [
        'It gives only the mean of the values',
        'It gives a value outside the range',
        'It should have printed 6.0 °C',
      ],
      'The report leaves out the uncertainty. The upper end of a range is not the prediction itself.',
    ),
    item(
      4,
      'If all the oxygen of air came from 6CO₂ + 6H₂O → C₆H₁₂O₆ + 6O₂, why is there any left, although living things respire?',
      'Some plant carbon was buried and not oxidised',
      [
        'Plants respire only during the night',
        'Oxygen cannot react with plant material',
        'Animals give off as much oxygen as they use',
      ],
      'Respiration and decay use up the oxygen again. Where carbon was buried as coal, oil or gas, the oxygen remained.',
    ),
    item(
      4,
      'A country’s emissions fell by 20 % after its steel works moved abroad. It still uses as much steel. What is true of the emissions of the world?',
      'They need not have fallen at all',
      [
        'They have fallen by 20 % as well',
        'They have fallen, as steel takes in carbon',
        'They have doubled, as steel is counted twice',
      ],
      'The same steel is made elsewhere and transported. Only the place of the emissions has changed.',
    ),
    item(
      4,
      'Two estimates for the early air say 60 % and 90 % carbon dioxide. Why are scientists so uncertain about it?',
      'There is little evidence from that time',
      [
        'The instruments have not been calibrated',
        'The gases of today cannot be measured',
        'No scientists have studied the question',
      ],
      'It was billions of years ago, before most of the rocks and fossils we have. Today’s gases can be measured well.',
    ),
    item(
      4,
      'A city bans old diesel cars. Particulates fall by 40 % in a year with much rain. Why is it uncertain that the ban was the cause?',
      'Rain may also have washed particles out',
      [
        'Rain makes diesel engines give off more',
        'Particulates cannot be measured exactly',
        'The ban did not include bicycles',
      ],
      'Two things changed at once. Data from a similar city without the ban would help to decide.',
    ),
    item(
      4,
      'A tree burned today and a tree that became coal each contain 1 kg of carbon. Why does the coal do more to raise the carbon dioxide level over a century?',
      'Its carbon had long been out of the air',
      [
        'Its carbon gives two molecules of CO₂',
        'Its carbon atoms are heavier than those of wood',
        'Its smoke takes in the CO₂ of the wood',
      ],
      'Both give the same mass of gas. New trees can take in the wood’s share, but coal adds carbon stored for millions of years.',
    ),
    item(
      4,
      'A plant in sunlight adds 12 cm³ of oxygen an hour to the air. In the dark it takes in 3 cm³ an hour. With 10 hours of light, how much oxygen does it add in 24 hours?',
      '78 cm³',
      ['120 cm³', '48 cm³', '90 cm³'],
      'In the light it adds 10 × 12 = 120 cm³. In 14 dark hours it uses 14 × 3 = 42, and 120 − 42 = 78 cm³.',
    ),
    item(
      4,
      'In a report, one graph of temperature starts at 14.0 °C and another of the same data at 0 °C. Why do they look different?',
      'The first one magnifies small changes',
      [
        'The second one shows more years',
        'The first one has a higher mean',
        'The second one has no uncertainty at all',
      ],
      'The scale of the axis changes the look of the rise, not the data. Readers should check where an axis starts.',
    ),
    item(
      5,
      'A power station burns coal with 75 % carbon and 2 % sulfur by mass. It burns 1,200 tonnes. What mass of CO₂ and SO₂ forms in all? (C = 12, S = 32, O = 16)',
      '3,348 tonnes',
      ['3,300 tonnes', '924 tonnes', '3,324 tonnes'],
      'Carbon: 900 t × 44 ÷ 12 = 3,300 t. Sulfur: 24 t × 64 ÷ 32 = 48 t. Together 3,348 t.',
      { tier: 'HIGHER' },
    ),
    item(
      5,
      'A lake has taken in CO₂ and its pH is 6. Powdered limestone is added. CaCO₃ + 2H⁺ → Ca²⁺ + H₂O + CO₂. Which statement judges this treatment best?',
      'It neutralises acid but releases CO₂',
      [
        'It neutralises acid and stores CO₂',
        'It makes the water more acidic',
        'It has no effect on acid or on CO₂',
      ],
      'Hydrogen ions are used up, so the pH rises. Carbon dioxide is a product and can escape into the air.',
    ),
    item(
      5,
      'Methane counts 25 times as much as CO₂ by mass. Of 100 t of methane, 2 % leaks out and the rest burns. What is the total CO₂ equivalent? (CH₄ = 16, CO₂ = 44)',
      '319.5 t',
      ['275 t', '269.5 t', '325 t'],
      '98 t burn to 98 × 44 ÷ 16 = 269.5 t of CO₂, and the leak of 2 t counts as 50 t. The total is 319.5 t.',
      { tier: 'HIGHER' },
    ),
    item(
      5,
      'Carbon dioxide in air rises by 2.4 ppm a year. 1 ppm is 7.8 billion tonnes of CO₂. People release 37 billion tonnes a year. About what share stays in the air?',
      'About 50 %',
      ['About 6 %', 'About 20 %', 'About 100 %'],
      '2.4 × 7.8 = 18.7 billion tonnes stay, and 18.7 ÷ 37 is about one half. Oceans and plants take in the rest.',
    ),
    item(
      5,
      'A tree-planting scheme claims to offset flights at once. A tree stores 10 kg of CO₂ a year and lives 50 years; a flight makes 1.5 t. Which criticism is the strongest?',
      'Three trees need 50 years to store it all',
      [
        'One tree stores the whole amount in a year',
        'Trees release more CO₂ than they store',
        'Three trees store twice as much as is needed',
      ],
      'In 50 years a tree stores 500 kg, so three store 1.5 t. The gas warms the Earth in all that time.',
    ),
    item(
      5,
      'Air at 25 °C contains 3 % water vapour by volume. When it is dried, the share of oxygen is 21.0 %. What was it in the moist air?',
      '20.4 %',
      ['18.0 %', '21.6 %', '21.0 %'],
      'In 100 cm³ of moist air there are 97 cm³ of dry air, with 0.21 × 97 = 20.4 cm³ of oxygen.',
    ),
  ],
};

import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'GCSE_COMBINED_SCIENCE',
  topicCode: 'CHEMISTRY_OF_THE_ATMOSPHERE',
  name: 'chemistry-of-the-atmosphere-hard',
  audience: 'Year 10-11, AQA, Edexcel and OCR',
  syllabus:
    'The composition and evolution of the atmosphere, greenhouse gases, climate change and pollutants',
  items: [
    item(
      3,
      'A 250 cm³ sample of dry air is passed repeatedly over hot copper, which removes the oxygen. About what volume of gas remains?',
      '198 cm³',
      ['52 cm³', '229 cm³', '125 cm³'],
      'Copper takes up the 21 % of oxygen: 0.21 × 250 = 52.5 cm³. 250 − 52.5 = 197.5 cm³, about 198 cm³.',
    ),
    item(
      3,
      'The carbon dioxide level rose from 280 ppm to 420 ppm. What is the percentage increase?',
      '50 %',
      ['33 %', '140 %', '67 %'],
      'The increase is 420 − 280 = 140 ppm, and 140 ÷ 280 × 100 = 50 %.',
    ),
    item(
      3,
      'In 200 years the concentration of carbon dioxide rose by 140 ppm. What is the mean rise each decade?',
      '7 ppm',
      ['0.7 ppm', '14 ppm', '28 ppm'],
      '200 years are 20 decades, and 140 ÷ 20 = 7 ppm in each decade.',
    ),
    item(
      3,
      'A family’s car uses 1,200 litres of petrol a year. Each litre makes 2.3 kg of carbon dioxide. What mass does it make in a year?',
      '2.76 tonnes',
      ['0.52 tonnes', '27.6 tonnes', '276 kg'],
      '1,200 × 2.3 = 2,760 kg. As 1 tonne is 1,000 kg, that is 2.76 tonnes.',
    ),
    item(
      3,
      'Which evidence supports the theory that the early atmosphere had little oxygen?',
      'Iron compounds in old rocks are not oxidised',
      [
        'Iron compounds in old rocks are all red oxides',
        'Old rocks contain fossils of many land animals',
        'Old rocks contain bubbles of pure oxygen',
      ],
      'Minerals in the oldest rocks contain compounds of iron that would have reacted with oxygen if it had been present.',
    ),
    item(
      3,
      'A graph shows the carbon dioxide level rising and the mean temperature rising since 1850. Which statement is best?',
      'There is a correlation, and infrared absorption explains a cause',
      [
        'There is a correlation, so the temperature causes the rise in the gas',
        'There is no correlation, as both rise by different amounts',
        'There is a correlation, which is enough proof of a cause',
      ],
      'A correlation alone does not prove a cause. Here there is a mechanism as well: the gas absorbs infrared radiation.',
    ),
    item(
      3,
      'Why does the carbon dioxide level rise and fall a little each year in the northern half of the world?',
      'Plants photosynthesise more in summer',
      ['Volcanoes erupt more in summer', 'Animals breathe more in summer', 'Oceans freeze more in summer'],
      'In summer plants take up more carbon dioxide than they give out, so the level falls. In winter it rises again.',
    ),
    item(
      3,
      'Carbon capture stores carbon dioxide underground. Which problem does it solve, if it works?',
      'The gas from power stations enters the air',
      [
        'The gas from power stations makes soot',
        'The fuels of power stations run out sooner',
        'The sulfur in power station fuels forms acid',
      ],
      'Captured carbon dioxide does not add to the greenhouse effect. Fossil fuels remain finite, and the method costs money and energy.',
    ),
    item(
      3,
      'A change from coal to natural gas lowers carbon dioxide for each unit of electricity. Why?',
      'Methane has more hydrogen for each carbon atom',
      [
        'Methane has more carbon atoms in each molecule',
        'Coal has more hydrogen for each carbon atom than gas',
        'Methane burns without any oxygen from the air',
      ],
      'Part of the energy from methane comes from the oxidation of hydrogen to water. Coal is mostly carbon, so more carbon dioxide forms for the same energy.',
    ),

    item(
      4,
      'Nitrogen is 78 % of the air now, and ammonia was in the early atmosphere. What may have produced much of the nitrogen?',
      'Volcanoes and reactions of ammonia with oxygen',
      [
        'Photosynthesis in algae and simple plants',
        'Dissolving of carbonates in sea water',
        'Combustion of coal and crude oil',
      ],
      'Volcanoes released nitrogen, and ammonia reacted with oxygen to form nitrogen, which is unreactive and stayed in the air.',
    ),
    item(
      4,
      'A scientist writes: ‘The temperature of one town was lower in 2020 than in 1990, so the Earth is not warming.’ What is the main weakness?',
      'Data from a single place cannot show a mean for the Earth',
      [
        'A lower temperature shows that the greenhouse effect is zero',
        'Temperatures in towns have nothing to do with greenhouse gases',
        'The thermometer of 2020 must have been less accurate',
      ],
      'Weather varies from place to place and from year to year. Global warming is a change in the average of the whole Earth over many years.',
    ),
    item(
      4,
      'When carbon dioxide in the air increases, more dissolves in sea water and forms acid. Which effect may follow?',
      'Shells with calcium carbonate become thinner',
      [
        'Shells with calcium carbonate become thicker',
        'Sea water turns more alkaline near the coast',
        'Fish can take in more oxygen from the water',
      ],
      'Acid reacts with calcium carbonate, so animals with shells have more difficulty in building them.',
    ),
    item(
      4,
      'The carbon footprint of beef is high and that of lentils low. Which reason applies mainly to beef?',
      'Cattle digest grass and release methane',
      [
        'Cattle use more carbon dioxide than crops',
        'Lentils release more methane as they grow',
        'Lentils need to be transported and beef does not',
      ],
      'Methane is a strong greenhouse gas. Land cleared for pasture and fodder crops adds to the footprint of beef.',
    ),

    item(
      5,
      'A power station burns 3,000 tonnes of coal a day with 80 % carbon by mass. C + O₂ → CO₂. What mass of carbon dioxide is made? (C = 12, O = 16)',
      '8,800 tonnes',
      ['2,400 tonnes', '11,000 tonnes', '6,400 tonnes'],
      'Carbon: 0.80 × 3,000 = 2,400 tonnes. 12 t of carbon give 44 t of CO₂, so 2,400 × 44 ÷ 12 = 8,800 tonnes.',
    ),
    item(
      5,
      'A coal contains 1.6 % sulfur by mass. S + O₂ → SO₂. What mass of sulfur dioxide is formed from 500 tonnes of coal? (S = 32, O = 16)',
      '16 tonnes',
      ['8 tonnes', '32 tonnes', '4 tonnes'],
      '1.6 % of 500 t is 8 t of sulfur. As 32 t of sulfur gives 64 t of SO₂, the mass doubles to 16 tonnes.',
    ),
    item(
      5,
      'Methane is counted as 25 times as effective as carbon dioxide for the same mass. A landfill emits 40 tonnes of methane and 300 tonnes of carbon dioxide a year. What is the total in tonnes of carbon dioxide equivalent?',
      '1,300',
      ['340', '1,000', '8,500'],
      '40 × 25 = 1,000 tonnes of equivalent from methane, and 1,000 + 300 = 1,300 tonnes.',
    ),
    item(
      5,
      'A 500 cm³ sample of gas contains 20 % oxygen, 5 % carbon dioxide and 75 % nitrogen by volume. Hot copper removes all of the oxygen. What percentage of the remaining gas is carbon dioxide?',
      '6.25 %',
      ['5 %', '6.67 %', '25 %'],
      'The sample has 100 cm³ of oxygen and 25 cm³ of carbon dioxide. When the oxygen is gone, 400 cm³ is left, and 25 ÷ 400 × 100 = 6.25 %.',
    ),
    item(
      5,
      'A cement works makes 1.0 tonne of calcium oxide. CaCO₃ → CaO + CO₂. It burns fuel that gives 0.42 tonnes of carbon dioxide as well. What mass of carbon dioxide is released? (Ca = 40, C = 12, O = 16)',
      '1.21 tonnes',
      ['0.79 tonnes', '1.42 tonnes', '0.42 tonnes'],
      '56 t of CaO go with 44 t of CO₂, so 1.0 × 44 ÷ 56 = 0.79 t from the limestone. 0.79 + 0.42 = 1.21 tonnes.',
    ),
    item(
      5,
      'Carbon dioxide rises by 2.5 ppm a year from 420 ppm. In a second plan it rises by 1.5 ppm a year. After how many years would the two differ by 20 ppm, and what is the higher level then?',
      '20 years, 470 ppm',
      ['20 years, 450 ppm', '8 years, 440 ppm', '13 years, 453 ppm'],
      'The gap grows by 2.5 − 1.5 = 1 ppm a year, so it takes 20 years. The higher level is 420 + 20 × 2.5 = 470 ppm.',
    ),
    item(
      5,
      'A diesel car gives 100 g of carbon dioxide for each kilometre and an electric car 45 g, but making the electric one releases 3.3 tonnes more. After what distance is its total equal?',
      '60,000 km',
      ['73,000 km', '33,000 km', '22,800 km'],
      'The saving is 100 − 45 = 55 g a kilometre. 3.3 tonnes are 3,300,000 g, and 3,300,000 ÷ 55 = 60,000 km.',
    ),
  ],
};

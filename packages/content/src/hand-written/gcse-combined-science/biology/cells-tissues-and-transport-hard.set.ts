import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'GCSE_COMBINED_SCIENCE',
  topicCode: 'CELLS_AND_ORGANISATION',
  name: 'cells-tissues-and-transport-hard',
  audience: 'Year 10-11, AQA, Edexcel and OCR',
  syllabus:
    'Microscopy, cell structure and division, transport into cells, digestion, blood, lungs, health and plant tissues',
  items: [
    item(
      3,
      'A light microscope has an eyepiece of × 10 and an objective of × 40. A cell is 0.05 mm long. How long is the image?',
      '20 mm',
      ['2 mm', '2.5 mm', '8,000 mm'],
      'The total magnification is 10 × 40 = 400, and 0.05 × 400 = 20 mm.',
    ),
    item(
      3,
      'An enzyme turns starch into sugar in 240 s at pH 5 and in 60 s at pH 7. How many times as fast is the reaction at pH 7?',
      '4 times',
      ['180 times', '0.25 times', '2 times'],
      'Rate is proportional to 1 ÷ time: 240 ÷ 60 = 4. The time is shorter at pH 7, so the reaction is faster.',
    ),
    item(
      3,
      'Which feature of the small intestine increases the rate at which glucose is absorbed?',
      'Villi with thin walls and many capillaries',
      [
        'Thick walls without any blood vessels',
        'A smooth inside surface with a layer of fat',
        'Enzymes that turn glucose back into starch',
      ],
      'Villi have a large surface area and a thin wall. Blood in the capillaries carries glucose away, which keeps the gradient steep.',
    ),
    item(
      3,
      'In a leaf, the cells of the spongy mesophyll have air spaces between them. What is the advantage?',
      'Gases diffuse quickly to all cells',
      [
        'Water is stored for dry weather',
        'Light is reflected out of the leaf',
        'Sugars are pushed into the roots',
      ],
      'Carbon dioxide for photosynthesis diffuses through the air spaces more quickly than through cells.',
    ),
    item(
      3,
      'A cube-shaped animal cell with sides of 10 µm and a second one of 20 µm are compared. How does the surface area to volume ratio of the larger compare?',
      'It is half as great',
      ['It is twice as great', 'It is four times as great', 'It is the same'],
      '600 ÷ 1,000 = 0.6 for the small one and 2,400 ÷ 8,000 = 0.3 for the large one, which is half.',
    ),
    item(
      3,
      'A patient’s valve in the vein of a leg does not close fully. Which effect is most likely?',
      'Blood flows back and gathers in the lower leg',
      [
        'Blood flows too fast from the heart to the leg',
        'Oxygen cannot enter the red blood cells',
        'Blood in the artery of the leg clots at once',
      ],
      'Valves in veins stop blood flowing backwards. Faulty ones let it collect in the lower parts of the leg.',
    ),

    item(
      4,
      'In an osmosis experiment a strip loses mass in 0.5 mol/dm³ and gains in 0.2 mol/dm³. The change is −5 % and +7 %. If the line between them is straight, at which concentration is there no change?',
      '0.375 mol/dm³',
      ['0.325 mol/dm³', '0.35 mol/dm³', '0.45 mol/dm³'],
      'From +7 % to −5 % is 12 % over 0.3 mol/dm³. Zero is 7 ÷ 12 of the way: 0.2 + 0.175 = 0.375 mol/dm³.',
    ),
    item(
      4,
      'Cells of a tumour divide and spread to other parts of the body in the blood. What kind of tumour is it?',
      'Malignant',
      ['Benign', 'Communicable', 'Differentiated'],
      'Malignant tumours are cancers: their cells invade other tissues and form secondary tumours. Benign ones stay in one place.',
    ),
    item(
      4,
      'Three tubes contain starch and amylase at 0 °C, 37 °C and 80 °C. After 10 minutes iodine stays orange-brown in only one. The other two tubes are then brought to 37 °C. What is seen after 10 minutes?',
      'Starch disappears in the tube from 0 °C only',
      [
        'Starch disappears in the tube from 80 °C only',
        'Starch disappears in both of the tubes',
        'Starch disappears in neither of the tubes',
      ],
      'Enzymes at 0 °C are slow but not damaged, so they work again at 37 °C. At 80 °C the amylase is denatured permanently.',
    ),

    item(
      5,
      'A cell in a picture is 36 mm long and the scale bar of 20 µm is 12 mm long. What is the real length of the cell?',
      '60 µm',
      ['6.7 µm', '43 µm', '240 µm'],
      '12 mm stands for 20 µm, so 1 mm is 20 ÷ 12 µm. 36 mm is 36 × 20 ÷ 12 = 60 µm.',
    ),
    item(
      5,
      'A heart beats 70 times a minute and pumps 75 cm³ each time at rest. In exercise it beats 160 times and pumps 105 cm³. How many times as much blood does it pump in exercise?',
      '3.2 times',
      ['2.3 times', '1.4 times', '3.7 times'],
      'At rest: 70 × 75 = 5,250 cm³. In exercise: 160 × 105 = 16,800 cm³. 16,800 ÷ 5,250 = 3.2.',
    ),
    item(
      5,
      'A cube of agar with 3 cm sides takes up a dye to a depth of 0.5 cm on each side. What percentage of the volume is coloured?',
      '70 %',
      ['30 %', '33 %', '50 %'],
      'The uncoloured core is 2 cm on each side: 8 cm³ of 27 cm³. 27 − 8 = 19 cm³ is coloured, and 19 ÷ 27 × 100 = 70 %.',
    ),
    item(
      5,
      'In 10 minutes a plant shoot in a potometer takes up water along 48 mm of a tube with a radius of 0.5 mm. What is the rate of uptake? (π = 3.14)',
      '3.8 mm³ per minute',
      ['15 mm³ per minute', '7.5 mm³ per minute', '38 mm³ per minute'],
      'Volume = π r² × length = 3.14 × 0.25 × 48 = 37.7 mm³, and 37.7 ÷ 10 = 3.8 mm³ per minute.',
    ),
    item(
      5,
      'Membranes X and Y have equal thickness. X has an area of 12 cm² and a difference of 2 units in concentration; Y has 5 cm² and a difference of 6. Diffusion is proportional to both. Which is faster, and by what factor?',
      'Y, by a factor of 1.25',
      ['X, by a factor of 1.25', 'Y, by a factor of 3', 'X, by a factor of 2.4'],
      'X: 12 × 2 = 24. Y: 5 × 6 = 30. 30 ÷ 24 = 1.25, so diffusion through Y is 1.25 times as fast.',
    ),
    item(
      5,
      'A human egg cell is 0.12 mm wide and a ribosome is 24 nm wide. How many ribosomes in a row would reach across the egg cell?',
      '5,000',
      ['5', '500', '50,000'],
      '0.12 mm is 120 µm, which is 120,000 nm. 120,000 ÷ 24 = 5,000.',
    ),
    item(
      5,
      'Amylase digests a sample of starch in 320 s at 20 °C, and its rate doubles for every 10 °C up to 40 °C. How long does it take at 40 °C, and how much of the starch is left after 20 s if the rate is steady?',
      '80 s, with 75 % left',
      ['80 s, with 25 % left', '160 s, with 88 % left', '160 s, with 12 % left'],
      'From 20 °C to 40 °C the rate doubles twice, so it takes 320 ÷ 4 = 80 s. In 20 s, 20 ÷ 80 = 25 % is digested and 75 % is left.',
    ),
  ],
};

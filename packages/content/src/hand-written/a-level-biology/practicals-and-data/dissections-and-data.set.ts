import { lineGraphPicture } from '#drawing/charts/line-graph.ts';
import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

const dissociation = {
  image: lineGraphPicture(
    {
      x: { title: 'partial pressure of oxygen (kPa)', step: 2, lines: 7 },
      y: { title: 'saturation (%)', step: 20, lines: 5 },
    },
    '0,0 1,5 2,20 3,42 4,60 6,80 8,90 10,95 12,97 14,98',
    'An oxygen dissociation curve: 20% saturation at 2 kPa, 60% at 4 kPa, 80% at 6 kPa, 90% at 8 kPa and 98% at 14 kPa.',
  ),
};

const ventricle = {
  image: lineGraphPicture(
    {
      x: { title: 'time (s)', step: 0.1, lines: 8 },
      y: { title: 'pressure in left ventricle (kPa)', step: 4, lines: 5 },
    },
    '0,1 0.1,2 0.2,10 0.3,16 0.4,12 0.5,2 0.6,1 0.8,1',
    'A graph of pressure in the left ventricle against time for one cardiac cycle of 0.8 s: 1 kPa at 0 s, 2 at 0.1 s, 10 at 0.2 s, a maximum of 16 at 0.3 s, 12 at 0.4 s, 2 at 0.5 s and 1 from 0.6 s to 0.8 s.',
  ),
};

export const set: WrittenSet = {
  subjectCode: 'A_LEVEL_BIOLOGY',
  topicCode: 'EXCHANGE_AND_CIRCULATION',
  name: 'dissections-and-data',
  audience: 'Year 12-13, AQA, Edexcel and OCR',
  syllabus: 'Dissections, potometers, and graphs of the heart and of haemoglobin',
  items: [
    item(
      1,
      'At which partial pressure is this haemoglobin 60% saturated?',
      '4 kPa',
      ['2 kPa', '6 kPa', '8 kPa'],
      'From 60% on the vertical axis go across to the curve and down: 4 kPa. At 6 kPa it is 80% saturated.',
      dissociation,
    ),
    item(
      1,
      'What is the greatest pressure in this ventricle?',
      '16 kPa',
      ['12 kPa', '20 kPa', '10 kPa'],
      'The curve is highest at 0.3 s, with 16 kPa. At 0.4 s the pressure has fallen to 12 kPa already.',
      ventricle,
    ),
    item(
      1,
      'What is a potometer used to measure?',
      'The rate of water uptake by a shoot',
      [
        'The rate of oxygen uptake by a seed',
        'The water potential of a leaf',
        'The number of stomata of a leaf',
      ],
      'An air bubble moves along a capillary as the shoot takes up water.',
    ),
    item(
      1,
      'Which instrument is best for opening a heart along its length?',
      'A scalpel',
      ['A mounted needle', 'A spatula', 'Blunt forceps'],
      'Cuts are made away from the fingers, on a dissecting board.',
    ),
    item(
      2,
      'What is the heart rate of the person of this graph, if each cycle takes 0.8 s?',
      '75 beats per minute',
      ['48 beats per minute', '80 beats per minute', '125 beats per minute'],
      '60 ÷ 0.8 = 75 beats per minute. 48 comes from multiplying.',
      ventricle,
    ),
    item(
      2,
      'The pressure in the aorta is 10 kPa. For about how long is the semilunar valve open in this cycle?',
      '0.2 s',
      ['0.4 s', '0.1 s', '0.6 s'],
      'The pressure in the ventricle is above 10 kPa from 0.2 s until a little after 0.4 s.',
      ventricle,
    ),
    item(
      2,
      'Blood with this haemoglobin passes from lungs at 14 kPa to a muscle at 3 kPa. What is the fall in saturation?',
      'About 56%',
      ['About 98%', 'About 42%', 'About 78%'],
      '98% − 42% = 56%. The saturation that is left, 42%, is not the amount released.',
      dissociation,
    ),
    item(
      2,
      'Why is a shoot for a potometer cut under water?',
      'To keep air out of the xylem',
      ['To keep the leaves wet', 'To close the stomata', 'To kill bacteria on the stem'],
      'An air bubble in the xylem would break the column of water.',
    ),
    item(
      2,
      'Why does a potometer not measure transpiration exactly?',
      'Some water stays in the plant',
      ['Some water enters from the air', 'The bubble moves by osmosis', 'The scale shows mass, not volume'],
      'Water is also used in photosynthesis and for turgor, so uptake and loss differ slightly.',
    ),
    item(
      2,
      'How is an artery recognised in a section under the microscope?',
      'It has a thick wall and a narrow lumen',
      [
        'It has a thin wall and a wide lumen',
        'It has a wall of one layer of cells',
        'It has valves along its length',
      ],
      'A vein has a thin wall and a wide lumen, often collapsed.',
    ),
    item(
      2,
      'Cubes of agar with alkali and an indicator are put into acid. Why does the largest cube take longest to lose its colour?',
      'The diffusion distance is longest',
      ['The acid is most dilute in it', 'Its surface area is smallest', 'Its indicator is stronger'],
      'The acid must reach the centre. The largest cube has the largest surface, but the smallest surface for its volume.',
    ),
    item(
      3,
      'How many times as fast is oxygen diffusion across an exchange surface with 3 times the area, 2 times the concentration difference and 1.5 times the thickness?',
      '4 times',
      ['9 times', '2.25 times', '6.5 times'],
      'Rate ∝ area × difference ÷ thickness: 3 × 2 ÷ 1.5 = 4.',
    ),
    item(
      3,
      'At 6 kPa an active muscle’s curve is shifted so that saturation is 68%. How much more oxygen, in percentage points, is released there than with this curve?',
      '12',
      ['20', '32', '8'],
      'This curve shows 80% at 6 kPa, and 80 − 68 = 12 percentage points more are released. 32 is what is released from full saturation.',
      dissociation,
    ),
    item(
      3,
      'The radius of a potometer capillary is 0.40 mm, and the bubble moves 25 mm per minute. What volume of water is taken up in one hour?',
      '750 mm³',
      ['1,500 mm³', '13 mm³', '3,000 mm³'],
      'π × 0.40² × 25 = 12.6 mm³ per minute, and 60 times this is about 750 mm³. Using the diameter as the radius gives 3,000 mm³.',
    ),
    item(
      3,
      'In a leaf print 14 stomata are counted in a field of view of area 0.16 mm². What is the density of stomata?',
      '88 per mm²',
      ['2.2 per mm²', '11 per mm²', '0.011 per mm²'],
      '14 ÷ 0.16 = 87.5 per mm². 2.2 comes from multiplying.',
    ),
    item(
      3,
      'A trained athlete has the same cardiac output at rest as an untrained person, 5.0 dm³ min⁻¹, but a heart rate of 50 instead of 70. How much larger is the athlete’s stroke volume?',
      '29 cm³',
      ['20 cm³', '100 cm³', '71 cm³'],
      '5,000 ÷ 50 = 100 cm³ and 5,000 ÷ 70 = 71 cm³: 29 cm³ more.',
    ),
    item(
      3,
      'The vital capacity of a person is 4.5 dm³, and the residual volume is 1.2 dm³. What share of the total lung capacity is exchanged in a breath of 0.57 dm³?',
      '10%',
      ['13%', '48%', '17%'],
      'The total capacity is 4.5 + 1.2 = 5.7 dm³, and 0.57 ÷ 5.7 = 10%. Without the residual volume it would be 13%.',
    ),
    item(
      3,
      'A patient’s blood contains 6% carboxyhaemoglobin instead of 1%. By about how much does the amount of oxygen carried at full saturation fall?',
      '5%',
      ['6%', '1%', '50%'],
      'Haemoglobin with carbon monoxide carries no oxygen: 94% is available instead of 99%, which is about 5% less.',
    ),
  ],
};

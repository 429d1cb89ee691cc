import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'GCSE_COMBINED_SCIENCE',
  topicCode: 'CELLS_AND_ORGANISATION',
  name: 'more-contexts-hard',
  audience: 'Year 10-11, AQA, Edexcel and OCR',
  syllabus:
    'Cells, transport into cells, enzymes, organ systems and health in contexts from life and the laboratory',
  items: [
    item(
      4,
      'In a table of obesity and type 2 diabetes in ten countries, both rise together. Which further finding is the strongest evidence that obesity is a cause?',
      'Body fat makes cells respond less to insulin',
      [
        'Rich countries have more doctors for diabetes',
        'People in ten more countries eat much sugar',
        'Diabetes and obesity are both non-communicable',
      ],
      'A mechanism that links the factor to the disease supports a cause. More correlations alone do not.',
    ),
    item(
      4,
      'The blood pressure in four vessels is 16, 4, 1 and 13 kPa. Which list matches them in this order?',
      'Aorta, capillary, vein, small artery',
      [
        'Vein, capillary, aorta, small artery',
        'Aorta, vein, capillary, small artery',
        'Small artery, capillary, vein, aorta',
      ],
      'Pressure is highest in the aorta and falls in arteries, capillaries and veins, in this order.',
    ),
    item(
      4,
      'A pupil views cells with a 4 mm wide field of view at × 40. She changes to × 400. How many cells, each 50 µm long, fit across the field?',
      '8',
      ['80', '800', '20'],
      'At ten times the magnification the field is 0.4 mm = 400 µm wide. 400 ÷ 50 = 8 cells.',
    ),
    item(
      4,
      'Stem cells are made by putting the nucleus of a patient’s skin cell into an egg cell without a nucleus. What is the main medical benefit?',
      'The patient’s body does not reject the cells',
      [
        'The new cells cannot pass on any viruses',
        'No egg cells are needed for the treatment',
        'The new cells have genes from two parents',
      ],
      'In therapeutic cloning the embryo has the patient’s own genes. Egg cells are still needed.',
    ),
    item(
      4,
      'A tree is ringed: a strip of bark with phloem but not xylem is removed all round the trunk. After some weeks there is a bulge above the ring. Why?',
      'Sugar from the leaves collects there',
      [
        'Water from the roots collects there',
        'Minerals from the soil collect there',
        'Starch from the roots collects there',
      ],
      'Without phloem, sugar cannot pass down below the ring. Water still rises in the xylem.',
    ),
    item(
      5,
      'Rate of diffusion ∝ area × difference ÷ thickness. In a diseased lung the area is halved and the wall is twice as thick. By how much must the difference in concentration rise to keep the same rate?',
      'To 4 times its value',
      ['To 2 times its value', 'To 8 times its value', 'To a quarter of its value'],
      'Half the area and twice the thickness give a quarter of the rate. A fourfold difference makes up for this.',
    ),
    item(
      5,
      'One cell has divided by mitosis every 12 hours in a culture for 5 days. A drug then stops half of the cells from dividing while the others divide once more. How many cells are there then?',
      '1,536',
      ['2,048', '1,024', '512'],
      '5 days are 10 divisions: 2¹⁰ = 1,024 cells. 512 stay single and 512 become 1,024, which makes 1,536.',
    ),
    item(
      5,
      'A round bacterium of 1 µm diameter and a yeast cell of 5 µm diameter have the same shape. How does the surface area to volume ratio of the bacterium compare?',
      'It is 5 times as large',
      ['It is 25 times as large', 'It is 125 times as large', 'It is a fifth as large'],
      'For the same shape the ratio is proportional to 1 ÷ length, so a cell 5 times smaller has a ratio 5 times as large.',
    ),
    item(
      5,
      'Amylase was tested at pH 5, 6, 7 and 8. Starch was gone after 180, 90, 60 and 120 s. A pupil says that the optimum is exactly pH 7. Which comment is best?',
      'The optimum lies somewhere between pH 6 and 8',
      [
        'The optimum must be higher than pH 8',
        'The optimum is pH 5, with the largest value',
        'The optimum cannot be found with starch',
      ],
      'pH 7 gave the fastest of four results. Values between 6 and 8 were not tested, so the exact optimum is unknown.',
    ),
    item(
      5,
      'A cheek cell is 60 µm wide. On a screen its image is 9 cm wide. The screen image is printed at two thirds of this size. What is the magnification of the print?',
      '× 1,000',
      ['× 1,500', '× 2,250', '× 100'],
      'The print is 6 cm = 60,000 µm wide, and 60,000 ÷ 60 = 1,000. The screen shows × 1,500.',
    ),
    item(
      5,
      'A leaf has 200 stomata per mm² on its lower side and 50 on its upper side. Jelly on the lower side cuts water loss from 2.5 g to 0.7 g a day. Which inference is best?',
      'Most water leaves through lower stomata',
      [
        'Water leaves only through the stomata',
        'Upper stomata lose no water by day',
        'Jelly on the upper side has no effect',
      ],
      'The loss fell by 72 %, close to the 80 % of stomata on the lower side. Some water is still lost from the upper side.',
    ),
    item(
      5,
      'Patient X has a resting flow of 5.0 dm³ of blood a minute with 200 cm³ of oxygen per dm³ in arteries and 150 cm³ per dm³ in veins. How much oxygen do X’s tissues use in a minute?',
      '250 cm³',
      ['1,000 cm³', '750 cm³', '50 cm³'],
      'Each dm³ gives up 200 − 150 = 50 cm³ of oxygen, and 5.0 × 50 = 250 cm³ a minute.',
    ),
  ],
};

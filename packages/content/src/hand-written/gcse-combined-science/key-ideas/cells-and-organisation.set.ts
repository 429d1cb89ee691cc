import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'GCSE_COMBINED_SCIENCE',
  topicCode: 'CELLS_AND_ORGANISATION',
  name: 'key-ideas',
  audience: 'Year 10-11, AQA, Edexcel and OCR',
  syllabus: 'Cells, transport, enzymes, blood and health',
  items: [
    item(
      1,
      'Which cell part is found in both plant and animal cells?',
      'Cell membrane',
      ['Cell wall', 'Chloroplast', 'Permanent vacuole'],
      'Both kinds of cell have a membrane that controls what passes in and out. The others are found in plant cells.',
    ),
    item(
      1,
      'What does a sperm cell have that helps it to swim?',
      'A tail',
      ['A cell wall', 'A chloroplast', 'A root hair'],
      'The tail moves the sperm cell towards the egg, with energy from its many mitochondria.',
    ),
    item(
      1,
      'Which process lets oxygen pass from the alveoli into the blood?',
      'Diffusion',
      ['Osmosis', 'Active transport', 'Digestion'],
      'Oxygen moves from a higher to a lower concentration. Osmosis concerns water only.',
    ),
    item(
      1,
      'Which liquid part of the blood carries dissolved substances?',
      'Plasma',
      ['Platelets', 'Red blood cells', 'White blood cells'],
      'Plasma carries glucose, urea, carbon dioxide and hormones in solution.',
    ),
    item(
      1,
      'What is the function of bile?',
      'To break fat into small drops',
      ['To digest proteins', 'To absorb water', 'To kill white blood cells'],
      'Bile emulsifies fats and makes the mixture alkaline, which helps lipase. It is not an enzyme.',
    ),
    item(
      2,
      'How does a red blood cell’s lack of a nucleus help it?',
      'There is more room for haemoglobin',
      [
        'It can divide more quickly',
        'It can change its shape to engulf microbes',
        'It uses up more of the oxygen',
      ],
      'More haemoglobin means that the cell can carry more oxygen. White blood cells engulf microbes.',
    ),
    item(
      2,
      'What is a benign tumour?',
      'A growth that stays in one place',
      ['A growth that spreads in the blood', 'An infection by a virus', 'A swelling caused by water'],
      'A benign tumour does not invade other tissues. A malignant one spreads and is a cancer.',
    ),
    item(
      2,
      'Which of these is a risk factor for lung cancer?',
      'Smoking',
      ['Eating sugar', 'Lack of sleep', 'Drinking tap water'],
      'Tobacco smoke contains carcinogens, and the link is proved by studies of many people.',
    ),
    item(
      2,
      'Why do statins help some patients with heart disease?',
      'They lower blood cholesterol',
      [
        'They make the blood clot faster',
        'They replace a faulty valve',
        'They widen the arteries with a wire mesh',
      ],
      'With less cholesterol in the blood, fatty material builds up more slowly in the coronary arteries. A wire mesh is a stent.',
    ),
    item(
      2,
      'A plant cell is placed in pure water. What happens to it?',
      'It takes in water and becomes firm',
      [
        'It takes in water and bursts at once',
        'It loses water and becomes soft',
        'It loses salt and becomes firm',
      ],
      'Water enters by osmosis and the contents press on the wall. The strong wall prevents bursting.',
    ),
    item(
      3,
      'Why does a person with faulty heart valves become tired easily?',
      'Blood flows backwards, so less oxygen reaches the muscles',
      [
        'Blood flows too fast, so oxygen is not taken up',
        'The heart beats without any muscle',
        'The lungs stop taking in oxygen',
      ],
      'A leaking valve lets blood flow back, so less is pumped to the body at each beat.',
    ),
    item(
      5,
      'Treat an amoeba as a cube with sides of 0.1 mm and a worm as a box of 2 mm × 2 mm × 20 mm. How many times as large is the surface area to volume ratio of the amoeba?',
      'About 29',
      ['About 10', 'About 200', 'About 600'],
      'Amoeba: 6 × 0.01 ÷ 0.001 = 60 per mm. Worm: (2 × 4 + 4 × 40) ÷ 80 = 2.1 per mm. 60 ÷ 2.1 = 29. 10 or 200 compare sides only.',
    ),
  ],
};

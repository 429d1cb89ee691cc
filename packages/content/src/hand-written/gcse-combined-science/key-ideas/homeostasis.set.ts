import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

const higher = { tier: 'HIGHER' } as const;

export const set: WrittenSet = {
  subjectCode: 'GCSE_COMBINED_SCIENCE',
  topicCode: 'HOMEOSTASIS',
  name: 'key-ideas',
  audience: 'Year 10-11, AQA, Edexcel and OCR',
  syllabus: 'Nerves, hormones, blood glucose and reproduction',
  items: [
    item(
      1,
      'Which cells detect a stimulus?',
      'Receptors',
      ['Effectors', 'Platelets', 'Gametes'],
      'Receptors, for example in the eye or skin, detect changes. Effectors carry out the response.',
    ),
    item(
      1,
      'Which of these is a condition in the body that is controlled automatically?',
      'Water content',
      ['Eye colour', 'Blood group', 'Number of bones'],
      'Water content, temperature and blood glucose are kept within limits. The others do not change from day to day.',
    ),
    item(
      1,
      'Which organ coordinates the responses of the nervous system, together with the spinal cord?',
      'Brain',
      ['Heart', 'Liver', 'Kidney'],
      'The brain and spinal cord are the coordination centre of the nervous system.',
    ),
    item(
      1,
      'What is a hormone?',
      'A chemical messenger in the blood',
      ['An electrical impulse in a nerve', 'A cell that fights microbes', 'An enzyme in the stomach'],
      'Glands release hormones into the blood, which carries them to target organs.',
    ),
    item(
      1,
      'Where is progesterone made?',
      'In the ovaries',
      ['In the pancreas', 'In the thyroid gland', 'In the adrenal glands'],
      'The ovaries make oestrogen and progesterone. The pancreas makes insulin.',
    ),
    item(
      2,
      'Which word describes the organ on which a hormone acts?',
      'Target organ',
      ['Effector gland', 'Relay organ', 'Receptor nerve'],
      'A hormone travels in the blood to all parts of the body, but only its target organ responds.',
    ),
    item(
      2,
      'How does a nerve cell’s long fibre suit its function?',
      'It carries impulses over a distance without a break',
      [
        'It stores glucose for a long time',
        'It gives the cell a large volume for proteins',
        'It lets hormones flow to the next cell',
      ],
      'One long fibre can reach from the spinal cord to a muscle, so few synapses slow the impulse.',
    ),
    item(
      2,
      'Which contraceptive is taken daily by mouth?',
      'The pill',
      ['The diaphragm', 'The condom', 'The implant'],
      'The pill is swallowed. The implant lies under the skin and releases hormone slowly.',
    ),
    item(
      2,
      'Why can spermicide alone be a poor method of contraception?',
      'Some sperm may survive it',
      ['It stops eggs from maturing', 'It must be fitted by surgery', 'It has to be taken daily'],
      'Spermicide kills or disables sperm, but not every one. It works better together with a diaphragm.',
    ),
    item(
      2,
      'Why does a person with untreated diabetes often have glucose in the urine?',
      'The blood holds more glucose than the kidneys can take back',
      [
        'The bladder makes glucose from water',
        'The liver turns all glucose into glycogen',
        'The pancreas releases glucose into the bladder',
      ],
      'Very high blood glucose passes into the urine, since the kidneys cannot return all of it to the blood.',
    ),
    item(
      3,
      'Which changes take place in the lining of the uterus during the cycle?',
      'It thickens before ovulation and is shed if no egg is fertilised',
      [
        'It is shed at ovulation and thickens after an egg is fertilised',
        'It stays thin until menstruation and then thickens',
        'It thickens during menstruation and is shed at ovulation',
      ],
      'Oestrogen thickens the lining and progesterone maintains it. Without a pregnancy it breaks down in menstruation.',
    ),
    item(
      3,
      'How does the body respond when adrenaline is released before a race?',
      'More oxygen and glucose reach the muscles',
      [
        'More glucose is stored in the liver',
        'The heart slows and digestion speeds up',
        'The pupils shrink and the breathing slows',
      ],
      'Adrenaline makes the heart beat faster and glucose enter the blood, which prepares the body for fight or flight.',
      higher,
    ),
    item(
      4,
      'FSH, LH and oestrogen are measured each day. On day 13 LH is ten times its usual value, and oestrogen peaked a day earlier. What happens next, most probably?',
      'Ovulation, followed by a rise in progesterone',
      [
        'Menstruation, followed by a fall in FSH',
        'Ovulation, followed by a fall in progesterone',
        'Menstruation, followed by a peak of oestrogen',
      ],
      'The peak of LH triggers ovulation. The empty follicle then makes progesterone, which maintains the lining.',
      higher,
    ),
    item(
      5,
      'An athlete’s blood has 5.2 dm³ with 5.0 mmol/dm³ of glucose. She eats 36 g of glucose, 180 g of which are 1 mol. How much would the concentration rise if all of it stayed in the blood?',
      '38 mmol/dm³',
      ['7.7 mmol/dm³', '200 mmol/dm³', '43 mmol/dm³'],
      '36 ÷ 180 = 0.20 mol = 200 mmol, and 200 ÷ 5.2 = 38 mmol/dm³. In fact insulin removes most of it. 43 is the final value.',
    ),
    item(
      5,
      'A patient’s thyroid gland is removed, and she takes thyroxine tablets. After a month her TSH is still far above normal. What should the doctor do, and why?',
      'Raise the dose, as too little thyroxine leaves TSH high',
      [
        'Lower the dose, as too much thyroxine raises TSH',
        'Stop the tablets, as TSH replaces thyroxine',
        'Keep the dose, as TSH does not depend on it',
      ],
      'Thyroxine inhibits the release of TSH. A high TSH shows that the level of thyroxine is still too low.',
      higher,
    ),
  ],
};

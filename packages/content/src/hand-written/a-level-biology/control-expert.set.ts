import { item } from '../question-set.ts';
import type { WrittenSet } from '../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'A_LEVEL_BIOLOGY',
  topicCode: 'CONTROL_AND_COORDINATION',
  name: 'control-expert',
  audience: 'Year 13, AQA, Edexcel and OCR',
  syllabus: 'Unfamiliar problems about nerves, muscles, homeostasis and gene expression',
  items: [
    item(
      5,
      'The sodium concentration outside an axon is halved by replacing half of the NaCl with a salt without sodium. What happens to an action potential?',
      'Its peak is lower, and it rises more slowly',
      [
        'Its peak is higher, and it rises more quickly',
        'Its size is the same, as it is all-or-nothing',
        'It disappears, as the resting potential is lost',
      ],
      'The gradient for Na⁺ is smaller, so less Na⁺ diffuses in. All-or-nothing holds only for given conditions. The resting potential depends mainly on K⁺.',
    ),
    item(
      5,
      'A patient’s urine stays dilute after an injection of ADH, and the blood already contains much ADH. What is the likely fault?',
      'The ADH receptors of the collecting ducts',
      [
        'The release of ADH from the pituitary',
        'The production of ADH in the hypothalamus',
        'The osmoreceptors of the hypothalamus',
      ],
      'Enough ADH is released, but the cells of the collecting duct do not respond. With a fault in its production or release, the injection would help.',
    ),
    item(
      5,
      'In a glucose tolerance test patient P has a normal fasting value and a slow fall after the meal, with twice the normal insulin. What is the most likely cause?',
      'Target cells respond less to insulin',
      [
        'The β cells have been destroyed',
        'The liver has no glycogen at all',
        'Glucagon is no longer secreted',
      ],
      'There is plenty of insulin, so the β cells work. The slow fall shows that the cells are less sensitive to it, as in the early stage of type II diabetes.',
    ),
    item(
      5,
      'PCR starts with 5 molecules of DNA. After how many cycles are there first more than 1,000,000?',
      '18',
      ['17', '20', '200,000'],
      '5 × 2ⁿ > 1,000,000 needs 2ⁿ > 200,000. 2¹⁷ = 131,072 is too few and 2¹⁸ = 262,144 is enough.',
    ),
    item(
      5,
      'A muscle contains 5 mmol of ATP per kg and uses 3 mmol kg⁻¹ s⁻¹ in a sprint; phosphocreatine is 20 mmol kg⁻¹. For how long could these two supply it without respiration?',
      'About 8 s',
      ['About 2 s', 'About 7 s', 'About 75 s'],
      'Each phosphocreatine regenerates one ATP, so 5 + 20 = 25 mmol kg⁻¹ are available: 25 ÷ 3 = 8.3 s.',
    ),
  ],
};

import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

const higher = { tier: 'HIGHER' } as const;
export const set: WrittenSet = {
  subjectCode: 'GCSE_COMBINED_SCIENCE',
  topicCode: 'HOMEOSTASIS',
  name: 'homeostasis-hard',
  audience: 'Year 10-11, AQA, Edexcel and OCR',
  syllabus:
    'The nervous system, reaction time, hormones, control of blood glucose, reproduction and contraception',
  items: [
    item(
      3,
      'A ruler falls 20 cm before it is caught. Distance in metres = 4.9 × time². What was the reaction time?',
      '0.20 s',
      ['0.04 s', '2.0 s', '0.40 s'],
      '20 cm is 0.20 m. Time² = 0.20 ÷ 4.9 = 0.041, and the square root is 0.20 s.',
    ),
    item(
      3,
      'An impulse travels 0.9 m along neurones at 60 m/s and crosses two synapses that take 0.5 ms each. How long does it take in all?',
      '16 ms',
      ['15 ms', '15.5 ms', '55 ms'],
      'Time in the neurones is 0.9 ÷ 60 = 0.015 s = 15 ms. The synapses add 2 × 0.5 = 1 ms, so 16 ms.',
    ),
    item(
      3,
      'Two hours after a meal one person’s blood glucose is back at 5 mmol/dm³, another’s is still at 14 mmol/dm³. What may be the reason in the second person?',
      'Too little insulin, or cells that respond less to it',
      [
        'Too much insulin, or cells that respond more to it',
        'Too much glycogen stored in the liver and muscles',
        'Too little glucagon released by the pancreas',
      ],
      'Insulin normally brings the glucose down after a meal. If there is too little or the cells do not respond, it stays high, which is a sign of diabetes.',
    ),
    item(
      3,
      'Blood glucose falls between meals. Which response brings it back to normal?',
      'Glucagon makes the liver turn glycogen into glucose',
      [
        'Insulin makes the liver turn glycogen into glucose',
        'Glucagon makes the liver turn glucose into glycogen',
        'Insulin makes the muscles turn glucose into glycogen',
      ],
      'Glucagon is released by the pancreas when glucose is low. It has the opposite effect of insulin.',
      higher,
    ),
    item(
      3,
      'What do oestrogen and LH do around the middle of the menstrual cycle?',
      'Rising oestrogen stimulates the release of LH',
      [
        'Rising oestrogen inhibits the release of LH',
        'Rising LH stimulates the release of FSH',
        'Rising LH breaks down the lining of the uterus',
      ],
      'Oestrogen stimulates the pituitary to release LH, and the peak of LH triggers ovulation. Oestrogen also inhibits FSH.',
      higher,
    ),
    item(
      3,
      'In which way does progesterone act in the second half of the menstrual cycle?',
      'It maintains the lining of the uterus',
      [
        'It makes a new egg mature in the ovary',
        'It breaks down the lining of the uterus',
        'It makes the ovary release the egg',
      ],
      'Progesterone keeps the lining thick and ready for an embryo and inhibits FSH and LH. When it falls, menstruation begins.',
      higher,
    ),
    item(
      3,
      'In IVF, why is the mother given FSH and LH?',
      'To make several eggs mature',
      [
        'To stop the uterus losing its lining',
        'To stop her ovaries releasing hormones',
        'To make the fertilised eggs divide',
      ],
      'FSH and LH stimulate the ovaries to mature several eggs. They are collected, fertilised with sperm in the laboratory and one or two embryos are put into the uterus.',
      higher,
    ),
    item(
      3,
      'Which of these is a disadvantage of IVF?',
      'Multiple births, a risk to babies and mother',
      [
        'No eggs are ever released again by the ovaries',
        'The child has no genes from its parents',
        'The mother must take insulin for life',
      ],
      'Several embryos may implant. IVF is also emotionally and physically stressful, and its success rates are not high.',
      higher,
    ),
    item(
      3,
      'A group of 20 pupils have a mean reaction time of 0.24 s, and 0.21 s after a caffeinated drink. Which is the best control experiment?',
      'The same test with a drink without caffeine',
      [
        'The same test with twice as much caffeine',
        'The same test with pupils of another age',
        'The same test without any drink at all',
      ],
      'The control should differ only in the caffeine. A decaffeinated drink shows whether practice, or drinking in itself, made the times shorter.',
    ),

    item(
      4,
      'A person’s thyroxine level falls. Which change follows by negative feedback?',
      'The pituitary releases more TSH',
      [
        'The pituitary releases less TSH',
        'The thyroid stops responding to TSH',
        'The adrenal glands release thyroxine',
      ],
      'Low thyroxine stimulates the pituitary to release more thyroid stimulating hormone (TSH), so the thyroid makes more thyroxine until the level is normal.',
      higher,
    ),
    item(
      4,
      'A woman has low FSH and does not ovulate. Which treatment is most likely to help her become pregnant?',
      'A fertility drug with FSH and LH',
      [
        'A contraceptive pill with progesterone',
        'A drug that blocks the action of LH',
        'An injection of insulin and glucagon',
      ],
      'The drug supplies the hormones that make eggs mature and be released, so she may become pregnant in the usual way.',
      higher,
    ),
    item(
      4,
      'Adrenaline is said not to be controlled by negative feedback. Which observation fits?',
      'Its level keeps on rising as long as the danger lasts',
      [
        'Its level is kept close to the same value all day',
        'Its level falls as soon as the heart beats faster',
        'Its level rises whenever the blood glucose is high',
      ],
      'Negative feedback would return adrenaline to a set level. In danger it stays high to keep the body ready for ‘fight or flight’.',
      higher,
    ),
    item(
      4,
      'A drug blocks the receptors on the second neurone at a synapse. What is the effect?',
      'No impulse starts in the second neurone',
      [
        'No chemical is released by the first neurone',
        'Impulses pass the synapse in both directions',
        'Impulses in the first neurone travel more slowly',
      ],
      'The chemical is still released and diffuses across the gap, but it cannot bind, so no impulse starts. Such drugs can relieve pain.',
    ),

    item(
      5,
      'A driver’s reaction time is 0.60 s. With tiredness it becomes 0.90 s. How much further does a car at 25 m/s travel before the brakes are pressed?',
      '7.5 m',
      ['15 m', '22.5 m', '0.3 m'],
      'The extra time is 0.90 − 0.60 = 0.30 s, and 25 × 0.30 = 7.5 m. 15 m and 22.5 m are the two thinking distances.',
    ),
    item(
      5,
      'Ruler drop: 44.1 cm without coffee and 31.0 cm with it. Distance in metres = 4.9 × time². By about what percentage did the reaction time fall?',
      '16 %',
      ['30 %', '42 %', '13 %'],
      'Times: √(0.441 ÷ 4.9) = 0.300 s and √(0.310 ÷ 4.9) = 0.252 s. The change is 0.048 ÷ 0.300 × 100 = 16 %. The distance, not the time, falls by 30 %.',
    ),
    item(
      5,
      'Person P and person Q each drink 75 g of glucose. P’s blood insulin rises strongly and glucose stays high. Q’s insulin does not rise and glucose stays high. Which conclusion fits?',
      'P may have type 2 and Q type 1 diabetes',
      [
        'P may have type 1 and Q type 2 diabetes',
        'P and Q may both have type 1 diabetes',
        'P and Q may both have type 2 diabetes',
      ],
      'P makes insulin, but the cells do not respond to it, as in type 2. Q’s pancreas does not make enough of it, as in type 1.',
    ),
    item(
      5,
      'A contraceptive patch releases oestrogen and progesterone steadily. What happens to FSH and LH, and to ovulation?',
      'FSH and LH stay low, and there is no ovulation',
      [
        'FSH and LH stay high, and there is no ovulation',
        'FSH stays low and LH peaks, so ovulation is early',
        'FSH peaks and LH stays low, so ovulation is late',
      ],
      'Steady oestrogen and progesterone inhibit FSH and LH. Without FSH no egg matures, and without the peak of LH none is released.',
      higher,
    ),
    item(
      5,
      'In 1,000 women a year, method A fails in 9 and method B in 180. A couple uses B for two years. Compared with A for the same time, how many times as likely is a pregnancy in any one year?',
      '20 times',
      ['171 times', '10 times', '40 times'],
      'The question asks about one year: 180 ÷ 9 = 20. The number of years is the same for both, so it makes no difference to the comparison.',
    ),
    item(
      5,
      'A runner has a blood glucose of 5.0 mmol/dm³ at the start. Muscles use 0.8 mmol/dm³ every 10 minutes and the liver adds 0.7. For how long can she run until it falls to 4.4 mmol/dm³?',
      '60 minutes',
      ['7.5 minutes', '6 minutes', '55 minutes'],
      'The net change is 0.7 − 0.8 = −0.1 mmol/dm³ each 10 minutes. It has to fall by 0.6, which takes 6 × 10 = 60 minutes.',
    ),
    item(
      5,
      'A tadpole cannot make thyroxine and never becomes a frog unless it is given some. A second tadpole has a healthy thyroid gland but makes no TSH. Which tadpole can be helped by TSH, and why?',
      'Only the second, as its thyroid can respond to TSH',
      [
        'Only the first, as TSH is turned into thyroxine',
        'Both, as TSH stimulates every kind of gland',
        'Neither, as TSH acts only on the pituitary gland',
      ],
      'TSH makes a working thyroid release thyroxine. The first tadpole’s thyroid cannot make it, however much TSH there is.',
      higher,
    ),
  ],
};

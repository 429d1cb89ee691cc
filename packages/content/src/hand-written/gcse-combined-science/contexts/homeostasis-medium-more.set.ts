import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

const higher = { tier: 'HIGHER' } as const;

export const set: WrittenSet = {
  subjectCode: 'GCSE_COMBINED_SCIENCE',
  topicCode: 'HOMEOSTASIS',
  name: 'more-contexts-medium',
  audience: 'Year 10-11, AQA, Edexcel and OCR',
  syllabus: 'Homeostasis, the nervous system, hormones, blood glucose and reproduction in contexts from life',
  items: [
    item(
      2,
      'A graph of blood glucose shows a peak half an hour after lunch and then a fall to 5 mmol/dm³. Which control system is seen here?',
      'Negative feedback',
      ['Conscious control', 'A reflex arc', 'Selective control'],
      'A rise leads to a response, insulin, that lowers the level again.',
    ),
    item(
      2,
      'What is the role of oestrogen in the menstrual cycle?',
      'It makes the lining of the uterus build up',
      [
        'It makes the lining of the uterus break down',
        'It makes the egg mature in the ovary',
        'It makes the egg divide in the oviduct',
      ],
      'Oestrogen repairs and thickens the lining. FSH makes the egg mature.',
    ),
    item(
      2,
      'Which hormone keeps the lining of the uterus thick after ovulation?',
      'Progesterone',
      ['FSH', 'Testosterone', 'Adrenaline'],
      'Progesterone maintains the lining. When its level falls, the lining breaks down.',
    ),
    item(
      2,
      'Which gland releases a hormone that acts on another gland in the neck?',
      'Pituitary gland',
      ['Adrenal gland', 'Pancreas', 'Ovary'],
      'The pituitary gland releases TSH, which makes the thyroid gland in the neck release thyroxine.',
      higher,
    ),
    item(
      2,
      'A couple want protection that lasts for years but can be ended later. Which method suits?',
      'Contraceptive implant',
      ['Sterilisation', 'Male condom', 'Spermicide cream'],
      'An implant under the skin releases a hormone for up to three years and can be taken out. Sterilisation is permanent.',
    ),
    item(
      2,
      'Why must combined contraceptive pills be taken each day without fail?',
      'Hormone levels fall and an egg may mature',
      [
        'Sperm become used to a lower level',
        'The ovaries become smaller each day',
        'The egg leaves the uterus each day',
      ],
      'The hormones of the pill inhibit FSH. If they are missed, an egg may mature.',
    ),
    item(
      2,
      'A man is sterilised. Which statement is right?',
      'Sperm can no longer leave the body',
      [
        'Sperm are killed by a daily hormone',
        'Testosterone is no longer made',
        'Sperm are caught in a rubber barrier',
      ],
      'The sperm ducts are cut or tied. The testes still make testosterone.',
    ),
    item(
      2,
      'A diaphragm is placed over the cervix. How does it prevent pregnancy?',
      'Sperm cannot reach the egg',
      [
        'Eggs cannot mature in the ovary',
        'The embryo cannot grow in the uterus',
        'Hormones cannot reach the pituitary',
      ],
      'A diaphragm is a barrier that keeps sperm out of the uterus.',
    ),
    item(
      2,
      'A couple compare a condom with an implant. What is an advantage of the implant only?',
      'It need not be thought of each time',
      ['It protects against infections', 'It contains no hormones at all', 'It has no possible side effects'],
      'An implant works for up to three years without any action. It releases a hormone and does not protect against infections.',
    ),
    item(
      2,
      'A person makes too much thyroxine. Which effect is expected?',
      'Metabolism is faster than normal',
      [
        'Metabolism is slower than normal',
        'Glucose cannot enter the cells',
        'Eggs cannot mature in the ovary',
      ],
      'Thyroxine raises the basal metabolic rate. Such a person often loses weight.',
      higher,
    ),
    item(
      2,
      'Before an exam a pupil’s heart beats fast. How does adrenaline help the body in danger?',
      'More oxygen and glucose reach the muscles',
      [
        'More food is digested by the stomach',
        'More glycogen is stored by the liver',
        'More heat is kept in by the skin',
      ],
      'Adrenaline raises the heart rate and the delivery of oxygen and glucose to the brain and muscles.',
      higher,
    ),
    item(
      2,
      'In IVF several embryos are sometimes put into the uterus. What is a risk of this?',
      'Twins or triplets may be born',
      ['The mother may become sterile', 'The eggs may not be fertilised', 'The embryo may become a clone'],
      'More than one embryo may develop. Multiple births bring risks for mother and babies.',
      higher,
    ),
    item(
      2,
      'Which of these tasks is done by receptors in the skin?',
      'Detecting pressure and temperature',
      ['Detecting glucose in the blood', 'Carrying impulses to muscles', 'Releasing hormones into blood'],
      'The skin has receptors for touch, pressure, pain and temperature. Other receptors detect glucose.',
    ),
    item(
      2,
      'A ruler is caught after 12 cm with the right hand and 17 cm with the left. What does this suggest?',
      'The right hand reacted faster',
      [
        'The left hand reacted faster',
        'The ruler fell faster the first time',
        'Both hands reacted equally fast',
      ],
      'A shorter distance means a shorter reaction time. More trials are needed to be sure.',
    ),
    item(
      2,
      'An ovulation test detects a sharp rise of a hormone in urine about a day before an egg is released. Which hormone is detected?',
      'LH',
      ['Insulin', 'Progesterone', 'Thyroxine'],
      'A peak of LH triggers the release of the egg.',
    ),
  ],
};

import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

const higher = { tier: 'HIGHER' } as const;

export const set: WrittenSet = {
  subjectCode: 'GCSE_COMBINED_SCIENCE',
  topicCode: 'HOMEOSTASIS',
  name: 'contexts-medium',
  audience: 'Year 10-11, AQA, Edexcel and OCR',
  syllabus: 'Homeostasis, the nervous system, hormones, blood glucose and reproduction in contexts from life',
  items: [
    item(
      2,
      'You step on a drawing pin and pull up your foot. Which neurone carries the impulse from the spinal cord to the leg muscle?',
      'Motor neurone',
      ['Sensory neurone', 'Relay neurone', 'Receptor neurone'],
      'Motor neurones lead from the central nervous system to an effector. Sensory neurones lead to it.',
    ),
    item(
      2,
      'A doctor taps below a knee and the lower leg kicks. The patient cannot stop it. Why?',
      'The impulse does not need the conscious brain',
      [
        'The impulse travels in the blood to the leg',
        'The muscle itself detects the doctor’s voice',
        'The hormone from the knee acts in a second',
      ],
      'In a reflex the impulse passes through the spinal cord without a decision by the brain.',
    ),
    item(
      2,
      'Why does an impulse pass a synapse in one direction only?',
      'The chemical is released on one side only',
      [
        'The chemical flows back as fast as it comes',
        'The gap is too wide for electric currents',
        'The neurones on each side are of one type',
      ],
      'The chemical comes from the end of the first neurone and binds to receptors on the second.',
    ),
    item(
      2,
      'A nerve in the arm is cut between the hand and the spinal cord, in the sensory part only. What does the person notice?',
      'The hand feels nothing but can be moved',
      [
        'The hand feels pain but cannot be moved',
        'The hand feels nothing and cannot be moved',
        'The hand feels and moves as before',
      ],
      'Sensory neurones bring information in; motor neurones to the muscles still work.',
    ),
    item(
      2,
      'A drug makes synapses slower. What happens to a driver who has taken it?',
      'The reaction time becomes longer',
      ['The reaction time becomes shorter', 'The stimulus becomes stronger', 'The muscles become larger'],
      'If the signal needs longer at every synapse, the response starts later.',
    ),
    item(
      2,
      'Pupils test whether practice shortens reaction time. Which result would support the idea?',
      'Mean 0.26 s before and 0.21 s after practice',
      [
        'Mean 0.21 s before and 0.26 s after practice',
        'Mean 0.24 s before and 0.24 s after practice',
        'Mean 0.22 s before and 0.23 s after practice',
      ],
      'A smaller time means a faster response. It fell by 0.05 s after practice.',
    ),
    item(
      2,
      'A pupil’s reaction times are 0.28, 0.24 and 0.23 s. What is the mean?',
      '0.25 s',
      ['0.24 s', '0.75 s', '0.26 s'],
      '(0.28 + 0.24 + 0.23) ÷ 3 = 0.75 ÷ 3 = 0.25 s as the mean.',
    ),
    item(
      2,
      'Why is a response to adrenaline felt in many organs at once?',
      'It is carried in the blood to all organs',
      [
        'It is carried by one neurone to all organs',
        'It is made by all organs at the same time',
        'It is passed on by touch between organs',
      ],
      'Hormones travel in the blood and act on every target organ that they reach.',
      higher,
    ),
    item(
      2,
      'Hormones reach all organs, yet FSH acts on the ovaries. Why?',
      'Only target organs respond to it',
      [
        'Only target organs have blood vessels',
        'It is destroyed in all other vessels',
        'It is carried there by neurones',
      ],
      'A hormone has an effect only on its target organs, whose cells recognise it.',
    ),
    item(
      2,
      'Which row compares nerves and hormones correctly?',
      'Nerves act faster, hormones act longer',
      [
        'Nerves act longer, hormones act faster',
        'Nerves act faster and longer',
        'Hormones act faster and longer',
      ],
      'Impulses arrive quickly and their effect is short. Hormones are slower and their effect lasts longer.',
    ),
    item(
      2,
      'After a sugary breakfast the pancreas releases insulin. Which change follows?',
      'Muscle cells take up more glucose',
      [
        'Liver cells release more glucose',
        'Muscle cells take up less glucose',
        'Blood cells make more glucose',
      ],
      'Insulin makes cells take up glucose, and the liver and muscles store it as glycogen.',
    ),
    item(
      2,
      'A boy has not eaten since breakfast. In the evening his pancreas releases glucagon. What does it cause?',
      'Glycogen is changed to glucose',
      ['Glucose is changed to glycogen', 'Insulin is changed to glucose', 'Fat is changed to glycogen'],
      'Glucagon makes the liver turn glycogen back into glucose, which raises the blood glucose level.',
      higher,
    ),
    item(
      2,
      'Two patients have high blood glucose. One makes no insulin, the other makes it but cells do not respond. Which types of diabetes are these?',
      'Type 1, then type 2',
      ['Type 2, then type 1', 'Both are type 1', 'Both are type 2'],
      'Type 1 means a lack of insulin. In type 2 the body cells no longer respond to it.',
    ),
    item(
      2,
      'A friend with type 1 diabetes has injected insulin and then misses lunch. What is the danger?',
      'Blood glucose becomes too low',
      ['Blood glucose becomes too high', 'Blood stops carrying insulin', 'Glycogen becomes too high'],
      'Insulin takes glucose out of the blood. Without a meal there is none to replace it.',
    ),
    item(
      2,
      'Losing weight lowered a man’s blood glucose although his insulin stayed the same. What had changed?',
      'His cells responded better to insulin',
      [
        'His pancreas released no more insulin',
        'His liver stored less glycogen',
        'His insulin changed into glucagon',
      ],
      'In type 2 diabetes cells respond poorly to insulin. Losing weight can improve their response.',
    ),
    item(
      2,
      'Why does a person with diabetes check blood glucose before sport?',
      'Exercise lowers it further',
      ['Exercise stops all insulin', 'Exercise turns protein to sugar', 'Exercise makes blood thicker'],
      'Working muscles take glucose from the blood, so the level could fall too low.',
    ),
  ],
};

import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

const higher = { tier: 'HIGHER' } as const;

export const set: WrittenSet = {
  subjectCode: 'GCSE_COMBINED_SCIENCE',
  topicCode: 'WAVES',
  name: 'key-ideas',
  audience: 'Year 10-11, AQA, Edexcel and OCR',
  syllabus: 'Waves, sound and the electromagnetic spectrum',
  items: [
    item(
      1,
      'Which of these is a transverse wave?',
      'Light',
      ['Sound in air', 'Ultrasound in water', 'A push along a slinky'],
      'All electromagnetic waves are transverse. Sound waves are longitudinal.',
    ),
    item(
      1,
      'What is a rarefaction in a sound wave?',
      'A region where particles are spread out',
      [
        'A region where particles are close together',
        'A region without any particles at all',
        'A region where the sound is loudest',
      ],
      'Compressions and rarefactions follow each other in a longitudinal wave. In a rarefaction the particles are further apart.',
    ),
    item(
      1,
      'Which electromagnetic waves lie between visible light and X-rays?',
      'Ultraviolet',
      ['Infrared', 'Microwaves', 'Radio waves'],
      'The order is radio, microwave, infrared, visible, ultraviolet, X-rays, gamma rays.',
    ),
    item(
      1,
      'Which electromagnetic waves does a hot grill mainly give off to cook food?',
      'Infrared',
      ['Ultraviolet', 'Gamma rays', 'X-rays'],
      'A hot object gives off much infrared, which the food absorbs.',
    ),
    item(
      2,
      'What is the danger of too much infrared radiation to the skin?',
      'Burns',
      ['Skin cancer', 'Mutations', 'Broken bones'],
      'Infrared warms the skin and can burn it. Cancer and mutations come from ultraviolet, X-rays and gamma rays.',
    ),
    item(
      2,
      'Which distance is the wavelength of a longitudinal wave?',
      'From one compression to the next',
      [
        'From a compression to a rarefaction',
        'From the middle to the side of the slinky',
        'From the first to the last compression',
      ],
      'A wavelength is one complete repeat of the pattern. A compression to a rarefaction is half of it.',
    ),
    item(
      2,
      'A wave machine makes waves with the same speed but a higher frequency. What happens to the wavelength?',
      'It becomes shorter',
      ['It becomes longer', 'It stays the same', 'It becomes zero'],
      'v = f λ: if the speed stays the same and the frequency rises, the wavelength falls.',
    ),
    item(
      4,
      'White light crosses into a glass block at an angle. Violet light slows down more than red. Which colour bends more towards the normal, and why?',
      'Violet, as its speed changes more',
      [
        'Red, as its speed changes less',
        'Violet, as its frequency becomes higher',
        'Both bend equally, as the angle is equal',
      ],
      'The larger the change of speed, the more the direction changes. The frequency does not change.',
      higher,
    ),
    item(
      5,
      'A dipper in a ripple tank runs at 8.0 Hz. A ripple needs 1.5 s for 36 cm. How many wavelengths lie between the dipper and the wall of the tank, 60 cm away?',
      '20',
      ['12', '2.5', '40'],
      'The speed is 36 ÷ 1.5 = 24 cm/s and the wavelength 24 ÷ 8.0 = 3.0 cm, so 60 ÷ 3.0 = 20 wavelengths.',
    ),
  ],
};

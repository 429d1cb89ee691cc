import { wave } from '#drawing/science/wave.ts';
import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

const lettered = {
  image: {
    svg: wave({
      waves: 2,
      along: [{ from: 0.25, to: 1.25, label: 'P' }],
      across: [
        { at: 0.25, from: 0, to: 1, label: 'R' },
        { at: 1.75, from: 0, to: -1, label: 'S' },
      ],
      xTitle: 'distance',
    }),
    alternativeText:
      'Two complete waves. Arrow P goes from one crest to the next, arrow R from the middle line up to a crest, arrow S from the middle line down to a trough.',
  },
};
const measured = {
  image: {
    svg: wave({ waves: 3, along: [{ from: 0.25, to: 2.25, label: '4.0 m' }], xTitle: 'distance' }),
    alternativeText: 'Three complete waves. The distance from the first crest to the third crest is 4.0 m.',
  },
};

export const set: WrittenSet = {
  subjectCode: 'GCSE_COMBINED_SCIENCE',
  topicCode: 'WAVES',
  name: 'questions',
  items: [
    item(
      1,
      'What does arrow P show?',
      'The wavelength',
      ['The amplitude', 'The frequency', 'The period'],
      'A wavelength is the distance from a point on one wave to the same point on the next, for example from crest to crest.',
      lettered,
    ),
    item(
      1,
      'Which of these is a longitudinal wave?',
      'A sound wave in air',
      ['A light wave', 'A radio wave', 'A ripple on water'],
      'In a longitudinal wave the vibrations are parallel to the direction in which energy travels. Sound in air is made of compressions and rarefactions.',
    ),
    item(
      1,
      'Which part of the electromagnetic spectrum has the shortest wavelength?',
      'Gamma rays',
      ['X-rays', 'Ultraviolet', 'Radio waves'],
      'From the longest to the shortest: radio, microwaves, infrared, visible light, ultraviolet, X-rays, gamma rays.',
    ),
    item(
      1,
      'What is meant by a frequency of 50 Hz?',
      '50 waves pass a point each second',
      ['Each wave takes 50 seconds', 'Each wave is 50 metres long', 'The waves travel 50 metres each second'],
      'Frequency is the number of waves that pass a point in one second, and one hertz is one wave per second.',
    ),
    item(
      1,
      'Which electromagnetic waves are used in television remote controls?',
      'Infrared',
      ['Ultraviolet', 'X-rays', 'Gamma rays'],
      'Remote controls send pulses of infrared. It is also used for heating, cooking and thermal cameras.',
    ),
    item(
      2,
      'A wave has a frequency of 5 Hz and a wavelength of 0.4 m. What is its speed?',
      '2 m/s',
      ['12.5 m/s', '0.08 m/s', '5.4 m/s'],
      'Wave speed = frequency × wavelength, so v = f λ = 5 × 0.4 = 2 m/s.',
    ),
    item(
      2,
      'What is the period of a wave with a frequency of 20 Hz?',
      '0.05 s',
      ['20 s', '0.5 s', '2 s'],
      'Period = 1 ÷ frequency = 1 ÷ 20 = 0.05 s.',
    ),
    item(
      2,
      'What is the wavelength of this wave?',
      '2.0 m',
      ['4.0 m', '1.3 m', '8.0 m'],
      'From the first crest to the third there are two whole wavelengths, so one of them is 4.0 ÷ 2 = 2.0 m.',
      measured,
    ),
    item(
      2,
      'Which arrows show the amplitude?',
      'R and S only',
      ['P only', 'R only', 'P, R and S'],
      'The amplitude is the greatest displacement from the undisturbed position, up to a crest (R) or down to a trough (S).',
      lettered,
    ),
    item(
      2,
      'Light passes from air into glass at an angle. What happens to it?',
      'It slows down and bends towards the normal',
      [
        'It slows down and bends away from the normal',
        'It speeds up and bends towards the normal',
        'It speeds up and bends away from the normal',
      ],
      'Light travels more slowly in glass, so the ray turns towards the normal. Leaving the glass it does the opposite.',
    ),
    item(
      2,
      'Which property do all electromagnetic waves share?',
      'They travel at the same speed through a vacuum',
      ['They have the same wavelength', 'They are all ionising', 'They need a material to travel through'],
      'All of them travel at 300,000,000 m/s in a vacuum. Only the shortest waves (ultraviolet, X-rays, gamma rays) can ionise.',
    ),
    item(
      2,
      'A cork floats on a pond while ripples pass. What happens to the cork?',
      'It moves up and down but does not travel along',
      [
        'It travels along at the speed of the ripples',
        'It travels along at half the speed of the ripples',
        'It moves from side to side across the ripples',
      ],
      'A wave transfers energy without transferring matter. The water, and the cork on it, only vibrates.',
    ),
    item(
      3,
      'A radio station broadcasts at 100 MHz. What is the wavelength? (speed of radio waves 3 × 10⁸ m/s)',
      '3 m',
      ['0.33 m', '300 m', '3 × 10¹⁶ m'],
      '100 MHz is 1 × 10⁸ Hz, and λ = v ÷ f = 3 × 10⁸ ÷ 10⁸ = 3 m.',
    ),
    item(
      3,
      'A pupil claps 85 m from a wall and hears the echo 0.50 s later. What is the speed of sound?',
      '340 m/s',
      ['170 m/s', '42.5 m/s', '85 m/s'],
      'The sound travels to the wall and back, 2 × 85 = 170 m, in 0.50 s: 170 ÷ 0.50 = 340 m/s.',
    ),
    item(
      3,
      'Why are X-rays more dangerous to living cells than microwaves?',
      'They are ionising and can damage DNA',
      ['They have a longer wavelength', 'They travel faster', 'They cannot pass through skin'],
      'X-rays carry enough energy to remove electrons from atoms. That can damage DNA and cause cancer. Microwaves only heat.',
    ),
    item(
      3,
      'In a ripple tank 15 waves pass a mark in 6 s and the wavelength is 4 cm. What is the speed of the waves?',
      '10 cm/s',
      ['1.6 cm/s', '24 cm/s', '60 cm/s'],
      'The frequency is 15 ÷ 6 = 2.5 Hz, so v = 2.5 × 4 = 10 cm/s.',
    ),
    item(
      4,
      'A sound wave passes from air into water, where it travels about four times as fast. What happens to its frequency and wavelength?',
      'The frequency stays the same and the wavelength becomes four times as long',
      [
        'The frequency becomes four times as high and the wavelength stays the same',
        'The frequency doubles and the wavelength doubles',
        'The frequency stays the same and the wavelength becomes four times as short',
      ],
      'The source sets the frequency, so it does not change. As v = f λ, a speed four times as great means a wavelength four times as long.',
    ),
    item(
      4,
      'Earth is warmed by the Sun although the space between is almost empty. How does the energy arrive?',
      'As electromagnetic waves, which need no medium',
      [
        'By conduction through the thin gas of space',
        'By convection in the upper atmosphere',
        'As sound waves too low to be heard',
      ],
      'Electromagnetic waves can travel through a vacuum. Conduction, convection and sound all need particles.',
    ),
  ],
};

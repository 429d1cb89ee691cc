import { lineGraphPicture } from '../../drawing/charts/line-graph.ts';
import { item } from '../question-set.ts';
import type { WrittenSet } from '../question-set.ts';

const push = {
  image: lineGraphPicture(
    { x: { title: 'time (s)', step: 1, lines: 6 }, y: { title: 'resultant force (N)', step: 2, lines: 6 } },
    '0,0 2,10 4,10 5,0',
    'A graph of resultant force against time: it rises from 0 to 10 N in 2 s, stays at 10 N until 4 s and falls to 0 at 5 s.',
  ),
};

export const set: WrittenSet = {
  subjectCode: 'A_LEVEL_PHYSICS',
  topicCode: 'MECHANICS',
  name: 'questions',
  items: [
    item(
      1,
      'Which of these is a scalar quantity?',
      'Kinetic energy',
      ['Momentum', 'Displacement', 'Acceleration'],
      'Kinetic energy has a size but no direction. Momentum, displacement and acceleration are vectors.',
    ),
    item(
      1,
      'What are the base units of force?',
      'kg m s⁻²',
      ['kg m s⁻¹', 'kg m² s⁻²', 'kg m⁻¹ s⁻²'],
      'From F = m a, a newton is a kilogram times a metre per second squared. kg m² s⁻² is the joule and kg m⁻¹ s⁻² the pascal.',
    ),
    item(
      1,
      'What does the gradient of a displacement–time graph represent?',
      'Velocity',
      ['Acceleration', 'Distance travelled', 'Momentum'],
      'Velocity is the rate of change of displacement. Acceleration is the gradient of a velocity–time graph.',
    ),
    item(
      1,
      'A 0.40 kg ball moves at 15 m s⁻¹. What is its momentum?',
      '6.0 kg m s⁻¹',
      ['45 kg m s⁻¹', '37.5 kg m s⁻¹', '3.0 kg m s⁻¹'],
      'p = m v = 0.40 × 15 = 6.0 kg m s⁻¹. The value 45 is its kinetic energy in joules.',
    ),
    item(
      1,
      'A force of 50 N acts at 60° to the horizontal. What is its horizontal component?',
      '25 N',
      ['43 N', '50 N', '29 N'],
      'The component along the horizontal is F cos θ = 50 cos 60° = 25 N. The vertical component is 50 sin 60° = 43 N.',
    ),
    item(
      2,
      'A stone is dropped from rest and falls 20 m. How long does it take, ignoring air resistance? (g = 9.81 m s⁻²)',
      '2.0 s',
      ['4.1 s', '1.4 s', '0.50 s'],
      's = ½ g t², so t = √(2 s ÷ g) = √(40 ÷ 9.81) = 2.0 s.',
    ),
    item(
      2,
      'What is the change in momentum during the 5 s shown?',
      '35 N s',
      ['50 N s', '20 N s', '25 N s'],
      'The impulse is the area under a force–time graph: ½ × 2 × 10 + 2 × 10 + ½ × 1 × 10 = 10 + 20 + 5 = 35 N s.',
      push,
    ),
    item(
      2,
      'A car of mass 900 kg slows from 20 m s⁻¹ to rest in a distance of 40 m. What is the mean resultant force?',
      '4,500 N',
      ['9,000 N', '450 N', '18,000 N'],
      'The work done equals the kinetic energy: ½ × 900 × 20² = 180,000 J. Dividing by 40 m gives 4,500 N.',
    ),
    item(
      2,
      'A motor lifts a load of 300 N at a steady 1.5 m s⁻¹. What is its useful output power?',
      '450 W',
      ['200 W', '300 W', '4,400 W'],
      'P = F v = 300 × 1.5 = 450 W. The force needed equals the weight because the speed is steady.',
    ),
    item(
      2,
      'A projectile moves without air resistance. Which quantity stays constant throughout its flight?',
      'The horizontal component of its velocity',
      ['The vertical component of its velocity', 'Its kinetic energy', 'The direction of its velocity'],
      'The only force, the weight, is vertical, so nothing changes the horizontal component. The vertical component, and with it the speed and direction, changes.',
    ),
    item(
      2,
      'A uniform beam of length 4.0 m and weight 200 N is supported at its two ends. A 300 N load hangs 1.0 m from the left end. What is the force of the right-hand support?',
      '175 N',
      ['325 N', '250 N', '75 N'],
      'Moments about the left end: 300 × 1.0 + 200 × 2.0 = 700 N m, and 700 ÷ 4.0 = 175 N.',
    ),
    item(
      3,
      'A 2.0 kg trolley at 4.0 m s⁻¹ collides with a stationary 3.0 kg trolley and they stick together. How much kinetic energy is lost?',
      '9.6 J',
      ['6.4 J', '16 J', '0 J'],
      'The common velocity is 8.0 ÷ 5.0 = 1.6 m s⁻¹. The kinetic energy falls from 16 J to ½ × 5.0 × 1.6² = 6.4 J, so 9.6 J is lost.',
    ),
    item(
      3,
      'A ball is kicked from level ground at 20 m s⁻¹, 30° above the horizontal. How long is it in the air? (g = 9.81 m s⁻², no air resistance)',
      '2.0 s',
      ['1.0 s', '3.5 s', '4.1 s'],
      'The initial vertical velocity is 20 sin 30° = 10 m s⁻¹. It lands with −10 m s⁻¹, so t = 20 ÷ 9.81 = 2.0 s. It reaches the top after 1.0 s.',
    ),
    item(
      3,
      'A ball of mass 0.15 kg strikes a wall at 12 m s⁻¹ and rebounds along the same line at 8.0 m s⁻¹. The contact lasts 0.020 s. What is the mean force?',
      '150 N',
      ['30 N', '90 N', '60 N'],
      'The velocity changes by 12 + 8.0 = 20 m s⁻¹, because the direction is reversed. F = 0.15 × 20 ÷ 0.020 = 150 N.',
    ),
    item(
      3,
      'A lift of mass 800 kg accelerates upwards at 1.2 m s⁻². What is the tension in its cable? (g = 9.81 m s⁻²)',
      '8,800 N',
      ['7,850 N', '6,900 N', '960 N'],
      'T − m g = m a, so T = m (g + a) = 800 × 11.01 = 8,800 N. With the acceleration downwards it would be 6,900 N.',
    ),
    item(
      3,
      'Which statement about Newton’s third-law pairs is correct?',
      'The two forces are of the same type and act on different bodies',
      [
        'The two forces act on the same body and cancel',
        'The two forces may be of different types if they are equal',
        'The two forces are equal only when nothing accelerates',
      ],
      'The forces of a pair are always equal, opposite and of one type, and because they act on different bodies they cannot cancel. Weight and normal reaction on a book are not such a pair.',
    ),
    item(
      4,
      'A block slides from rest down a smooth slope of 30° and travels 2.5 m along it. What is its speed? (g = 9.81 m s⁻²)',
      '5.0 m s⁻¹',
      ['7.0 m s⁻¹', '6.5 m s⁻¹', '3.5 m s⁻¹'],
      'It falls through a height of 2.5 sin 30° = 1.25 m, so v = √(2 g h) = √(2 × 9.81 × 1.25) = 5.0 m s⁻¹.',
    ),
    item(
      4,
      'A cyclist and bicycle need 200 W to travel at a steady 5.0 m s⁻¹. If drag is proportional to the square of the speed and is the only resistance, what power is needed at 10 m s⁻¹?',
      '1,600 W',
      ['400 W', '800 W', '3,200 W'],
      'P = F v, and F is proportional to v², so P is proportional to v³. Doubling the speed needs 2³ = 8 times the power: 1,600 W.',
    ),
  ],
};

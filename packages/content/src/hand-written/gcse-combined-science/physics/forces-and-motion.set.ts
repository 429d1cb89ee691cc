import { lineGraphPicture } from '#drawing/charts/line-graph.ts';
import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

const journey = {
  image: lineGraphPicture(
    { x: { title: 'time (s)', step: 5, lines: 6 }, y: { title: 'velocity (m/s)', step: 2, lines: 6 } },
    '0,0 10,8 20,8 25,0',
    'A velocity-time graph: from 0 to 8 m/s in the first 10 seconds, constant at 8 m/s until 20 seconds, then down to 0 at 25 seconds.',
  ),
};

export const set: WrittenSet = {
  subjectCode: 'GCSE_COMBINED_SCIENCE',
  topicCode: 'FORCES_AND_MOTION',
  name: 'questions',
  items: [
    item(
      1,
      'Which of these quantities is a vector?',
      'Velocity',
      ['Speed', 'Mass', 'Energy'],
      'A vector has a direction as well as a size. Velocity is speed in a given direction; speed, mass and energy are scalars.',
    ),
    item(
      1,
      'A cyclist travels 240 m in 30 s. What is the mean speed?',
      '8 m/s',
      ['7,200 m/s', '0.125 m/s', '210 m/s'],
      'Speed = distance ÷ time = 240 ÷ 30 = 8 m/s.',
    ),
    item(
      1,
      'What is the weight of a 6 kg bag on Earth, where the gravitational field strength is 9.8 N/kg?',
      '58.8 N',
      ['6 N', '0.61 N', '15.8 N'],
      'Weight = mass × gravitational field strength = 6 × 9.8 = 58.8 N.',
    ),
    item(
      1,
      'Which force does not need contact between objects?',
      'Gravitational force',
      ['Friction', 'Air resistance', 'Tension'],
      'Gravitational, electrostatic and magnetic forces act at a distance. Friction, air resistance and tension act only where things touch.',
    ),
    item(
      1,
      'A book of weight 12 N rests on a table. What is the size of the upward force of the table on the book?',
      '12 N',
      ['0 N', '24 N', '1.2 N'],
      'The book stays at rest, so the resultant force is zero and the upward force balances the weight of 12 N.',
    ),
    item(
      2,
      'What is the acceleration during the first 10 seconds?',
      '0.8 m/s²',
      ['8 m/s²', '1.25 m/s²', '80 m/s²'],
      'Acceleration is the gradient of a velocity-time graph: (8 − 0) ÷ 10 = 0.8 m/s².',
      journey,
    ),
    item(
      2,
      'A resultant force of 600 N acts on a motorcycle and rider of total mass 240 kg. What is the acceleration?',
      '2.5 m/s²',
      ['0.4 m/s²', '360 m/s²', '144,000 m/s²'],
      'F = m a, so a = F ÷ m = 600 ÷ 240 = 2.5 m/s².',
    ),
    item(
      2,
      'A force of 35 N moves a crate 4 m in the direction of the force. How much work is done?',
      '140 J',
      ['8.75 J', '39 J', '560 J'],
      'Work done = force × distance along the line of the force = 35 × 4 = 140 J.',
    ),
    item(
      2,
      'A spring with a spring constant of 25 N/m is stretched by 0.12 m, within its limit of proportionality. What is the force?',
      '3 N',
      ['208 N', '0.18 N', '25.12 N'],
      'Force = spring constant × extension, so F = k e = 25 × 0.12 = 3 N.',
    ),
    item(
      2,
      'A skydiver falls at terminal velocity. Which statement is correct?',
      'Air resistance equals weight, so the resultant force is zero',
      [
        'Air resistance is greater than weight, so the skydiver slows down',
        'Weight is greater than air resistance, so the skydiver speeds up',
        'There is no air resistance any more, so the velocity is constant',
      ],
      'As speed rises, air resistance rises until it balances the weight. With no resultant force the velocity stays constant.',
    ),
    item(
      2,
      'Which factor increases the braking distance of a car but not the thinking distance?',
      'A wet road',
      ['A driver who is tired', 'A driver who is using a phone', 'A driver who has drunk alcohol'],
      'Thinking distance depends on the driver’s reaction time. A wet road reduces the friction between tyres and road, which affects the braking only.',
    ),
    item(
      2,
      'A swimmer pushes the wall backwards with a force of 200 N. According to Newton’s third law, what is the other force of the pair?',
      'The wall pushes the swimmer forwards with 200 N',
      [
        'The swimmer’s weight of 200 N acts downwards',
        'The water pushes the swimmer backwards with 200 N',
        'The wall pushes the swimmer forwards with less than 200 N',
      ],
      'The two forces of a pair are equal, opposite, of the same kind, and act on the two different objects: swimmer on wall, wall on swimmer.',
    ),
    item(
      3,
      'What distance is travelled in the 25 seconds shown?',
      '140 m',
      ['200 m', '100 m', '160 m'],
      'The distance is the area under the graph: ½ × 10 × 8 = 40, 10 × 8 = 80 and ½ × 5 × 8 = 20, which add up to 140 m.',
      journey,
    ),
    item(
      3,
      'A car accelerates uniformly from 10 m/s to 20 m/s over a distance of 75 m. What is its acceleration? Use v² − u² = 2 a s.',
      '2 m/s²',
      ['4 m/s²', '0.67 m/s²', '1.33 m/s²'],
      'v² − u² = 400 − 100 = 300, so a = 300 ÷ (2 × 75) = 2 m/s².',
    ),
    item(
      3,
      'A trolley of mass 2 kg moves at 3 m/s and sticks to a trolley of mass 4 kg that was at rest. What is their velocity afterwards?',
      '1 m/s',
      ['1.5 m/s', '3 m/s', '0.5 m/s'],
      'Momentum is conserved: 2 × 3 = 6 kg m/s before, and the total mass afterwards is 6 kg, so v = 6 ÷ 6 = 1 m/s.',
    ),
    item(
      3,
      'Why do the stopping distances of a car grow faster than its speed?',
      'Kinetic energy, which the brakes must remove, depends on the square of the speed',
      [
        'The reaction time of a driver doubles when the speed doubles',
        'The friction of the brakes is smaller at a high speed',
        'The weight of a car increases when it goes faster',
      ],
      'The work done by the brakes is force × distance and equals the kinetic energy ½ m v². With the same force, twice the speed needs four times the braking distance.',
    ),
    item(
      4,
      'A driver’s reaction time is 0.7 s. The car travels at 20 m/s and brakes with a deceleration of 8 m/s². What is the stopping distance?',
      '39 m',
      ['25 m', '14 m', '64 m'],
      'The thinking distance is 20 × 0.7 = 14 m. The braking distance is v² ÷ (2 a) = 400 ÷ 16 = 25 m. Together they make 39 m.',
    ),
    item(
      4,
      'Two forces act on an object at right angles: 6 N to the east and 8 N to the north. What is the size of the resultant?',
      '10 N',
      ['14 N', '2 N', '7 N'],
      'A scale drawing, or Pythagoras, gives the diagonal: √(6² + 8²) = √100 = 10 N. Forces at right angles cannot simply be added.',
    ),
  ],
};

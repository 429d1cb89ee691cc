import type { TopicFacts } from '../facts.ts';
import { questions } from '../wording.ts';

export const facts: TopicFacts = {
  topic: 'GCSE_COMBINED_SCIENCE/FORCES_AND_MOTION',
  groups: {
    'motion-facts': questions({ levels: [1, 10], seconds: 20 }, [
      ['What is the unit of weight?', 'newton', ['kilogram', 'gram', 'joule']],
      ['A car goes 100 m in 5 s. How fast is it?', '20 m/s', ['500 m/s', '95 m/s', '0.05 m/s']],
      ['Which force pulls a falling apple down?', 'gravity', ['friction', 'tension', 'upthrust']],
      [
        '7 N to the right and 7 N to the left act on a box. What is the resultant?',
        '0 N',
        ['14 N', '7 N', '49 N'],
      ],
      ['What is the slope of a velocity-time graph?', 'acceleration', ['distance', 'speed', 'force']],
      ['What is the area under a velocity-time graph?', 'distance', ['acceleration', 'force', 'time']],
      ['What is a vector in this list?', 'force', ['mass', 'energy', 'time']],
      ['Whose law is F = m a?', 'Newton’s second', ['Newton’s first', 'Newton’s third', 'Hooke’s']],
      [
        'A force of 10 N acts on 2 kg. What is the acceleration?',
        '5 m/s²',
        ['20 m/s²', '12 m/s²', '0.2 m/s²'],
      ],
      ['What is the weight of 3 kg where g = 10 N/kg?', '30 N', ['3 N', '0.3 N', '13 N']],
      ['What is a typical reaction time of a driver?', '0.7 s', ['0.07 s', '7 s', '70 s']],
      [
        'A spring stretches 2 cm with 4 N. How far does it stretch with 6 N?',
        '3 cm',
        ['4 cm', '12 cm', '1.3 cm'],
      ],
      [
        'A car goes from 5 to 25 m/s in 10 s. What is its acceleration?',
        '2 m/s²',
        ['2.5 m/s²', '3 m/s²', '20 m/s²'],
      ],
      ['50 N moves a box by 4 m. How much work is done?', '200 J', ['12.5 J', '54 J', '100 J']],
      ['At terminal velocity the resultant force is …', 'zero', ['the weight', 'the drag', 'upwards']],
      [
        'The speed doubles. The braking distance is …',
        'four times as long',
        ['twice as long', 'half as long', 'unchanged'],
      ],
      [
        'Thinking distance 9 m and braking distance 14 m. What is the stopping distance?',
        '23 m',
        ['5 m', '14 m', '126 m'],
      ],
      [
        'A car at 20 m/s has a driver with a reaction time of 0.5 s. What is the thinking distance?',
        '10 m',
        ['40 m', '20 m', '2.5 m'],
      ],
      ['What is 36 km/h in m/s?', '10 m/s', ['36 m/s', '130 m/s', '3.6 m/s']],
      ['Forces of 3 N and 4 N act at right angles. What is the resultant?', '5 N', ['7 N', '1 N', '12 N']],
    ]),
  },
};

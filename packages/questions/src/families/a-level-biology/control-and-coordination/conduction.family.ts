import type { Family } from '../../family.ts';
import { calculation, fixed, quantity } from '../../a-level-physics/calculation.ts';
import { checkQuantity } from '../../a-level-physics/quantity-check.ts';

export const family: Family = {
  name: 'conduction',
  syllabus: 'Speed of impulses and synaptic delay',
  levels: {
    1: 'one division with a change of units: a speed of conduction',
    2: 'three steps: the time in a neurone, the delays at its synapses, then their sum',
    3: 'four steps backwards: two times, what is left of the total, then the delay of one synapse',
  },
  needsCalculator: true,
  write: (random, difficulty) => {
    const [centimetres, speed] = [random.int(30, 130), random.int(20, 110)];
    const travel = (centimetres / 100 / speed) * 1000;
    if (difficulty === 1) {
      const time = Number(travel.toPrecision(2));
      const value = (centimetres / 100 / time) * 1000;
      return calculation({
        body: `An impulse travels ${fixed(centimetres / 100, 2)} m along an axon in ${quantity(time)} ms. What is the speed of conduction?`,
        value,
        unit: 'm s⁻¹',
        mistakes: [
          [value / 1000, 'leaving the time in milliseconds'],
          [(centimetres / 100) * time, 'multiplying by the time'],
          [time / (centimetres / 100), 'dividing the time by the distance'],
          [value * 100, 'changing the distance to centimetres'],
        ],
        working: `v = s ÷ t = ${fixed(centimetres / 100, 2)} ÷ (${quantity(time)} × 10⁻³) = ${quantity(value, 'm s⁻¹')}.`,
      });
    }
    const [synapses, delay] = [random.int(2, 5), random.int(4, 12) / 10];
    if (difficulty === 2) {
      const value = travel + synapses * delay;
      return calculation({
        body: `A nerve pathway is ${fixed(centimetres / 100, 2)} m long, conducts at ${speed} m s⁻¹ and has ${synapses} synapses with a delay of ${fixed(delay)} ms each. How long does an impulse take for all of it?`,
        value,
        unit: 'ms',
        mistakes: [
          [travel, 'leaving out the synapses'],
          [travel + delay, 'counting one synapse only'],
          [travel + (synapses + 1) * delay, 'counting one synapse too many'],
          [travel / 1000 + synapses * delay, 'adding seconds to milliseconds'],
        ],
        working: `${fixed(centimetres / 100, 2)} ÷ ${speed} = ${quantity(travel / 1000, 's')}, that is ${quantity(travel, 'ms')}. The synapses add ${synapses} × ${fixed(delay)} = ${fixed(synapses * delay)} ms: ${quantity(value, 'ms')} in all.`,
      });
    }
    const [inTime, outTime] = [random.int(8, 30), random.int(8, 30)];
    const [inSpeed, outSpeed] = [10 * random.int(3, 9), 10 * random.int(4, 11)];
    const [inMetres, outMetres] = [(inSpeed * inTime) / 1000, (outSpeed * outTime) / 1000];
    const rest = synapses * delay;
    const total = inTime + outTime + rest;
    return calculation({
      body: `In a reflex an impulse takes ${fixed(total)} ms to travel ${fixed(inMetres, 2)} m at ${inSpeed} m s⁻¹, cross ${synapses} synapses and travel ${fixed(outMetres, 2)} m at ${outSpeed} m s⁻¹. What is the delay of one synapse?`,
      value: Math.max(inMetres, outMetres) < 1.5 ? delay : NaN,
      unit: 'ms',
      mistakes: [
        [rest, 'giving the delay of all the synapses'],
        [total / synapses, 'leaving out the time in the neurones'],
        [(total - inTime) / synapses, 'leaving out the second neurone'],
        [(inTime + outTime) / synapses, 'sharing the time in the neurones'],
      ],
      working: `The neurones take ${fixed(inMetres, 2)} ÷ ${inSpeed} = ${quantity(inTime / 1000, 's')} and ${fixed(outMetres, 2)} ÷ ${outSpeed} = ${quantity(outTime / 1000, 's')}, ${inTime + outTime} ms together. Of ${fixed(total)} ms ${fixed(rest)} ms are left for ${synapses} synapses, ${quantity(delay, 'ms')} each.`,
    });
  },
  check: checkQuantity(([first, second, third, fourth, fifth, sixth], text) => {
    if (text.includes('axon')) return (1000 * first) / second;
    if (text.includes('pathway')) return 1000 * (first / second + (third * fourth) / 1000);
    return (first - (1000 * second) / third - (1000 * fifth) / sixth) / fourth;
  }),
};

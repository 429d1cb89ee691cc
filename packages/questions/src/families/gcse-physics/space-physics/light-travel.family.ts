import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { printed, results } from '../../gcse-combined-science/calculation.ts';
import type { Family } from '../../family.ts';

const speed = 300_000;
const bodies = ['a comet', 'an asteroid', 'a space probe', 'a dwarf planet'] as const;

export const family: Family = {
  name: 'light-travel',
  syllabus: 'Distances in the solar system and the time that light takes',
  levels: {
    1: 'One step: the distance that light travels in a number of seconds',
    2: 'Two steps: the time in seconds for a distance, then in minutes',
    3: 'Four steps: twice the distance, the time, the pause before the reply, and minutes',
  },
  write: (random, difficulty) => {
    if (difficulty === 1) {
      const seconds = random.int(2, 90);
      return {
        body: `Light travels 300,000 km in each second. How far does it travel in ${seconds} s, in km?`,
        ...results(speed * seconds, [
          [speed / seconds, 'dividing instead of multiplying'],
          [speed * seconds * 60, 'taking the seconds as minutes'],
        ]),
        explanation: `Distance is speed × time: 300,000 × ${seconds} = ${printed(speed * seconds)} km.`,
      };
    }
    const where = random.pick(bodies);
    const minutes = random.int(4, 60);
    const [seconds, millions] = [minutes * 60, minutes * 18];
    if (difficulty === 2)
      return {
        body: `Light from the Sun reaches ${where} that is ${printed(millions)} million km away. How long does it take, in minutes? (speed of light 300,000 km/s)`,
        ...results(minutes, [
          [seconds, 'giving the time in seconds'],
          [minutes / 60, 'dividing by 60 twice'],
          [minutes * 2, 'counting the way there and back'],
        ]),
        explanation: `Time is distance ÷ speed: ${printed(millions)},000,000 ÷ 300,000 = ${printed(seconds)} s, which is ${minutes} minutes.`,
      };
    const pause = random.int(2, 15);
    return {
      body: `A radio signal is sent to a space probe ${printed(millions)} million km away. The probe replies ${pause} minutes after it has received the signal. How long after the signal was sent does the reply arrive, in minutes? (radio waves: 300,000 km/s)`,
      ...results(2 * minutes + pause, [
        [minutes + pause, 'counting the way to the probe only'],
        [2 * minutes, 'leaving out the pause'],
        [2 * (minutes + pause), 'counting the pause twice'],
      ]),
      explanation: `One way takes ${printed(millions)},000,000 ÷ 300,000 = ${printed(seconds)} s, which is ${minutes} minutes. There and back with the pause: 2 × ${minutes} + ${pause} = ${2 * minutes + pause} minutes.`,
    };
  },
  check: checkNumber((text) => {
    const [first = NaN, second = NaN] = numbersIn(text);
    if (text.includes('million')) {
      const oneWay = (first * 1e6) / 3e5 / 60;
      return text.includes('replies') ? oneWay + second + oneWay : oneWay;
    }
    return first * second;
  }, 1e-6),
};

import { compassPoints } from '#text/compass-points.ts';
import type { Fact, TopicFacts } from '../facts.ts';
import { named, type Turn, turned } from './computed.ts';

const facing = (from: string, ...made: readonly Turn[]): Fact =>
  named(
    `You face ${from} and make ${made.join(', then ')}`,
    turned(compassPoints, from, made),
    compassPoints,
  );

const timeOf = (minutes: number): string => {
  const positive = (minutes + 720) % 720;
  const hour = Math.floor(positive / 60) || 12;
  return `${hour}:${String(positive % 60).padStart(2, '0')}`;
};

/** In a mirror the hands of a clock turn backwards from 12, so the two times add up to 12 hours. */
function mirroredClock(hour: number, minute: number): Fact {
  const seen = hour * 60 + minute;
  const real = 720 - seen;
  const slips = [real + 60, real - 60, seen + 360, seen, real + 30, real + 15];
  const wrong = [...new Set(slips.map(timeOf))].filter((time) => time !== timeOf(real)).slice(0, 5);
  return [timeOf(seen), timeOf(real), wrong];
}

export const facts: TopicFacts = {
  topic: 'ELEVEN_PLUS_NON_VERBAL_REASONING/ROTATION_AND_REFLECTION',
  groups: {
    'compass-turns': {
      levels: [1, 10],
      seconds: 20,
      ask: (turn) => `${turn}. Which way do you face now?`,
      explain: (turn, direction) => `${turn}: now you face ${direction}.`,
      facts: [
        facing('north', 'a quarter turn clockwise'),
        facing('east', 'a half turn'),
        facing('south', 'a quarter turn clockwise'),
        facing('west', 'a half turn'),
        facing('west', 'a quarter turn clockwise'),
        facing('north', 'a quarter turn anticlockwise'),
        facing('south', 'a half turn'),
        facing('east', 'a quarter turn clockwise'),
        facing('west', 'a quarter turn anticlockwise'),
        facing('south', 'a quarter turn anticlockwise'),
        facing('north', 'a three-quarter turn clockwise'),
        facing('east', 'a quarter turn anticlockwise'),
        facing('west', 'a three-quarter turn clockwise'),
        facing('south-east', 'a half turn'),
        facing('north', 'a turn of 45° clockwise'),
        facing('east', 'a turn of 45° clockwise'),
        facing('north-east', 'a half turn'),
        facing('south', 'a turn of 45° clockwise'),
        facing('east', 'a turn of 45° anticlockwise'),
        facing('north-west', 'a half turn'),
        facing('north-east', 'a quarter turn clockwise'),
        facing('north', 'a turn of 45° anticlockwise'),
        facing('south-west', 'a quarter turn clockwise'),
        facing('north-west', 'a quarter turn clockwise'),
        facing('south-east', 'a quarter turn clockwise'),
        facing('north-east', 'a quarter turn anticlockwise'),
        facing('south-west', 'a quarter turn anticlockwise'),
        facing('north', 'a quarter turn clockwise', 'a half turn'),
        facing('south-east', 'a three-quarter turn clockwise'),
        facing('east', 'a half turn', 'a quarter turn anticlockwise'),
        facing('north', 'a turn of 135° clockwise'),
        facing('west', 'a turn of 135° clockwise'),
        facing('south', 'a turn of 135° anticlockwise'),
        facing('east', 'a turn of 135° clockwise'),
        facing('north-west', 'a turn of 135° clockwise'),
        facing('south', 'a quarter turn clockwise', 'a turn of 45° clockwise'),
        facing('west', 'a half turn', 'a turn of 45° anticlockwise'),
        facing('south-west', 'a turn of 135° anticlockwise'),
        facing('north-east', 'a half turn', 'a quarter turn clockwise'),
        facing('south-east', 'a quarter turn anticlockwise', 'a turn of 45° clockwise'),
      ],
    },
    'clocks-in-a-mirror': {
      levels: [1, 10],
      seconds: 25,
      ask: (seen) =>
        `In a mirror, a clock with hands but no numbers seems to show ${seen}. What is the time?`,
      explain: (seen, real) =>
        `The time in the mirror and the real time add up to 12 hours: ${seen} and ${real}.`,
      facts: [
        mirroredClock(3, 0),
        mirroredClock(6, 0),
        mirroredClock(9, 0),
        mirroredClock(1, 0),
        mirroredClock(10, 0),
        mirroredClock(4, 0),
        mirroredClock(7, 0),
        mirroredClock(2, 0),
        mirroredClock(5, 0),
        mirroredClock(11, 0),
        mirroredClock(8, 0),
        mirroredClock(6, 30),
        mirroredClock(3, 30),
        mirroredClock(1, 30),
        mirroredClock(10, 30),
        mirroredClock(8, 30),
        mirroredClock(2, 30),
        mirroredClock(4, 30),
        mirroredClock(11, 30),
        mirroredClock(7, 30),
        mirroredClock(3, 15),
        mirroredClock(9, 15),
        mirroredClock(1, 15),
        mirroredClock(6, 45),
        mirroredClock(4, 45),
        mirroredClock(10, 15),
        mirroredClock(2, 45),
        mirroredClock(8, 15),
        mirroredClock(5, 10),
        mirroredClock(7, 20),
        mirroredClock(1, 40),
        mirroredClock(3, 50),
        mirroredClock(9, 40),
        mirroredClock(10, 20),
        mirroredClock(4, 5),
        mirroredClock(8, 55),
        mirroredClock(2, 25),
        mirroredClock(6, 35),
        mirroredClock(11, 5),
        mirroredClock(12, 55),
      ],
    },
  },
};

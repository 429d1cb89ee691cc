import { speed } from './measures-and-time/speed.ts';
import { timetable } from './measures-and-time/timetable.ts';
import { durations } from './measures-and-time/durations.ts';
import { readClock } from './measures-and-time/clock.ts';
import { conversion } from './measures-and-time/unit-conversion.ts';
import type { TopicFamilies } from '../family.ts';

export const measuresAndTime: TopicFamilies = {
  subjectCode: 'ELEVEN_PLUS_MATHEMATICS',
  topicCode: 'MEASURES_AND_TIME',
  families: [conversion, readClock, durations, timetable, speed],
};

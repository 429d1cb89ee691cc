import { itemAt } from '../../item-at.ts';
import { checkNumber } from '../check.ts';
import type { ChecksByFamily } from '../check.ts';
import { numberOf, numbersIn } from '../support/numbers-in-text.ts';

const inSmallest: Readonly<Record<string, number>> = {
  mm: 1,
  cm: 10,
  m: 1000,
  km: 1_000_000,
  g: 1,
  kg: 1000,
  ml: 1,
  litres: 1000,
};

const minutesOf = (time: string) => {
  const [hours = NaN, minutes = NaN] = time.split(':').map(Number);
  return hours * 60 + minutes;
};
const timesIn = (text: string) => [...text.matchAll(/\b\d{1,2}:\d{2}\b/g)].map(([time]) => minutesOf(time));

/** `2 hours 5 minutes` in minutes. */
const lengthOf = (text: string) =>
  Number(/(\d+) hour/.exec(text)?.[1] ?? 0) * 60 + Number(/(\d+) minute/.exec(text)?.[1] ?? 0);
const lengthsIn = (text: string) =>
  [...text.matchAll(/\d+ hours?(?: \d+ minutes?)?|\d+ minutes?/g)].map(([each]) => lengthOf(each));

export const measuresAndTimeChecks: ChecksByFamily = {
  'unit-conversion': (question) => {
    const [, to = '', amount = '', from = ''] =
      /How many (\w+) are there in ([\d.,]+) (\w+)/.exec(question.body ?? '') ?? [];
    const [, amount2 = '', from2 = '', to2 = ''] =
      /Change ([\d.,]+) (\w+) into (\w+)/.exec(question.body ?? '') ?? [];
    const size = (unit: string) => inSmallest[unit] ?? NaN;
    const expected =
      to === '' ? (numberOf(amount2) * size(from2)) / size(to2) : (numberOf(amount) * size(from)) / size(to);
    return question.options.map(
      (option) => 'text' in option && Math.abs(numberOf(option.text) - expected) < 1e-6,
    );
  },
  clock: (question) => {
    const [hour = NaN, , mark = NaN] = numbersIn(question.image?.alternativeText ?? '');
    const later = numbersIn(question.body ?? '')[0] ?? 0;
    const expected = (hour * 60 + mark * 5 + later) % 720;
    return question.options.map((option) => 'text' in option && minutesOf(option.text) % 720 === expected);
  },
  durations: (question) => {
    const [start = NaN, end = NaN] = timesIn(question.body ?? '');
    return question.options.map((option) => 'text' in option && lengthOf(option.text) === end - start);
  },
  timetable: (question) => {
    const lines = (question.body ?? '').split('\n');
    const rows = lines.slice(1, 5).map((line) => ({ stop: line.split(': ')[0] ?? '', times: timesIn(line) }));
    const [, target = '', by = '', from = ''] =
      /must be at (.*?) by (\d\d:\d\d)\..*at (.*?)\?$/.exec(itemAt(lines, -1)) ?? [];
    const timesAt = (stop: string) => rows.find((row) => row.stop === stop)?.times ?? [];
    const catchable = timesAt(from).filter((_, bus) => itemAt(timesAt(target), bus) <= minutesOf(by));
    return question.options.map(
      (option) => 'text' in option && minutesOf(option.text) === Math.max(...catchable),
    );
  },
  speed: checkNumber((text) => {
    const distance = itemAt(numbersIn(text), 0);
    const minutes = lengthsIn(text).reduce((sum, each) => sum + each, 0);
    return (distance * (text.includes('whole journey') ? 2 : 1) * 60) / minutes;
  }, 1e-3),
};

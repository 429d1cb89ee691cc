import { expect, it } from 'vitest';
import { questionBank } from '../question-bank.ts';
import { higherContent, higherPointsOf } from './higher-content.ts';

const points = new Map(questionBank().map((question) => [question, higherPointsOf(question)] as const));

it('no question of Higher content is in a Foundation test', () => {
  const misplaced = [...points].filter(([{ tier }, asked]) => asked.length > 0 && tier !== 'HIGHER');
  expect(misplaced.map(([{ sourceId }, asked]) => `${sourceId}: ${asked.join(', ')}`)).toEqual([]);
});

it.each(higherContent.map(({ point }) => point))('the bank asks about %s', (point) => {
  expect([...points.values()].some((asked) => asked.includes(point))).toBe(true);
});

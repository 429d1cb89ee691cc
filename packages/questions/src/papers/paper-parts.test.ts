import { expect, test } from 'vitest';
import type { ContentQuestion } from '../content-types.ts';
import { writtenPart } from './paper-parts.ts';

const question = (answer: string, explanation: string): ContentQuestion => ({
  sourceId: 'q',
  stageCode: 'GCSE',
  subjectCode: 'GCSE_MATHEMATICS',
  topicCode: 'NUMBER',
  difficulty: 2,
  body: 'How many?',
  options: [{ text: answer }],
  correctIndex: 0,
  explanation,
});

const schemeOf = (answer: string, explanation: string) =>
  writtenPart(question(answer, explanation)).scheme.map(({ mark, criterion }) => `${mark} ${criterion}`);

test('the answer with its unit is no step of its own', () => {
  expect(schemeOf('12', 'One alone would take 6 × 6 = 36 hours, so 3 take 36 ÷ 3 = 12 hours.')).toEqual([
    'M1 for the step: one alone would take 6 × 6 = 36 hours',
    'A1 for 12',
  ]);
});

test('a step is given without the answer that follows from it', () => {
  expect(schemeOf('29 cm', 'x² = 20² + 21² = 841, so x = 29 cm.')[0]).toBe(
    'M1 for the step: x² = 20² + 21² = 841',
  );
  expect(schemeOf('0.16', 'F = B I l = 0.5 × 4 × 0.08 = 0.16.')[0]).toBe(
    'M1 for the step: F = B I l = 0.5 × 4 × 0.08',
  );
  expect(schemeOf('59.8', 'Vertically: 2T sin 55° = 10 × 9.8 = 98, so T = 59.8 N.')[0]).toBe(
    'M1 for the step: vertically: 2T sin 55° = 10 × 9.8 = 98',
  );
  expect(schemeOf('x ≥ 3', 'Collect the letters on one side: 2x ≥ 6: x ≥ 3.')[0]).toBe(
    'M1 for the step: collect the letters on one side: 2x ≥ 6',
  );
});

test('a step keeps the answer where its sentence would end without one', () => {
  expect(schemeOf('20', 'n/2 × (16 + 4(n − 1)) = 920 has the positive solution n = 20.')[0]).toBe(
    'M1 for the step: n/2 × (16 + 4(n − 1)) = 920 has the positive solution n = 20',
  );
});

test('a second calculation is a step of its own', () => {
  const solution = 'Use the middle of each class: 5 × 6 + 15 × 5 + 25 × 9 = 330, and 330 ÷ 20 = 16.5.';
  expect(schemeOf('16.5', solution)).toEqual([
    'M1 for the step: use the middle of each class',
    'M1 for the step: 5 × 6 + 15 × 5 + 25 × 9 = 330',
    'A1 for 16.5',
  ]);
});

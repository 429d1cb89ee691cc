import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  duplicateSlots,
  slotsWithoutPartner,
  answerSlotInFileName,
  assignAnswerSlots,
  parseAnswerSlot,
  formatAnswerSlot,
} from './answer-slots.ts';

const placed = (...names: string[]) => assignAnswerSlots(names).map(formatAnswerSlot);

describe('a file name', () => {
  test.each([
    ['q1.png', 'Q1'],
    ['Q01.PNG', 'Q1'],
    ['S12 (2).jpg', 'S12'],
    ['s_7.webp', 'S7'],
    ['Paper 2 - Question 7.png', 'Q7'],
    ['solution-3.jpeg', 'S3'],
    ['2024 maths Q10 final.png', 'Q10'],
    ['Q500.png', 'Q500'],
  ])('%s is for %s', (name, slot) => {
    expect(answerSlotInFileName(name)).toEqual(parseAnswerSlot(slot));
  });

  test.each([
    'scan 3.png',
    'IMG_0012.jpg',
    'FAQ1.png',
    'Sheet 4.png',
    'q.png',
    'Q0.png',
    'Q501.png',
    'Quiz 5.png',
  ])('%s contains no slot', (name) => {
    expect(answerSlotInFileName(name)).toBeUndefined();
  });
});

describe('the assignment', () => {
  test('goes by name, in any order', () => {
    expect(placed('S2.png', 'Q1.png', 's1.png', 'q2.png')).toEqual(['S2', 'Q1', 'S1', 'Q2']);
  });

  test('alternates question and solution for files without a slot in their name, sorted by name', () => {
    expect(placed('scan 10.png', 'scan 1.png', 'scan 2.png', 'scan 9.png')).toEqual(['S2', 'Q1', 'S1', 'Q2']);
  });

  test('fills the slots that no name contains', () => {
    expect(placed('a.png', 'Q1.png', 'b.png', 'S2.png')).toEqual(['S1', 'Q1', 'Q2', 'S2']);
    expect(assignAnswerSlots(['a.png'], [{ kind: 'Q', number: 1 }]).map(formatAnswerSlot)).toEqual(['S1']);
  });

  test('gives files without a slot in their name different slots, half questions, half solutions', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 300 }), (count) => {
        const slots = assignAnswerSlots(Array.from({ length: count }, (_, index) => `scan ${index}.png`));
        expect(new Set(slots.map(formatAnswerSlot)).size).toBe(count);
        expect(slots.filter(({ kind }) => kind === 'Q')).toHaveLength(Math.ceil(count / 2));
      }),
    );
  });

  test('keeps a slot that two names contain, and reports it', () => {
    const slots = assignAnswerSlots(['Q3.png', 'q3 (2).png', 'S3.png', 'Q1.png']);
    expect(duplicateSlots(slots)).toEqual([{ kind: 'Q', number: 3 }]);
    expect(slotsWithoutPartner(slots)).toEqual([{ kind: 'Q', number: 1 }]);
  });
});

test.each(['Q0', 'Q01', 'q1', 'Q501', 'S1000', 'Q1.png', ''])('%o is not a slot', (text) => {
  expect(parseAnswerSlot(text)).toBeUndefined();
});

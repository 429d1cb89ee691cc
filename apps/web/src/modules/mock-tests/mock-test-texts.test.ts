import { describe, expect, it } from 'vitest';
import { comparisonWithAverage, refusedText, strongTopicsSentence } from './mock-test-texts.ts';

describe('answers that came too late', () => {
  it.each([
    [1, 'One answer came too late', 'It reached us after this test had closed, so it does not count.'],
    [3, 'Three answers came too late', 'They reached us after this test had closed, so they do not count.'],
  ])('%i', (count, title, sentence) => {
    expect(refusedText(count)).toEqual([title, sentence]);
  });
});

describe('the sentence under the score', () => {
  it.each([
    [85, 80, 'Five points above your average.'],
    [81, 80, 'One point above your average.'],
    [79, 80, ''],
    [93, 80, '13 points above your average.'],
    [80, 80, ''],
    [80, null, 'Your first test! We’ll measure your progress from here.'],
  ])('%i after an average of %s', (score, average, sentence) => {
    expect(comparisonWithAverage({ score, totalQuestions: 10 }, average)).toBe(sentence);
  });

  it('compares no short test', () => {
    expect(comparisonWithAverage({ score: 100, totalQuestions: 9 }, 70)).toBe('');
  });

  it.each([
    [[], ''],
    [['Ratio'], 'Ratio is now strong.'],
    [['Ratio', 'Angles'], 'Ratio and Angles are now strong.'],
    [['Ratio', 'Angles', 'Time', 'Area', 'Codes'], 'Ratio, Angles and three more are now strong.'],
  ])('names strong topics: %j', (topics, sentence) => {
    expect(strongTopicsSentence(topics)).toBe(sentence);
  });
});

import { answerSetQuestions } from '@markwell/questions/sets/answer-sets';
import { expect, test } from 'vitest';
import { textAreaHeight, textAreaWidth } from '../page-geometry.ts';
import { writtenBlocks } from '../pages/written-blocks.ts';
import { solutionBlock } from '../question.ts';
import { textWidth } from '../text-runs.ts';
import { printedQuestion } from './printed-question.ts';

test('every question of our own with an answer of any kind can be printed, inside its column', () => {
  for (const { sourceId, body, image, parts, difficulty, topicCode } of answerSetQuestions) {
    const question = printedQuestion({
      ...{ number: 1, parts, difficulty, topicCode, kind: sourceId },
      ...(body !== undefined && { stem: body }),
      ...(image && { image }),
    });
    const blocks = [...writtenBlocks(question), solutionBlock(question, { width: textAreaWidth, size: 11 })];
    for (const { marks, height } of blocks) {
      expect(height, sourceId).toBeLessThan(textAreaHeight);
      for (const mark of marks) {
        const width =
          mark.kind === 'text'
            ? textWidth(mark.text, { size: mark.size, weight: mark.face === 'bold' ? 'bold' : 'regular' })
            : mark.kind === 'figure' || mark.kind === 'box'
              ? mark.width
              : 0;
        const left = mark.kind === 'line' ? mark.x2 : mark.x;
        expect(left + width, sourceId).toBeLessThanOrEqual(textAreaWidth + 1);
      }
    }
  }
});

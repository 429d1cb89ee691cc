import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ComparedPictures } from '#modules/question-bank/compared-pictures.tsx';
import { OptionContent } from '../choice/option-content.tsx';
import { pixelLength } from './picture-scale.ts';
import { QuestionBody } from '#modules/question-bank/question-body.tsx';
import type { DisplayedOption } from '../choice/displayed-option.ts';

const square = { width: 260, height: 260 };
const option = (pictureSize: { width: number; height: number } | null, file = 'a.svg'): DisplayedOption => ({
  id: file,
  optionLetter: 'A',
  contentType: 'IMAGE',
  contentValue: `/media/${file}`,
  pictureSize,
});

it('draws the pictures of a question and of its options to one scale', () => {
  const question = {
    id: 'hidden shape',
    explanationText: null,
    questionImageUrl: '/media/shape.svg',
    questionImageSize: { width: 520, height: 260 },
    options: [option(square)],
  };
  render(
    <ComparedPictures question={question} room="test" className="grid">
      <QuestionBody question={question} />
      {question.options.map((each) => (
        <OptionContent key={each.id} option={each} />
      ))}
    </ComparedPictures>,
  );
  const widths = screen.getAllByRole('img').map(({ style }) => /^min\((.*?\)),/.exec(style.width)?.[1]);
  expect(widths).toEqual(['520 * var(--picture-pixel, 1px)', '260 * var(--picture-pixel, 1px)']);
});

it('takes the scale with which the highest and the widest pictures fit', () => {
  const options = [option({ width: 184, height: 320 }), option({ width: 320, height: 184 })];
  expect(pixelLength({ questionImageSize: { width: 1372, height: 300 }, options })).toBe(
    'min(1px, 96px * var(--test-text, 1) / 320, var(--option-room) / 320, clamp(240px, 38svh, 400px) * var(--test-text, 1) / 300, var(--question-room) / 1372)',
  );
  expect(pixelLength({ questionImageSize: null, options })).toBe(
    'min(1px, 96px * var(--test-text, 1) / 320, var(--option-room) / 320)',
  );
});

it('leaves each picture its own size where the options are texts, uploaded pictures or of unknown size', () => {
  const text: DisplayedOption = { id: 'B', optionLetter: 'B', contentType: 'TEXT', contentValue: 'a.svg' };
  for (const options of [[text], [option(square, 'a.webp')], [option(null)]]) {
    expect(pixelLength({ questionImageSize: square, options })).toBeUndefined();
  }
});

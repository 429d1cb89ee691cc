import { showParts } from '@markwell/shared/answers/question-parts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { partsOf } from '#testing/question-parts.tsx';
import { ReviewedParts } from '../question-parts.tsx';

const point = (text: string, marks = 1) => ({ text, alternatives: [], doNotAccept: [], marks });
const points = { type: 'points', points: [point('Light'), point('Water', 2)] };
const levels = {
  type: 'levels',
  levels: [
    { descriptor: 'Some reasons', from: 1, to: 2 },
    { descriptor: 'A clear argument', from: 3, to: 4 },
  ],
};

/** Shows a written answer after its test. */
function review(scheme: object, answer: object) {
  const parts = partsOf({ kind: 'written', scheme, wordGuide: null });
  const onAward = vi.fn();
  render(
    <ReviewedParts
      parts={showParts({ parts }).parts}
      withKeys={parts}
      responses={{ a: { kind: 'written', answer } }}
      markings={undefined}
      onAward={onAward}
    />,
  );
  return { user: userEvent.setup(), onAward };
}

test('pupils tick the points that their answer has, and take ticks away', async () => {
  const { user, onAward } = review(points, { text: 'Light and water.', awarded: { points: [1] } });
  expect(await screen.findByRole('checkbox', { name: 'Water [2 marks]' })).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'Light [1 mark]' }));
  await user.click(screen.getByRole('checkbox', { name: 'Water [2 marks]' }));
  expect(onAward.mock.calls).toEqual([
    ['a', { points: [0, 1] }],
    ['a', { points: [] }],
  ]);
});

test('formulas of a mark scheme are typeset', async () => {
  const formulas = {
    ...point('$n = 11$ with working'),
    alternatives: ['$n - 11 = 0$'],
    doNotAccept: ['$n = -14$'],
  };
  review({ type: 'points', points: [formulas] }, { text: 'n = 11' });
  const box = await screen.findByRole('checkbox', { name: /with working/u });
  await waitFor(() => expect(box.closest('li')).not.toHaveTextContent('$'));
});

test('marks by levels name the level that they belong to', async () => {
  const { user, onAward } = review(levels, { text: 'I think so.' });
  const marks = await screen.findByRole('combobox', { name: 'Marks that your answer earns' });
  await user.selectOptions(marks, '3');
  await user.selectOptions(marks, '0');
  expect(onAward.mock.calls).toEqual([
    ['a', { level: 2, marks: 3 }],
    ['a', { level: 0, marks: 0 }],
  ]);
});

test('without an answer there is nothing to award', async () => {
  review(points, { text: ' ' });
  expect(await screen.findByText('Light', { exact: false })).toBeVisible();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

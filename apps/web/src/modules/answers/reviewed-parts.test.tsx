import { markQuestion } from '@markwell/shared/answers/mark-question';
import type { Responses } from '@markwell/shared/answers/parts.schemas';
import { showParts } from '@markwell/shared/answers/question-parts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { partsOf } from '#testing/question-parts.tsx';
import { ReviewedParts } from './question-parts.tsx';

const options = ['3', '5', '6'].map((text, index) => ({ letter: 'ABC'.charAt(index), content: { text } }));
const number = { kind: 'number', value: '12', wrong: [{ value: '10', feedback: 'You added the sides.' }] };

/** Shows these parts as they were answered and marked. Without keys, as an exam simulation before its end. */
async function review(parts: ReturnType<typeof partsOf>, responses: Responses, areKeysKnown = true) {
  render(
    <ReviewedParts
      parts={showParts({ parts }).parts}
      withKeys={areKeysKnown ? parts : undefined}
      responses={responses}
      markings={areKeysKnown ? markQuestion({ parts }, responses).parts : undefined}
    />,
  );
  await screen.findAllByText(/./u);
  return { user: userEvent.setup(), part: (name: string) => within(screen.getByRole('region', { name })) };
}

test('a wrong number has its marks, the named mistake and the right answer', async () => {
  await review(partsOf(number), { a: { kind: 'number', answer: '10' } });
  expect(await screen.findByText('Wrong')).toHaveTextContent('Wrong0 of 2 marks');
  expect(screen.getByText('You added the sides.')).toBeVisible();
  expect(screen.getByText('Right answer').parentElement).toHaveTextContent('12');
});

test('a right number needs no right answer beside it; half marks are written as such', async () => {
  const choice = { kind: 'choice', options, correct: 'B' };
  const { part } = await review(partsOf(number, { answer: choice, typed: number, marks: 1 }), {
    a: { kind: 'number', answer: '12.0' },
    b: { kind: 'choice', answer: 'B', uncovered: true, hints: 1 },
  });
  expect(await part('Part (a)').findByText('Right')).toHaveTextContent('Right2 of 2 marks');
  expect(part('Part (a)').queryByText('Right answer')).not.toBeInTheDocument();
  expect(await part('Part (b)').findByText('½ of 1 mark')).toBeVisible();
  expect(part('Part (b)').getByText('With 1 hint.')).toBeVisible();
});

test('several options: words say which were chosen and which are right', async () => {
  const choices = { kind: 'choices', options, correct: ['A', 'B'] };
  await review(partsOf(choices), { a: { kind: 'choices', answer: ['A', 'C'] } });
  const rows = (await screen.findAllByRole('listitem')).map((row) => row.textContent);
  expect(rows).toEqual(['A 3 Your answer, Correct', 'B 5 Correct', 'C 6 Your answer']);
});

test('an order says which items are in their place, and the right order follows', async () => {
  const items = ['Mars', 'Venus', 'Earth'].map((text, index) => ({
    id: String(index + 1),
    content: { text },
  }));
  await review(partsOf({ kind: 'order', items, correct: ['2', '3', '1'] }), {
    a: { kind: 'order', answer: ['2', '1', '3'] },
  });
  expect((await screen.findAllByRole('listitem')).map((row) => row.textContent)).toEqual([
    '1 Venusright place',
    '2 Marswrong place',
    '3 Earthwrong place',
    '1 Venus',
    '2 Earth',
    '3 Mars',
  ]);
});

test('a worked solution is uncovered one line at a time, or all of it', async () => {
  const steps = ['3 × 4', '= 12', 'so 12 cm²'];
  const { user } = await review(partsOf({ answer: number, steps }), {});
  await user.click(await screen.findByRole('button', { name: 'Show the first step' }));
  expect(screen.getByText('3 × 4').closest('li')).not.toHaveClass('hidden');
  expect(screen.getByText('= 12').closest('li')).toHaveClass('hidden');
  await user.click(screen.getByRole('button', { name: 'Show all steps' }));
  expect(screen.getByText('so 12 cm²').closest('li')).not.toHaveClass('hidden');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('without a pupil, options are shown and what may be typed instead', async () => {
  const choice = { kind: 'choice', options, correct: 'B' };
  const parts = partsOf({ answer: choice, typed: number });
  render(<ReviewedParts parts={parts} withKeys={parts} responses={undefined} markings={undefined} />);
  expect((await screen.findAllByRole('listitem'))[1]).toHaveTextContent(/B 5\s?Correct/u);
  expect(screen.getByText('Right answer').parentElement).toHaveTextContent('12');
});

test('while keys are withheld, only the answer is shown', async () => {
  await review(partsOf(number), { a: { kind: 'number', answer: '10' } }, false);
  expect(await screen.findByText('Your answer')).toBeVisible();
  expect(screen.queryByText(/Right answer|Wrong|12/u)).not.toBeInTheDocument();
});

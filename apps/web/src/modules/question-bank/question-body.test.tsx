import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { QuestionBody } from './question-body.tsx';

const empty = { id: 'question', explanationText: null, questionImageUrl: null };
const fallback = 'Question content not available. Please check with your instructor.';

it('shows text and picture', () => {
  render(
    <QuestionBody
      question={{ ...empty, explanationText: 'How much rice?', questionImageUrl: '/media/rice.webp' }}
    />,
  );
  expect(screen.getByText('How much rice?')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Picture for this question' })).toHaveAttribute(
    'src',
    '/media/rice.webp',
  );
  expect(screen.queryByText(fallback)).not.toBeInTheDocument();
});

it('hides a picture that does not load and shows a message', () => {
  render(<QuestionBody question={{ ...empty, questionImageUrl: '/media/gone.webp' }} />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByText('The picture didn’t load.')).toBeInTheDocument();
});

it('refers to the instructor when there is nothing to show', () => {
  render(<QuestionBody question={{ ...empty, explanationText: '  ' }} />);
  expect(screen.getByText(fallback)).toBeInTheDocument();
});

it('collapses and expands a passage', async () => {
  render(
    <QuestionBody
      question={{
        ...empty,
        explanationText: 'Who?',
        passage: { title: 'The Lighthouse', body: 'The lamp.' },
      }}
    />,
  );
  expect(screen.getByRole('region', { name: 'The Lighthouse' })).toHaveTextContent('The lamp.');
  const fold = screen.getByRole('button', { name: 'Hide passage' });
  expect(fold).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(fold);
  expect(screen.getByRole('button', { name: 'Show passage' })).toHaveAttribute('aria-expanded', 'false');
});

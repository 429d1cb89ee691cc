import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OptionLetter } from '@markwell/shared/answers/option-letters';
import { expect, it, vi } from 'vitest';
import { OptionList } from './option-list.tsx';
import type { DisplayedOption } from './displayed-option.ts';

const options: DisplayedOption[] = [
  { id: 'one', optionLetter: 'A', contentType: 'TEXT', contentValue: '450 g' },
  { id: 'two', optionLetter: 'B', contentType: 'TEXT', contentValue: '562.5 g' },
  {
    id: 'three',
    optionLetter: 'C',
    contentType: 'IMAGE',
    contentValue: '/media/c.webp',
    alternativeText: 'A full sack',
  },
];

function Answering({ onChoose }: { onChoose?: (letter: OptionLetter) => void }) {
  const [letter, setLetter] = useState<OptionLetter | null>(null);
  return (
    <OptionList
      options={options}
      chosenLetter={letter}
      onChoose={(chosen) => {
        setLetter(chosen);
        onChoose?.(chosen);
      }}
    />
  );
}

it('allows choosing one option and changing it', async () => {
  render(<Answering />);
  await userEvent.click(screen.getByText('562.5 g'));
  expect(screen.getByRole('radio', { name: 'B 562.5 g' })).toBeChecked();
  await userEvent.click(screen.getByRole('img', { name: 'A full sack' }));
  expect(screen.getByRole('radio', { name: 'C A full sack' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'B 562.5 g' })).not.toBeChecked();
});

it('changes the choice with all arrows when the keyboard is inside the options', async () => {
  const onChoose = vi.fn();
  render(<Answering onChoose={onChoose} />);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await userEvent.keyboard('{ArrowDown}');
  expect(onChoose.mock.calls).toEqual([['A'], ['B']]);
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
  expect(screen.getByRole('radio', { name: 'B 562.5 g' })).toBeChecked();
  expect(onChoose.mock.calls.slice(2)).toEqual([['C'], ['B']]);
});

it('accepts no answer while disabled', async () => {
  const onChoose = vi.fn();
  render(<OptionList options={options} chosenLetter={null} onChoose={onChoose} disabled />);
  await userEvent.click(screen.getByText('450 g'));
  expect(onChoose).not.toHaveBeenCalled();
});

it('shows an error when a picture does not load, and the option can still be chosen', async () => {
  render(<Answering />);
  fireEvent.error(screen.getByRole('img', { name: 'A full sack' }));
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  await userEvent.click(screen.getByText('The picture didn’t load.'));
  expect(screen.getByRole('radio', { name: /^C/u })).toBeChecked();
});

it('says which option is crossed out, and lets it be crossed out, restored and chosen', async () => {
  const onChoose = vi.fn();
  const onCrossOut = vi.fn();
  const answer = { options, onChoose, onCrossOut };
  const { rerender } = render(<OptionList {...answer} chosenLetter={null} crossedOut={[]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Cross out B', pressed: false }));
  expect(onCrossOut).toHaveBeenCalledExactlyOnceWith('B');
  expect(onChoose).not.toHaveBeenCalled();

  rerender(<OptionList {...answer} chosenLetter={null} crossedOut={['B', 'C']} />);
  expect(screen.getByRole('button', { name: 'Cross out B' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('radio', { name: 'A 450 g' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'C A full sack crossed out' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'B 562.5 g crossed out' }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('B');
});

it('reserves the space of a picture whose size is known', () => {
  const [picture] = options
    .slice(2)
    .map((option) => ({ ...option, pictureSize: { width: 300, height: 150 } }));
  render(<OptionList options={picture ? [picture] : []} chosenLetter={null} onChoose={() => undefined} />);
  expect(screen.getByRole('img').style.aspectRatio).toBe('2 / 1');
});

it('shows a message when there are no options', () => {
  render(<OptionList options={[]} chosenLetter={null} onChoose={() => undefined} />);
  expect(screen.getByText('No options available')).toBeInTheDocument();
});

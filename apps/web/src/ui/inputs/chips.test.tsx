import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { RadioChips, ToggleChips } from './chips.tsx';

const minutes = [15, 30, 45].map((value) => ({ value, label: `${value} min` }));

function Durations() {
  const [value, setValue] = useState(30);
  return <RadioChips legend="Duration" choices={minutes} value={value} onChange={setValue} />;
}

it('chooses one of a named group, also with the arrow keys', async () => {
  render(<Durations />);
  expect(screen.getByRole('group', { name: 'Duration' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: '15 min' }));
  expect(screen.getByRole('radio', { name: '15 min' })).toBeChecked();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: '30 min' })).toBeChecked();
  expect(screen.getByRole('radio', { name: '15 min' })).not.toBeChecked();
});

function Levels() {
  const [values, setValues] = useState<number[]>([1]);
  return (
    <ToggleChips
      legend="Difficulty"
      choices={[
        { value: 1, label: 'Easy' },
        { value: 2, label: 'Medium' },
      ]}
      values={values}
      onToggle={(value) => {
        setValues(values.includes(value) ? values.filter((each) => each !== value) : [...values, value]);
      }}
    />
  );
}

it('adds and removes values', async () => {
  render(<Levels />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Medium' }));
  expect(screen.getByRole('checkbox', { name: 'Medium' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Easy' })).toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Easy' }));
  expect(screen.getByRole('checkbox', { name: 'Easy' })).not.toBeChecked();
});

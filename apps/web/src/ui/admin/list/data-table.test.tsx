import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { DataColumn } from './data-columns.ts';
import { DataTable } from './data-table.tsx';

interface Fruit {
  id: string;
  name: string;
  price: number;
}

const fruits: Fruit[] = [
  { id: 'a', name: 'Quince', price: 12 },
  { id: 'b', name: 'Apple', price: 9 },
  { id: 'c', name: 'Medlar', price: 101 },
];

const columns: DataColumn<Fruit>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name },
  { id: 'price', header: 'Price', cell: ({ price }) => `${price}p`, sortBy: ({ price }) => price },
];

function Fruits({ rows }: { rows: readonly Fruit[] | undefined }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <p>{[...selected].sort().join(' ')} taken</p>
      <DataTable
        label="Fruits"
        columns={columns}
        rows={rows}
        selection={{ selected, onSelect: setSelected, nameOf: ({ name }) => name }}
      />
    </>
  );
}

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[1]?.textContent);

test('sorts numbers as numbers, in both directions', async () => {
  const user = userEvent.setup();
  render(<Fruits rows={fruits} />);
  expect(names()).toEqual(['Quince', 'Apple', 'Medlar']);
  await user.click(screen.getByRole('button', { name: 'Price' }));
  const first = names();
  await user.click(screen.getByRole('button', { name: 'Price' }));
  expect([first, names()]).toContainEqual(['Apple', 'Quince', 'Medlar']);
  expect(names()).toEqual([...first].reverse());
  expect(screen.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort');
  expect(screen.queryByRole('button', { name: 'Name' })).not.toBeInTheDocument();
});

test('selects one row, a range with Shift, and all rows', async () => {
  const user = userEvent.setup();
  render(<Fruits rows={fruits} />);
  await user.click(screen.getByRole('checkbox', { name: 'Select Quince' }));
  expect(screen.getByText('a taken')).toBeVisible();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' }).indeterminate).toBe(true);
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('checkbox', { name: 'Select Medlar' }));
  await user.keyboard('{/Shift}');
  expect(screen.getByText('a b c taken')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  expect(screen.getByText('taken')).toBeVisible();
});

test('shows that it is loading', () => {
  render(<Fruits rows={undefined} />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading fruits…');
});

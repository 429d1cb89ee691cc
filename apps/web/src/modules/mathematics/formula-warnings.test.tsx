import { render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FormulaWarnings } from './formula-warnings.tsx';
import { questionTexts } from './rejected-formulas.ts';

const listed = async () => {
  const list = await screen.findByRole('list', { name: 'Formulas that cannot be shown' });
  return within(list)
    .getAllByRole('listitem')
    .map((each) => each.textContent);
};

test('every formula that cannot be typeset is listed with its place', async () => {
  const texts = [
    ...questionTexts('Q1', { text: 'Is $x^2$ in $\\nosuch{x}$?', options: ['$1^2^3$', '2'], solution: null }),
    ...questionTexts('Q2', {
      text: 'Costs $5 and $7.',
      options: ['$\\ce{H2O}$', '$20%$'],
      solution: '\\(x_\\)',
    }),
  ];
  render(<FormulaWarnings texts={texts} />);
  expect(await listed()).toEqual(['Q1 $\\nosuch{x}$', 'Q1, option A $1^2^3$', 'Q2, solution \\(x_\\)']);
  expect(screen.getByRole('status')).toHaveTextContent('3 formulas cannot be shown');
});

test('a command outside of a formula is listed too, a program and a path are not', async () => {
  const texts = [
    { place: null, text: 'So \\frac{1}{2} or $\\frac{1}{2$.' },
    { place: null, text: 'Does \\d{3} match C:\\temp\\new, $5 or {x}?' },
  ];
  render(<FormulaWarnings texts={texts} />);
  expect(await listed()).toEqual(['\\frac{1}{2} or $\\frac{1}{2$.']);
});

test.each([
  ['Find $x^2 if x is 3.', '$x^2 if x is 3.'],
  ['So \\(x + 1 is even.', '\\(x + 1 is even.'],
  ['Work out 3 \\times 4.', '\\times 4.'],
  ['Burn \\ce{CH4} in air.', '\\ce{CH4} in air.'],
])('a formula that does not begin or end is listed: %s', async (text, source) => {
  render(<FormulaWarnings texts={[{ place: null, text }]} />);
  expect(await listed()).toEqual([source]);
});

test.each(['See C:\\times\\(old) and D:\\pi.', 'Pay $5 or $6.', 'Is 2^3 more than $8?'])(
  'paths, prices and powers are not listed: %s',
  async (text) => {
    render(
      <FormulaWarnings
        texts={[
          { place: null, text },
          { place: 'last', text: '$\\sqr{2}$' },
        ]}
      />,
    );
    expect(await listed()).toEqual(['last $\\sqr{2}$']);
  },
);

test('the warning goes when the formula is put right', async () => {
  const { rerender } = render(<FormulaWarnings texts={[{ place: null, text: '$\\sqr{2}$' }]} />);
  expect(await listed()).toEqual(['$\\sqr{2}$']);
  rerender(<FormulaWarnings texts={[{ place: null, text: '$\\sqrt{2}$' }]} />);
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
});

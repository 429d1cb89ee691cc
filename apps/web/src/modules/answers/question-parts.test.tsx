import { matchOf } from '@markwell/shared/answers/match/match';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { loadedAnswers } from './load-answers.ts';
import { answerParts, partsOf } from '#testing/question-parts.tsx';

const number = { kind: 'number', value: '5/2' };
const options = ['3', '5', '6', '8'].map((text, index) => ({
  letter: 'ABCD'.charAt(index),
  content: { text },
}));
const choices = { kind: 'choices', options, correct: ['A', 'B'] };
const choice = { kind: 'choice', options, correct: 'B' };
const order = {
  kind: 'order',
  items: ['Mars', 'Venus', 'Earth'].map((text, index) => ({ id: String(index + 1), content: { text } })),
  correct: ['2', '3', '1'],
};
const match = matchOf({
  pairs: [
    { prompt: { text: 'France' }, partner: { text: 'Paris' } },
    { prompt: { text: 'Italy' }, partner: { text: 'Rome' } },
  ],
  others: [{ text: 'Berlin' }],
});

const field = (name = /^Your answer/u) => screen.findByRole('textbox', { name });
const heard = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('a typed number', () => {
  test('is read while it is typed, with nothing corrected or capitalised', async () => {
    const { user, given } = await answerParts(partsOf(number));
    const input = await field(/Your answer Stem of a/u);
    expect(input).toHaveAttribute('inputmode', 'decimal');
    for (const [name, value] of [
      ['autocapitalize', 'none'],
      ['autocorrect', 'off'],
      ['autocomplete', 'off'],
      ['spellcheck', 'false'],
    ] as const)
      expect(input).toHaveAttribute(name, value);
    await user.type(input, '2 1/2');
    expect(given.current).toEqual({ a: { kind: 'number', answer: '2 1/2' } });
    expect(input.parentElement?.parentElement).toHaveTextContent(/We read:/u);
    await waitFor(() => expect(heard()).toContain('We read: 2 and 1 half'));
  });

  test('says why it cannot be read only when the pupil stops typing, and is described by that', async () => {
    const { user } = await answerParts(partsOf(number));
    const input = await field();
    await user.type(input, '3,5');
    expect(input).not.toBeInvalid();
    await waitFor(() => expect(input).toBeInvalid());
    expect(input).toHaveAccessibleDescription(/comma|point/iu);
    await user.clear(input);
    expect(input).not.toBeInvalid();
  });

  test('that is taken away leaves the part unanswered', async () => {
    const { user, given } = await answerParts(partsOf(number));
    await user.type(await field(), '7');
    await user.clear(await field());
    expect(given.current).toEqual({});
  });

  test('stands beside its unit, or asks for it', async () => {
    const shown = { ...number, unit: { required: false, accepted: [{ unit: 'cm' }] } };
    const asked = { ...number, unit: { required: true, accepted: [{ unit: 'cm' }] } };
    await answerParts(partsOf(shown, asked));
    expect(await field(/part \(a\)/u)).toHaveAccessibleDescription(/^cm/u);
    expect(await field(/part \(b\)/u)).toHaveAccessibleDescription(/Write the unit too/u);
    expect(await field(/part \(b\)/u)).toHaveAttribute('inputmode', 'text');
  });
});

test('the keys for mathematics are one stop of the Tab key, and write where the caret is', async () => {
  const { user, given } = await answerParts(partsOf({ kind: 'expression', key: 'x^2 + 1' }));
  const input = await field();
  await user.type(input, 'x+1');
  (input as HTMLInputElement).setSelectionRange(1, 1);
  await user.click(screen.getByRole('button', { name: 'x², squared' }));
  expect(given.current.a?.answer).toBe('x²+1');
  expect(input).toHaveFocus();
  expect(input).toHaveProperty('selectionStart', 2);
  await user.keyboard('{Shift>}{Tab}{/Shift}');
  const toolbar = screen.getByRole('toolbar', { name: 'Signs for mathematics' });
  expect(
    within(toolbar)
      .getAllByRole('button')
      .filter((key) => key.tabIndex === 0),
  ).toEqual([document.activeElement]);
  await user.keyboard('{Home}{ArrowLeft}');
  expect(screen.getByRole('button', { name: 'Divided by' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(given.current.a?.answer).toBe('x²÷+1');
  expect(screen.getByRole('button', { name: 'Divided by' })).toHaveFocus();
});

test('several options are ticked, in any order', async () => {
  const { user, given } = await answerParts(partsOf(choices));
  const group = await screen.findByRole('group', { name: 'Your answer' });
  await user.click(within(group).getByRole('checkbox', { name: /B 5$/u }));
  await user.click(within(group).getByRole('checkbox', { name: /A 3$/u }));
  expect(given.current).toEqual({ a: { kind: 'choices', answer: ['A', 'B'] } });
  await user.click(within(group).getByRole('checkbox', { name: /A 3$/u }));
  await user.click(within(group).getByRole('checkbox', { name: /B 5$/u }));
  expect(given.current).toEqual({});
});

describe('items to be put in order', () => {
  const items = () => screen.getAllByRole('listitem').map((item) => item.textContent);

  test('are moved by their buttons, which keep the focus, and a screen reader hears where they are', async () => {
    const { user, given } = await answerParts(partsOf(order));
    await user.click(await screen.findByRole('button', { name: 'Move down: Mars' }));
    expect(given.current).toEqual({ a: { kind: 'order', answer: ['2', '1', '3'] } });
    expect(items()).toEqual(['1 Venus', '2 Mars', '3 Earth']);
    expect(screen.getByRole('button', { name: 'Move down: Mars' })).toHaveFocus();
    expect(heard()).toContain('Mars: now 2 of 3');
    await user.keyboard('{Enter}{Enter}');
    expect(items()).toEqual(['1 Venus', '2 Earth', '3 Mars']);
  });

  test('are moved by the arrow keys, or by pressing one and then its new place', async () => {
    const { user } = await answerParts(partsOf(order));
    (await screen.findByRole('button', { name: '3 Earth' })).focus();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(items()).toEqual(['1 Earth', '2 Mars', '3 Venus']);
    await user.click(screen.getByRole('button', { name: '1 Earth' }));
    expect(screen.getByRole('button', { name: '1 Earth' })).toBePressed();
    await user.click(screen.getByRole('button', { name: '3 Venus' }));
    expect(items()).toEqual(['1 Mars', '2 Venus', '3 Earth']);
  });
});

test('a partner leaves the prompt that had it when it is chosen for another', async () => {
  const { user, given } = await answerParts(partsOf(match));
  const list = async (name: RegExp) => screen.findByRole('combobox', { name });
  await user.selectOptions(await list(/France/u), 'Paris');
  await user.selectOptions(await list(/Italy/u), 'Paris (chosen for 1)');
  expect(Object.keys(given.current.a?.answer ?? {})).toEqual(['2']);
  await user.selectOptions(await list(/Italy/u), 'Choose…');
  expect(given.current).toEqual({});
});

test('keys choose and cross out options of the part that has the focus', async () => {
  const { user, given } = await answerParts(partsOf(choice, choice));
  const second = within(screen.getByRole('region', { name: 'Part (b)' }));
  const option = async (letter: string) =>
    second.findByRole('radio', { name: new RegExp(`^${letter}`, 'u') });
  await user.keyboard('a');
  expect(given.current).toEqual({});
  (await option('C')).focus();
  await user.keyboard('b{Shift>}ba{/Shift}');
  expect(given.current).toEqual({ b: { kind: 'choice', answer: 'B' } });
  expect(screen.getAllByRole('radio', { name: /crossed out/u })).toEqual([await option('A')]);
  await user.keyboard('a');
  expect(given.current).toEqual({ b: { kind: 'choice', answer: 'A' } });
  expect(screen.queryByRole('radio', { name: /crossed out/u })).not.toBeInTheDocument();
});

test('gaps are answered in the text, each with its number', async () => {
  const gaps = {
    kind: 'gaps',
    text: 'A [[1]] has [[2]] sides and [[3]].',
    gaps: [
      { id: '1', answer: { kind: 'text', accepted: ['triangle'] } },
      { id: '2', answer: { kind: 'number', value: '3' } },
      { id: '3', answer: choice },
    ],
  };
  const parts = partsOf(gaps);
  const { user, given } = await answerParts(parts);
  await user.type(await field(/^Gap 1/u), 'triangle');
  await user.type(await field(/^Gap 2/u), '3,');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Gap 3' }), '5');
  expect(given.current).toEqual({ a: { kind: 'gaps', answer: { '1': 'triangle', '2': '3,', '3': 'B' } } });
  await waitFor(async () => expect(await field(/^Gap 2/u)).toHaveAccessibleDescription(/^Gap 2: /u));
  expect(parts.flatMap((part) => loadedAnswers(part)?.speechOfPart(part, undefined, false))).toEqual([
    { announcement: 'Text with gaps', text: 'A gap 1 has gap 2 sides and gap 3.' },
    { announcement: 'Choices for gap 3', text: '3; 5; 6; 8' },
  ]);
});

test('a written answer has a count of its words', async () => {
  const written = {
    kind: 'written',
    scheme: { type: 'points', points: [{ text: 'Light', alternatives: [], doNotAccept: [], marks: 2 }] },
    wordGuide: { least: 20, most: 40 },
  };
  const { user, given } = await answerParts(partsOf(written));
  await user.type(await field(), 'Plants need light');
  expect(await field()).toHaveAccessibleDescription('3 words · about 20 to 40 words');
  expect(given.current).toEqual({ a: { kind: 'written', answer: { text: 'Plants need light' } } });
});

test('the options of a part that is typed first are uncovered for half the marks', async () => {
  const { user, given } = await answerParts(
    partsOf({ answer: choice, typed: { kind: 'number', value: '5' } }),
  );
  await user.type(await field(), '4');
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show the options (half the marks)' }));
  expect(given.current).toEqual({});
  // The button that had the focus is gone.
  expect(screen.getByText(/a right answer earns half/u)).toHaveFocus();
  await user.click(screen.getByRole('radio', { name: /5$/u }));
  expect(given.current).toEqual({ a: { kind: 'choice', answer: 'B', uncovered: true } });
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('hints are shown one at a time, and the answer says how many', async () => {
  const { user, given } = await answerParts(partsOf({ answer: number, hints: ['Halve it', 'Then add one'] }));
  await user.click(screen.getByRole('button', { name: 'Show a hint' }));
  expect(screen.getByText('Halve it')).toBeVisible();
  await user.type(await field(), '4');
  expect(given.current).toEqual({ a: { kind: 'number', answer: '4', hints: 1 } });
  await user.click(screen.getByRole('button', { name: 'Show another hint' }));
  expect(screen.getByText('Then add one')).toBeVisible();
  expect(screen.queryByRole('button', { name: /hint/u })).not.toBeInTheDocument();
  expect(given.current).toEqual({ a: { kind: 'number', answer: '4', hints: 2 } });
});

test('parts have a letter and their marks; a kind of a newer release keeps what was answered', async () => {
  const parts = partsOf(number, choice);
  const newer = { a: { kind: 'drawing', answer: [1] } };
  const shown = parts.map((part) => (part.label === 'a' ? { ...part, answer: { kind: 'drawing' } } : part));
  const { given } = await answerParts(parts, newer, shown);
  expect(await screen.findByText(/too old to show this part/u)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Part (b)' })).toHaveTextContent('(b)Stem of b[2 marks]');
  expect(given.current).toEqual(newer);
});

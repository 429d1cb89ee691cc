import { definitionSchema } from '@markwell/shared/answers/answer-kinds';
import type { QuestionPart } from '@markwell/shared/answers/question-parts';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { partsOf } from '#testing/question-parts.tsx';
import { PartsEditor } from './parts-editor.tsx';

/** Edits these parts, and reads what they have become. */
function edit(before: QuestionPart[]) {
  const edited = { current: before };
  function Editing() {
    const [parts, setParts] = useState(before);
    edited.current = parts;
    return <PartsEditor parts={parts} onChange={setParts} />;
  }
  render(<Editing />);
  return { user: userEvent.setup(), edited };
}

const number = { kind: 'number', value: '12' };
const editor = (label: string) =>
  within(screen.getAllByRole('region', { name: `Part (${label})` })[0] ?? document.body);

test('a number: its value is changed, and what is marked how is listed with the feedback of a mistake', async () => {
  const { user, edited } = edit(partsOf(number));
  const value = editor('a').getByRole('textbox', { name: 'Value' });
  await user.clear(value);
  await user.type(value, '8');
  await user.click(editor('a').getByRole('button', { name: 'Add a known mistake' }));
  await user.type(editor('a').getByRole('textbox', { name: 'Wrong answer 1' }), '6');
  await user.type(editor('a').getByRole('textbox', { name: 'Feedback 1' }), 'You added.');
  await user.click(editor('a').getByText('How answers are marked'));
  await waitFor(() => expect(editor('a').getByRole('row', { name: '6 Wrong You added.' })).toBeVisible());
  expect(editor('a').getByRole('row', { name: '8 Right' })).toBeVisible();
  expect(edited.current[0]?.answer).toMatchObject({
    value: '8',
    wrong: [{ value: '6', feedback: 'You added.' }],
  });
});

test('an answer that is read as another one is listed once', async () => {
  const { user } = edit(partsOf({ kind: 'expression', key: '−x' }));
  await user.click(editor('a').getByText('How answers are marked'));
  const rows = editor('a')
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
  expect(rows).toContain('−xRight');
  expect(new Set(rows).size).toBe(rows.length);
});

test('further answers are listed, changed and removed', async () => {
  const { user, edited } = edit(
    partsOf({ ...number, alsoAccepted: ['13'] }, { kind: 'expression', key: 'x' }),
  );
  const accepted = editor('a').getByRole('textbox', { name: 'Also accept' });
  expect(accepted).toHaveValue('13');
  await user.type(accepted, '{Enter}27/2');
  await user.type(editor('b').getByRole('textbox', { name: 'Also accept' }), '2x');
  expect(edited.current.map(({ answer }) => answer)).toMatchObject([
    { alsoAccepted: ['13', '27/2'] },
    { alsoAccepted: ['2x'] },
  ]);
  await user.clear(accepted);
  expect(definitionSchema.parse(edited.current[0]?.answer)).toEqual(partsOf(number)[0]?.answer);
});

test('what is wrong with a part is said at it, and the preview waits until it is right', async () => {
  const { user } = edit(partsOf(number));
  expect(screen.getByRole('region', { name: 'As pupils see it' })).toBeVisible();
  await user.clear(editor('a').getByRole('textbox', { name: 'Value' }));
  expect(await editor('a').findByText('Please enter an answer')).toBeVisible();
  await user.type(editor('a').getByRole('textbox', { name: 'Value' }), 'twelve');
  expect(await editor('a').findByText('We cannot read twelve as a number.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'As pupils see it' })).not.toBeInTheDocument();
});

test('parts are added and removed, and keep their letters in order', async () => {
  const { user, edited } = edit(partsOf(number, { kind: 'text', accepted: ['red'] }));
  await user.click(screen.getByRole('button', { name: 'Add part (c)' }));
  await user.click(screen.getByRole('button', { name: 'Remove part (a)' }));
  expect(edited.current.map(({ label, answer }) => `${label} ${answer.kind}`)).toEqual([
    'a text',
    'b number',
  ]);
  expect(editor('a').getByRole('textbox', { name: 'Accepted answers' })).toHaveValue('red');
});

test('options may be typed instead, and then both answers are listed', async () => {
  const options = ['3', '5'].map((text, index) => ({ letter: 'AB'.charAt(index), content: { text } }));
  const { user, edited } = edit(partsOf({ kind: 'choice', options, correct: 'B' }));
  await user.selectOptions(editor('a').getByRole('combobox', { name: 'Typed instead' }), 'A number');
  await user.type(editor('a').getByRole('textbox', { name: 'Value' }), '5');
  expect(edited.current[0]?.typed).toMatchObject({ kind: 'number', value: '5' });
  await waitFor(() => expect(editor('a').getAllByText('How answers are marked')).toHaveLength(2));
  await user.selectOptions(editor('a').getByRole('combobox', { name: 'Typed instead' }), 'No');
  expect(edited.current[0]).not.toHaveProperty('typed');
});

test.each<
  [kind: string, fill: (user: ReturnType<typeof userEvent.setup>) => Promise<void>, definition: object]
>([
  [
    'An expression, equation or time',
    async (user) => user.type(editor('a').getByRole('textbox', { name: 'Right answer' }), 'x^2 + 1'),
    { kind: 'expression', key: 'x^2 + 1' },
  ],
  [
    'A word or a few',
    async (user) =>
      user.type(editor('a').getByRole('textbox', { name: 'Accepted answers' }), 'grey{Enter}gray'),
    { kind: 'text', accepted: ['grey', 'gray'] },
  ],
  [
    'Several options',
    async (user) => {
      for (const letter of ['A', 'B', 'C', 'D'])
        await user.type(editor('a').getByRole('textbox', { name: `Option ${letter}` }), `${letter}1`);
      await user.click(editor('a').getByRole('checkbox', { name: 'Option C is right' }));
    },
    { kind: 'choices', correct: ['A', 'B', 'C'] },
  ],
  [
    'An order',
    async (user) =>
      user.type(
        editor('a').getByRole('textbox', { name: 'Items in their right order' }),
        'one{Enter}two{Enter}three',
      ),
    { kind: 'order' },
  ],
  [
    'Pairs',
    async (user) => {
      for (const [index, [prompt, partner]] of [
        ['France', 'Paris'],
        ['Italy', 'Rome'],
      ].entries()) {
        await user.click(editor('a').getByRole('button', { name: 'Add a pair' }));
        const number = String(index + 1);
        await user.type(editor('a').getByRole('textbox', { name: `Prompt ${number}` }), prompt ?? '');
        await user.type(editor('a').getByRole('textbox', { name: `Partner ${number}` }), partner ?? '');
      }
      await user.type(editor('a').getByRole('textbox', { name: 'Partners of no prompt' }), 'Berlin');
    },
    { kind: 'match', prompts: [{ content: { text: 'France' } }, { content: { text: 'Italy' } }] },
  ],
  [
    'A text with gaps',
    async (user) => {
      await user.type(editor('a').getByRole('textbox', { name: 'Text' }), 'A [[[[1]] has [[[[2]] sides.');
      await user.selectOptions(editor('a').getByRole('combobox', { name: 'Kind of gap 2' }), 'A number');
      await user.type(editor('a').getByRole('textbox', { name: 'Accepted answers' }), 'square');
      await user.type(editor('a').getByRole('textbox', { name: 'Value' }), '4');
    },
    {
      kind: 'gaps',
      gaps: [
        { id: '1', answer: { accepted: ['square'] } },
        { id: '2', answer: { value: '4' } },
      ],
    },
  ],
  [
    'Sentences, with a mark scheme',
    async (user) => user.type(editor('a').getByRole('textbox', { name: 'Point 1' }), 'Plants need light'),
    { kind: 'written', scheme: { type: 'points', points: [{ text: 'Plants need light', marks: 1 }] } },
  ],
])('an author defines an answer of the kind “%s”', async (kind, fill, definition) => {
  const { user, edited } = edit(partsOf(number));
  await user.selectOptions(editor('a').getByRole('combobox', { name: 'Answered by' }), kind);
  await fill(user);
  expect(definitionSchema.safeParse(edited.current[0]?.answer).error).toBeUndefined();
  expect(edited.current[0]?.answer).toMatchObject(definition);
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { ApiError } from '#lib/api/api-error.ts';
import { Checkbox } from '../inputs/checkbox.tsx';
import { RadioChips } from '../inputs/chips.tsx';
import { Field } from '../inputs/field.tsx';
import { Select } from '../inputs/select.tsx';
import { TextInput } from '../inputs/text-input.tsx';
import { Form, SubmitButton } from './form.tsx';
import { useContractForm } from './use-contract-form.ts';

const schema = z.object({
  title: z.string().trim().min(1, 'Please enter a title'),
  marks: z.int('Please enter the marks'),
  level: z.enum(['easy', 'hard']),
  isShared: z.boolean(),
  lines: z.array(z.object({ text: z.string().min(1, 'Please write something') })),
  owner: z.string().min(1, 'The paper has no owner'),
});
type Body = z.input<typeof schema>;

interface PaperFormProps {
  onSubmit: (body: Body) => Promise<unknown>;
  owner?: string;
  onFailure?: (error: unknown, isShown: boolean) => void;
}

const values = {
  title: '',
  marks: '',
  level: 'easy' as Body['level'],
  isShared: false,
  lines: [{ text: '' }],
  again: '',
};

function PaperForm({ onSubmit, owner = 'Ada', onFailure }: PaperFormProps) {
  const form = useContractForm({
    schema,
    values,
    bodyOf: ({ title, marks, level, isShared, lines }) => ({
      title,
      marks: marks === '' ? Number.NaN : Number(marks),
      level,
      isShared,
      lines,
      owner,
    }),
    check: ({ title, again }) => ({ again: title === again ? undefined : 'The titles differ' }),
  });
  return (
    <Form form={form} onSubmit={onSubmit} onFailure={onFailure}>
      <Field label="Title" required {...form.field('title')}>
        <TextInput />
      </Field>
      <Field label="Title again" {...form.field('again')}>
        <TextInput />
      </Field>
      <Field label="Line" {...form.field('lines.0.text')}>
        <TextInput />
      </Field>
      <Field label="Marks" hint="A whole number." {...form.field('marks')}>
        <TextInput />
      </Field>
      <RadioChips
        legend="Level"
        choices={[
          { value: 'easy', label: 'Easy' },
          { value: 'hard', label: 'Hard' },
        ]}
        value={form.watch('level')}
        onChange={(level) => form.choose('level', level)}
      />
      <Checkbox label="Shared" {...form.register('isShared')} />
      <SubmitButton form={form}>Save</SubmitButton>
    </Form>
  );
}

const input = (name: string) => screen.getByRole('textbox', { name });
const press = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

async function fillIn() {
  await userEvent.type(input('Title'), 'Fractions');
  await userEvent.type(input('Title again'), 'Fractions');
  await userEvent.type(input('Line'), 'One half');
  await userEvent.type(input('Marks'), '5');
}

const refusal = (...issues: { path: string; message: string }[]) =>
  new ApiError({ status: 422, data: { message: 'This cannot be saved', code: 'RULE_BROKEN', issues } });

test('sends the body when the schema accepts it', async () => {
  const onSubmit = vi.fn(() => Promise.resolve());
  render(<PaperForm onSubmit={onSubmit} />);
  await fillIn();
  await userEvent.click(screen.getByRole('radio', { name: 'Hard' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Shared' }));
  await press();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    title: 'Fractions',
    marks: 5,
    level: 'hard',
    isShared: true,
    lines: [{ text: 'One half' }],
    owner: 'Ada',
  });
});

test('shows each problem at its field, focuses the first one and sends nothing', async () => {
  const onSubmit = vi.fn(() => Promise.resolve());
  render(<PaperForm onSubmit={onSubmit} />);
  await userEvent.type(input('Title again'), 'Fractions');
  await press();
  expect(input('Title')).toHaveAccessibleDescription('Please enter a title');
  expect(input('Title')).toBeInvalid();
  expect(input('Title')).toHaveFocus();
  expect(input('Title again')).toHaveAccessibleDescription('The titles differ');
  expect(input('Line')).toHaveAccessibleDescription('Please write something');
  expect(input('Marks')).toHaveAccessibleDescription('A whole number. Please enter the marks');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('removes the problem of a field that changes, and checks it at the next submission', async () => {
  render(<PaperForm onSubmit={() => Promise.resolve()} />);
  await press();
  await userEvent.type(input('Title'), ' ');
  expect(input('Title')).toBeValid();
  expect(input('Marks')).toBeInvalid();
  await press();
  expect(input('Title')).toBeInvalid();
});

test('shows a problem without a field in a banner', async () => {
  render(<PaperForm onSubmit={() => Promise.resolve()} owner="" />);
  await fillIn();
  await press();
  expect(screen.getByText('The paper has no owner', { selector: '[role=alert] *' })).toBeVisible();
});

test('shows the server’s problems at their fields', async () => {
  const error = refusal(
    { path: 'body.lines.0.text', message: 'This line exists already' },
    { path: 'params.id', message: 'This is not a valid id' },
  );
  render(<PaperForm onSubmit={() => Promise.reject(error)} />);
  await fillIn();
  await press();
  expect(input('Line')).toHaveAccessibleDescription('This line exists already');
  expect(input('Line')).toHaveFocus();
  expect(screen.queryByText('This cannot be saved')).not.toBeInTheDocument();
});

test.each([
  ['a refusal', refusal(), 'This cannot be saved'],
  [
    'a refusal for something that is not in the form',
    refusal({ path: 'params.id', message: 'x' }),
    'This cannot be saved',
  ],
  ['no reply', new ApiError({ message: 'Network Error' }), 'An error occurred. Please try again.'],
])('shows %s in a banner, until the next submission', async (_, error, words) => {
  const onSubmit = vi.fn<() => Promise<void>>().mockRejectedValueOnce(error).mockResolvedValueOnce();
  render(<PaperForm onSubmit={onSubmit} />);
  await fillIn();
  await press();
  expect(screen.getByText(words, { selector: '[role=alert] *' })).toBeVisible();
  await press();
  expect(screen.queryByText(words)).not.toBeInTheDocument();
});

test('leaves showing a failure to the page if it wants to', async () => {
  const onFailure = vi.fn();
  const error = refusal({ path: 'body.title', message: 'This title is taken' });
  render(<PaperForm onSubmit={() => Promise.reject(error)} onFailure={onFailure} />);
  await fillIn();
  await press();
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(error, true);
  expect(input('Title')).toHaveAccessibleDescription('This title is taken');
});

test('shows that it is sending, and cannot be sent twice', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const onSubmit = vi.fn(() => promise);
  render(<PaperForm onSubmit={onSubmit} />);
  await fillIn();
  await userEvent.type(input('Title'), '{Enter}{Enter}');
  await press();
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true');
  expect(onSubmit).toHaveBeenCalledOnce();
  resolve(undefined);
  await expect.poll(() => screen.getByRole('button', { name: 'Save' }).getAttribute('aria-busy')).toBeNull();
});

test('a select shows its value as soon as the option of it has loaded', async () => {
  function OwnerForm({ owners }: { owners: string[] }) {
    const form = useContractForm({ schema: z.object({ owner: z.string() }), values: { owner: 'Ada' } });
    return (
      <Form form={form} onSubmit={() => Promise.resolve()}>
        <Field label="Owner" {...form.field('owner')}>
          <Select choices={owners.map((owner) => ({ value: owner, label: owner }))}>
            <option value="">Choose an owner</option>
          </Select>
        </Field>
      </Form>
    );
  }
  const { rerender } = render(<OwnerForm owners={[]} />);
  const select = screen.getByRole('combobox', { name: 'Owner' });
  rerender(<OwnerForm owners={['Ben', 'Ada']} />);
  expect(select).toHaveValue('Ada');
  await userEvent.selectOptions(select, 'Ben');
  rerender(<OwnerForm owners={['Ben', 'Ada', 'Cleo']} />);
  expect(select).toHaveValue('Ben');
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Field } from './field.tsx';
import { PasswordInput } from './password-input.tsx';
import { Select } from './select.tsx';
import { TextInput } from './text-input.tsx';
import { Textarea } from './textarea.tsx';

it('gives its control a label and describes it by hint and error', () => {
  render(
    <Field label="Email" hint="Where we send the link" error="Enter an email address" required>
      <TextInput type="email" />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Email' });
  expect(input).toHaveAccessibleDescription('Where we send the link Enter an email address');
  expect(input).toBeInvalid();
  expect(input).toBeRequired();
  expect(screen.getByRole('alert')).toHaveTextContent('Enter an email address');
});

it('shows no error when there is none', () => {
  render(
    <Field label="Email">
      <TextInput />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Email' });
  expect(input).toBeValid();
  expect(input).not.toHaveAccessibleDescription();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it.each([
  ['textbox', <Textarea key="control" />],
  ['combobox', <Select key="control" />],
] as const)('connects a %s in the same way', (role, control) => {
  render(
    <Field label="Subject" error="Please select a subject">
      {control}
    </Field>,
  );
  expect(screen.getByRole(role, { name: 'Subject' })).toHaveAccessibleDescription('Please select a subject');
});

it('shows a password on request and hides it again', async () => {
  render(
    <Field label="Password">
      <PasswordInput defaultValue="squared-paper" />
    </Field>,
  );
  const input = screen.getByLabelText('Password');
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveAttribute('type', 'text');
  expect(input).toHaveValue('squared-paper');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input).toHaveAttribute('type', 'password');
});

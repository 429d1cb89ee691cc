import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { button } from '#testing/elements.ts';
import { renderPage } from '#testing/render.tsx';
import { startServer } from '#testing/server.ts';
import { Button } from '../actions/button.tsx';
import { Field } from '../inputs/field.tsx';
import { TextInput } from '../inputs/text-input.tsx';
import { FormDialog } from './form-dialog.tsx';
import { useContractForm } from './use-contract-form.ts';

startServer();

const schema = z.object({ name: z.string().min(1, 'Please enter a name') });

function TopicDialog({ onSubmit, onClose }: { onSubmit: () => Promise<unknown>; onClose: () => void }) {
  const form = useContractForm({ schema, values: { name: '' } });
  return (
    <FormDialog
      form={form}
      title="New topic"
      submitLabel="Add"
      guardsChanges
      onSubmit={onSubmit}
      onSuccess={onClose}
      onClose={onClose}
    >
      <Field label="Name" {...form.field('name')}>
        <TextInput />
      </Field>
    </FormDialog>
  );
}

function Page({ onSubmit }: { onSubmit: () => Promise<unknown> }) {
  const [isOpen, setOpen] = useState(false);
  const toggle = () => setOpen(!isOpen);
  return (
    <>
      <Button onClick={toggle}>Add a topic</Button>
      {isOpen && <TopicDialog onSubmit={onSubmit} onClose={toggle} />}
    </>
  );
}

async function open(onSubmit = () => Promise.resolve<unknown>(undefined)) {
  const { user } = renderPage(<Page onSubmit={onSubmit} />);
  await user.click(button('Add a topic'));
  return user;
}

async function expectClosed() {
  await waitFor(() => {
    expect(button('Add a topic')).toHaveFocus();
  });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
}

test('shows the problems, sends the form and closes', async () => {
  const onSubmit = vi.fn(() => Promise.resolve());
  const user = await open(onSubmit);
  await user.click(button('Add'));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Please enter a name');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await user.keyboard('Fractions{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Fractions' });
  await expectClosed();
});

test('closes on Escape while there is nothing to lose', async () => {
  const user = await open();
  await user.keyboard('{Escape}');
  await expectClosed();
});

test.each(['Escape', 'the backdrop', 'the cross'])('asks when %s would discard changes', async (way) => {
  const user = await open();
  const name = screen.getByRole('textbox', { name: 'Name' });
  const close = async () => {
    if (way === 'Escape') await user.keyboard('{Escape}');
    else if (way === 'the cross') await user.click(button('Close'));
    else await user.click(screen.getByRole('dialog').parentElement ?? document.body);
  };
  await user.type(name, 'Fractions');
  await close();
  expect(screen.getByRole('alertdialog', { name: 'Discard your changes?' })).toBeVisible();
  await user.click(button('Keep editing'));
  expect(name).toHaveValue('Fractions');
  await close();
  await user.click(button('Discard changes'));
  await expectClosed();
});

test('Cancel discards changes without asking', async () => {
  const user = await open();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Fractions');
  await user.click(button('Cancel'));
  await expectClosed();
});

test('stays open while the form is sent', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const user = await open(() => promise);
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Fractions{Enter}');
  await user.click(button('Cancel'));
  expect(screen.getByRole('dialog', { name: 'New topic' })).toBeVisible();
  resolve(undefined);
  await expectClosed();
});

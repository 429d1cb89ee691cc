import { screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { button } from '#testing/elements.ts';
import { renderRoutes } from '#testing/render.tsx';
import { startServer } from '#testing/server.ts';
import { Field } from '../inputs/field.tsx';
import { TextInput } from '../inputs/text-input.tsx';
import { Form, SubmitButton } from './form.tsx';
import { UnsavedChangesGuard } from './unsaved-changes-guard.tsx';
import { useContractForm } from './use-contract-form.ts';

startServer();

const schema = z.object({ name: z.string() });

function NameForm({ label, onSubmit }: { label: string; onSubmit: () => Promise<unknown> }) {
  const form = useContractForm({ schema, values: { name: '' } });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <Field label={label} {...form.field('name')}>
        <TextInput />
      </Field>
      <SubmitButton form={form}>Save</SubmitButton>
      <UnsavedChangesGuard form={form} />
    </Form>
  );
}

function open(onSubmit = () => Promise.resolve<unknown>(undefined)) {
  const page = (
    <>
      <NameForm label="Name" onSubmit={onSubmit} />
      <NameForm label="Other" onSubmit={onSubmit} />
      <Link to="/elsewhere">Leave</Link>
      <Link to="/?tab=two">Second tab</Link>
    </>
  );
  return renderRoutes([
    { path: '/', element: page },
    { path: '/elsewhere', element: <h1>Elsewhere</h1> },
  ]);
}

/** Whether the browser would ask before it closes the tab. */
const asksBeforeUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const leave = () => screen.getByRole('link', { name: 'Leave' });

test('does not ask while there is nothing to lose', async () => {
  const { user } = open();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'A{Backspace}');
  expect(asksBeforeUnload()).toBe(false);
  await user.click(leave());
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
});

test('asks before the page is left with unsaved changes', async () => {
  const { user, router } = open();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada');
  expect(asksBeforeUnload()).toBe(true);
  await user.click(leave());
  expect(screen.getByRole('alertdialog', { name: 'Discard your changes?' })).toBeVisible();
  await user.click(button('Keep editing'));
  expect(router.state.location.pathname).toBe('/');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada');
  await user.click(leave());
  await user.click(button('Discard changes'));
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  expect(asksBeforeUnload()).toBe(false);
});

test('does not ask when only the query of the address changes', async () => {
  const { user, router } = open();
  await user.type(screen.getByRole('textbox', { name: 'Other' }), 'Ada');
  await user.click(screen.getByRole('link', { name: 'Second tab' }));
  expect(router.state.location.search).toBe('?tab=two');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('does not ask after saving', async () => {
  const { user } = open();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada{Enter}');
  expect(asksBeforeUnload()).toBe(false);
  await user.click(leave());
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
});

test('asks again for what is typed while the form is sent', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const { user } = open(() => promise);
  const name = screen.getByRole('textbox', { name: 'Name' });
  await user.type(name, 'Ada{Enter}');
  await user.type(name, ' Lovelace');
  resolve(undefined);
  await expect.poll(asksBeforeUnload).toBe(true);
  expect(name).toHaveValue('Ada Lovelace');
});

test('lets a form lead to another page while it is sent', async () => {
  const { user, router } = open(async () => {
    await router.navigate('/elsewhere');
  });
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada{Enter}');
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
});

import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { AlertDialog } from './alert-dialog.tsx';
import { Button } from '../actions/button.tsx';
import { Dialog, DialogContent, DialogTrigger } from './dialog.tsx';

it('takes the focus, closes on Escape and gives the focus back', async () => {
  render(
    <Dialog>
      <DialogTrigger asChild>
        <Button>Edit topic</Button>
      </DialogTrigger>
      <DialogContent title="Topic" description="Pupils see this name.">
        <input aria-label="Name" />
      </DialogContent>
    </Dialog>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Edit topic' }));
  const dialog = screen.getByRole('dialog', { name: 'Topic' });
  expect(dialog).toHaveAccessibleDescription('Pupils see this name.');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(dialog).not.toBeInTheDocument();
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Edit topic' })).toHaveFocus();
  });
});

it('asks for confirmation, with the focus on Cancel', async () => {
  const onConfirm = vi.fn();
  render(
    <AlertDialog
      trigger={<Button>Submit Test</Button>}
      title="Submit test?"
      description="3 questions are not answered."
      confirmLabel="Submit"
      onConfirm={onConfirm}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Submit Test' }));
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(onConfirm).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Submit Test' }));
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('stays open while a controlled confirmation is pending', async () => {
  const onOpenChange = vi.fn();
  const onConfirm = vi.fn();
  render(
    <AlertDialog
      open
      onOpenChange={onOpenChange}
      title="Delete topic?"
      description="Its questions stay."
      confirmLabel="Delete"
      pending
      onConfirm={onConfirm}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(screen.getByRole('alertdialog', { name: 'Delete topic?' })).toBeInTheDocument();
});

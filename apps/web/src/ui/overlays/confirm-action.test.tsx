import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Button } from '../actions/button.tsx';
import { ConfirmAction } from './confirm-action.tsx';

it('cannot be closed while the request is sent, and closes with its reply', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const onDone = vi.fn();
  function Archive() {
    const [isPending, setPending] = useState(false);
    const mutate = (
      isArchived: boolean,
      { onSuccess, onSettled }: Record<'onSuccess' | 'onSettled', () => void>,
    ) => {
      setPending(isArchived);
      void promise.then(onSuccess).then(onSettled);
    };
    const wording = {
      title: 'Archive this class?',
      description: 'Its code stops working.',
      confirmLabel: 'Archive',
    };
    return (
      <ConfirmAction
        {...wording}
        trigger={<Button>Archive class</Button>}
        action={{ isPending, mutate }}
        target={true}
        onDone={onDone}
      />
    );
  }
  render(<Archive />);
  await userEvent.click(screen.getByRole('button', { name: 'Archive class' }));
  const dialog = screen.getByRole('alertdialog', { name: 'Archive this class?' });
  await userEvent.click(screen.getByRole('button', { name: 'Archive' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.keyboard('{Escape}');
  expect(dialog).toBeVisible();
  expect(onDone).not.toHaveBeenCalled();
  resolve(undefined);
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
  expect(onDone).toHaveBeenCalledOnce();
});

import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, test } from 'vitest';
import { AlertDialog } from './alert-dialog.tsx';
import { Button } from '../actions/button.tsx';
import { Dialog, DialogContent } from './dialog.tsx';
import { FullScreenDialog } from './full-screen-dialog.tsx';

type Kind = 'edit' | 'delete' | 'enlarge';

/** A list whose rows open dialogs without a trigger, as the pages of the admin area do. */
function List({ isSlow = false }: { isSlow?: boolean }) {
  const [rows, setRows] = useState(['Halves', 'Ratio']);
  const [open, setOpen] = useState<{ kind: Kind; row: string } | null>(null);
  const close = () => setOpen(null);
  const remove = (row: string) => setRows((all) => all.filter((each) => each !== row));
  const kind = open?.kind;
  return (
    <main>
      <h1>Topics</h1>
      <div role="region" aria-label="Topics">
        {rows.map((row) => (
          <p key={row}>
            {(['edit', 'delete', 'enlarge'] as const).map((each) => (
              <button key={each} type="button" onClick={() => setOpen({ kind: each, row })}>
                {each} {row}
              </button>
            ))}
          </p>
        ))}
      </div>
      {kind === 'edit' && (
        <Dialog open onOpenChange={close}>
          <DialogContent title="Edit">
            <Button onClick={close}>Cancel</Button>
            <Button onClick={close}>Save</Button>
          </DialogContent>
        </Dialog>
      )}
      {kind === 'enlarge' && (
        <FullScreenDialog title="Picture" onClose={close}>
          A picture
        </FullScreenDialog>
      )}
      <AlertDialog
        open={kind === 'delete'}
        onOpenChange={close}
        title="Delete?"
        description="It cannot be undone."
        confirmLabel="Delete"
        onConfirm={() => {
          if (open && isSlow) setTimeout(remove, 0, open.row);
          else if (open) remove(open.row);
          close();
        }}
      />
    </main>
  );
}

const opener = (name: string) => screen.getByRole('button', { name });
const hasFocus = (element: () => HTMLElement) =>
  waitFor(() => {
    expect(element()).toHaveFocus();
  });

test.each([
  ['Escape', 'edit', () => userEvent.keyboard('{Escape}')],
  ['the cross', 'edit', () => userEvent.click(opener('Close'))],
  ['Cancel', 'edit', () => userEvent.click(opener('Cancel'))],
  ['saving', 'edit', () => userEvent.click(opener('Save'))],
  ['Cancel of a confirmation', 'delete', () => userEvent.click(opener('Cancel'))],
  ['Escape in a full-screen dialog', 'enlarge', () => userEvent.keyboard('{Escape}')],
] as const)('%s gives the focus back to the control that opened the dialog', async (_how, kind, close) => {
  render(<List />);
  await userEvent.click(opener(`${kind} Ratio`));
  await close();
  await hasFocus(() => opener(`${kind} Ratio`));
});

it.each([
  ['immediately', false],
  ['after the dialog is closed', true],
])('goes to the list when the row is deleted %s', async (_when, isSlow) => {
  render(<List isSlow={isSlow} />);
  await userEvent.click(opener('delete Ratio'));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: 'delete Ratio' })).not.toBeInTheDocument();
  });
  await hasFocus(() => screen.getByRole('region', { name: 'Topics' }));
});

it('goes to the heading of the page when nothing had the focus', async () => {
  const Page = () => {
    const [isOpen, setOpen] = useState(true);
    return (
      <main>
        <h1>Topics</h1>
        <Dialog open={isOpen} onOpenChange={setOpen}>
          <DialogContent title="Edit" />
        </Dialog>
      </main>
    );
  };
  render(<Page />);
  await userEvent.keyboard('{Escape}');
  await hasFocus(() => screen.getByRole('heading', { name: 'Topics' }));
});

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

test('a dialog in place of another gives the focus back to the control that opened the first', async () => {
  const Page = () => {
    const [step, setStep] = useState(0);
    const close = () => setStep(0);
    return (
      <main>
        <h1>Settings</h1>
        <button type="button" onClick={() => setStep(1)}>
          Set up
        </button>
        {[1, 2, 3].map(
          (each) =>
            each === step && (
              <Dialog key={each} open onOpenChange={close}>
                <DialogContent title={`Step ${String(each)}`}>
                  <Button onClick={() => setStep(each + 1)}>Next</Button>
                </DialogContent>
              </Dialog>
            ),
        )}
      </main>
    );
  };
  render(<Page />);
  await userEvent.click(opener('Set up'));
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Step 2' });
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Step 3' });
  await userEvent.keyboard('{Escape}');
  await hasFocus(() => opener('Set up'));
});

it('stays in the dialog below when nothing had the focus', async () => {
  const Page = () => {
    const [isAsking, setAsking] = useState(false);
    return (
      <main>
        <h1>Topics</h1>
        <Dialog open onOpenChange={() => setAsking(true)}>
          <DialogContent title="Edit">
            <AlertDialog
              open={isAsking}
              onOpenChange={setAsking}
              title="Discard?"
              description="It is not saved."
              confirmLabel="Discard"
              onConfirm={() => undefined}
            />
          </DialogContent>
        </Dialog>
      </main>
    );
  };
  render(<Page />);
  // A click beside the dialog, where nothing can have the focus.
  await userEvent.click(screen.getByRole('dialog').parentElement ?? document.body);
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => {
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
  await hasFocus(() => screen.getByRole('dialog', { name: 'Edit' }));
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

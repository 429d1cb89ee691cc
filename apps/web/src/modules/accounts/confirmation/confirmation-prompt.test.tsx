import { changeRole } from '@markwell/shared/users/users.contract';
import { confirmationMethod, confirmIdentity } from '@markwell/shared/accounts/confirmation.contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '#lib/api/client.ts';
import { buildManagedUser } from '#testing/admin-builders.ts';
import { resetBrowser, signIn } from '#testing/browser.ts';
import { buildId } from '#testing/builders.ts';
import { renderPage } from '#testing/render.tsx';
import { answer, recordBodies, refuse, refuseField, startServer } from '#testing/server.ts';
import { ConfirmationPrompt } from './confirmation-prompt.tsx';

startServer();

const user = buildManagedUser({ role: 'TEACHER' });
let isConfirmed: boolean;
beforeEach(() => {
  resetBrowser();
  signIn({ role: 'SUPER_ADMIN' });
  isConfirmed = false;
  answer(changeRole, () =>
    isConfirmed ? { user } : refuse('CONFIRMATION_REQUIRED', 'Please confirm that it is you first'),
  );
  answer(confirmIdentity, () => {
    isConfirmed = true;
    return {};
  });
});

/** A change of a role, as a page would send it. */
const change = () => call(changeRole, { params: { id: buildId() }, body: { role: 'TEACHER' } });

test('asks for the password, then repeats the request', async () => {
  answer(confirmationMethod, { method: 'password' });
  const view = renderPage(<ConfirmationPrompt />);
  const [one, other] = [change(), change()];
  await view.user.type(await screen.findByLabelText('Your password'), 'secret{Enter}');
  expect(await Promise.all([one, other])).toEqual([{ user }, { user }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a wrong code is shown at the field, and nothing is repeated', async () => {
  answer(confirmationMethod, { method: 'code' });
  answer(confirmIdentity, refuseField('RULE_BROKEN', 'answer', 'This code is not right'));
  const view = renderPage(<ConfirmationPrompt />);
  const sent = change();
  await view.user.type(await screen.findByLabelText(/^Code from your app/), '000000{Enter}');
  await waitFor(() => {
    expect(screen.getByLabelText(/^Code from your app/)).toHaveAccessibleDescription(
      'This code is not right',
    );
  });
  const received = recordBodies(confirmIdentity, {});
  isConfirmed = true;
  await view.user.clear(screen.getByLabelText(/^Code from your app/));
  await view.user.type(screen.getByLabelText(/^Code from your app/), '123456{Enter}');
  expect(await sent).toEqual({ user });
  expect(received).toHaveBeenCalledWith({ answer: '123456' });
});

test('closing the dialog fails the request with the server’s words', async () => {
  answer(confirmationMethod, { method: 'password' });
  const view = renderPage(<ConfirmationPrompt />);
  const failed = vi.fn();
  const sent = change().catch((error: unknown) => {
    failed(error);
  });
  await view.user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await sent;
  expect(failed).toHaveBeenCalledWith(
    expect.objectContaining({ message: 'Please confirm that it is you first' }),
  );
});

test('an account of Google signs in again and returns to its page', async () => {
  answer(confirmationMethod, { method: 'google' });
  renderPage(<ConfirmationPrompt />, '/admin/users');
  const sent = change().catch(() => undefined);
  const link = await screen.findByRole('link', { name: 'Sign in with Google again' });
  link.addEventListener('click', (event) => {
    event.preventDefault(); // jsdom cannot leave the page
  });
  link.click();
  expect(sessionStorage.getItem('markwell.return-to')).toBe('/admin/users');
  expect(link.getAttribute('href')).toMatch(/^\/api\/auth\/google\?nonce=/);
  screen.getByRole('button', { name: /close/i }).click();
  await sent;
});

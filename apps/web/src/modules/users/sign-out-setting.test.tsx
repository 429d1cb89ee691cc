import { signOutUser } from '@markwell/shared/users/sign-out-user.contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buildManagedUser } from '#testing/admin-builders.ts';
import { answerAdminPage } from '#testing/admin-network.ts';
import { renderPage } from '#testing/render.tsx';
import { answer, refuse, startServer } from '#testing/server.ts';
import { SignOutSetting } from './sign-out-setting.tsx';

startServer();

const pupil = buildManagedUser({ name: 'Maya Patel' });

async function ask() {
  answerAdminPage();
  const { user } = renderPage(<SignOutSetting user={pupil} />, '/');
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Sign out Maya Patel everywhere?' });
  return { user, dialog: within(dialog) };
}

test('a user is signed out everywhere after a question', async () => {
  const asked = vi.fn();
  answer(signOutUser, ({ params }) => {
    asked(params.id);
    return { name: pupil.name };
  });
  const { user, dialog } = await ask();
  expect(asked).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
  expect(await screen.findByText('Maya Patel is signed out everywhere')).toBeVisible();
  expect(asked).toHaveBeenCalledExactlyOnceWith(pupil.id);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('a refusal is shown', async () => {
  answer(signOutUser, refuse('FORBIDDEN', 'Only a super-administrator may change administrators'));
  const { user, dialog } = await ask();
  await user.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
  expect(await screen.findByText('Only a super-administrator may change administrators')).toBeVisible();
});

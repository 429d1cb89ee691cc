import { exportData, requestDeletion, undoDeletion } from '@markwell/shared/settings/users.contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { readReturnPath } from '#lib/session/return-path.ts';
import { recordDownloads } from '#testing/browser.ts';
import { button } from '#testing/elements.ts';
import { renderPage } from '#testing/render.tsx';
import { answer, recordBodies, refuse, startServer } from '#testing/server.ts';
import { answerAccount, answerSettingsPage, openSettings } from '#testing/settings-page.tsx';
import { SettingsPage } from './pages/settings-page.tsx';

startServer();
beforeEach(answerSettingsPage);

describe('my data', () => {
  test('is downloaded as a file', async () => {
    const files = recordDownloads();
    answer(exportData, { exportedAt: '2026-03-06T15:00:00.000Z', tests: [] });
    const { user } = await openSettings();
    await user.click(button('Download my data'));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.type).toContain('application/json');
  });

  test('shows a failure', async () => {
    answer(exportData, refuse('TOO_MANY_REQUESTS', 'Too many tries. Please wait 15 minutes and try again.'));
    const { user } = await openSettings();
    await user.click(button('Download my data'));
    expect(await screen.findByText('Your data didn’t download')).toBeVisible();
    expect(screen.getByText(/Please wait 15 minutes/)).toBeVisible();
  });
});

describe('deleting the account', () => {
  const dueAt = '2026-03-13T15:00:00.000Z';

  test('asks for the password, shows the date, and can be cancelled', async () => {
    const sent = recordBodies(requestDeletion, { hasPassword: true, deletionDueAt: dueAt });
    answer(undoDeletion, { hasPassword: true, deletionDueAt: null });
    const { user } = await openSettings();
    await user.click(button('Delete my account'));
    const dialog = screen.getByRole('dialog', { name: 'Delete your account?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete in 7 days' }));
    expect(within(dialog).getByLabelText('Your password')).toHaveAccessibleDescription(
      'Please enter your password',
    );
    await user.type(within(dialog).getByLabelText('Your password'), 'secret{Enter}');
    expect(
      await screen.findByText(/Your account and everything in it will be deleted on 13 March 2026/),
    ).toBeVisible();
    expect(await screen.findByText('Your account will be deleted on 13 March 2026')).toBeVisible();
    expect(sent).toHaveBeenCalledExactlyOnceWith({ password: 'secret' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    await user.click(button('Keep my account'));
    expect(await screen.findByText('Your account will not be deleted')).toBeVisible();
    expect(button('Delete my account')).toBeVisible();
  });

  test('shows a wrong password in the dialog', async () => {
    answer(requestDeletion, refuse('RULE_BROKEN', 'This is not your current password'));
    const { user } = await openSettings();
    await user.click(button('Delete my account'));
    await user.type(screen.getByLabelText('Your password'), 'wrong{Enter}');
    expect(await screen.findByText('This is not your current password')).toBeVisible();
    await user.click(button('Cancel'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('without a password the server checks how recent the sign-in is', async () => {
    answerAccount({ hasPassword: false, deletionDueAt: null });
    answer(requestDeletion, refuse('RULE_BROKEN', 'Please sign in with Google again'));
    const { user } = await openSettings();
    await user.click(button('Delete my account'));
    expect(screen.queryByLabelText('Your password')).not.toBeInTheDocument();
    await user.click(button('Delete in 7 days'));
    expect(await screen.findByText('Please sign in with Google again')).toBeVisible();
  });

  test('signing in with Google again returns to the open dialog', async () => {
    answerAccount({ hasPassword: false, deletionDueAt: null });
    const { user, unmount } = await openSettings();
    await user.click(button('Delete my account'));
    const link = screen.getByRole('link', { name: 'Sign in with Google again' });
    expect(link).toHaveAttribute('href', '/api/auth/google');
    link.addEventListener('click', (event) => {
      event.preventDefault(); // Navigation does nothing here.
    });
    await user.click(link);
    expect(readReturnPath()).toBe('/settings#delete-account');
    unmount();
    renderPage(<SettingsPage />, { pathname: '/settings', hash: '#delete-account' });
    expect(await screen.findByRole('dialog', { name: 'Delete your account?' })).toBeVisible();
  });
});

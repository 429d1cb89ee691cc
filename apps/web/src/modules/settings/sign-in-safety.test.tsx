import { currentUser } from '@markwell/shared/accounts/auth.contract';
import {
  beginSecondFactor,
  finishSecondFactor,
  renewRecoveryCodes,
  secondFactorState,
} from '@markwell/shared/accounts/second-factor.contract';
import {
  endSession,
  listSessions,
  signOutEverywhere,
  type SessionDto,
} from '@markwell/shared/accounts/sessions.contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buildId, buildUser } from '#testing/builders.ts';
import { answerSettingsPage, openSettings, tokenOfDays } from '#testing/settings-page.tsx';
import { answer, recordBodies, refuse, startServer } from '#testing/server.ts';

startServer();

const buildSession = (change: Partial<SessionDto>): SessionDto => ({
  id: buildId(),
  device: 'Chrome on Windows',
  signedInAt: '2026-03-03T10:00:00.000Z',
  lastUsedAt: '2026-03-04T10:00:00.000Z',
  isCurrent: false,
  ...change,
});

beforeEach(answerSettingsPage);

const region = (name: string) => within(screen.getByRole('region', { name }));

describe('where the user is signed in', () => {
  test('lists the devices and signs one of them out', async () => {
    const [mine, other] = [
      buildSession({ isCurrent: true }),
      buildSession({ device: 'Safari on iPad', signedInAt: '2026-02-01T10:00:00.000Z' }),
    ];
    answer(listSessions, { sessions: [mine, other] });
    const ended = vi.fn();
    answer(endSession, ({ params }) => {
      ended(params.id);
      answer(listSessions, { sessions: [mine] });
      return {};
    });
    const { user } = await openSettings();
    const items = await region('Where you are signed in').findAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Chrome on WindowsThis deviceSigned in on 3 March 2026, last used on 4 March 2026Sign out',
      'Safari on iPadSigned in on 1 February 2026, last used on 4 March 2026Sign out',
    ]);
    await user.click(
      screen.getByRole('button', { name: 'Sign out: Safari on iPad, signed in on 1 February 2026' }),
    );
    await waitFor(() => expect(screen.queryByText('Safari on iPad')).toBeNull());
    expect(ended).toHaveBeenCalledExactlyOnceWith(other.id);
    expect(localStorage.getItem('token')).not.toBeNull();
  });

  test('signing out everywhere asks first, then leads to the sign-in page', async () => {
    const sent = recordBodies(signOutEverywhere, {});
    const { user, router } = await openSettings();
    await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
    expect(sent).not.toHaveBeenCalled();
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(localStorage.getItem('token')).toBeNull();
  });

  test('stays signed in when the server refuses', async () => {
    answer(signOutEverywhere, refuse('UNAVAILABLE', 'Please try again shortly.'));
    const { user } = await openSettings();
    await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
    expect(await screen.findByText('Nothing was signed out')).toBeVisible();
    expect(localStorage.getItem('token')).not.toBeNull();
  });
});

describe('sign-in codes', () => {
  const off = {
    isOn: false,
    isOffered: true,
    isRequired: true,
    dueOn: '2026-12-12',
    recoveryCodesLeft: 0,
  };
  const recoveryCodes = ['ABCD-EFGH-JKLM-NPQR', 'BCDE-FGHJ-KLMN-PQRS'];

  function signInAsTeacher() {
    answer(currentUser, buildUser({ role: 'TEACHER' }));
    answer(secondFactorState, off);
  }

  test('pupils do not see them', async () => {
    await openSettings();
    expect(screen.queryByRole('region', { name: 'Sign-in codes' })).toBeNull();
  });

  test('the link of the notice leads to the button', async () => {
    signInAsTeacher();
    await openSettings('#sign-in-codes');
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Set up an authenticator app' })).toHaveFocus();
    });
  });

  test('an app is set up by picture or key, and the recovery codes are shown once', async () => {
    signInAsTeacher();
    answer(beginSecondFactor, {
      secret: 'ABCDEFGHIJ',
      address: 'otpauth://totp/Markwell:a@example.com?secret=ABCDEFGHIJ',
    });
    const token = tokenOfDays(1);
    const sent = recordBodies(finishSecondFactor, { recoveryCodes, token });
    const { user } = await openSettings();
    expect(
      await screen.findByText('Your account needs an authenticator app from 12 December 2026.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Set up an authenticator app' }));
    expect(await screen.findByRole('img', { name: 'QR code with the key' })).toBeVisible();
    const dialog = screen.getByRole('dialog', { name: 'Set up an authenticator app' });
    expect(within(dialog).getByText('ABCD EFGH IJ')).toBeVisible();
    // For the app on the same phone, whose camera cannot scan its own screen.
    expect(within(dialog).getByText('Open the app on this device')).toHaveAttribute(
      'href',
      'otpauth://totp/Markwell:a@example.com?secret=ABCDEFGHIJ',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Copy the key' }));
    expect(await navigator.clipboard.readText()).toBe('ABCDEFGHIJ');
    answer(secondFactorState, { ...off, isOn: true, recoveryCodesLeft: 2 });
    await user.type(within(dialog).getByLabelText('Code from your app'), '123 456');
    await user.click(within(dialog).getByRole('button', { name: 'Turn on' }));
    const saved = await screen.findByRole('dialog', { name: 'Save your recovery codes' });
    expect(
      within(saved)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(recoveryCodes);
    expect(sent).toHaveBeenCalledWith({ code: '123456' });
    expect(localStorage.getItem('token')).toBe(token);
    await user.click(within(saved).getByRole('button', { name: 'I have saved them' }));
    expect(await screen.findByText(/You have 2 recovery codes left/)).toBeVisible();
    expect(screen.queryByText(recoveryCodes[0] ?? '')).toBeNull();
  });

  test('new recovery codes ask first, because the earlier ones stop working', async () => {
    signInAsTeacher();
    answer(secondFactorState, { ...off, isOn: true, recoveryCodesLeft: 1 });
    answer(renewRecoveryCodes, { recoveryCodes });
    const { user } = await openSettings();
    expect(await screen.findByText(/so that you can sign in without your phone/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'New recovery codes' }));
    await user.click(await screen.findByRole('button', { name: 'Make new codes' }));
    const saved = await screen.findByRole('dialog', { name: 'Save your recovery codes' });
    expect(within(saved).getAllByRole('listitem')).toHaveLength(2);
  });

  test('codes that were neither copied nor saved are not closed without a question', async () => {
    signInAsTeacher();
    answer(secondFactorState, { ...off, isOn: true, recoveryCodesLeft: 10 });
    answer(renewRecoveryCodes, { recoveryCodes });
    const { user } = await openSettings();
    await user.click(await screen.findByRole('button', { name: 'New recovery codes' }));
    await user.click(await screen.findByRole('button', { name: 'Make new codes' }));
    await screen.findByRole('dialog', { name: 'Save your recovery codes' });
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Back to the codes' }));
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Recovery codes copied')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});

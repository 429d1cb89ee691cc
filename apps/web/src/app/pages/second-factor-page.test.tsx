import { currentUser } from '@markwell/shared/accounts/auth.contract';
import {
  beginSecondFactor,
  finishSecondFactor,
  secondFactorState,
} from '@markwell/shared/accounts/second-factor.contract';
import { listStages } from '@markwell/shared/subjects/stages.contract';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { call } from '../../lib/api/client.ts';
import { resetBrowser, signIn } from '../../testing/browser.ts';
import { buildToken, buildUser } from '../../testing/builders.ts';
import { renderRoutes } from '../../testing/render.tsx';
import { answer, refuse, startServer } from '../../testing/server.ts';
import { RouteGuard } from '../route-guard.tsx';

startServer();
beforeEach(() => {
  resetBrowser();
});

const routes = [{ element: <RouteGuard />, children: [{ path: '/classes', element: <h1>Classes</h1> }] }];
const heading = (name: string) => screen.findByRole('heading', { name });

test('a required authenticator app takes the place of every page until its recovery codes were saved', async () => {
  signIn({ role: 'TEACHER', needsSecondFactor: true });
  answer(beginSecondFactor, { secret: 'ABCDEFGHIJ', address: 'otpauth://totp/Markwell:a@example.com' });
  answer(finishSecondFactor, { recoveryCodes: ['ABCD-EFGH-JKLM-NPQR'], token: buildToken() });
  answer(secondFactorState, {
    isOn: true,
    isOffered: true,
    isRequired: true,
    dueOn: null,
    recoveryCodesLeft: 1,
  });
  const { user } = renderRoutes(routes, '/classes');
  await user.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }));
  answer(currentUser, buildUser({ role: 'TEACHER' }));
  await user.type(await screen.findByLabelText('Code from your app'), '123456');
  await user.click(screen.getByRole('button', { name: 'Turn on' }));
  expect(await screen.findByText('ABCD-EFGH-JKLM-NPQR')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'I have saved them' }));
  expect(await heading('Classes')).toBeVisible();
});

test('a required authenticator app is asked for as soon as the server refuses a call', async () => {
  signIn({ role: 'TEACHER' });
  renderRoutes(routes, '/classes');
  expect(await heading('Classes')).toBeVisible();
  answer(currentUser, buildUser({ role: 'TEACHER', needsSecondFactor: true }));
  answer(listStages, refuse('SECOND_FACTOR_REQUIRED', 'Please set up an authenticator app first.'));
  await act(() => call(listStages).catch(() => undefined));
  expect(await heading('First, set up an authenticator app')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign Out' })).toHaveAttribute('href', '/logout');
});

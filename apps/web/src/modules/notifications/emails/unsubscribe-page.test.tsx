import { unsubscribe } from '@markwell/shared/notifications/emails.contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#testing/render.tsx';
import { answer, refuse, startServer } from '#testing/server.ts';
import { UnsubscribePage } from './pages/unsubscribe-page.tsx';

startServer();
const button = () => screen.getByRole('button', { name: 'Stop these e-mails' });

test('asks first, then stops the e-mails of the link without a session', async () => {
  const requested: string[] = [];
  answer(unsubscribe, ({ query }) => {
    requested.push(query.token);
    return { stopped: 'weeklyReports' as const };
  });
  const { user } = renderPage(<UnsubscribePage />, { pathname: '/unsubscribe', hash: '#token=abc' });
  expect(requested).toEqual([]);
  await user.click(button());
  expect(await screen.findByRole('heading', { name: 'Done' })).toHaveFocus();
  expect(screen.getByText('We will no longer send you weekly reports.')).toBeVisible();
  expect(requested).toEqual(['abc']);
});

test('a link that does not work says so, and it can be tried again', async () => {
  answer(unsubscribe, refuse('RULE_BROKEN', 'This link does not work.'));
  const { user } = renderPage(<UnsubscribePage />, { pathname: '/unsubscribe', hash: '#token=abc' });
  await user.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('This link does not work.');
  answer(unsubscribe, { stopped: 'emailNotifications' });
  await user.click(button());
  expect(await screen.findByText(/^We will no longer send you notifications by e-mail/u)).toBeVisible();
});

test('without a token it leads to the settings', () => {
  renderPage(<UnsubscribePage />, '/unsubscribe');
  expect(screen.getByRole('heading', { name: 'This link is not complete' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open settings' })).toHaveAttribute('href', '/settings');
});

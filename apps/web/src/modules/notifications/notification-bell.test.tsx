import {
  ownNotifications,
  readNotifications,
  type NotificationDto,
} from '@markwell/shared/notifications/notifications.contract';
import { onlineManager } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { signIn } from '#testing/browser.ts';
import { buildId, builderOf } from '#testing/builders.ts';
import { renderPage } from '#testing/render.tsx';
import { answer, refuse, startServer } from '#testing/server.ts';
import { NotificationBell } from './notification-bell.tsx';
import { formatNotificationTime } from './notification-item.tsx';

startServer();

const buildNotification = builderOf<NotificationDto>(() => ({
  id: buildId(),
  kind: 'test-closed',
  title: 'Your Mathematics test has ended',
  body: 'Its time ran out.',
  link: '/test/results?test=7',
  isRead: false,
  createdAt: '2026-03-06T15:00:00.000Z',
}));

/** Serves these notifications and remembers which were read. */
function serveNotifications(...all: NotificationDto[]) {
  const unread = () => all.filter(({ isRead }) => !isRead).length;
  answer(ownNotifications, () => ({ notifications: all, unreadCount: unread() }));
  answer(readNotifications, ({ body }) => {
    for (const each of all) if ('all' in body || body.ids.includes(each.id)) each.isRead = true;
    return { unreadCount: unread() };
  });
}

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  signIn();
});

const open = () => renderPage(<NotificationBell />, '/');
const bell = (name: string) => screen.findByRole('button', { name });

test('shows the unread count, and following a notification marks it as read', async () => {
  serveNotifications(
    buildNotification(),
    buildNotification({ title: 'Read before', isRead: true }),
    buildNotification({ title: 'Another', link: null }),
  );
  const { user, router } = open();
  await user.click(await bell('Notifications, 2 unread'));
  const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }));
  expect(panel.getAllByRole('listitem')).toHaveLength(3);
  await user.click(panel.getByRole('link', { name: /^Unread: Your Mathematics test has ended/u }));
  expect(router.state.location).toMatchObject({ pathname: '/test/results', search: '?test=7' });
});

test('the panel says that there is no connection, and shows the notifications when it is back', async () => {
  serveNotifications(buildNotification());
  onlineManager.setOnline(false);
  const { user } = open();
  await user.click(await bell('Notifications'));
  expect(await screen.findByText('You are offline')).toBeVisible();
  onlineManager.setOnline(true);
  expect(await screen.findByRole('listitem')).toBeVisible();
  expect(screen.queryByText('You are offline')).not.toBeInTheDocument();
});

test('marks one as read, then all', async () => {
  serveNotifications(
    buildNotification({ title: 'First' }),
    buildNotification({ title: 'Second' }),
    buildNotification({ title: 'Third' }),
  );
  const { user } = open();
  await user.click(await bell('Notifications, 3 unread'));
  await user.click(await screen.findByRole('button', { name: 'Mark as read: Second' }));
  expect(await bell('Notifications, 2 unread')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mark as read: Second' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect(await bell('Notifications')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
});

test('the focus stays at what was marked as read, whose button is gone', async () => {
  serveNotifications(buildNotification({ title: 'First' }), buildNotification({ title: 'Second' }));
  const { user } = open();
  await user.click(await bell('Notifications, 2 unread'));
  await user.click(await screen.findByRole('button', { name: 'Mark as read: Second' }));
  expect(screen.queryByRole('button', { name: 'Mark as read: Second' })).not.toBeInTheDocument();
  expect(screen.getAllByRole('listitem')[1]).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Notifications' })).toHaveFocus();
});

test('shows an error and the notification as unread again when marking fails', async () => {
  serveNotifications(buildNotification());
  answer(readNotifications, refuse('UNAVAILABLE', 'Try again in a moment'));
  const { user } = open();
  await user.click(await bell('Notifications, 1 unread'));
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByText('Try again in a moment')).toBeVisible();
  expect(await bell('Notifications, 1 unread')).toBeVisible();
});

test('can be used by keyboard, and an empty list explains what appears there', async () => {
  serveNotifications();
  const { user } = open();
  (await bell('Notifications')).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Nothing new' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(async () => {
    expect(await bell('Notifications')).toHaveFocus();
  });
});

test('a list that does not load can be requested again', async () => {
  answer(ownNotifications, refuse('RULE_BROKEN', 'Not now'));
  const { user } = open();
  await user.click(await bell('Notifications'));
  expect(await screen.findByText('Not now')).toBeVisible();
  serveNotifications(buildNotification());
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Its time ran out.')).toBeVisible();
});

test.each([
  ['2026-07-15T08:05:00.000Z', 'Today, 09:05'],
  ['2026-07-14T22:30:00.000Z', 'Yesterday, 23:30'],
  ['2026-07-13T22:30:00.000Z', '13 July 2026'],
])('shows %s as %s', (instant, words) => {
  expect(formatNotificationTime(instant, new Date('2026-07-15T11:00:00.000Z'))).toBe(words);
});

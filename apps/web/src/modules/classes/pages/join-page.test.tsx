import * as contract from '@markwell/shared/classes/classes.contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signIn } from '#testing/browser.ts';
import { buildId } from '#testing/builders.ts';
import { buildJoinedClass } from '#testing/class-builders.ts';
import { renderPage, renderRoutes } from '#testing/render.tsx';
import { answer, refuse, startServer } from '#testing/server.ts';
import { classRoutes } from '../classes.routes.tsx';
import { OwnClasses } from '../components/own-classes.tsx';

startServer();

const joined = buildJoinedClass();
const joinedAt = '2026-03-02T09:00:00.000Z';

function open(path = '/join', role: 'STUDENT' | 'PARENT' = 'STUDENT') {
  signIn({ role });
  return renderRoutes([...classRoutes, { path: '*', element: null }], path);
}

test('a pupil types a code, reads who will see what, and joins only after agreeing', async () => {
  answer(contract.previewClass, { ...joined, isMember: false });
  let code: unknown;
  answer(contract.joinClass, ({ body }) => {
    ({ code } = body);
    return joined;
  });
  const { user, router } = open();
  await user.type(await screen.findByLabelText('Code of the class'), 'cdf ghj');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('heading', { name: '10B Mathematics' })).toBeVisible();
  expect(screen.getByText(/can see some of your work/u)).toHaveTextContent(
    'Ms Green and Mr Brown, Hill School',
  );
  expect(screen.getByText('your name and your school year')).toBeVisible();
  expect(screen.getByText('anything you practise on your own')).toBeVisible();
  expect(code).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'I agree: join the class' }));
  await expect.poll(() => router.state.location.pathname).toBe('/who-can-see-my-work');
  expect(code).toBe('CDFGHJ');
});

test.each([
  ['/join/ABC', 'A join code has six letters and digits, for example CDF-GHJ'],
  ['/join/CDFGHJ', 'This code is not right, or it has expired.'],
])('%s says what is wrong and offers another try', async (path, message) => {
  answer(contract.previewClass, refuse('NOT_FOUND', 'This code is not right, or it has expired.'));
  open(path);
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Type another code' })).toHaveAttribute('href', '/join');
});

test('a member is not asked again, and others see that only pupils can join', async () => {
  answer(contract.previewClass, { ...joined, isMember: true });
  const { unmount } = open('/join/CDFGHJ');
  expect(await screen.findByText('You are in this class.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /join the class/u })).not.toBeInTheDocument();
  unmount();
  open('/join/CDFGHJ', 'PARENT');
  expect(await screen.findByText('Only pupils can join a class')).toBeVisible();
});

test('an invitation is shown with what the teachers will see, and can be declined', async () => {
  answer(contract.ownMemberships, { classes: [], invitations: [{ id: buildId(), class: joined }] });
  answer(contract.declineInvitation, () => {
    answer(contract.ownMemberships, { classes: [], invitations: [] });
    return {};
  });
  const { user } = open();
  const card = within(await screen.findByRole('region', { name: '10B Mathematics' }));
  expect(card.getByText('your name and your school year')).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Decline' }));
  await expect.poll(() => screen.queryByRole('heading', { name: 'Invitations' })).toBeNull();
});

test('a pupil sees the teachers of each class and leaves one', async () => {
  signIn({ role: 'STUDENT' });
  answer(contract.ownMemberships, { classes: [{ ...joined, joinedAt }], invitations: [] });
  answer(contract.leaveClass, () => {
    answer(contract.ownMemberships, { classes: [], invitations: [] });
    return {};
  });
  const { user } = renderPage(<OwnClasses />, '/who-can-see-my-work');
  expect(await screen.findByText('Ms Green and Mr Brown, Hill School')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Leave class 10B Mathematics' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Leave class' }));
  expect(await screen.findByText('You are not in a class, so no teacher sees your work.')).toBeVisible();
});

import {
  answerConsent,
  giveAge,
  inspectLink,
  withdrawConsent,
} from '@markwell/shared/registration/account.contract';
import { consentEndedText } from '@markwell/shared/registration/account.schemas';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { button } from '#testing/elements.ts';
import { renderRoutes } from '#testing/render.tsx';
import { answer, recordBodies, refuseField, startServer } from '#testing/server.ts';
import { accountRoutes } from './account.routes.tsx';

startServer();
beforeEach(() => {
  localStorage.clear();
});

const token = 'k'.repeat(43);
const child = { name: 'Sam', email: 'sam@example.com' };
const open = (at: string) =>
  renderRoutes([...accountRoutes, { path: '/login', element: <h1>Sign in</h1> }], at);
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

test('the page of a sign-up’s link shows when it was made, and which parent will be asked', async () => {
  const registration = { at: '2026-11-28T10:04:00.000Z', parentEmail: 'mum@example.com' };
  answer(inspectLink, { ...child, registration });
  open(`/verify-email#token=${token}`);
  expect(await screen.findByText(/You signed up on 28 November 2026 at 10:04/)).toBeVisible();
  expect(screen.getByText('mum@example.com')).toBeVisible();
});

describe('a parent who has agreed', () => {
  beforeEach(() => {
    answer(inspectLink, { ...child, consent: 'given', deletionDueAt: null });
  });

  test.each([
    ['pause', 'Pause the account', 'Pause', null, 'The account is paused'],
    ['delete', 'Delete the account', 'Delete', '2026-07-22T12:00:00.000Z', 'The account will be deleted'],
  ] as const)('can %s the account, after a question', async (choice, label, confirm, due, outcome) => {
    const sent = recordBodies(withdrawConsent, { name: 'Sam', deletionDueAt: due });
    const { user } = open(`/parent-consent#token=${token}`);
    await heading('You have agreed');
    await user.click(button(label));
    expect(sent).not.toHaveBeenCalled();
    await user.click(button('Cancel'));
    await user.click(button(label));
    await user.click(button(confirm));
    expect(await heading(outcome)).toHaveFocus();
    expect(sent).toHaveBeenCalledExactlyOnceWith({ token, choice });
    if (due !== null) expect(screen.getByText(/deleted on 22 July 2026/)).toBeVisible();
  });
});

test('a parent’s link that has ended offers no new one', async () => {
  answer(inspectLink, refuseField('RULE_BROKEN', 'token', consentEndedText));
  open(`/parent-consent#token=${token}`);
  await heading('This link does not work');
  expect(screen.getByText(consentEndedText)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a parent who has withdrawn the consent can agree again', async () => {
  answer(inspectLink, { ...child, consent: 'withdrawn', deletionDueAt: '2026-07-22T12:00:00.000Z' });
  const sent = recordBodies(answerConsent, { name: 'Sam' });
  const { user } = open(`/parent-consent#token=${token}`);
  await heading('Sam’s account is paused');
  expect(screen.getByText(/will be deleted on 22 July 2026/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete the account' })).toBeNull();
  await user.click(button('I agree again'));
  await heading('Thank you');
  expect(sent).toHaveBeenCalledExactlyOnceWith({ token, agrees: true });
});

describe('the age of a new user of sign-in with Google', () => {
  test('under 13 needs a parent', async () => {
    const sent = recordBodies(giveAge, { awaitsParent: true });
    const { user } = open(`/your-age#token=${token}`);
    await heading('How old are you?');
    await user.click(button('Continue'));
    expect(screen.getByLabelText('How old are you?')).toHaveAccessibleDescription(/Please choose your age/);
    await user.selectOptions(screen.getByLabelText('How old are you?'), '9');
    await user.click(button('Continue'));
    expect(sent).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText('A parent’s e-mail'), 'parent@example.com');
    await user.click(button('Continue'));
    expect(await heading('One more step')).toHaveFocus();
    expect(sent).toHaveBeenCalledExactlyOnceWith({ token, age: 9, parentEmail: 'parent@example.com' });
    expect(screen.getByText(/address wrong.+after 7 days.+start again/u)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Sign In' })).toBeVisible();
  });

  test('from 13 on goes back to Google', async () => {
    const sent = recordBodies(giveAge, { awaitsParent: false });
    const { user } = open(`/your-age#token=${token}`);
    await user.selectOptions(await screen.findByLabelText('How old are you?'), '13');
    await user.click(button('Continue'));
    await heading('Thank you');
    expect(screen.getByRole('link', { name: 'Continue with Google' })).toHaveAttribute(
      'href',
      '/api/auth/google',
    );
    expect(sent).toHaveBeenCalledExactlyOnceWith({ token, age: 13 });
  });

  test('of a page that was loaded again is asked after another sign-in', async () => {
    open('/your-age');
    await heading('Please start again');
    expect(screen.getByText(/Continue with Google, and we ask you again/u)).toBeVisible();
  });

  test('of a page that is too old is asked again', async () => {
    answer(giveAge, refuseField('RULE_BROKEN', 'token', 'This page is too old.'));
    const { user } = open(`/your-age#token=${token}`);
    await user.selectOptions(await screen.findByLabelText('How old are you?'), '13');
    await user.click(button('Continue'));
    await heading('Please start again');
    expect(screen.getByText('This page is too old.')).toBeVisible();
  });
});

import * as contract from '@markwell/shared/registration/account.contract';
import { weakPasswordText } from '@markwell/shared/accounts/password-strength';
import { childClassSight } from '@markwell/shared/classes/classes.vocabulary';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { button } from '#testing/elements.ts';
import { renderRoutes } from '#testing/render.tsx';
import {
  answer,
  failWithNetworkError,
  recordBodies,
  refuse,
  refuseField,
  startServer,
} from '#testing/server.ts';
import { accountRoutes } from './account.routes.tsx';

startServer();

const token = 'k'.repeat(43);
const strong = 'otter kettle monday';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const open = (at: string) =>
  renderRoutes([...accountRoutes, { path: '/login', element: <h1>Sign in</h1> }], at);
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

describe('signing up', () => {
  async function fillIn(change: { age?: string; password?: string } = {}) {
    const view = open('/sign-up');
    await heading('Sign up');
    await view.user.type(screen.getByLabelText('Name'), 'Ada Lovelace');
    await view.user.type(screen.getByLabelText('E-mail'), 'ada@example.com');
    await view.user.type(screen.getByLabelText('Password'), change.password ?? strong);
    await view.user.selectOptions(screen.getByLabelText('How old are you?'), change.age ?? '15');
    return view;
  }

  test('sends the form and says where to look', async () => {
    const sent = recordBodies(contract.register, {});
    const { user } = await fillIn();
    expect(screen.getByText(/brings back the questions you got wrong until you know them\.$/u)).toBeVisible();
    await user.click(button('Create my account'));
    expect(await heading('Check your e-mail')).toHaveFocus();
    expect(screen.getByText('ada@example.com')).toBeVisible();
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      password: strong,
      age: 15,
    });
  });

  test('a press after an error repeats the registration and the request for the link', async () => {
    const keys: (string | null)[] = [];
    const loseFirst = ({ headers }: { headers: Headers }) => {
      keys.push(headers.get('idempotency-key'));
      return keys.length % 2 === 1 ? refuse('UNAVAILABLE', 'Please try again.') : {};
    };
    answer(contract.register, loseFirst);
    answer(contract.resendLink, loseFirst);
    const { user } = await fillIn();
    await user.click(button('Create my account'));
    await screen.findByText('Please try again.');
    await user.click(button('Create my account'));
    await user.click(await screen.findByRole('button', { name: 'Send it again' }));
    await screen.findByText('Please try again.');
    await user.click(button('Send it again'));
    await screen.findByText(/Sent again, if this address/);
    const [first, repeated, again, againRepeated] = keys;
    expect(first).toMatch(/^[0-9a-f]{32}$/u);
    expect(again).toMatch(/^[0-9a-f]{32}$/u);
    expect([repeated, againRepeated]).toEqual([first, again]);
    expect(again).not.toBe(first);
  });

  test('sends the link again', async () => {
    answer(contract.register, {});
    answer(contract.resendLink, {});
    const { user } = await fillIn();
    await user.click(button('Create my account'));
    await user.click(await screen.findByRole('button', { name: 'Send it again' }));
    expect(await screen.findByText(/Sent again, if this address/)).toBeVisible();
  });

  test('asks a young pupil for a parent', async () => {
    const sent = recordBodies(contract.register, {});
    const { user } = await fillIn({ age: '10' });
    await user.click(button('Create my account'));
    const parent = screen.getByLabelText('A parent’s e-mail');
    expect(parent).toHaveAccessibleDescription(/Please enter a parent’s e-mail address/);
    expect(parent).toHaveFocus();
    await user.type(parent, 'ADA@example.com{Enter}');
    expect(parent).toHaveAccessibleDescription(/Please give a parent’s own address/);
    await user.clear(parent);
    await user.type(parent, 'parent@example.com{Enter}');
    expect(await screen.findByText('parent@example.com')).toBeVisible();
    expect(sent).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ age: 10, parentEmail: 'parent@example.com' }),
    );
  });

  test('shows what is missing and sends nothing', async () => {
    const { user } = open('/sign-up');
    await heading('Sign up');
    await user.click(button('Create my account'));
    expect(screen.getByLabelText('Name')).toHaveFocus();
    for (const [label, problem] of [
      ['Name', 'Please enter your name'],
      ['E-mail', 'Please enter your e-mail address'],
      ['Password', 'Please choose a password'],
      ['How old are you?', 'Please choose your age'],
    ] as const) {
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(problem));
    }
  });

  test('shows how strong the password is, and refuses one that is easy to guess', async () => {
    const { user } = await fillIn({ password: 'Lovelace1' });
    expect(await screen.findByText(/^(Very weak|Weak)$/)).toBeVisible();
    await user.click(button('Create my account'));
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(new RegExp(weakPasswordText));
    await user.type(screen.getByLabelText('Password'), ' otter kettle monday');
    expect(await screen.findByText(/^(Strong|Very strong)$/)).toBeVisible();
  });

  test('shows a server error at its field', async () => {
    answer(contract.register, refuseField('RULE_BROKEN', 'password', weakPasswordText));
    const { user } = await fillIn();
    await user.click(button('Create my account'));
    await waitFor(() => {
      expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(new RegExp(weakPasswordText));
    });
    expect(screen.getByLabelText('Name')).toHaveValue('Ada Lovelace');
  });

  test('says when no e-mail can be sent, and keeps the input', async () => {
    answer(contract.register, refuse('UNAVAILABLE', 'We cannot send e-mail at the moment.'));
    const { user } = await fillIn();
    await user.click(button('Create my account'));
    expect(await screen.findByText('We cannot send e-mail at the moment.')).toBeVisible();
    expect(screen.getByLabelText('E-mail')).toHaveValue('ada@example.com');
  });
});

describe('a forgotten password', () => {
  async function ask() {
    const view = open('/forgot-password');
    await heading('Forgot password');
    await view.user.type(screen.getByLabelText('E-mail'), 'ada@example.com');
    await view.user.click(button('Send the link'));
    return view;
  }

  test('says that a link was sent if there is an account', async () => {
    answer(contract.forgotPassword, {});
    await ask();
    expect(await heading('Check your e-mail')).toHaveFocus();
    expect(screen.getByText(/If/)).toHaveTextContent('If ada@example.com has an account');
  });

  test('a press after an error repeats the request, and “Send it again” is another one', async () => {
    const keys: (string | null)[] = [];
    answer(contract.forgotPassword, ({ headers }) => {
      keys.push(headers.get('idempotency-key'));
      return keys.length === 1 ? refuse('UNAVAILABLE', 'Please try again.') : {};
    });
    const { user } = await ask();
    await screen.findByText('Please try again.');
    await user.click(button('Send the link'));
    await user.click(await screen.findByRole('button', { name: 'Send it again' }));
    expect(await screen.findByText(/a link is on its way. We send at most one a minute/u)).toBeVisible();
    const [first, repeat, another] = keys;
    expect(repeat).toBe(first);
    expect(another).not.toBe(first);
  });

  test('shows the rate limit and a lost connection', async () => {
    answer(contract.forgotPassword, refuse('TOO_MANY_REQUESTS', 'Too many tries. Please wait 60 minutes.'));
    const { user } = await ask();
    expect(await screen.findByText('Too many tries. Please wait 60 minutes.')).toBeVisible();
    failWithNetworkError(contract.forgotPassword);
    await user.click(button('Send the link'));
    expect(await screen.findByText('An error occurred. Please try again.')).toBeVisible();
  });
});

describe('a link', () => {
  const owner = { name: '<b>Ada</b>', email: 'ada@example.com' };

  test('leaves the address immediately and is used only by the button', async () => {
    answer(contract.inspectLink, owner);
    const used = recordBodies(contract.verifyEmail, { email: owner.email, awaitsParent: false });
    const { user, router } = open(`/verify-email#token=${token}`);
    await heading('Confirm your address');
    expect(router.state.location.hash).toBe('');
    expect(screen.getByText(/<b>Ada<\/b>/)).toBeVisible();
    expect(used).not.toHaveBeenCalled();
    await user.click(button('Confirm my address'));
    expect(await heading('Your address is confirmed')).toHaveFocus();
    expect(used).toHaveBeenCalledExactlyOnceWith({ token });
    await user.click(screen.getByRole('link', { name: 'Sign in' }));
    await heading('Sign in');
  });

  test('shows a young pupil that the parent is next', async () => {
    answer(contract.inspectLink, owner);
    answer(contract.verifyEmail, { email: owner.email, awaitsParent: true });
    const { user } = open(`/verify-email#token=${token}`);
    await user.click(await screen.findByRole('button', { name: 'Confirm my address' }));
    expect(await heading('One more step')).toHaveFocus();
  });

  test.each(['/verify-email', '/reset-password', '/parent-consent'])(
    'on %s: an expired link says so and offers a new one',
    async (path) => {
      answer(contract.inspectLink, refuseField('RULE_BROKEN', 'token', 'This link has expired.'));
      const renewed = vi.fn();
      answer(contract.renewLink, ({ body }) => {
        renewed(body.token);
        return {};
      });
      const { user } = open(`${path}#token=${token}`);
      await heading('This link does not work');
      expect(screen.getByText('This link has expired.')).toBeVisible();
      await user.click(button('Send a new link'));
      const done = await screen.findByText(/sent it to the same address/);
      expect(done).toBeVisible();
      expect(done.textContent.includes('at most one a minute')).toBe(path === '/reset-password');
      expect(renewed).toHaveBeenCalledExactlyOnceWith(token);
    },
  );

  test('a press after an error repeats the request for a new link, and the next press is another one', async () => {
    const keys: (string | null)[] = [];
    answer(contract.inspectLink, refuseField('RULE_BROKEN', 'token', 'This link has expired.'));
    answer(contract.renewLink, ({ headers }) => {
      keys.push(headers.get('idempotency-key'));
      return keys.length === 1 ? refuse('UNAVAILABLE', 'Please try again.') : {};
    });
    const { user } = open(`/verify-email#token=${token}`);
    await user.click(await screen.findByRole('button', { name: 'Send a new link' }));
    await screen.findByText('Please try again.');
    await user.click(button('Send a new link'));
    await screen.findByText(/sent it to the same address/);
    await user.click(button('Send a new link'));
    await waitFor(() => expect(keys).toHaveLength(3));
    const [first, repeat, another] = keys;
    expect(first).toMatch(/^[0-9a-f]{32}$/u);
    expect(repeat).toBe(first);
    expect(another).not.toBe(first);
  });

  test('without a token asks to open the e-mail again', async () => {
    open('/reset-password');
    await heading('This link does not work');
    expect(screen.getByText(/Please open it again from the e-mail/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send a new link' })).toBeNull();
  });

  test('does not blame the link for a lost connection', async () => {
    failWithNetworkError(contract.inspectLink);
    const { user } = open(`/reset-password#token=${token}`);
    await screen.findByText('We cannot reach Markwell. You can still use your link.');
    answer(contract.inspectLink, owner);
    await user.click(button('Try Again'));
    await heading('Choose a new password');
  });

  test('a new password is chosen', async () => {
    answer(contract.inspectLink, owner);
    const sent = recordBodies(contract.resetPassword, { email: owner.email });
    const { user } = open(`/reset-password#token=${token}`);
    await heading('Choose a new password');
    await user.type(screen.getByLabelText('New password'), 'short{Enter}');
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/at least 8 characters/);
    await user.clear(screen.getByLabelText('New password'));
    await user.type(screen.getByLabelText('New password'), strong);
    await user.click(button('Change password'));
    expect(await heading('Your password has been changed')).toHaveFocus();
    expect(sent).toHaveBeenCalledExactlyOnceWith({ token, password: strong });
  });

  test('shows a link that was used in the meantime', async () => {
    answer(contract.inspectLink, owner);
    answer(contract.resetPassword, refuseField('RULE_BROKEN', 'token', 'This link has been used.'));
    const { user } = open(`/reset-password#token=${token}`);
    await heading('Choose a new password');
    await user.type(screen.getByLabelText('New password'), `${strong}{Enter}`);
    await heading('This link does not work');
    expect(screen.getByText('This link has been used.')).toBeVisible();
  });

  test.each([
    [true, 'Thank you'],
    [false, 'The account has been deleted'],
  ])('a parent answers: %s', async (agrees, outcome) => {
    answer(contract.inspectLink, owner);
    const sent = recordBodies(contract.answerConsent, { name: owner.name });
    const { user } = open(`/parent-consent#token=${token}`);
    await heading('<b>Ada</b> needs your permission');
    expect(screen.getByText(/can join classes, with a teacher’s code/)).toBeVisible();
    for (const line of childClassSight.seen) expect(screen.getByText(line)).toBeVisible();
    if (agrees) await user.click(button(/^Confirm/));
    else {
      await user.click(button('Decline'));
      expect(sent).not.toHaveBeenCalled();
      await user.click(button('Decline and delete'));
    }
    expect(await heading(outcome)).toHaveFocus();
    expect(sent).toHaveBeenCalledExactlyOnceWith({ token, agrees });
  });
});

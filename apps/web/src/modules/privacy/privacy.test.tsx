import { privacyFacts, type PrivacyFacts } from '@markwell/shared/privacy/privacy.contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoutes } from '#testing/render.tsx';
import { answer, failWithNetworkError, startServer } from '#testing/server.ts';
import { privacyRoutes } from './privacy.routes.tsx';

startServer();

const facts: PrivacyFacts = {
  operator: { name: null, contact: null, processors: [] },
  uses: { mailServer: false, google: false, contentGeneration: false },
  months: { inactiveAccounts: 24, answerDetails: 24, auditLog: 24, notifications: 12 },
  warningDays: 30,
};
const open = (path: string) => renderRoutes(privacyRoutes, path);

test('the notice names the controller and only the services that are used', async () => {
  answer(privacyFacts, {
    ...facts,
    operator: { name: 'Oakfield Tutors', contact: 'privacy@oakfield.example', processors: [] },
    uses: { mailServer: true, google: true, contentGeneration: true },
  });
  open('/privacy');
  expect(await screen.findByText(/^Oakfield Tutors decides/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'privacy@oakfield.example' })).toHaveAttribute(
    'href',
    'mailto:privacy@oakfield.example',
  );
  for (const service of [/mail service that delivers/, /^Google, only if/, /^OpenAI, or a service/]) {
    expect(screen.getByText(service)).toBeVisible();
  }
  expect(screen.getByText(/Information Commissioner’s Office/)).toBeVisible();
});

test('without settings it says whom to ask, and names no service that is not used', async () => {
  answer(privacyFacts, facts);
  open('/privacy');
  expect(await screen.findByText(/the person or school who gave you the address/)).toBeVisible();
  expect(screen.queryByText(/OpenAI|Google, only if|mail service that delivers/)).toBeNull();
});

test('the notice says what teachers and parents see, and that no reasons are kept', async () => {
  answer(privacyFacts, facts);
  open('/privacy');
  expect(await screen.findByText(/^The teachers of a class that the pupil joins/)).toBeVisible();
  expect(screen.getByText(/what work of a class is due/)).toBeVisible();
  expect(screen.getByText(/text size, spacing, font and paper colour.*Never the reason/s)).toBeVisible();
  expect(screen.getByText(/its private subjects and questions/)).toBeVisible();
});

test.each([
  ['/privacy/children', 'What we know about you', /If you do not use it for 24 months/],
  ['/terms', 'Terms', /a parent must agree first/],
  ['/accessibility', 'Accessibility statement', /conforms partly/],
  ['/security', 'Report a security problem', /within five working days/],
  ['/schools', 'For schools', /runs the servers on which/],
  ['/schools/agreement', 'Data processing agreement', /only as the school instructs in writing/],
  ['/contact', 'Contact', /report button at the question/],
])('%s is there without signing in', async (path, title, text) => {
  answer(privacyFacts, facts);
  open(path);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
});

test.each(['/privacy', '/schools', '/schools/agreement'])(
  '%s names the processors that are set',
  async (path) => {
    const processors = ['Oak Hosting Ltd, London: servers', 'Post GmbH, Germany: e-mails'];
    answer(privacyFacts, { ...facts, operator: { ...facts.operator, processors } });
    open(path);
    for (const processor of processors) expect(await screen.findByText(processor)).toBeVisible();
    expect(screen.queryByText(/The company that runs the servers/)).toBeNull();
  },
);

test('the page about security leads to security.txt only when a contact is set', async () => {
  answer(privacyFacts, facts);
  const { unmount } = open('/security');
  await screen.findByText(/within five working days/);
  expect(screen.queryByRole('link', { name: 'security.txt' })).toBeNull();
  unmount();
  answer(privacyFacts, {
    ...facts,
    operator: { ...facts.operator, contact: 'https://oakfield.example/help' },
  });
  open('/security');
  expect(await screen.findByRole('link', { name: 'security.txt' })).toHaveAttribute(
    'href',
    '/.well-known/security.txt',
  );
});

test('a text that does not load can be loaded again', async () => {
  failWithNetworkError(privacyFacts);
  const { user } = open('/terms');
  await screen.findByText('The text did not load.');
  answer(privacyFacts, facts);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText(/a parent must agree first/)).toBeVisible();
});

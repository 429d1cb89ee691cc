import { listAuditActors, listAuditEntries } from '@markwell/shared/audit/audit-log.contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildAuditEntry } from '#testing/admin-builders.ts';
import { buildId } from '#testing/builders.ts';
import { renderPage } from '#testing/render.tsx';
import { answer, failWithNetworkError, refuse, startServer } from '#testing/server.ts';
import { AuditLogPage } from './audit-log-page.tsx';

startServer();

const grace = { id: buildId(), name: 'Grace Whitfield', email: 'grace@example.com' };
beforeEach(() => {
  answer(listAuditActors, { actors: [grace] });
});
const open = (at = '/admin/audit-log') => renderPage(<AuditLogPage />, at);

test('shows who changed what and when, with the values before and after', async () => {
  const entry = buildAuditEntry({ actor: grace });
  const gone = buildAuditEntry({
    actor: null,
    action: 'question.deleted',
    target: { kind: 'question', id: buildId(), name: 'What is 7 × 8?', exists: false },
    before: { text: 'What is 7 × 8?' },
    after: null,
  });
  answer(listAuditEntries, { entries: [entry, gone], next: null });
  open();
  const row = within((await screen.findByText('Changed the role')).closest('tr') ?? document.body);
  expect(row.getByText('6 Mar 2026, 15:04')).toBeVisible();
  expect(row.getByText('grace@example.com')).toBeVisible();
  expect(row.getByRole('link', { name: 'Aisha Rahman' })).toHaveAttribute(
    'href',
    `/admin/users?search=${entry.target.id}`,
  );
  expect(row.getByRole('deletion')).toHaveTextContent('was Student');
  expect(row.getByRole('insertion')).toHaveTextContent('is Teacher');
  const deleted = within(screen.getByText('Deleted the question').closest('tr') ?? document.body);
  expect(deleted.getByText('Deleted account')).toBeVisible();
  expect(deleted.getByRole('deletion')).toHaveTextContent('What is 7 × 8?');
  expect(deleted.queryByRole('insertion')).not.toBeInTheDocument();
  expect(deleted.getByText('Question, deleted')).toBeVisible();
  expect(deleted.queryByRole('link', { name: 'What is 7 × 8?' })).not.toBeInTheDocument();
});

test('opens an upload by its name, and says once what kind a nameless target is', async () => {
  const upload = { kind: 'upload', id: buildId(), name: '3 questions of Rivers', exists: true };
  const bulkChange = { kind: 'bulk-change', id: buildId(), name: null, exists: false };
  answer(listAuditEntries, {
    entries: [upload, bulkChange].map((target) => buildAuditEntry({ target })),
    next: null,
  });
  open();
  expect(await screen.findByRole('link', { name: '3 questions of Rivers' })).toHaveAttribute(
    'href',
    '/admin/uploads',
  );
  expect(within(screen.getByRole('table')).getAllByText('Bulk change')).toHaveLength(1);
});

test('can be filtered by kind, by actor and by target', async () => {
  const requested = vi.fn();
  const entry = buildAuditEntry();
  answer(listAuditEntries, ({ query }) => {
    requested(query);
    return { entries: [entry], next: null };
  });
  const { user, router } = open();
  await user.selectOptions(await screen.findByLabelText('Kind'), 'Past paper');
  await screen.findByRole('option', { name: 'Grace Whitfield (grace@example.com)' });
  await user.selectOptions(screen.getByLabelText('Who'), grace.id);
  await user.click(screen.getByRole('link', { name: 'Only this: changes to Aisha Rahman' }));
  await waitFor(() => {
    expect(requested).toHaveBeenLastCalledWith(expect.objectContaining({ target: entry.target.id }));
  });
  expect(router.state.location.search).toBe(`?target=${entry.target.id}`);
  expect(requested).toHaveBeenCalledWith({
    kind: 'paper',
    actorId: grace.id,
    target: '',
    from: '',
    until: '',
  });
});

test('can be filtered by days, which are in the address', async () => {
  const requested = vi.fn();
  answer(listAuditEntries, ({ query }) => {
    requested(query);
    return { entries: [buildAuditEntry()], next: null };
  });
  const { router } = open('/admin/audit-log?from=2026-03-01');
  expect(await screen.findByLabelText('From')).toHaveValue('2026-03-01');
  fireEvent.change(screen.getByLabelText('Until'), { target: { value: '2026-03-06' } });
  await waitFor(() => {
    expect(requested).toHaveBeenLastCalledWith(
      expect.objectContaining({ from: '2026-03-01', until: '2026-03-06' }),
    );
  });
  expect(router.state.location.search).toBe('?from=2026-03-01&until=2026-03-06');
});

test('loads older entries on request', async () => {
  const [newer, older] = [buildAuditEntry(), buildAuditEntry({ action: 'user.deactivated' })];
  answer(listAuditEntries, ({ query }) =>
    query.before === newer.id ? { entries: [older], next: null } : { entries: [newer], next: newer.id },
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Show older entries' }));
  expect(await screen.findByText('Deactivated the account')).toBeVisible();
  expect(screen.getByText('Changed the role')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show older entries' })).not.toBeInTheDocument();
});

test('keeps the shown entries when older ones cannot be loaded', async () => {
  const newer = buildAuditEntry();
  answer(listAuditEntries, ({ query }) =>
    query.before === undefined
      ? { entries: [newer], next: newer.id }
      : refuse('NOT_FOUND', 'This entry does not exist'),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Show older entries' }));
  expect(await screen.findByText('This entry does not exist')).toBeVisible();
  expect(screen.getByText('Changed the role')).toBeVisible();
});

test('is empty at first, and shows a message when no entry matches', async () => {
  answer(listAuditEntries, { entries: [], next: null });
  const { user } = open('/admin/audit-log?kind=paper');
  expect(await screen.findByRole('heading', { name: 'No entries found' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all entries' }));
  expect(await screen.findByText('Changes by administrators will appear here')).toBeVisible();
});

test('can be loaded again after a failure', async () => {
  failWithNetworkError(listAuditEntries);
  const { user } = open();
  expect(await screen.findByText('The audit log could not be loaded.')).toBeVisible();
  answer(listAuditEntries, { entries: [buildAuditEntry()], next: null });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Changed the role')).toBeVisible();
});

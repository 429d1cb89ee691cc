import {
  listDrafts,
  publishDrafts,
  rejectDrafts,
  restoreDrafts,
} from '@markwell/shared/ai-drafts/ai.contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answerAdminPage, maths, stage } from '#testing/admin-network.ts';
import { buildDraft } from '#testing/ai-builders.ts';
import { buildId } from '#testing/builders.ts';
import { renderPage } from '#testing/render.tsx';
import { answer, refuse, startServer } from '#testing/server.ts';
import { AiPage } from './ai-page.tsx';

startServer();

beforeEach(() => {
  answerAdminPage({ stages: [stage], subjects: [maths] });
});

const draftArticles = () => screen.findAllByRole('article', { name: /^Draft: / });

test('a draft is shown with its answer key; publishing it can be undone', async () => {
  const draft = buildDraft({ passage: { title: 'The fox', body: 'It was dusk.' } });
  let shown = [draft];
  answer(listDrafts, () => ({ drafts: shown, total: shown.length }));
  const changed: unknown[] = [];
  answer(publishDrafts, ({ body }) => {
    changed.push(['publish', body.questionIds]);
    shown = [];
    return { changed: 1 };
  });
  answer(restoreDrafts, ({ body }) => {
    changed.push(['restore', body.questionIds]);
    shown = [draft];
    return { changed: 1 };
  });
  const { user } = renderPage(<AiPage />, '/admin/ai-generator');
  const card = within(await screen.findByRole('article', { name: /^Draft: Which is a prime/ }));
  expect(card.getByText('Which is a prime? <script>alert(1)</script>')).toBeInTheDocument();
  expect(card.getByText('Correct').closest('li')).toHaveTextContent('B7');
  expect(card.getByText('Passage: The fox')).toBeInTheDocument();
  expect(card.getByRole('link', { name: /Edit in Manage Questions/ })).toHaveAttribute(
    'href',
    `/admin/manage-questions?status=draft&search=${draft.id}&question=${draft.id}`,
  );
  await user.click(card.getByRole('button', { name: /^Publish/ }));
  expect(await screen.findByText('1 draft published.')).toBeVisible();
  expect(await screen.findByText('No drafts to review')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await draftArticles()).toHaveLength(1);
  expect(screen.queryByText('1 draft published.')).not.toBeInTheDocument();
  expect(changed).toEqual([
    ['publish', [draft.id]],
    ['restore', [draft.id]],
  ]);
});

test('the formulas of a draft that cannot be shown are listed', async () => {
  const draft = buildDraft({ explanationText: 'Because $x^^2$.' });
  answer(listDrafts, { drafts: [draft], total: 1 });
  renderPage(<AiPage />, '/admin/ai-generator');
  expect(await screen.findByRole('list', { name: 'Formulas that cannot be shown' })).toHaveTextContent(
    'Question, solution $x^^2$',
  );
});

test('several drafts of a page are rejected in one step, and every page can be opened', async () => {
  const drafts = [1, 2, 3].map((number) => buildDraft({ questionText: `Question ${String(number)}?` }));
  const requested: number[] = [];
  answer(listDrafts, ({ query }) => {
    requested.push(query.page);
    return { drafts, total: 45 };
  });
  const rejected: string[][] = [];
  answer(rejectDrafts, ({ body }) => {
    rejected.push(body.questionIds);
    return { changed: body.questionIds.length };
  });
  const { user } = renderPage(<AiPage />, '/admin/ai-generator');
  await draftArticles();
  await user.click(screen.getByRole('checkbox', { name: 'Select all 3 on this page' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select: Question 2?' }));
  await user.click(screen.getByRole('button', { name: 'Reject 2 drafts' }));
  expect(await screen.findByText('2 drafts rejected.')).toBeVisible();
  expect(rejected).toEqual([[drafts[0]?.id, drafts[2]?.id]]);
  expect(screen.getByText('Page 1 of 3')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(requested.at(-1)).toBe(2));
});

test('an error is shown when drafts cannot be loaded or published', async () => {
  answer(listDrafts, refuse('NOT_FOUND', 'Nothing here'));
  const { user } = renderPage(<AiPage />, '/admin/ai-generator');
  expect(await screen.findByText('Failed to load the drafts')).toBeInTheDocument();
  answer(listDrafts, { drafts: [buildDraft()], total: 1 });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  answer(publishDrafts, refuse('RULE_BROKEN', 'This question has no right option'));
  await user.click(await screen.findByRole('button', { name: /^Publish: / }));
  expect(await screen.findByText('This question has no right option')).toBeInTheDocument();
  expect(await draftArticles()).toHaveLength(1);
});

test('what speaks against a draft is shown with its twin, and publishing several asks first', async () => {
  const twin = { id: buildId(), status: 'published' } as const;
  const doubtful = buildDraft({ concerns: ['The explanation ends with C, but the key is B.'], twin });
  answer(listDrafts, { drafts: [doubtful, buildDraft()], total: 2 });
  const published: string[][] = [];
  answer(publishDrafts, ({ body }) => {
    published.push(body.questionIds);
    return { changed: body.questionIds.length };
  });
  const { user } = renderPage(<AiPage />, '/admin/ai-generator');
  const [first, second] = await draftArticles();
  const warned = within(first ?? document.body);
  expect(warned.getByText('The explanation ends with C, but the key is B.')).toBeVisible();
  expect(warned.getByRole('link', { name: 'open it' })).toHaveAttribute(
    'href',
    `/admin/manage-questions?status=published&search=${twin.id}&question=${twin.id}`,
  );
  expect(within(second ?? document.body).queryByText('Check before you publish')).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Select all 2 on this page' }));
  await user.click(screen.getByRole('button', { name: 'Publish 2 drafts' }));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Publish 2 drafts?' }));
  expect(published).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Publish anyway' }));
  expect(await screen.findByText('2 drafts published.')).toBeVisible();
  expect(published).toHaveLength(1);
});

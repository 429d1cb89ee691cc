import {
  listUploadBatches,
  publishUploadBatch,
  takeBackUploadBatch,
  type UploadBatchDto,
} from '@markwell/shared/question-editing/upload-batches.contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { findRow } from '#testing/elements.ts';
import { answerAdminPage } from '#testing/admin-network.ts';
import { buildId } from '#testing/builders.ts';
import { renderPage } from '#testing/render.tsx';
import { answer, refuse, startServer } from '#testing/server.ts';
import { UploadBatchesPage } from './upload-batches-page.tsx';

startServer();
beforeEach(() => {
  answerAdminPage();
});

const drafts: UploadBatchDto = {
  id: buildId(),
  questionType: 'regular',
  stage: { id: buildId(), name: '11+' },
  subject: { id: buildId(), name: 'Mathematics', color: 'blue' },
  topicName: 'Angles',
  uploadedBy: 'Ada Admin',
  createdAt: '2026-03-03T14:32:00.000Z',
  takenBackAt: null,
  created: 40,
  drafts: 38,
  published: 1,
  reserved: 0,
  archived: 0,
};
const takenBack: UploadBatchDto = {
  ...drafts,
  id: buildId(),
  uploadedBy: null,
  drafts: 0,
  published: 0,
  reserved: 0,
  archived: 2,
  takenBackAt: '2026-03-04T09:00:00.000Z',
};

test('each upload has who, when and what it has now, and leads to its questions', async () => {
  answer(listUploadBatches, { uploads: [drafts, takenBack], next: null });
  renderPage(<UploadBatchesPage />, '/admin/uploads');
  const first = within(await findRow(/Ada Admin/));
  expect(first.getByText('1 published, 38 drafts, 1 deleted')).toBeVisible();
  expect(first.getByText('3 Mar 2026, 14:32')).toBeVisible();
  expect(first.getByRole('link', { name: /^40 questions/ })).toHaveAttribute(
    'href',
    `/admin/manage-questions?batch=${drafts.id}`,
  );
  const second = within(await findRow(/Deleted account/));
  expect(second.getByText('Taken back on 4 Mar 2026, 09:00; 2 archived')).toBeVisible();
  expect(second.queryByRole('button')).not.toBeInTheDocument();
});

test('drafts are published with one press', async () => {
  answer(listUploadBatches, { uploads: [drafts], next: null });
  const published: string[] = [];
  answer(publishUploadBatch, ({ params }) => {
    published.push(params.batchId);
    return { published: 38 };
  });
  const { user } = renderPage(<UploadBatchesPage />, '/admin/uploads');
  await user.click(await screen.findByRole('button', { name: /^Publish the drafts of Mathematics/ }));
  expect(await screen.findByText('38 questions published')).toBeVisible();
  expect(published).toEqual([drafts.id]);
});

test('taking back is asked first, says what happens to used questions, and shows why it failed', async () => {
  answer(listUploadBatches, { uploads: [drafts], next: null });
  answer(takeBackUploadBatch, refuse('RULE_BROKEN', 'This upload was already taken back'));
  const { user } = renderPage(<UploadBatchesPage />, '/admin/uploads');
  await user.click(await screen.findByRole('button', { name: /^Take back Mathematics/ }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Take back this upload?' }));
  expect(dialog.getByText(/archived instead/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Take back' }));
  expect(await screen.findByText('This upload was already taken back')).toBeVisible();
});

test('without uploads it says so', async () => {
  answer(listUploadBatches, { uploads: [], next: null });
  renderPage(<UploadBatchesPage />, '/admin/uploads');
  expect(await screen.findByText('No uploads yet')).toBeVisible();
});

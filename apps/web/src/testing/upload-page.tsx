import { checkUpload } from '@markwell/shared/question-editing/upload/upload.contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect } from 'vitest';
import { UploadPage } from '#modules/question-editing/upload/upload-page.tsx';
import { giveFilesAddresses } from './browser.ts';
import { answerAdminPage, maths as mathsWithoutTopics, stage } from './admin-network.ts';
import { buildId } from './builders.ts';
import { renderPage } from './render.tsx';
import { addHandler, startServer } from './server.ts';

export const elevenPlus = stage.id;
const gcse = {
  id: buildId(),
  name: 'GCSE (General Certificate)',
  code: 'GCSE',
  displayName: 'GCSE (General Certificate)',
};
export const maths = mathsWithoutTopics.id;
export const ratio = buildId();
const block = (number: number) =>
  `Q${String(number)}. What is ${String(number)} + 1?\nA) one\nB) two\nC) three\nD) four`;
export const twoQuestions = `${block(1)}\n\n${block(2)}`;

/** Before each test, signs an administrator in, and answers with two stages, one subject and no duplicates. */
export function setUpUploadPage(): void {
  startServer();
  beforeEach(answerUploadPage);
}

function answerUploadPage(): void {
  giveFilesAddresses();
  answerAdminPage({
    stages: [stage, gcse],
    subjects: [{ ...mathsWithoutTopics, topics: [{ id: ratio, name: 'Ratio', questionCount: 3 }] }],
  });
  answerDuplicates([]);
}

export function answerDuplicates(
  existing: { number: number; questionId: string; topicName: string }[],
): void {
  addHandler(http.post(`*/api${checkUpload.path}`, () => HttpResponse.json({ existing })));
}

/** Records an upload: the fields it sent; files by their names. */
export function recordUploads(
  path: string,
  reply = () => HttpResponse.json({ questionsCreated: 2, topicId: ratio, batchId: ratio }),
) {
  const sent: { fields: Record<string, string[]>; key: string | null }[] = [];
  addHandler(
    http.post(`*/api${path}`, async ({ request }) => {
      // A jsdom form is not sent correctly through the mocked network, so its parts are read as text.
      const text = await request.text();
      const fields: Record<string, string[]> = {};
      for (const [, name = '', file, value = ''] of text.matchAll(
        /name="(\w+)"(?:; filename="([^"]*)"\r\nContent-Type: [^\r]*)?\r\n\r\n([^]*?)\r\n--/gu,
      )) {
        fields[name] = [...(fields[name] ?? []), file ?? value];
      }
      sent.push({ fields, key: request.headers.get('Idempotency-Key') });
      return reply();
    }),
  );
  return sent;
}

const paste = (name: RegExp | string, text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: text } });
const preview = () => within(screen.getByRole('region', { name: 'Preview' }));
const submitButton = () => screen.getByRole('button', { name: /^Upload \d|^Upload questions/ });

/** Renders the upload page and waits until its first stage is chosen. */
export async function openUploadPage() {
  const view = renderPage(<UploadPage />, '/admin');
  await screen.findByRole('option', { name: '11+' });
  await waitFor(() => {
    expect(screen.getByRole('combobox', { name: 'Stage' })).toHaveValue(elevenPlus);
  });
  const { user } = view;
  return {
    ...view,
    paste,
    preview,
    submitButton,
    submit: () => user.click(submitButton()),
    /** Fills in what an upload of two text questions needs. */
    fillIn: async () => {
      await user.selectOptions(screen.getByRole('combobox', { name: 'Subject' }), 'Mathematics');
      paste('Question text', twoQuestions);
      paste('Answer key', 'B, c');
    },
  };
}

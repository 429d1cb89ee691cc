import { createPaper } from '@markwell/shared/past-papers/past-papers-admin.contract';
import { maxPastedBytes } from '@markwell/shared/question-bank/upload-limits';
import { expect, test } from 'vitest';
import { hostilePastes, hostilePdfs } from '#testing/hostile-files.ts';
import { createUploadHelpers } from '#testing/helpers/upload-helpers.ts';
import { bodyOf, errorOf } from '#testing/requests/response-body.ts';
import { uniqueName } from '#testing/builders/unique-name.ts';

const { app, admin, examTypeId, newSubject, upload } = await createUploadHelpers();
/** A reader whose time grows with the square of this needs minutes. */
const bytes = 512 * 1_024;

test.each(Object.entries(hostilePastes))(
  'a text with %s is read in time and refused',
  async (_what, fieldsOf) => {
    const { id: subjectId } = await newSubject();
    const reply = await upload({ subjectId, ...fieldsOf(bytes) });
    expect(reply.status).toBe(422);
    expect(errorOf(reply).message).not.toMatch(/too long to read|too much memory/);
    expect(errorOf(reply).issues?.length).toBeLessThanOrEqual(200);
  },
);

test('a text of the largest size that fills the memory is refused', async () => {
  const { id: subjectId } = await newSubject();
  const reply = await upload({
    subjectId,
    questionText: '\n'.repeat(maxPastedBytes - 4) + 'Q1.',
    answerKey: 'A',
  });
  expect(reply.status).toBe(422);
  expect(errorOf(reply).message).toBe(
    'This takes too much memory to read. Please split it into smaller parts.',
  );
});

test.each(Object.entries(hostilePdfs))('a PDF with %s is read in time', async (_what, pdfOf) => {
  const { id: subjectId } = await newSubject();
  const body = { title: uniqueName('Paper'), stageId: examTypeId, subjectId };
  const created = await app.request.post('/api/past-papers').set(app.signInAs(admin)).send(body);
  const reply = await app.request
    .post(`/api/past-papers/${bodyOf(createPaper, created).id}/upload-pdf`)
    .set(app.signInAs(admin))
    .attach('pdf', pdfOf(bytes), 'paper.pdf');
  expect([200, 422]).toContain(reply.status);
  expect(reply.text).not.toMatch(/too long to read|too much memory/);
});

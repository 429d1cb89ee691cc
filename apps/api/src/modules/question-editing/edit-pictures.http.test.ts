import * as fs from 'node:fs/promises';
import * as os from 'node:os';
import * as path from 'node:path';
import { readHistory } from '@markwell/shared/question-editing/history.contract';
import {
  deleteQuestion,
  editQuestionWithPictures,
  readQuestion,
} from '@markwell/shared/question-editing/questions.contract';
import type { QuestionDetailDto, QuestionEdit } from '@markwell/shared/question-bank/questions.schemas';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { buildSubject, buildTopic } from '#testing/builders/build-curriculum.ts';
import { buildQuestion } from '#testing/builders/build-question.ts';
import { buildAdmin, buildPupil } from '#testing/builders/build-user.ts';
import { editOf } from '#testing/helpers/admin-question-helpers.ts';
import { createApiClient, startedTestOf } from '#testing/requests/api-client.ts';
import { bodyOf, errorOf } from '#testing/requests/response-body.ts';
import { createTestApp } from '#testing/test-app.ts';

const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'markwell-edit-pictures-'));
const app = await createTestApp({ settings: { dataDir } });
const admin = createApiClient(app, await buildAdmin(app.database));
const subject = await buildSubject(app.database, {});
const { id: topicId } = await buildTopic(app.database, { subjectId: subject.id });

let id: string;
beforeEach(async () => {
  ({ id } = await buildQuestion(app.database, { topicId }));
});

afterAll(() => fs.rm(dataDir, { recursive: true }));

/** The number of files in the storage, once the jobs that remove files are done. */
const files = async () => {
  await app.queue.workDue();
  return (await fs.readdir(dataDir, { recursive: true })).filter((name) => name.endsWith('.webp')).length;
};
const picture = () =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
const detail = async () => bodyOf(readQuestion, await admin.get(`/admin/questions/${id}`));

async function edit(
  question: QuestionDetailDto,
  change: Partial<QuestionEdit>,
  pictures: Record<string, Buffer>,
) {
  const call = app.request
    .put(`/api/admin/questions/${id}/pictures`)
    .set(app.signInAs(admin.user))
    .field('edit', JSON.stringify(editOf(question, change)));
  for (const [pictureId, bytes] of Object.entries(pictures)) call.attach(pictureId, bytes, 'drawing.png');
  return call;
}

const described = (alternativeText: string) => ({ pictureId: crypto.randomUUID(), alternativeText });

it('adds pictures to the question, an option and the solution, which pupils get with their words', async () => {
  const [question, option, solution] = [described('A pie'), described('A square'), described('The halves')];
  const bytes = await picture();
  const before = await detail();
  const reply = await edit(
    before,
    {
      questionPicture: question,
      solutionPicture: solution,
      options: [{ contentType: 'IMAGE', ...option }, ...editOf(before).options.slice(1)],
    },
    { [question.pictureId]: bytes, [option.pictureId]: bytes, [solution.pictureId]: bytes },
  );
  const after = bodyOf(editQuestionWithPictures, reply).question;
  expect(after).toMatchObject({
    revision: 2,
    questionImageAlt: 'A pie',
    solutionImageAlt: 'The halves',
    options: [{ contentType: 'IMAGE', alternativeText: 'A square' }, {}, {}, {}],
  });
  expect(await files()).toBe(3);
  // Pictures of a published question are public.
  expect((await app.request.get(after.questionImageUrl ?? '')).status).toBe(200);
  const pupil = createApiClient(app, await buildPupil(app.database));
  const shown = startedTestOf(await pupil.generate(subject)).questions.find((each) => each.id === id);
  expect(shown).toMatchObject({
    questionImageAlt: 'A pie',
    options: [{ alternativeText: 'A square' }, {}, {}, {}],
  });

  const words = await admin.put(
    `/admin/questions/${id}`,
    editOf(after, {
      questionPicture: { pictureId: after.questionPictureId ?? '', alternativeText: 'A pie in two halves' },
      solutionPicture: null,
    }),
  );
  expect(words.status).toBe(200);
  expect(await detail()).toMatchObject({
    revision: 3,
    questionPictureId: after.questionPictureId,
    questionImageAlt: 'A pie in two halves',
    solutionImageUrl: null,
    options: [{ pictureId: after.options[0]?.pictureId }, {}, {}, {}],
  });
  const { changes } = bodyOf(readHistory, await admin.get(`/admin/questions/${id}/history`));
  expect(changes[0]?.differences).toMatchObject([
    { part: 'question-alternative-text', before: 'A pie', after: 'A pie in two halves' },
    { part: 'solution-picture', after: null },
    { part: 'solution-alternative-text', before: 'The halves', after: null },
  ]);

  // Results keep the pictures of earlier revisions; they are removed with the question.
  expect(await files()).toBe(3);
  await app.database.attempt.deleteMany({ where: { questionIds: { has: id } } });
  const deletion = await app.request
    .delete(`/api/admin/questions/${id}`)
    .set(app.signInAs(admin.user))
    .send({});
  expect(bodyOf(deleteQuestion, deletion)).toEqual({ deleted: 1, archived: 0 });
  expect(await files()).toBe(0);
});

it('keeps no file and changes nothing when the edit is refused', async () => {
  const before = await detail();
  const [given, damaged] = [described('A pie'), described('Nothing')];
  const refusals = [
    await edit(
      before,
      { questionPicture: given, topicId: crypto.randomUUID() },
      { [given.pictureId]: await picture() },
    ),
    await edit(
      { ...before, revision: 7 },
      { questionPicture: given },
      { [given.pictureId]: await picture() },
    ),
    await edit(
      before,
      { questionPicture: given, solutionPicture: damaged },
      {
        [given.pictureId]: await picture(),
        [damaged.pictureId]: Buffer.from('not a picture'),
      },
    ),
    await edit(before, { questionPicture: given }, {}),
    await edit(
      before,
      { questionPicture: { ...given, alternativeText: ' ' } },
      { [given.pictureId]: await picture() },
    ),
  ];
  expect(refusals.map((reply) => [reply.status, errorOf(reply).message])).toEqual([
    [422, 'Please select a topic'],
    [409, 'Someone else has edited this question. Please open it again.'],
    [415, 'drawing.png is not a supported image. Please use JPEG, PNG, WebP, AVIF or GIF.'],
    [422, 'This question has no such picture'],
    [400, 'Please describe the picture'],
  ]);
  expect(await files()).toBe(0);
  expect(await detail()).toEqual(before);
});

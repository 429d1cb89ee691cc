import { uploadQuestions, uploadRapidFire } from '@markwell/shared/question-editing/upload/upload.contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { addHandler } from '#testing/server.ts';
import {
  elevenPlus,
  maths,
  openUploadPage,
  ratio,
  recordUploads,
  setUpUploadPage,
  twoQuestions,
} from '#testing/upload-page.tsx';

setUpUploadPage();

describe('uploading', () => {
  test('sends the form, shows how many were created, and offers another upload with the same classification', async () => {
    const sent = recordUploads(uploadQuestions.path);
    const { user, fillIn, submit } = await openUploadPage();
    await fillIn();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Topic' }), 'New topic…');
    await user.type(screen.getByRole('textbox', { name: 'Name of the new topic' }), 'Adding');
    await user.click(screen.getByRole('radio', { name: '3 Hard' }));
    await submit();
    expect(await screen.findByText('2 questions created')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Manage questions' })).toHaveAttribute(
      'href',
      `/admin/manage-questions?batch=${ratio}`,
    );
    expect(sent[0]?.fields).toMatchObject({
      examTypeId: [elevenPlus],
      subjectId: [maths],
      topicName: ['Adding'],
      answerKey: ['B, c'],
      difficulty: ['3'],
    });
    await user.click(screen.getByRole('button', { name: 'Upload more questions' }));
    expect(screen.getByRole('combobox', { name: 'Subject' })).toHaveDisplayValue('Mathematics');
    expect(screen.getByRole('textbox', { name: 'Question text' })).toHaveValue('');
  });

  test('sends rapid-fire questions to their own endpoint', async () => {
    const sent = recordUploads(uploadRapidFire.path);
    const { user, fillIn, submit } = await openUploadPage();
    await fillIn();
    await user.click(screen.getByRole('radio', { name: 'Rapid-Fire' }));
    await user.click(screen.getByRole('radio', { name: '2 Starter' }));
    const seconds = screen.getByRole('spinbutton', { name: 'Time limit (seconds)' });
    expect(seconds).toHaveValue(30);
    fireEvent.change(seconds, { target: { value: '5' } });
    await submit();
    expect(await screen.findByText('Please allow at least 10 seconds')).toBeVisible();
    fireEvent.change(seconds, { target: { value: '45' } });
    await submit();
    expect(await screen.findByText('2 questions created')).toBeVisible();
    expect(sent[0]?.fields).toMatchObject({ level: ['2'], timeLimit: ['45'] });
  });

  test('sends images in the order of their names, with thumbnails that can be removed', async () => {
    const sent = recordUploads(uploadQuestions.path);
    const { user, paste, preview, submit } = await openUploadPage();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Subject' }), 'Mathematics');
    await user.click(
      within(screen.getByRole('group', { name: 'Question content type' })).getByRole('radio', {
        name: 'Image',
      }),
    );
    const image = (name: string) => new File(['x'], name, { type: 'image/png' });
    await user.upload(screen.getByLabelText('Question images'), [
      image('Q10.png'),
      image('Q2.png'),
      image('Q1.png'),
    ]);
    const list = screen.getByRole('list', { name: 'Question images, in order' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['1. Q1.png', '2. Q2.png', '3. Q10.png']);
    await user.click(screen.getByRole('button', { name: 'Remove Q2.png' }));
    paste('Answer key', 'A,E');
    expect(await preview().findByText('2 questions · 2 key letters · 0 solutions')).toBeVisible();
    expect(preview().getAllByRole('radio')).toHaveLength(10);
    await submit();
    expect(await screen.findByText('2 questions created')).toBeVisible();
    // jsdom does not send the file names through the mocked network; the journey checks the order.
    expect(sent[0]?.fields['questionImages']).toHaveLength(2);
  });

  test('one question is spoken of as one', async () => {
    recordUploads(uploadQuestions.path, () =>
      HttpResponse.json({ questionsCreated: 1, topicId: ratio, batchId: ratio }),
    );
    const { fillIn, submit } = await openUploadPage();
    await fillIn();
    await submit();
    expect(await screen.findByText(/^It is published\. Pupils get it in tests/)).toBeVisible();
  });

  test('sends a picture with its typed place and description, as a draft with a passage', async () => {
    const sent = recordUploads(uploadQuestions.path);
    const { user, fillIn, paste, preview, submit } = await openUploadPage();
    await fillIn();
    const chooseBoth = within(screen.getByRole('group', { name: 'Question content type' }));
    await user.click(chooseBoth.getByRole('radio', { name: 'Both' }));
    const file = new File(['x'], 'figure.png', { type: 'image/png' });
    await user.upload(screen.getByLabelText('Question images'), file);
    expect(await preview().findByText(/^figure\.png: please choose its place/)).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Place of figure.png' }), 'q2');
    await user.type(screen.getByRole('textbox', { name: 'Alternative text of figure.png' }), 'A kite');
    const second = within(await preview().findByRole('listitem', { name: 'Question 2' }));
    expect(await second.findByRole('img', { name: 'A kite' })).toHaveAttribute('src', 'blob:figure.png');
    paste('Title of the passage (optional)', 'Kites');
    await submit();
    expect(await screen.findByText('Please enter the text of the passage')).toBeVisible();
    paste('Text of the passage (optional)', 'Kites fly.');
    await user.click(screen.getByRole('radio', { name: 'Keep as a draft' }));
    await submit();
    expect(await screen.findByText(/^They are drafts/)).toBeVisible();
    expect(sent[0]?.fields).toMatchObject({
      passageTitle: ['Kites'],
      passageText: ['Kites fly.'],
      saveAs: ['draft'],
      alternativeTexts: ['{"questionImages":{"Q2 figure.png":"A kite"},"solutionImages":{}}'],
    });
  });

  test('a picture can be dragged to its place in the preview', async () => {
    const { user, fillIn, preview } = await openUploadPage();
    await fillIn();
    const contentType = within(screen.getByRole('group', { name: 'Question content type' }));
    await user.click(contentType.getByRole('radio', { name: 'Both' }));
    const file = new File(['x'], 'figure.png', { type: 'image/png' });
    await user.upload(screen.getByLabelText('Question images'), file);
    const list = screen.getByRole('list', { name: 'Question images, in order' });
    fireEvent.dragStart(within(list).getByRole('listitem'), { dataTransfer: { setData: () => undefined } });
    fireEvent.drop(await preview().findByText('Question 2', { selector: 'span' }));
    expect(screen.getByRole('textbox', { name: 'Place of figure.png' })).toHaveValue('Q2');
    const second = within(preview().getByRole('listitem', { name: 'Question 2' }));
    expect(await second.findByRole('img')).toHaveAttribute('src', 'blob:figure.png');
  });

  test('that fails keeps the form, shows the reason, and is repeated with the same idempotency key', async () => {
    const replies = [
      () => HttpResponse.error(),
      () =>
        HttpResponse.json(
          {
            error: 'Please select a topic',
            message: 'Please select a topic',
            code: 'RULE_BROKEN',
            requestId: 'x',
          },
          { status: 422 },
        ),
      () => HttpResponse.json({}, { status: 500 }),
    ];
    const sent = recordUploads(
      uploadQuestions.path,
      () =>
        (
          replies.shift() ??
          (() => HttpResponse.json({ questionsCreated: 2, topicId: ratio, batchId: ratio }))
        )() as never,
    );
    const { fillIn, submit } = await openUploadPage();
    await fillIn();
    for (const words of [
      'Failed to upload questions. Please try again.',
      'Please select a topic',
      'Failed to upload questions',
    ]) {
      await submit();
      expect(await screen.findByText(words)).toBeVisible();
      expect(screen.getByRole('textbox', { name: 'Question text' })).toHaveValue(twoQuestions);
    }
    await submit();
    expect(await screen.findByText('2 questions created')).toBeVisible();
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });

  test('cannot be clicked twice', async () => {
    let finish: () => void = () => undefined;
    const pending = new Promise<void>((resolve) => (finish = resolve));
    const sent: unknown[] = [];
    addHandler(
      http.post(`*/api${uploadQuestions.path}`, async () => {
        sent.push(1);
        await pending;
        return HttpResponse.json({ questionsCreated: 2, topicId: ratio, batchId: ratio });
      }),
    );
    const { user, fillIn, submit } = await openUploadPage();
    await fillIn();
    await submit();
    const busy = await screen.findByRole('button', { name: 'Uploading…' });
    await user.click(busy);
    expect(screen.getByRole('textbox', { name: 'Question text' })).toBeDisabled();
    fireEvent.submit(busy);
    finish();
    expect(await screen.findByText('2 questions created')).toBeVisible();
    expect(sent).toHaveLength(1);
  });
});

test('a field that the server refuses says why and gets the focus; the preview stays', async () => {
  addHandler(
    http.post(`*/api${uploadQuestions.path}`, () =>
      HttpResponse.json(
        {
          message: 'This topic does not exist',
          code: 'RULE_BROKEN',
          issues: [{ path: 'body.topicId', message: 'This topic does not exist' }],
        },
        { status: 422 },
      ),
    ),
  );
  const { fillIn, preview, submit } = await openUploadPage();
  await fillIn();
  await preview().findByText('What is 2 + 1?');
  await submit();
  const topic = screen.getByRole('combobox', { name: 'Topic' });
  await waitFor(() => {
    expect(topic).toHaveFocus();
  });
  expect(topic).toHaveAccessibleDescription('This topic does not exist');
  expect(preview().getByText('What is 2 + 1?')).toBeVisible();
});

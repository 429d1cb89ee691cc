import { checkUpload, uploadQuestions, uploadRapidFire } from '@markwell/shared/admin/upload/upload.contract';
import { currentUser } from '@markwell/shared/features/auth/auth.contract';
import { listExamTypes, subjectsWithTopics } from '@markwell/shared/features/subjects/subjects.contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buildId, buildToken, buildUser } from '../../testing/builders.ts';
import { renderPage } from '../../testing/render.tsx';
import { addHandler, answer, refuse, startServer } from '../../testing/server.ts';
import { UploadPage } from './upload-page.tsx';

startServer();

const [elevenPlus, gcse] = [buildId(), buildId()];
const maths = buildId();
const ratio = buildId();
const block = (number: number) =>
  `Q${String(number)}. What is ${String(number)} + 1?\nA) one\nB) two\nC) three\nD) four`;
const twoQuestions = `${block(1)}\n\n${block(2)}`;

beforeEach(() => {
  localStorage.setItem('token', buildToken());
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: (file: File) => `blob:${file.name}`, revokeObjectURL: vi.fn() }),
  );
  answer(currentUser, buildUser({ role: 'ADMIN' }));
  answer(listExamTypes, [
    { id: elevenPlus, name: '11+ (Eleven Plus)', code: 'ELEVEN_PLUS' },
    { id: gcse, name: 'GCSE (General Certificate)', code: 'GCSE' },
  ]);
  answer(subjectsWithTopics, [
    {
      id: maths,
      name: 'Mathematics',
      icon: '🔢',
      color: 'blue',
      examTypeId: elevenPlus,
      examType: { name: '11+' },
      topics: [{ id: ratio, name: 'Ratio', questionCount: 3 }],
    },
  ]);
  found([]);
});

function found(existing: { number: number; questionId: string; topicName: string }[]) {
  addHandler(http.post(`*/api${checkUpload.path}`, () => HttpResponse.json({ existing })));
}

/** Records an upload: the fields it sent; files by their names. */
function listen(path: string, reply = () => HttpResponse.json({ questionsCreated: 2, topicId: ratio })) {
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

async function open() {
  const view = renderPage(<UploadPage />, '/admin');
  await screen.findByRole('option', { name: '11+' });
  await waitFor(() => {
    expect(screen.getByRole('combobox', { name: 'Stage' })).toHaveValue(elevenPlus);
  });
  return view;
}
const paste = (name: RegExp | string, text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: text } });
const preview = () => within(screen.getByRole('region', { name: 'Preview' }));
const submitButton = () => screen.getByRole('button', { name: /^Upload \d|^Upload questions/ });

async function fillIn(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.selectOptions(screen.getByRole('combobox', { name: 'Subject' }), 'Mathematics');
  paste('Question text', twoQuestions);
  paste('Answer key', 'B, c');
}

describe('the form', () => {
  test('starts with the first stage and the topic General', async () => {
    const { user } = await open();
    const subject = screen.getByRole('combobox', { name: 'Subject' });
    await user.selectOptions(subject, 'Mathematics');
    const topic = screen.getByRole('combobox', { name: 'Topic' });
    expect(
      within(topic)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['General', 'Ratio', 'New topic…']);
    await user.selectOptions(topic, 'Ratio');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Stage' }), 'GCSE');
    expect(subject).toHaveValue('');
    expect(topic).toHaveDisplayValue('General');
  });

  test('cannot be submitted until the content that the chosen types need is there', async () => {
    const { user } = await open();
    expect(submitButton()).toBeDisabled();
    paste('Question text', twoQuestions);
    expect(submitButton()).toBeDisabled();
    paste('Answer key', 'B,C');
    expect(submitButton()).toBeEnabled();
    await user.click(
      within(screen.getByRole('group', { name: 'Question content type' })).getByRole('radio', {
        name: 'Image',
      }),
    );
    expect(submitButton()).toBeDisabled();
  });

  test('names missing fields with the messages of the specification', async () => {
    const { user } = await open();
    paste('Question text', twoQuestions);
    paste('Answer key', 'B,C');
    await user.click(submitButton());
    expect(await screen.findByText('Please select a subject')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Subject' })).toHaveFocus();
  });
});

describe('the preview', () => {
  test('shows counts, and a question as a pupil will see it', async () => {
    const { user } = await open();
    await fillIn(user);
    paste('Solutions', 'S1. Count.\nS2. On.');
    expect(await preview().findByText('2 questions · 2 key letters · 2 solutions')).toBeVisible();
    expect(preview().getByText('What is 1 + 1?')).toBeVisible();
    expect(preview().getAllByRole('radio')).toHaveLength(4);
    await user.click(preview().getByRole('button', { name: 'Next question' }));
    expect(preview().getByText('What is 2 + 1?')).toBeVisible();
    expect(preview().getByText('On.')).toBeVisible();
  });

  test('names the first wrong line and sends nothing', async () => {
    const sent = listen(uploadQuestions.path);
    const { user } = await open();
    await fillIn(user);
    paste('Question text', twoQuestions.replace('Q2.', 'Q3.'));
    expect(await preview().findByText('Line 7: Q3. is where Q2. should be')).toBeVisible();
    await user.click(submitButton());
    expect(screen.getByRole('textbox', { name: 'Question text' })).toHaveAccessibleDescription(/Line 7/);
    paste('Question text', twoQuestions);
    paste('Answer key', 'B');
    expect(await preview().findByText('The answer key has 1 letter for 2 questions')).toBeVisible();
    expect(sent).toEqual([]);
  });

  test('shows duplicates, and uploads them after confirmation', async () => {
    found([{ number: 2, questionId: buildId(), topicName: 'Ratio' }]);
    const sent = listen(uploadQuestions.path);
    const { user } = await open();
    await fillIn(user);
    expect(await preview().findByText('Q2 is already in the question bank (Ratio)')).toBeVisible();
    await user.click(submitButton());
    expect(
      await preview().findByText('Please change them, or confirm that you want them twice'),
    ).toBeVisible();
    await user.click(preview().getByRole('checkbox', { name: 'Upload anyway' }));
    await user.click(submitButton());
    expect(await screen.findByText('2 questions created')).toBeVisible();
    expect(sent[0]?.fields['allowRepeats']).toEqual(['true']);
  });
});

test('duplicates that only the server found can be confirmed too', async () => {
  const message = 'Q2 is already in the question bank (Ratio)';
  const replies = [
    () => HttpResponse.json({ error: message, message, code: 'CONFLICT', requestId: 'x' }, { status: 409 }),
  ];
  listen(
    uploadQuestions.path,
    () => replies.shift()?.() ?? (HttpResponse.json({ questionsCreated: 2, topicId: ratio }) as never),
  );
  const { user } = await open();
  await fillIn(user);
  await user.click(submitButton());
  expect(await preview().findByText(message)).toBeVisible();
  await user.click(preview().getByRole('checkbox', { name: 'Upload anyway' }));
  await user.click(submitButton());
  expect(await screen.findByText('2 questions created')).toBeVisible();
});

describe('uploading', () => {
  test('sends the form, shows how many were created, and offers another upload with the same classification', async () => {
    const sent = listen(uploadQuestions.path);
    const { user } = await open();
    await fillIn(user);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Topic' }), 'New topic…');
    await user.type(screen.getByRole('textbox', { name: 'Name of the new topic' }), 'Adding');
    await user.click(screen.getByRole('radio', { name: '3 Hard' }));
    await user.click(submitButton());
    expect(await screen.findByText('2 questions created')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Manage questions' })).toHaveAttribute(
      'href',
      `/admin/manage-questions?questionType=regular&examType=${elevenPlus}&subject=${maths}`,
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
    const sent = listen(uploadRapidFire.path);
    const { user } = await open();
    await fillIn(user);
    await user.click(screen.getByRole('radio', { name: 'Rapid-Fire' }));
    await user.click(screen.getByRole('radio', { name: '2 Starter' }));
    const seconds = screen.getByRole('spinbutton', { name: 'Time limit (seconds)' });
    expect(seconds).toHaveValue(30);
    fireEvent.change(seconds, { target: { value: '5' } });
    await user.click(submitButton());
    expect(await screen.findByText('Please allow at least 10 seconds')).toBeVisible();
    fireEvent.change(seconds, { target: { value: '45' } });
    await user.click(submitButton());
    expect(await screen.findByText('2 questions created')).toBeVisible();
    expect(sent[0]?.fields).toMatchObject({ level: ['2'], timeLimit: ['45'] });
  });

  test('sends images in the order of their names, with thumbnails that can be removed', async () => {
    const sent = listen(uploadQuestions.path);
    const { user } = await open();
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
    expect(preview().getAllByRole('radio')).toHaveLength(5);
    await user.click(submitButton());
    expect(await screen.findByText('2 questions created')).toBeVisible();
    // jsdom does not send the file names through the mocked network; the journey checks the order.
    expect(sent[0]?.fields['questionImages']).toHaveLength(2);
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
    const sent = listen(
      uploadQuestions.path,
      () =>
        (replies.shift() ?? (() => HttpResponse.json({ questionsCreated: 2, topicId: ratio })))() as never,
    );
    const { user } = await open();
    await fillIn(user);
    for (const words of [
      'Failed to upload questions. Please try again.',
      'Please select a topic',
      'Failed to upload questions',
    ]) {
      await user.click(submitButton());
      expect(await screen.findByText(words)).toBeVisible();
      expect(screen.getByRole('textbox', { name: 'Question text' })).toHaveValue(twoQuestions);
    }
    await user.click(submitButton());
    expect(await screen.findByText('2 questions created')).toBeVisible();
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });

  test('cannot be clicked twice', async () => {
    let finish: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => (finish = resolve));
    const sent: unknown[] = [];
    addHandler(
      http.post(`*/api${uploadQuestions.path}`, async () => {
        sent.push(1);
        await waiting;
        return HttpResponse.json({ questionsCreated: 2, topicId: ratio });
      }),
    );
    const { user } = await open();
    await fillIn(user);
    await user.click(submitButton());
    const busy = await screen.findByRole('button', { name: 'Uploading…' });
    await user.click(busy);
    expect(screen.getByRole('textbox', { name: 'Question text' })).toBeDisabled();
    fireEvent.submit(busy);
    finish();
    expect(await screen.findByText('2 questions created')).toBeVisible();
    expect(sent).toHaveLength(1);
  });
});

test('asks before the page is left with content that is not uploaded', async () => {
  const { user, router } = await open();
  await user.type(screen.getByRole('textbox', { name: 'Question text' }), 'Q1. What is half of four?');
  void router.navigate('/admin/elsewhere');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Discard your changes?' }));
  await user.click(dialog.getByRole('button', { name: 'Keep editing' }));
  expect(router.state.location.pathname).toBe('/admin');
  expect(screen.getByRole('textbox', { name: 'Question text' })).toHaveValue('Q1. What is half of four?');
});

test('a field that the server refuses says why', async () => {
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
  const { user } = await open();
  await fillIn(user);
  await user.click(submitButton());
  await waitFor(() => {
    expect(screen.getByRole('combobox', { name: 'Topic' })).toHaveAccessibleDescription(
      'This topic does not exist',
    );
  });
});

test('stages can be loaded again after a failure', async () => {
  answer(listExamTypes, refuse('FORBIDDEN', 'No'));
  renderPage(<UploadPage />, '/admin');
  expect(await screen.findByText('Failed to load educational stages')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
});

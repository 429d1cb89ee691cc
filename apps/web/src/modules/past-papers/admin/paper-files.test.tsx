import {
  readAdminPaper,
  uploadPaperAnswers,
  uploadPaperPdf,
} from '@markwell/shared/past-papers/past-papers-admin.contract';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  answerPaperList,
  answerPastPapersPage,
  buildPaper,
  openPastPapersPage,
} from '#testing/past-papers-page.tsx';
import { addHandler, answer, refuse, startServer } from '#testing/server.ts';

startServer();
beforeEach(answerPastPapersPage);

describe('the files of a paper', () => {
  const image = (name: string, type = 'image/png') => new File([name], name, { type });
  async function openUpload(paper = buildPaper()) {
    answerPaperList([paper]);
    answer(readAdminPaper, paper);
    const view = openPastPapersPage(`?view=upload&paper=${paper.id}`);
    await screen.findByRole('heading', { name: 'Questions and solutions' });
    return { ...view, paper };
  }
  const tiles = () =>
    within(screen.getByRole('list', { name: 'Pairing' }))
      .getAllByRole('listitem')
      .map((tile) => tile.getAttribute('aria-label'));

  test('include exactly one PDF', async () => {
    const { user } = await openUpload();
    await user.click(screen.getByRole('button', { name: 'Upload PDF' }));
    expect(screen.getByText('Please select exactly one PDF file')).toBeVisible();
    const pdf = new File(['%PDF-'], 'a.pdf', { type: 'application/pdf' });
    await user.upload(screen.getByLabelText('PDF file'), [pdf, new File(['x'], 'b.pdf', { type: pdf.type })]);
    expect(screen.getByText('Please select exactly one PDF file')).toBeVisible();
    answer(uploadPaperPdf, refuse('RULE_BROKEN', 'a.pdf is damaged or incomplete'));
    await user.upload(screen.getByLabelText('PDF file'), pdf);
    expect(screen.queryByText('Please select exactly one PDF file')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Upload PDF' }));
    expect(await screen.findByText('a.pdf is damaged or incomplete')).toBeVisible();
    addHandler(http.post('*/api/past-papers/:id/upload-pdf', () => HttpResponse.text('', { status: 413 })));
    await user.click(screen.getByRole('button', { name: 'Upload PDF' }));
    expect(await screen.findByText('Upload failed')).toBeVisible();
  });

  test('a PDF that is too large is named, with what to do', async () => {
    const { user } = await openUpload();
    const pdf = new File(['%PDF-'], 'scan.pdf', { type: 'application/pdf' });
    Object.defineProperty(pdf, 'size', { value: 50.1 * 1_048_576 });
    await user.upload(screen.getByLabelText('PDF file'), pdf);
    expect(
      screen.getByText(/^scan\.pdf is larger than 50 MB.+lower resolution.+choose it again/u),
    ).toBeVisible();
  });

  test('include a mark scheme of its own', async () => {
    const { user, paper } = await openUpload();
    const sent: (string | null)[] = [];
    addHandler(
      http.post('*/api/past-papers/:id/upload-pdf', ({ request }) => {
        sent.push(new URL(request.url).searchParams.get('document'));
        return HttpResponse.json(paper);
      }),
    );
    const scheme = new File(['%PDF-'], 'scheme.pdf', { type: 'application/pdf' });
    await user.upload(screen.getByLabelText('Mark scheme file'), scheme);
    await user.click(screen.getByRole('button', { name: 'Upload mark scheme' }));
    expect(await screen.findByText('Mark scheme uploaded')).toBeVisible();
    expect(sent).toEqual(['mark-scheme']);
  });

  test('are paired by name, and can be moved and removed before they are sent', async () => {
    const { user } = await openUpload();
    await user.upload(screen.getByLabelText('Answer images'), [
      image('b.png'),
      image('Q2.png'),
      image('a.png'),
      image('s2 (1).png'),
    ]);
    expect(tiles()).toEqual([
      'Question 1: a.png',
      'Solution 1: b.png',
      'Question 2: Q2.png',
      'Solution 2: s2 (1).png',
    ]);
    await user.selectOptions(screen.getByLabelText('Use a.png as'), 'Question 2');
    expect(screen.getByText(/^Q2 is used twice/)).toBeVisible();
    expect(screen.getByText('Without a partner: S1')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Upload 4 pictures' })).toBeDisabled();
    expect(screen.getByLabelText('Use a.png as')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Remove Q2.png' }));
    expect(tiles()).toEqual(['Solution 1: b.png', 'Question 2: a.png', 'Solution 2: s2 (1).png']);
    expect(screen.getByRole('button', { name: 'Upload 3 pictures' })).toBeEnabled();
  });

  test('are asked about before the page is closed, until they are removed', async () => {
    const { user } = await openUpload();
    const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(asks()).toBe(false);
    await user.upload(screen.getByLabelText('Answer images'), [image('Q2.png')]);
    expect(asks()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Remove Q2.png' }));
    expect(asks()).toBe(false);
  });

  test('stay chosen while another tab is open, and are asked about before another paper', async () => {
    const paper = buildPaper();
    const { user } = await openUpload(paper);
    await user.upload(screen.getByLabelText('Answer images'), [image('Q2.png')]);
    await user.click(screen.getByRole('tab', { name: 'All papers' }));
    await user.click(screen.getByRole('tab', { name: 'Upload files' }));
    expect(tiles()).toEqual(['Question 2: Q2.png']);
    const papers = screen.getByRole('combobox', { name: 'Paper' });
    await user.selectOptions(papers, 'Choose a paper');
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(tiles()).toEqual(['Question 2: Q2.png']);
    await user.selectOptions(papers, 'Choose a paper');
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(screen.queryByRole('list', { name: 'Pairing' })).not.toBeInTheDocument();
    expect(papers).toHaveValue('');
  });

  test('are rejected before they are sent when they are too large or not images', async () => {
    const { user } = await openUpload();
    const large = new File([new Uint8Array(5 * 1_048_576 + 1)], 'Q1.png', { type: 'image/png' });
    await user.upload(screen.getByLabelText('Answer images'), [large, image('Q2.png')]);
    expect(screen.getByText('Q1.png is larger than 5 MB')).toBeVisible();
    expect(tiles()).toEqual(['Question 2: Q2.png']);
  });

  test('are sent twenty at a time; those that failed can be sent again', async () => {
    const { user, paper } = await openUpload();
    const requests: string[][] = [];
    addHandler(
      http.post('*/api/past-papers/:id/upload-answers', async ({ request }) => {
        const text = await request.text();
        requests.push([...text.matchAll(/name="([QS]\d+)"/gu)].map(([, slot]) => slot ?? ''));
        return requests.length === 2
          ? HttpResponse.text('', { status: 503 })
          : HttpResponse.json(uploadPaperAnswers.response.parse(paper));
      }),
    );
    const names = Array.from({ length: 22 }, (_, index) => `Q${String(22 - index)}.png`);
    await user.upload(
      screen.getByLabelText('Answer images'),
      names.map((name) => image(name)),
    );
    expect(screen.getByText(/^They are sent 20 at a time/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Upload 22 pictures' }));
    expect(await screen.findByText('Upload failed')).toBeVisible();
    expect(tiles()).toEqual(['Question 21: Q21.png', 'Question 22: Q22.png']);
    await user.click(screen.getByRole('button', { name: 'Upload 2 pictures' }));
    expect(await screen.findByText('2 pictures uploaded')).toBeVisible();
    expect(requests.map((slots) => slots.length)).toEqual([20, 2, 2]);
    expect(requests[0]?.[0]).toBe('Q1');
    expect(screen.queryByRole('list', { name: 'Pairing' })).not.toBeInTheDocument();
  });
});

import { createReport } from '@markwell/shared/reports/reports.contract';
import {
  pastPaperAnswers,
  type PaperAnswersDto,
  type PastPaperDto,
} from '@markwell/shared/past-papers/past-papers.contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { button } from '#testing/elements.ts';
import { signIn } from '#testing/browser.ts';
import { buildId } from '#testing/builders.ts';
import { renderPage } from '#testing/render.tsx';
import { answer, failWithNetworkError, recordBodies, refuse, startServer } from '#testing/server.ts';
import { AnswersViewer } from './answers-viewer.tsx';

startServer();

const paper: PastPaperDto = {
  id: buildId(),
  title: 'Maths 2025',
  schoolName: null,
  examType: { id: buildId(), name: '11+' },
  subject: { id: buildId(), name: 'Mathematics', color: 'blue' },
  year: 2025,
  difficulty: 'Easy',
  duration: 30,
  maxMarks: 3,
  totalQuestions: 3,
  examBoard: null,
  isPremium: false,
  isLocked: false,
  markSchemePath: null,
  pdfPath: null,
  answersFolder: '/answers',
};

/** Three questions; a new `version` has new addresses. */
const answersOf = (version = 1): PaperAnswersDto => ({
  title: 'Maths 2025',
  answers: [1, 2, 3].map((number) => ({
    number,
    questionUrl: `/media/q${String(number)}.webp?expires=${String(version)}`,
    solutionUrl: `/media/s${String(number)}.webp?expires=${String(version)}`,
    questionAlt: `The words of question ${String(number)}`,
    solutionAlt: `The words of solution ${String(number)}`,
  })),
});

beforeEach(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined;
  signIn();
  answer(pastPaperAnswers, answersOf());
});
afterEach(() => {
  vi.restoreAllMocks();
});

function open() {
  const onClose = vi.fn();
  return { onClose, ...renderPage(<AnswersViewer paper={paper} onClose={onClose} />) };
}
const picture = (name: string) => screen.findByRole('img', { name });
const question = (number: number) => picture(`The words of question ${String(number)}`);
const solution = (number: number) => picture(`The words of solution ${String(number)}`);

/** The viewer with the button that opens it. */
function OpenedByButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        View Answers
      </button>
      {isOpen && <AnswersViewer paper={paper} onClose={() => setOpen(false)} />}
    </>
  );
}

describe('the viewer', () => {
  test('gives the focus back to the button that opened it, also after the answers have loaded', async () => {
    const arrive = Promise.withResolvers<undefined>();
    answer(pastPaperAnswers, async () => {
      await arrive.promise;
      return answersOf();
    });
    const { user } = renderPage(<OpenedByButton />);
    const opener = await screen.findByRole('button', { name: 'View Answers' });
    await user.click(opener);
    expect(await screen.findByText('Loading answers...')).toBeVisible();
    arrive.resolve(undefined);
    await question(1);
    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(opener).toHaveFocus();
    });
  });

  test('moves by buttons, and shows each question before its solution', async () => {
    const { user } = open();
    expect(await question(1)).toHaveAttribute('src', '/media/q1.webp?expires=1');
    expect(screen.getByRole('dialog', { name: 'Maths 2025' })).toBeVisible();
    expect(screen.getByText('Question 1 of 3')).toBeVisible();
    expect(button('Previous')).toBeDisabled();
    await user.click(button('Show Solution'));
    expect(await solution(1)).toHaveAttribute('src', '/media/s1.webp?expires=1');
    await user.click(button('Next'));
    expect(await question(2)).toBeVisible();
    await user.click(button('Question 3'));
    expect(await question(3)).toBeVisible();
    expect(button('Question 3')).toHaveAttribute('aria-current', 'step');
    expect(button('Next')).toBeDisabled();
    await user.click(button('Previous'));
    expect(await question(2)).toBeVisible();
  });

  test('moves by keys, also after a mouse click; Escape ends the zoom, then closes the viewer', async () => {
    const { user, onClose } = open();
    await question(1);
    await user.keyboard('{ArrowLeft}{ArrowRight}');
    expect(await question(2)).toBeVisible();
    await user.keyboard(' ');
    expect(await solution(2)).toBeVisible();
    await user.click(button('Next'));
    await user.keyboard(' ');
    expect(await solution(3)).toBeVisible();
    await user.click(button('Zoom'));
    expect(button('Zoom')).toHaveAttribute('aria-pressed', 'true');
    await user.keyboard('{Escape}');
    expect(button('Zoom')).toHaveAttribute('aria-pressed', 'false');
    expect(onClose).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('has one stop of the Tab key for all numbers, where the arrow keys move', async () => {
    const { user } = open();
    await question(1);
    button('Question 1').focus();
    await user.keyboard('{ArrowRight}');
    expect(await question(2)).toBeVisible();
    expect(button('Question 2')).toHaveFocus();
    await user.tab();
    expect(button('Previous')).toHaveFocus();
    await user.tab({ shift: true });
    expect(button('Question 2')).toHaveFocus();
    await user.tab({ shift: true });
    expect(screen.getByRole('region', { name: 'Picture' })).toHaveFocus();
  });

  test('moves by a swipe of more than 50 pixels', async () => {
    open();
    await question(1);
    const region = screen.getByRole('region', { name: 'Picture' });
    const swipe = (from: number, to: number, down = 0) => {
      fireEvent.touchStart(region, { touches: [{ clientX: from, clientY: 0 }] });
      fireEvent.touchEnd(region, { changedTouches: [{ clientX: to, clientY: down }] });
    };
    swipe(200, 150);
    swipe(200, 100, 300);
    expect(screen.getByText('Question 1 of 3')).toBeVisible();
    swipe(200, 149);
    expect(await question(2)).toBeVisible();
    swipe(100, 151);
    expect(await question(1)).toBeVisible();
  });

  test('is closed by its button', async () => {
    const { user, onClose } = open();
    await question(1);
    await user.click(button('Close'));
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('a report', () => {
  test('is offered with a solution, thanks for a second, and can be made again', async () => {
    const sent = recordBodies(createReport, { id: buildId(), status: 'PENDING' });
    const { user } = open();
    await question(1);
    expect(screen.queryByRole('button', { name: 'Wrong Answer' })).not.toBeInTheDocument();
    await user.keyboard('{ArrowRight} ');
    expect(button('Poor Solution')).toBeVisible();
    expect(button('Unclear Question')).toBeVisible();
    await user.click(button('Wrong Answer'));
    expect(await screen.findByText('Reported - Thank you!')).toBeVisible();
    expect(sent).toHaveBeenCalledWith({
      questionType: 'past-paper',
      questionId: `${paper.id}-2`,
      reason: 'Wrong Answer',
      sessionId: paper.id,
    });
    await waitFor(() => {
      expect(screen.queryByText('Reported - Thank you!')).not.toBeInTheDocument();
    });
    expect(button('Wrong Answer')).toBeVisible();
    await user.keyboard('{ArrowRight}');
    expect(await question(3)).toBeVisible();
  });

  test('that fails is only logged', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    answer(createReport, refuse('NOT_FOUND', 'No'));
    const { user } = open();
    await question(1);
    await user.keyboard(' ');
    await user.click(button('Wrong Answer'));
    await waitFor(() => expect(warned).toHaveBeenCalled());
    expect(button('Wrong Answer')).toBeVisible();
  });
});

describe('a picture that does not load', () => {
  test('is requested again by a new address; a second failure is logged, and a note is shown', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    open();
    const first = await question(1);
    answer(pastPaperAnswers, answersOf(2));
    fireEvent.error(first);
    await waitFor(async () => {
      expect(await question(1)).toHaveAttribute('src', '/media/q1.webp?expires=2');
    });
    fireEvent.error(await question(1));
    expect(await screen.findByText('The picture didn’t load.')).toBeVisible();
    expect(warned).toHaveBeenCalledOnce();
    fireEvent.click(button('Next'));
    expect(await question(2)).toBeVisible();
  });
});

describe('without answers', () => {
  test.each([
    ['PREMIUM_REQUIRED', 'Premium access required to view answers'],
    ['NOT_FOUND', 'Answers not found for this paper'],
  ] as const)('%s shows %s', async (code, message) => {
    answer(pastPaperAnswers, refuse(code, 'No'));
    const { user, onClose } = open();
    expect(await screen.findByText(message)).toBeVisible();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('says when there are none', async () => {
    answer(pastPaperAnswers, { title: 'Maths 2025', answers: [] });
    open();
    expect(await screen.findByText('No answers available for this paper')).toBeVisible();
  });

  test('offers a retry when the network failed', async () => {
    failWithNetworkError(pastPaperAnswers);
    const { user } = open();
    expect(await screen.findByText('Failed to load answers. Please try again.')).toBeVisible();
    answer(pastPaperAnswers, answersOf());
    await user.click(button('Try Again'));
    expect(await question(1)).toBeVisible();
  });
});

import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type TouchEvent } from 'react';
import { ZoomIn, ZoomOut } from 'lucide-react';
import type { PaperAnswerDto } from '@markwell/shared/past-papers/past-papers.contract';
import { ReportMenu } from '#modules/question-bank/reporting/report-menu.tsx';
import { Button } from '#ui/actions/button.tsx';
import { FullScreenDialog } from '#ui/overlays/full-screen-dialog.tsx';
import { reportPaperQuestion } from '../past-papers.queries.ts';
import { AnswerNavigation } from './answer-navigation.tsx';
import { AnswerImage } from './answer-image.tsx';

/** How long the thanks for a report is shown. */
const thanksForMs = 1000;

interface AnswerPagesProps {
  paperId: string;
  title: string;
  /** None while they load, or if that fails. */
  answers: PaperAnswerDto[];
  onExpired: () => Promise<unknown>;
  onClose: () => void;
  /** Shown while there are no answers: one dialog, so that its opener gets the focus back at the end. */
  children: ReactNode;
}

export function AnswerPages(props: AnswerPagesProps) {
  const { paperId, title, answers, onExpired, onClose, children } = props;
  const [index, setIndex] = useState(0);
  const [isSolution, setSolution] = useState(false);
  const [isZoomed, setZoomed] = useState(false);
  const answer = answers[index];

  function goTo(next: number): void {
    if (next < 0 || next >= answers.length || next === index) return;
    setIndex(next);
    setSolution(false);
    setZoomed(false);
  }
  const goOn = () => goTo(index + 1);
  const goBack = () => goTo(index - 1);
  const toggleSide = () => {
    if (answer) setSolution(!isSolution);
  };
  useViewerShortcuts({ ArrowRight: goOn, ArrowLeft: goBack, ' ': toggleSide });
  // While zoomed, swiping scrolls the picture instead.
  const swipe = useSwipe({ enabled: !isZoomed, onLeft: goOn, onRight: goBack });

  function leaveZoom(): boolean {
    if (isZoomed) setZoomed(false);
    return isZoomed;
  }

  // A picture larger than the screen must also scroll by keyboard.
  const scroller = { role: 'region', 'aria-label': 'Picture', tabIndex: 0, ...swipe };

  if (!answer) {
    return (
      <FullScreenDialog title={title} onClose={onClose}>
        {children}
      </FullScreenDialog>
    );
  }
  const side = isSolution ? 'solution' : 'question';
  return (
    <FullScreenDialog
      title={title}
      onClose={onClose}
      onEscape={leaveZoom}
      actions={
        <Button variant="quiet" size="small" aria-pressed={isZoomed} onClick={() => setZoomed(!isZoomed)}>
          {isZoomed ? (
            <ZoomOut aria-hidden className="size-[18px]" />
          ) : (
            <ZoomIn aria-hidden className="size-[18px]" />
          )}
          Zoom
        </Button>
      }
    >
      <div className="min-h-0 grow overflow-auto px-4.5 py-4 -outline-offset-4 sm:px-6" {...scroller}>
        <div className="mx-auto grid max-w-xl gap-4">
          <p role="status" className="font-semibold text-ink-soft">
            {isSolution ? 'Solution' : 'Question'} {answer.number} of {answers.length}
          </p>
          <AnswerImage
            key={`${String(answer.number)} ${side}`}
            url={isSolution ? answer.solutionUrl : answer.questionUrl}
            alt={isSolution ? answer.solutionAlt : answer.questionAlt}
            zoomed={isZoomed}
            onExpired={onExpired}
          />
          {isSolution && (
            <ReportMenu
              key={answer.number}
              layout="buttons"
              thanksForMs={thanksForMs}
              onReport={(reason) => reportPaperQuestion(paperId, answer.number, reason)}
            />
          )}
        </div>
      </div>
      <AnswerNavigation
        numbers={answers.map(({ number }) => number)}
        index={index}
        isSolution={isSolution}
        onGoTo={goTo}
        onToggleSide={toggleSide}
      />
    </FullScreenDialog>
  );
}

/** The pixels a finger must move sideways. */
const swipeThreshold = 50;

interface Swipe {
  enabled: boolean;
  onLeft: () => void;
  onRight: () => void;
}

/** Touch handlers that distinguish a swipe from a tap and from scrolling. */
function useSwipe({ enabled, onLeft, onRight }: Swipe) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches.length === 1 ? touches[0] : undefined;
      start.current = enabled && touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      if (!start.current || !touch) return;
      const [right, down] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
      start.current = null;
      if (Math.abs(right) <= swipeThreshold || Math.abs(right) < Math.abs(down)) return;
      if (right < 0) onLeft();
      else onRight();
    },
  };
}

/** Keyboard shortcuts of the open viewer, wherever the focus is; Space on a button still presses it. */
function useViewerShortcuts(keys: Record<string, () => void>): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isOnControl = event.target instanceof Element && event.target.closest('button, a') !== null;
    if (event.key === ' ' && isOnControl) return;
    const action = keys[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

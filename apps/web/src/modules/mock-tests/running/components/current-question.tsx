import { useEffect, useId, useRef, type ReactNode, useLayoutEffect } from 'react';
import type { TestQuestionDto } from '@markwell/shared/attempts/mock-tests.schemas';
import { Card } from '#ui/display/card.tsx';
import { ComparedPictures } from '#modules/question-bank/compared-pictures.tsx';
import { PassagePanel } from '#modules/question-bank/passage-panel.tsx';
import { QuestionBody } from '#modules/question-bank/question-body.tsx';
import { textSizeClasses, type TextSize } from '../text-size.ts';
import { PassageReader } from './passage-reader.tsx';

interface ShownQuestionProps {
  question: TestQuestionDto;
  /** From 1. */
  number: number;
  textSize: TextSize;
  /** Below the question. `questionId` is the id of the element with it. */
  children: (questionId: string) => ReactNode;
}

/** The question and, below it, what is answered. From a tablet's width, its passage is beside it and scrolls by itself. */
export function CurrentQuestion({ question, number, textSize, children }: ShownQuestionProps) {
  const { passage } = question;
  const bodyId = useId();
  const body = useFocusOnChange(question.id);
  const size = textSizeClasses[textSize];
  const answering = (
    <ComparedPictures
      key={question.id}
      question={question}
      room="test"
      className={`grid animate-appear grid-cols-[minmax(0,1fr)] gap-4.5 ${size}`}
    >
      <Card padding="large" className="px-5 sm:px-8.5">
        <div
          ref={body}
          tabIndex={-1}
          role="group"
          aria-label={`Question ${String(number)}`}
          className="outline-none"
        >
          <div id={bodyId}>
            <QuestionBody question={{ ...question, passage: null }} />
          </div>
        </div>
      </Card>
      {children(bodyId)}
    </ComparedPictures>
  );
  if (!passage) return answering;
  return (
    <BesidePassage passage={passage} textSize={textSize}>
      {answering}
    </BesidePassage>
  );
}

/** The element that gets the focus when another question is shown, so that a screen reader reads it. */
function useFocusOnChange(questionId: string) {
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef(questionId);
  useEffect(() => {
    if (shown.current === questionId) return;
    shown.current = questionId;
    element.current?.focus({ preventScroll: true });
  }, [questionId]);
  return element;
}

interface BesidePassageProps {
  passage: NonNullable<TestQuestionDto['passage']>;
  textSize: TextSize;
  children: ReactNode;
}

function BesidePassage({ passage, textSize, children }: BesidePassageProps) {
  const place = usePassageTop();
  // A passage longer than the screen must also scroll by keyboard.
  const scroller = { role: 'region', 'aria-label': 'Passage', tabIndex: 0 };
  // It ends above the footer before the page is scrolled too. A low screen leaves too few lines for that.
  const height =
    'max-h-[max(calc(100dvh-var(--passage-top)-5.5rem),min(16rem,calc(100dvh-10.5rem)))] print:max-h-none';
  return (
    <div ref={place} className="grid grid-cols-[minmax(0,1fr)] items-start gap-4.5 md:grid-cols-2 lg:gap-6">
      <PassageReader key={`button ${passage.id}`} passage={passage} textSize={textSize} />
      <div
        key={passage.id}
        {...scroller}
        className={`hidden overflow-y-auto rounded-lg md:sticky md:top-20 md:block print:block ${height} ${textSizeClasses[textSize]}`}
      >
        <PassagePanel passage={passage} />
      </div>
      {children}
    </div>
  );
}

/**
 * A ref for the place of a passage. Sets `--passage-top` there: its distance from the top of the page, which depends on the
 * size of the text and on what is above.
 */
function usePassageTop() {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    function measure() {
      const top = (element?.getBoundingClientRect().top ?? 0) + window.scrollY;
      element?.style.setProperty('--passage-top', `${String(top)}px`);
    }
    measure();
    // What appears above the passage makes the page higher.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  return ref;
}

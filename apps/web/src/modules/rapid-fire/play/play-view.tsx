import { useEffect, useState } from 'react';
import { X } from 'lucide-react';
import type { RapidFireSessionDto } from '@markwell/shared/rapid-fire/rapid-fire.schemas';
import { minutesAndSeconds } from '@markwell/shared/time/timer';
import { Page } from '#ui/layout/page.tsx';
import { useKeyboardShortcuts } from '#lib/use-keyboard-shortcuts.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { mediaUrl } from '#lib/api/base-url.ts';
import { useNow } from '#lib/use-now.ts';
import type { QuestionReports } from '../question-reports.ts';
import type { PlayState } from './play-state.ts';
import { QuestionSequence } from './question-sequence.tsx';
import type { SavedQuiz } from './saved-quiz.ts';
import { timesOf, countdownText } from './quiz-times.ts';

const tickMs = 100;

interface PlayViewProps {
  /** A quiz that has just been started, or one to continue. */
  quiz: SavedQuiz;
  reports: QuestionReports;
  /** Called with every answer and every new question. */
  onProgress: (state: PlayState) => void;
  onFinished: (state: PlayState) => void;
  onLeave: () => void;
}

/** Loads all pictures of the quiz during the countdown. */
function usePicturesAhead(session: RapidFireSessionDto): void {
  useEffect(() => {
    for (const { questionImageUrl, options } of session.questions) {
      const pictures = options
        .filter(({ contentType }) => contentType === 'IMAGE')
        .map(({ content }) => content);
      for (const address of questionImageUrl === null ? pictures : [questionImageUrl, ...pictures]) {
        new Image().src = mediaUrl(address);
      }
    }
  }, [session]);
}

/** A quiz from its countdown to its end, without the page frame. Esc leaves it; it can be continued. */
export function PlayView({ quiz, reports, onProgress, onFinished, onLeave }: PlayViewProps) {
  const { session } = quiz;
  const [times] = useState(() => timesOf(session, quiz.receivedAt));
  const [hasStarted, setStarted] = useState(() => Date.now() >= times.startsAt);
  usePicturesAhead(session);
  useKeyboardShortcuts({ keys: { Escape: onLeave } });

  const heading = (
    <h1 className="min-w-0 font-sans text-base max-sm:flex-1 leading-snug font-semibold tracking-normal">
      <span className="sr-only">Rapid-Fire Quiz, {session.subject.name}, </span>
      Level {session.level}&nbsp;· {session.levelName}
    </h1>
  );
  const leaveButton = (
    <IconButton icon={X} label="Leave the quiz" onClick={onLeave} className="-mr-2.5 shrink-0" />
  );
  return (
    <Page width="test" data-whole-screen className="max-w-[47.5rem]! pt-4 sm:pt-5.5">
      {hasStarted ? (
        <QuestionSequence
          quiz={quiz}
          deadline={times.deadline}
          reports={reports}
          onProgress={onProgress}
          onFinished={onFinished}
          heading={heading}
          leaveButton={leaveButton}
        />
      ) : (
        <>
          <div className="flex items-center justify-between gap-4">
            {heading}
            {leaveButton}
          </div>
          <Countdown startsAt={times.startsAt} deadline={times.deadline} onGo={() => setStarted(true)} />
        </>
      )}
    </Page>
  );
}

interface CountdownProps {
  /** Milliseconds since the epoch by this device's clock. */
  startsAt: number;
  deadline: number;
  onGo: () => void;
}

/** 3, 2, 1, GO. Calculated from the clock, so that a page that was paused skips the time that has passed. */
function Countdown({ startsAt, deadline, onGo }: CountdownProps) {
  const now = useNow(tickMs);
  const text = countdownText(startsAt - now);

  useEffect(() => {
    if (text === null) onGo();
  }, [onGo, text]);

  return (
    <div className="grid min-h-[55dvh] place-content-center text-center">
      <p
        role="status"
        className="font-heading text-[8rem] leading-none font-bold tracking-tight figures-tabular sm:text-[11rem]"
      >
        {text === 'GO' ? <span className="highlight px-4">GO</span> : text}
      </p>
      <p className="mt-6 text-ink-soft">
        Answer quickly: {minutesAndSeconds((deadline - startsAt) / 1000)} for all the questions.
      </p>
    </div>
  );
}

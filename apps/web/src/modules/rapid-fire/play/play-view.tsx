import { useEffect, useState } from 'react';
import { X } from 'lucide-react';
import type { RapidFireSessionDto } from '@markwell/shared/rapid-fire/rapid-fire.schemas';
import { Page } from '#ui/layout/page.tsx';
import { useKeyboardShortcuts } from '#modules/question-bank/use-keyboard-shortcuts.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { mediaUrl } from '#lib/api/base-url.ts';
import type { QuestionReports } from '../question-reports.ts';
import { Countdown } from './countdown.tsx';
import type { PlayState } from './play-state.ts';
import { QuestionSequence } from './question-sequence.tsx';
import type { SavedQuiz } from './saved-quiz.ts';
import { timesOf } from './quiz-times.ts';

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
          <Countdown
            startsAt={times.startsAt}
            deadline={times.deadline}
            onGo={() => {
              setStarted(true);
            }}
          />
        </>
      )}
    </Page>
  );
}

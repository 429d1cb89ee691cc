import type { ReactNode } from 'react';
import { secondsUntil, minutesAndSeconds, timerMessages, timerThresholds } from '@markwell/shared/time/timer';
import { Clock } from 'lucide-react';
import { ReportMenu } from '#modules/question-bank/reporting/report-menu.tsx';
import { useKeyboardShortcuts } from '#lib/use-keyboard-shortcuts.ts';
import { Badge } from '#ui/display/badge.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { classNames } from '#ui/class-names.ts';
import type { QuestionReports } from '../question-reports.ts';
import { AnswerButtons } from './answer-buttons.tsx';
import { PlayBanners } from './play-banners.tsx';
import type { PlayState } from './play-state.ts';
import { QuestionCard } from './question-card.tsx';
import type { SavedQuiz } from './saved-quiz.ts';
import { shortAnswerText } from './displayed-question.ts';
import { useQuizPlay } from './use-quiz-play.ts';

/** Of the ring, in units of its drawing. */
const radius = 19;
const circumference = 2 * Math.PI * radius;
/** The ring is red from this many seconds left. */
const fewSeconds = 5;
/** Seconds left at which the remaining time is announced again. */
const lastAnnouncementSeconds = 10;

interface PlayingProps {
  quiz: SavedQuiz;
  /** Milliseconds since the epoch by this device's clock. */
  deadline: number;
  reports: QuestionReports;
  onProgress: (state: PlayState) => void;
  onFinished: (state: PlayState) => void;
  heading: ReactNode;
  leaveButton: ReactNode;
}

/** Shows the questions of a running quiz one after another. */
export function QuestionSequence({
  quiz,
  deadline,
  reports,
  onProgress,
  onFinished,
  heading,
  leaveButton,
}: PlayingProps) {
  const { questions } = quiz.session;
  const { state, now, choose } = useQuizPlay({ quiz, onProgress, onFinished });
  const { index, shownAt, answers, run, isLocked, feedback, comboShown } = state;
  const question = questions[index];
  useKeyboardShortcuts({
    keys: Object.fromEntries(
      (question?.options ?? []).map(({ optionLetter }, index) => [
        String(index + 1),
        () => choose(optionLetter),
      ]),
    ),
  });
  if (!question) return null;

  const lastAnswer = answers.at(-1);
  const lastQuestion = questions.find(({ id }) => id === lastAnswer?.questionId);
  const total = questions.length;
  const millisecondsShown = isLocked ? lastAnswer?.timeSpent : now - shownAt;
  const secondsShown = Math.max(millisecondsShown ?? 0, 0) / 1000;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 sm:flex-nowrap sm:gap-x-4">
        {heading}
        <ProgressBar
          label="Progress through the quiz"
          value={answers.length}
          max={total}
          valueText={`${String(answers.length)} of ${String(total)} done`}
          className="order-last h-3 w-full sm:order-none sm:w-auto sm:flex-1"
        />
        <TimeLeft secondsLeft={secondsUntil(deadline, now)} />
        {leaveButton}
      </div>
      <div className="mt-2 mb-2.5 flex flex-wrap items-center justify-between gap-x-4 text-ink-soft">
        <h2 className="flex items-center gap-1.5 font-sans text-base font-normal tracking-normal">
          Question{' '}
          <TimeRing
            number={index + 1}
            timeLimit={question.timeLimit}
            left={question.timeLimit - secondsShown}
          />{' '}
          / {total}
        </h2>
        <p className="flex items-center gap-2">
          {run.combo > 0 && (
            <Badge tone="marker" className="max-sm:hidden">
              Points × {run.combo + 1}
            </Badge>
          )}
          <span>
            Score {run.score} · streak {run.streak}
          </span>
        </p>
      </div>
      <QuestionCard question={question} questions={questions} />
      <AnswerButtons
        question={question}
        questions={questions}
        isLocked={isLocked}
        chosenLetter={isLocked ? (lastAnswer?.selectedAnswer ?? null) : null}
        onChoose={choose}
      />
      <PlayBanners
        feedback={feedback}
        shownAnswer={lastQuestion ? shortAnswerText(lastQuestion) : null}
        comboOf={comboShown ? run : null}
      />
      <div className="flex items-center justify-center gap-4">
        <ReportMenu
          key={question.id}
          reported={reports.reported.has(question.id)}
          onReport={(reason) => reports.report(question.id, reason)}
        />
        <p className="text-sm text-ink-soft pointer-coarse:hidden">
          Keys 1-{question.options.length} answer. Esc leaves: you can come back on this device.
        </p>
      </div>
    </>
  );
}

/** The time left. Announced at one minute and at ten seconds, not every second. */
function TimeLeft({ secondsLeft }: { secondsLeft: number }) {
  const isCritical = secondsLeft <= timerThresholds.critical;
  return (
    <div
      data-level={isCritical ? 'critical' : 'normal'}
      className={classNames(
        'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-md px-3.5 py-1',
        isCritical ? 'animate-urgent bg-critical-wash text-critical' : 'bg-normal-wash text-normal',
      )}
    >
      <Clock aria-hidden strokeWidth={2.5} className="size-[18px] shrink-0 max-[359px]:hidden" />
      <span role="timer" aria-label="Time left" className="text-lg font-bold figures-tabular">
        {minutesAndSeconds(secondsLeft)}
      </span>
      <span role="status" className="sr-only">
        {announcement(secondsLeft)}
      </span>
    </div>
  );
}

function announcement(secondsLeft: number): string | undefined {
  if (secondsLeft <= lastAnnouncementSeconds) return `${String(lastAnnouncementSeconds)} seconds remaining`;
  return secondsLeft <= timerThresholds.critical ? timerMessages.critical : undefined;
}

interface TimeRingProps {
  /** From 1. */
  number: number;
  /** Seconds. */
  timeLimit: number;
  /** Seconds, with fractions. */
  left: number;
}

/** The question's number inside a ring that shows the time left for it. */
function TimeRing({ number, timeLimit, left }: TimeRingProps) {
  const share = Math.min(Math.max(left / timeLimit, 0), 1);
  return (
    <span className="relative grid size-11 place-items-center">
      <svg aria-hidden viewBox="0 0 44 44" className="absolute inset-0 size-full -rotate-90" fill="none">
        <circle cx="22" cy="22" r={radius} strokeWidth="4" className="stroke-line" />
        <circle
          key={number}
          cx="22"
          cy="22"
          r={radius}
          strokeWidth="4"
          strokeLinecap="round"
          strokeDasharray={circumference}
          strokeDashoffset={circumference * (1 - share)}
          className={classNames(
            'transition-[stroke-dashoffset] duration-250 ease-linear',
            left <= fewSeconds ? 'stroke-wrong' : 'stroke-royal',
          )}
        />
      </svg>
      <span className="relative font-heading font-bold text-ink figures-tabular">{number}</span>
    </span>
  );
}

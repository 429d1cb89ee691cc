import { useEffect, useRef, useId } from 'react';
import { earnsBonusPoint } from '@markwell/shared/creative-writing/creative-writing.rules';
import {
  bonusReasoningWords,
  creativeLetters,
  justificationMaximum,
  creativeDifficultyNames,
  type CreativeLetter,
} from '@markwell/shared/creative-writing/creative-writing.vocabulary';
import type { CreativeQuestionDto } from '@markwell/shared/creative-writing/creative-writing.schemas';
import { Page } from '#ui/layout/page.tsx';
import { useKeyboardShortcuts } from '#lib/use-keyboard-shortcuts.ts';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Field } from '#ui/inputs/field.tsx';
import { Kbd } from '#ui/display/kbd.tsx';
import { Textarea } from '#ui/inputs/textarea.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/display/card.tsx';
import { WordBank } from '../components/word-bank.tsx';
import { Brief } from '../components/brief.tsx';
import { ChallengeHeader } from './challenge-header.tsx';
import { useChallenge, type RunningSession } from './use-challenge.ts';

interface ChallengeViewProps {
  session: RunningSession;
  /** Undefined while the subjects are not known. */
  subjectName: string | undefined;
  onLeave: () => void;
  onFinished: () => void;
}

/** A running challenge with at least one question. */
export function ChallengeView({ session, subjectName, onLeave, onFinished }: ChallengeViewProps) {
  const challenge = useChallenge(session, onFinished);
  const { phase, question, index, draft } = challenge;
  const isSubmitting = phase === 'submitting' || phase === 'completing';
  const topOf = useRef<HTMLDivElement>(null);
  const shownIndex = useRef(index);
  useEffect(() => {
    if (shownIndex.current === index) return;
    shownIndex.current = index;
    window.scrollTo({ top: 0 });
    topOf.current?.focus({ preventScroll: true });
  }, [index]);
  useKeyboardShortcuts({
    enabled: phase === 'choosing',
    keys: {
      ...Object.fromEntries(
        creativeLetters.map((letter) => [
          letter,
          () => {
            challenge.change({ letter });
            // Move the focus as well, so that Enter submits wherever the focus was before.
            topOf.current?.querySelector<HTMLInputElement>(`input[value="${letter}"]`)?.focus();
          },
        ]),
      ),
      Enter: draft.letter === null ? undefined : challenge.submit,
    },
  });

  if (!question) return null;
  const count = session.questions.length;
  const isLast = challenge.answeredCount >= count - 1;
  const words = question.wordBank ?? [];
  return (
    <>
      <ChallengeHeader
        subjectName={subjectName}
        index={index}
        answeredCount={challenge.answeredCount}
        questionCount={count}
        shownAt={challenge.shownAt}
        onLeave={onLeave}
      />
      <Page width="test" className="pt-4 pb-0! sm:pt-6">
        {phase === 'failed' ? (
          <ErrorState
            title="Failed to complete session"
            message="Your answers are saved. Please try again."
            onRetry={challenge.finish}
          />
        ) : phase === 'done' ? (
          <EmptyState
            title="Every question is answered"
            action={<Button onClick={challenge.finish}>Complete Challenge</Button>}
          >
            Complete the challenge to see your results.
          </EmptyState>
        ) : (
          <>
            <div
              key={question.id}
              ref={topOf}
              tabIndex={-1}
              role="group"
              aria-label={question.title}
              className="grid animate-appear gap-4.5 [&_input]:scroll-mb-28 [&_textarea]:scroll-mb-28"
            >
              <QuestionCard question={question} />
              <WritingOptions
                options={question.options}
                chosen={draft.letter}
                disabled={isSubmitting}
                onChoose={(letter) => challenge.change({ letter })}
              />
              <Field
                label="Your reasoning (optional) - Why did you choose this option?"
                hint={
                  earnsBonusPoint(draft.reasoning)
                    ? 'You earn 1 bonus point for your reasoning.'
                    : `Write at least ${String(bonusReasoningWords)} words to earn 1 bonus point. Bonus points are extra: they don’t change your score.`
                }
              >
                <Textarea
                  rows={3}
                  placeholder="Explain your choice to earn bonus points..."
                  maxLength={justificationMaximum}
                  value={draft.reasoning}
                  readOnly={isSubmitting}
                  onChange={(event) => challenge.change({ reasoning: event.target.value })}
                />
              </Field>
              {words.length > 0 && <WordBank words={words} />}
            </div>
            <div className="sticky bottom-0 -mx-4.5 mt-6 flex items-center justify-between gap-4 border-t border-line bg-paper px-4.5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6 print:hidden">
              <p className="flex items-center gap-1.5 text-sm text-ink-soft max-lg:hidden">
                <Kbd>A</Kbd>–<Kbd>D</Kbd> choose, Enter submits
              </p>
              <Button pending={isSubmitting} onClick={challenge.submit} className="max-lg:w-full">
                {isSubmitting ? 'Submitting...' : isLast ? 'Complete Challenge' : 'Next Question'}
              </Button>
            </div>
          </>
        )}
      </Page>
    </>
  );
}

/** The question: title, age group and brief. */
function QuestionCard({ question }: { question: CreativeQuestionDto }) {
  const { title, difficulty, ageGroup, theme, estimatedTime, brief } = question;
  return (
    <Card className="grid gap-3">
      <h2 className="text-2xl">{title}</h2>
      <ul aria-label="About this question" className="flex flex-wrap gap-2">
        <li>
          <Badge tone="royal">{creativeDifficultyNames[difficulty]}</Badge>
        </li>
        <li>
          <Badge>{ageGroup}</Badge>
        </li>
        {theme !== undefined && (
          <li>
            <Badge className="whitespace-normal">{theme}</Badge>
          </li>
        )}
        <li>
          <Badge>~{Math.floor(estimatedTime / 60)} min</Badge>
        </li>
      </ul>
      <Brief text={brief} />
      <p className="text-sm text-ink-soft">
        1 min read • 2 min choose & note reasons • 1 min reveal • 1 min micro-write
      </p>
    </Card>
  );
}

interface WritingOptionsProps {
  options: Readonly<Record<CreativeLetter, string>>;
  chosen: CreativeLetter | null;
  disabled: boolean;
  onChoose: (letter: CreativeLetter) => void;
}

/** The four options as large cards that can be read like a page and chosen by a click anywhere on them. */
function WritingOptions({ options, chosen, disabled, onChoose }: WritingOptionsProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label="Which one answers the brief best?" className="grid gap-3">
      {creativeLetters.map((letter) => (
        <label
          key={letter}
          className="group relative grid grid-cols-[auto_1fr] items-start gap-3 rounded-lg border-[1.5px] border-line-strong bg-card py-4 pr-4 pl-3 text-ink transition-[border-color,padding] duration-150 hover:border-ink has-checked:border-ink has-checked:pl-5 has-checked:shadow-[inset_8px_0_0_var(--marker)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-royal has-disabled:cursor-default sm:gap-4 sm:py-5 sm:pr-6"
        >
          <input
            type="radio"
            name={name}
            value={letter}
            checked={letter === chosen}
            disabled={disabled}
            onChange={() => onChoose(letter)}
            className="absolute inset-0 appearance-none rounded-lg outline-none"
          />
          <span className="pointer-events-none relative grid size-9 place-items-center rounded-full border-[1.5px] border-line font-heading text-base font-bold text-ink-soft group-has-checked:border-ink group-has-checked:bg-ink group-has-checked:text-card">
            {letter}
          </span>{' '}
          <span className="pointer-events-none relative max-w-read min-w-0 pt-1 leading-[1.7] whitespace-pre-line">
            {options[letter]}
          </span>
        </label>
      ))}
    </div>
  );
}

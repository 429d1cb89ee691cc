import type { FirstDayDto } from '@markwell/shared/first-day/first-day.contract';
import type { StageDto } from '@markwell/shared/subjects/stages.contract';
import { stageWithExamBoards } from '@markwell/shared/curriculum/stages.vocabulary';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { Scene } from '#ui/drawings/scene.tsx';
import { classNames } from '#ui/class-names.ts';
import { useAuth } from '#lib/session/auth-context.ts';
import { useEndFirstDay, useStartStarter } from './first-day.queries.ts';

type StepState = 'done' | 'now' | 'next';

const stateNames: Record<StepState, string> = { done: 'Done', now: 'Now', next: 'Next' };

interface StepProps {
  number: number;
  state: StepState;
  title: string;
  text: string;
  /** The button of the current step. */
  action: ReactNode;
}

function Step({ number, state, title, text, action }: StepProps) {
  return (
    <li
      aria-current={state === 'now' ? 'step' : undefined}
      className="grid grid-cols-[auto_1fr] gap-x-3 border-t border-line py-3.5"
    >
      <span
        aria-hidden
        className={classNames(
          'grid size-9 place-items-center rounded-full border-2 font-heading font-bold figures-tabular',
          state === 'done' && 'border-transparent bg-correct-wash text-correct',
          state === 'now' && 'border-marker bg-card text-ink',
          state === 'next' && 'border-line bg-card text-ink-soft',
        )}
      >
        {state === 'done' ? <Check strokeWidth={2.5} className="size-5" /> : number}
      </span>
      <div className="min-w-0">
        <h3 className={classNames('text-lg', state === 'next' && 'text-ink-soft')}>
          {title}
          <span className="ml-2 text-sm font-normal text-ink-soft">{stateNames[state]}</span>
        </h3>
        {state !== 'done' && <p className="text-sm text-ink-soft">{text}</p>}
        {state === 'now' && <div className="mt-2.5">{action}</div>}
      </div>
    </li>
  );
}

interface FirstDayPathProps {
  firstDay: FirstDayDto;
  /** Undefined when it could not be loaded. */
  stage: StageDto | undefined;
  onSkipped: () => void;
}

/** The three steps of a new pupil's first day, with the button of the current one. */
export function FirstDayPath({ firstDay, stage, onSkipped }: FirstDayPathProps) {
  const { user } = useAuth();
  const navigate = useNavigate();
  const starter = useStartStarter();
  const end = useEndFirstDay(onSkipped);

  const isBoardAnswered =
    stage?.code !== stageWithExamBoards ||
    user?.currentExamBoardId != null ||
    user?.isExamBoardUnknown === true;
  const isStarterDone = firstDay.hasFinishedWork;

  return (
    <Card asChild className="min-w-0">
      <section aria-labelledby="first-day">
        <div className="flex items-center justify-between gap-4">
          <h2 id="first-day" className="text-xl">
            Your first day: three short steps
          </h2>
          <Scene name="first-day" width={112} />
        </div>
        <ol className="mt-3">
          <Step
            number={1}
            state={isBoardAnswered ? 'done' : 'now'}
            title={isBoardAnswered ? 'Stage chosen' : 'Choose your exam board'}
            text="You can also say that you don’t know it."
            action={
              <Button asChild>
                <Link to="/select-exam-board">Choose your exam board</Link>
              </Button>
            }
          />
          <Step
            number={2}
            state={isStarterDone ? 'done' : isBoardAnswered ? 'now' : 'next'}
            title="Five-minute starter"
            text="10 quick questions from your subjects. They show what you know and what to practise."
            action={
              <Button pending={starter.isStarting} onClick={starter.start}>
                Start 10 questions
              </Button>
            }
          />
          <Step
            number={3}
            state={isStarterDone && isBoardAnswered ? 'now' : 'next'}
            title="Your first plan"
            text="What to practise this week, and why."
            action={
              <Button
                onClick={() => {
                  end.mutate('done');
                  void navigate('/achievements');
                }}
              >
                See my plan
              </Button>
            }
          />
        </ol>
        <Button
          variant="subtle"
          size="small"
          className="-ml-4"
          pending={end.isPending}
          onClick={() => end.mutate('skipped')}
        >
          Skip these steps
        </Button>
      </section>
    </Card>
  );
}

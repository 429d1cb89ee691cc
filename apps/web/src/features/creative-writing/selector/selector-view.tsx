import { useState, type SubmitEvent } from 'react';
import { Check } from 'lucide-react';
import { Page } from '#components/layout/page.tsx';
import { Button } from '#components/ui/actions/button.tsx';
import { Card } from '#components/ui/display/card.tsx';
import { PageHeader } from '#components/ui/navigation/page-header.tsx';
import { useActiveChallenge } from '../creative-writing.queries.ts';
import { toastError } from '../show-error-toast.ts';
import { ChoiceForm } from './choice-form.tsx';
import { ContinueCard } from '#components/start/continue-card.tsx';
import { ProgressPanel } from './progress-panel.tsx';
import { lastSelection, writingSubjectsOf, type Selection } from './selection.ts';
import { subjectsFailure, useSelectorData } from './use-selector-data.ts';
import { BackToDashboard } from '#components/layout/back-to-dashboard.tsx';
import { RetryBanner } from '#components/ui/feedback/retry-banner.tsx';
import { PointsCard } from '../components/points-card.tsx';

interface SelectorViewProps {
  userId: string;
  onStart: (selection: Selection) => void;
}

/** The start page of creative writing: introduction, choice of subject and progress (spec 2 §2.5). */
export function SelectorView({ userId, onStart }: SelectorViewProps) {
  const { examTypes, subjects, progress } = useSelectorData();
  const [choice, setChoice] = useState({ examTypeId: '', subjectId: '' });
  const offered = subjects.data && writingSubjectsOf(subjects.data, choice.examTypeId);
  const selection = choice.examTypeId !== '' && choice.subjectId !== '' ? choice : null;

  function start(event: SubmitEvent) {
    event.preventDefault();
    if (selection) onStart(selection);
    else toastError('Please select both exam type and subject');
  }

  return (
    <Page>
      <PageHeader
        title="Creative Writing Challenge"
        lead="Read a brief, judge four pieces of writing against it, and learn what makes one of them the best."
        back={<BackToDashboard />}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-6">
          <ContinueChallenge
            selection={selection ?? lastSelection(userId)}
            examTypes={examTypes.data}
            subjects={subjects.data}
            onStart={onStart}
          />
          <Card asChild>
            <section aria-labelledby="how-it-works">
              <h2 id="how-it-works" className="mb-4 text-xl">
                How It Works
              </h2>
              <HowItWorks />
            </section>
          </Card>
          <Card asChild>
            <form onSubmit={start} aria-labelledby="choose-your-challenge">
              <h2 id="choose-your-challenge" className="mb-4 text-xl">
                Choose your challenge
              </h2>
              {subjects.isError && (
                <RetryBanner className="mb-4" busy={subjects.isFetching} onRetry={subjects.refetch}>
                  {subjectsFailure(subjects.error)}
                </RetryBanner>
              )}
              {examTypes.isError && (
                <RetryBanner className="mb-4" busy={examTypes.isFetching} onRetry={examTypes.refetch}>
                  The exams could not be loaded.
                </RetryBanner>
              )}
              <ChoiceForm
                examTypes={examTypes.data}
                subjects={offered}
                choice={choice}
                onChange={setChoice}
              />
              <Button type="submit" size="large" className="mt-6 w-full">
                {selection ? 'Start All Creative Writing Challenges' : 'Select Exam Type & Subject to Start'}
              </Button>
            </form>
          </Card>
        </div>
        <div className="grid gap-6">
          <ProgressPanel progress={progress} />
          <PointsCard title="What You'll Learn" points={lessons}>
            <Check aria-hidden strokeWidth={2.5} className="mt-1 size-[18px] text-correct" />
          </PointsCard>
        </div>
      </div>
    </Page>
  );
}

interface ContinueChallengeProps {
  /** The selection on the screen, or else the last one started on this device. */
  selection: Selection | null;
  examTypes: ReturnType<typeof useSelectorData>['examTypes']['data'];
  subjects: ReturnType<typeof useSelectorData>['subjects']['data'];
  onStart: (selection: Selection) => void;
}

function ContinueChallenge({ selection, examTypes, subjects, onStart }: ContinueChallengeProps) {
  const session = useActiveChallenge(selection).data?.session;
  const examType = examTypes?.find(({ id }) => id === selection?.examTypeId);
  const subject = subjects?.find(({ id }) => id === selection?.subjectId);
  if (!selection || !session || !examType || !subject) return null;
  return (
    <ContinueCard
      title="Continue your challenge"
      color={subject.color}
      details={`${examType.name} · ${subject.name} · ${session.answeredQuestions} of ${session.totalQuestions} answered`}
    >
      <Button
        variant="quiet"
        onClick={() => {
          onStart(selection);
        }}
      >
        Continue
      </Button>
    </ContinueCard>
  );
}

const steps = [
  { title: 'Read the brief', text: 'Four lines tell you who speaks, what happens and how it should feel.' },
  { title: 'Choose the best', text: 'Read four pieces of writing and choose the best one.' },
  { title: 'Get scores 0-3', text: 'The best one scores 3, the others 2, 1 and 0.' },
  { title: 'Learn why', text: 'See what each piece of writing does well, and try a few lines yourself.' },
];

function HowItWorks() {
  return (
    <ol className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="grid grid-cols-[auto_1fr] items-start gap-x-3.5">
          <span
            aria-hidden
            className="row-span-2 grid size-9 place-items-center rounded-full bg-royal-wash font-heading font-bold text-royal"
          >
            {index + 1}
          </span>
          <h3 className="pt-1.5 text-lg">{title}</h3>
          <p className="mt-1 text-sm text-ink-soft">{text}</p>
        </li>
      ))}
    </ol>
  );
}

const lessons = [
  'To answer the brief you were given, not the one you hoped for',
  'To show a feeling through what people do and notice',
  'To choose one exact word instead of three vague ones',
  'To vary sentences, so that the rhythm fits the moment',
  'To say why one piece of writing works better than another',
];

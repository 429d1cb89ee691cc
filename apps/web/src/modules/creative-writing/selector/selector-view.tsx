import { Check } from 'lucide-react';
import { Page } from '#ui/layout/page.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { PageHeader } from '#ui/navigation/page-header.tsx';
import { useActiveChallenge } from '../creative-writing.queries.ts';
import { showCreativeWritingError } from '../show-creative-writing-error.ts';
import { ChoiceForm } from './choice-form.tsx';
import { ContinueCard } from '#modules/attempts/continue-card.tsx';
import { ProgressPanel } from './progress-panel.tsx';
import {
  countsOf,
  lastSelection,
  writingSubjectsOf,
  type Choice,
  type ChallengeSelection,
} from './selection.ts';
import { StartButtons } from './start-buttons.tsx';
import { subjectsFailure, useSelectorData } from './use-selector-data.ts';
import { BackToDashboard } from '#ui/layout/back-to-dashboard.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { RetryBanner } from '#ui/feedback/retry-banner.tsx';
import { PointsCard } from '../components/points-card.tsx';

interface SelectorViewProps {
  userId: string;
  choice: Choice;
  onChoose: (choice: Choice) => void;
  /** With the id of the brief to begin with, if there is one. */
  onStart: (selection: ChallengeSelection, questionId?: string) => void;
}

/** The start page of creative writing: introduction, choice of subject and progress. */
export function SelectorView({ userId, choice, onChoose, onStart }: SelectorViewProps) {
  const { examTypes, subjects, progress, counts } = useSelectorData();
  const offered = subjects.data && writingSubjectsOf(subjects.data, choice.examTypeId);
  const isComplete = choice.examTypeId !== '' && choice.subjectId !== '';
  const { brief, ...chosen } = choice;

  return (
    <Page>
      <PageHeader
        title="Creative Writing Challenge"
        lead="Read a brief, pick the best of four pieces of writing, and find out why it is the best."
        back={<BackToDashboard />}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:large-text:grid-cols-[minmax(0,1fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <ContinueChallenge
            selection={isComplete ? chosen : lastSelection(userId)}
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
            <section aria-labelledby="choose-your-challenge">
              <h2 id="choose-your-challenge" className="mb-4 text-xl">
                Choose your challenge
              </h2>
              {subjects.isError && (
                <RetryBanner className="mb-4" query={subjects}>
                  {subjectsFailure(subjects.error)}
                </RetryBanner>
              )}
              {examTypes.isError && (
                <RetryBanner className="mb-4" query={examTypes}>
                  The exams didn’t load.
                </RetryBanner>
              )}
              <ChoiceForm
                examTypes={examTypes.data}
                subjects={offered}
                counts={counts.data}
                choice={choice}
                onChange={onChoose}
              />
              {brief && (
                <Banner
                  className="mt-5"
                  action={
                    <Button variant="quiet" onClick={() => onChoose({ ...choice, brief: null })}>
                      Start with any brief
                    </Button>
                  }
                >
                  You will begin with “{brief.title}”.
                </Banner>
              )}
              <div className="mt-6 grid gap-3">
                <StartButtons
                  difficulty={isComplete ? choice.difficulty : null}
                  counts={countsOf(counts.data, choice)}
                  onStart={(numberOfQuestions) => onStart({ ...chosen, numberOfQuestions }, brief?.id)}
                  onIncomplete={() => showCreativeWritingError('Please select both exam type and subject')}
                />
              </div>
            </section>
          </Card>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
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
  selection: Omit<ChallengeSelection, 'numberOfQuestions'> | null;
  examTypes: ReturnType<typeof useSelectorData>['examTypes']['data'];
  subjects: ReturnType<typeof useSelectorData>['subjects']['data'];
  onStart: (selection: ChallengeSelection) => void;
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
        onClick={() => onStart({ ...selection, numberOfQuestions: session.totalQuestions })}
      >
        Continue
      </Button>
    </ContinueCard>
  );
}

const steps = [
  {
    title: 'Read the brief',
    text: 'A brief is a task in four lines: who speaks, what happens, how it should feel.',
  },
  { title: 'Choose the best', text: 'Read four pieces of writing. Choose the one that fits the brief best.' },
  { title: 'Get scores 0-3', text: 'The best one scores 3 points, the others 2, 1 and 0.' },
  { title: 'Learn why', text: 'See what is good about each one, then write a few lines yourself.' },
];

function HowItWorks() {
  return (
    <ol className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="grid grid-cols-[auto_1fr] content-start items-start gap-x-3.5">
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
  'How to do everything that the brief asks for',
  'How to show a feeling through what people do and see',
  'How to find one exact word instead of three vague ones',
  'How to mix short and long sentences',
  'How to say why one piece of writing is better than another',
];

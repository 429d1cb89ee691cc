import { useState } from 'react';
import { ArrowRight, RotateCcw } from 'lucide-react';
import { rapidFireLevelOf } from '@markwell/shared/rapid-fire/rapid-fire.rules';
import { lastRapidFireLevel, lateSubmissionHours } from '@markwell/shared/rapid-fire/rapid-fire.vocabulary';
import type { QuizQuestionDto, RapidFireResultDto } from '@markwell/shared/rapid-fire/rapid-fire.schemas';
import type { OptionLetter } from '@markwell/shared/answers/option-letters';
import { Page } from '#ui/layout/page.tsx';
import { ResultGrid, type QuestionOutcome } from '#modules/question-bank/review/result-grid.tsx';
import { Button } from '#ui/actions/button.tsx';
import { pendingQuizOf } from '../submission/end-quiz.ts';
import { useSubmitQuiz } from '../submission/submit-pending-quizzes.tsx';
import { resumePlay, type SavedQuiz } from '../play/saved-quiz.ts';
import type { QuestionReports } from '../question-reports.ts';
import { displayedOption, displayedQuestion } from '../play/displayed-question.ts';
import { solutionQuery } from '../rapid-fire.queries.ts';
import type { SubmissionState } from '../submission/submit-quiz.ts';
import { isUntouched, localResult } from './local-result.ts';
import { ResultCard } from './result-card.tsx';
import { scrollToReview, useOpenReviews } from '#modules/question-bank/review/use-open-reviews.ts';
import { MarkedOptions } from '#modules/answers/choice/marked-options.tsx';
import { QuestionBody } from '#modules/question-bank/question-body.tsx';
import { ReportMenu } from '#modules/question-bank/reporting/report-menu.tsx';
import { ReviewCard } from '#modules/question-bank/review/review-card.tsx';
import { SolutionSection } from '#modules/question-bank/solution/solution-section.tsx';
import { Banner } from '#ui/feedback/banner.tsx';

interface ResultsViewProps {
  userId: string;
  /** A finished quiz. */
  quiz: SavedQuiz;
  reports: QuestionReports;
  onPlay: (level: number) => void;
  onChooseLevel: () => void;
  onDashboard: () => void;
}

/** The end of a quiz: first this browser's marking, then the server's result when it arrives. */
export function ResultsView({ userId, quiz, reports, onPlay, ...ways }: ResultsViewProps) {
  const { session } = quiz;
  const [played] = useState(() => resumePlay(quiz, Date.now()));
  const [pending] = useState(() => pendingQuizOf(quiz));
  const saving = useSubmitQuiz(userId, pending);
  const result = saving?.status === 'saved' ? saving.result : localResult(session, played);
  const reviewed = reviewedAnswers(result);
  // Reserve the space while waiting for the server, so that no button moves under the pupil's finger.
  const opensLevel = result.levelCompleted && session.level < lastRapidFireLevel;
  const mayOpenNext = saving === undefined && opensLevel;
  const offersNext = result.nextLevelUnlocked || mayOpenNext;
  const reviews = useOpenReviews();

  function jumpTo(index: number) {
    reviews.open(index + 1);
    scrollToReview(index + 1);
  }

  return (
    <Page className="grid grid-cols-[minmax(0,1fr)] items-start gap-7 pt-6 sm:pt-8 lg:grid-cols-[20rem_minmax(0,1fr)] lg:large-text:grid-cols-[minmax(0,1fr)] print:block">
      <div className="grid gap-4 lg:sticky lg:top-6 print:static">
        <ResultCard result={result} subjectName={session.subject.name} score={played.run.score} />
        {!isUntouched(result) && <SaveBanner saving={saving} opensLevel={opensLevel} />}
        <div className="grid gap-3">
          {offersNext && (
            <Button size="large" pending={mayOpenNext} onClick={() => onPlay(session.level + 1)}>
              Next Level: {rapidFireLevelOf(session.level + 1).name}
              <ArrowRight aria-hidden className="size-5" />
            </Button>
          )}
          <Button
            size="large"
            variant={offersNext ? 'quiet' : 'primary'}
            onClick={() => onPlay(session.level)}
          >
            <RotateCcw aria-hidden className="size-5" />
            Play Again
          </Button>
          <div className="grid grid-cols-2 gap-3">
            <Button variant="quiet" onClick={ways.onChooseLevel}>
              Level Select
            </Button>
            <Button variant="quiet" onClick={ways.onDashboard}>
              Dashboard
            </Button>
          </div>
        </div>
      </div>
      <div className="min-w-0">
        <h2 className="mb-3 text-2xl print:mt-6">Your answers</h2>
        <ResultGrid outcomes={reviewed.map(({ outcome }) => outcome)} onSelect={jumpTo} />
        <div className="mt-6 grid gap-3 print:mt-4 print:block">
          {reviewed.map((each) => (
            <AnswerReview
              key={each.question.id}
              reviewed={each}
              open={reviews.isOpen(each.number)}
              onToggle={() => reviews.toggle(each.number)}
              reports={reports}
            />
          ))}
        </div>
      </div>
    </Page>
  );
}

interface AnswerReviewProps {
  reviewed: ReviewedAnswer;
  open: boolean;
  onToggle: () => void;
  reports: QuestionReports;
}

/** One question of the quiz. */
function AnswerReview({ reviewed, open, onToggle, reports }: AnswerReviewProps) {
  const { question, chosenLetter, timeSpent } = reviewed;
  const options = question.options.map(displayedOption);
  return (
    <ReviewCard reviewed={reviewed} aside={`${timeSpent.toFixed(1)} s`} open={open} onToggle={onToggle}>
      <QuestionBody question={displayedQuestion(question)} size="medium" />
      <MarkedOptions options={options} chosenLetter={chosenLetter} />
      <SolutionSection query={solutionQuery(question.id)} answered={{ options, chosenLetter }} shown={open} />
      <ReportMenu
        key={question.id}
        reported={reports.reported.has(question.id)}
        onReport={(reason) => reports.report(question.id, reason)}
      />
    </ReviewCard>
  );
}

interface SaveBannerProps {
  /** Undefined during the first attempt. */
  saving: SubmissionState | undefined;
  /** Whether the result unlocks another level once the server has it. */
  opensLevel: boolean;
}

/** Shows whether the server has the result. */
function SaveBanner({ saving, opensLevel }: SaveBannerProps) {
  if (saving?.status === 'unsaved') {
    return (
      <Banner tone="notice" title="Not saved yet" className="print:hidden">
        Your result is saved on this device. We send it as soon as you are online again, or the next time you
        visit in the next {lateSubmissionHours} hours.{opensLevel && ' This unlocks the next level.'}
      </Banner>
    );
  }
  if (saving?.status === 'refused') {
    return (
      <Banner tone="error" title="This result was not saved" className="print:hidden">
        Your result does not count towards your progress. {saving.reason}
      </Banner>
    );
  }
  return (
    <p role="status" className="text-center text-sm text-ink-soft print:hidden">
      {saving ? 'Your result is saved.' : 'Saving your result…'}
    </p>
  );
}

interface ReviewedAnswer {
  /** From 1, as in the quiz. */
  number: number;
  question: QuizQuestionDto;
  chosenLetter: OptionLetter | null;
  outcome: QuestionOutcome;
  /** Seconds, with fractions. */
  timeSpent: number;
}

/** The questions in the order of the quiz, each with its answer. */
function reviewedAnswers({ questions, userAnswers }: RapidFireResultDto): ReviewedAnswer[] {
  const answers = new Map(userAnswers.map((answer) => [answer.questionId, answer]));
  return questions.map((question, index) => {
    const answer = answers.get(question.id);
    const chosenLetter = answer?.selectedAnswer ?? null;
    const outcome = answer?.isCorrect ? 'correct' : chosenLetter === null ? 'unanswered' : 'wrong';
    return { number: index + 1, question, chosenLetter, outcome, timeSpent: answer?.timeSpent ?? 0 };
  });
}

import type { ScriptDto } from '@markwell/shared/assignments/class-answers.schemas';
import { minutesAndSeconds } from '@markwell/shared/time/timer';
import { Printer } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { PupilDetails } from '#modules/classes/parts/class-pupil.tsx';
import { formatDue } from '../parts/format-due.ts';
import { WorkBadge } from '../parts/work-badge.tsx';
import { BackLink } from '#ui/layout/back-link.tsx';
import { Loaded } from '#ui/layout/loaded.tsx';
import { Section } from '#ui/layout/section.tsx';
import { ComparedPictures } from '#modules/question-bank/compared-pictures.tsx';
import { MarkedOptions } from '#modules/answers/choice/marked-options.tsx';
import { marksOf } from '#modules/answers/marks-text.ts';
import { ReviewedParts } from '#modules/answers/question-parts.tsx';
import { QuestionBody } from '#modules/question-bank/question-body.tsx';
import { ReviewCard } from '#modules/question-bank/review/review-card.tsx';
import { useOpenReviews } from '#modules/question-bank/review/use-open-reviews.ts';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { countOf } from '#lib/format.ts';
import { useScript } from '../assignments.queries.ts';

/** One pupil's answers to an assignment, question by question, to read or to print. */
export function ScriptPage() {
  const { classId = '', assignmentId = '', pupilId = '' } = useParams();
  const query = useScript(assignmentId, pupilId);
  const path = `/classes/${classId}/assignments/${assignmentId}`;
  return (
    <Loaded
      query={query}
      loading="Loading the answers…"
      failure="These answers did not load. The pupil may have left the class."
    >
      {(script) => (
        <>
          <BackLink to={`${path}/answers`}>Answers of the class</BackLink>
          <h2 className="text-2xl wrap-anywhere">{script.pupil.name}</h2>
          <PupilDetails pupil={script.pupil} />
          <p className="mt-1 wrap-anywhere text-ink-soft">
            <Link to={path} className="text-royal underline underline-offset-4 print:no-underline">
              {script.assignment.name}
            </Link>{' '}
            · {script.class.name}
          </p>
          <div className="mt-3 flex flex-wrap items-center gap-3">
            <WorkBadge state={script.work.state} lateMinutes={script.work.lateMinutes} />
            {script.attempts.length > 0 && (
              <Button variant="quiet" size="small" className="print:hidden" onClick={() => window.print()}>
                <Printer aria-hidden className="size-5" /> Print
              </Button>
            )}
          </div>
          {script.attempts.length === 0 ? (
            <EmptyState title="No answers to read yet" level={3} className="mt-4">
              Answers can be read once the work is handed in.
            </EmptyState>
          ) : (
            script.attempts.map((attempt, index) => (
              <Attempt key={attempt.id} attempt={attempt} isFirst={index === 0} />
            ))
          )}
        </>
      )}
    </Loaded>
  );
}

type ScriptAttempt = ScriptDto['attempts'][number];

function Attempt({ attempt, isFirst }: { attempt: ScriptAttempt; isFirst: boolean }) {
  const { id, correctAnswers, totalQuestions, score, timeTaken, finishedAt, isReturned, questions } = attempt;
  return (
    <Section title={isReturned ? 'Earlier work, returned' : 'Answers'}>
      <p className="mb-3 text-ink-soft">
        Handed in {formatDue(finishedAt)} ·{' '}
        {score === null
          ? `${countOf(totalQuestions, 'question')}, not scored`
          : `${String(correctAnswers)} of ${countOf(totalQuestions, 'question')} right (${String(score)}%)`}{' '}
        · took {minutesAndSeconds(timeTaken)}
      </p>
      <Questions attemptId={id} questions={questions} isOpen={isFirst} />
    </Section>
  );
}

interface QuestionsProps {
  attemptId: string;
  questions: ScriptAttempt['questions'];
  isOpen: boolean;
}

function Questions({ attemptId, questions, isOpen }: QuestionsProps) {
  const closed = useOpenReviews();
  return (
    <ol className="grid grid-cols-1 gap-3">
      {questions.map(({ question, chosenLetter, responses, parts, outcome, answeredAfter }, index) => {
        const number = index + 1;
        const right = question.options.find((option) => option.isCorrect === true)?.optionLetter;
        const facts = [
          ...(question.parts ? [] : [chosenLetter === null ? 'No answer' : `Chose ${chosenLetter}`]),
          ...(right === undefined ? [] : [`right is ${right}`]),
          ...(answeredAfter === null ? [] : [`answered ${minutesAndSeconds(answeredAfter)} after the start`]),
        ];
        return (
          <li key={question.id}>
            <ReviewCard
              id={`${attemptId}-${String(number)}`}
              reviewed={{ number, question, outcome }}
              aside={
                marksOf(parts) ??
                (outcome === 'correct' ? '1 mark' : outcome === 'void' ? undefined : '0 marks')
              }
              open={isOpen !== closed.isOpen(number)}
              onToggle={() => closed.toggle(number)}
            >
              <ComparedPictures question={question} room="review" className="grid grid-cols-1 gap-4">
                <QuestionBody question={question} size="medium" />
                <p className="flex flex-wrap items-center gap-2 text-sm">
                  <span>{facts.join(' · ')}</span>
                  {outcome === 'void' && <Badge>Its answer key was wrong</Badge>}
                </p>
                {question.parts ? (
                  <ReviewedParts
                    parts={question.parts}
                    withKeys={question.partsWithKeys}
                    responses={responses ?? {}}
                    markings={parts}
                    answerName="The pupil’s answer"
                  />
                ) : (
                  <MarkedOptions
                    options={question.options}
                    chosenLetter={chosenLetter}
                    answerName="The pupil’s answer"
                  />
                )}
              </ComparedPictures>
            </ReviewCard>
          </li>
        );
      })}
    </ol>
  );
}

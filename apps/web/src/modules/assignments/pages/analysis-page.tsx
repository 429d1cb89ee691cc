import type { AssignmentAnalysisDto } from '@markwell/shared/assignments/assignments.schemas';
import { minAnswersForAnalysis } from '@markwell/shared/assignments/assignments.vocabulary';
import { Link, useParams } from 'react-router-dom';
import { BackLink } from '#ui/layout/back-link.tsx';
import { Loaded } from '#ui/layout/loaded.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Button } from '#ui/actions/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Disclosure } from '#ui/display/disclosure.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FrequentAnswers } from '#modules/answers/frequent-answers.tsx';
import { countOf } from '#lib/format.ts';
import { useAnalysis } from '../assignments.queries.ts';
import { excerptOf, QuestionPreview } from '../components/chosen-question.tsx';

const tooFew = `too few answers to say (${String(minAnswersForAnalysis)} or more are needed)`;

/** How a class answered: what to teach again, and every question with the share of each option. */
export function AnalysisPage() {
  const { classId = '', assignmentId = '' } = useParams();
  const query = useAnalysis(assignmentId);
  const path = `/classes/${classId}/assignments`;
  return (
    <Loaded query={query} loading="Loading the analysis…" failure="The analysis did not load.">
      {(analysis) => (
        <>
          <BackLink to={`${path}/${assignmentId}`}>{analysis.assignment.name}</BackLink>
          <h2 className="text-2xl">Class analysis</h2>
          <p className="mt-1 text-ink-soft">
            {analysis.handedInCount} of {countOf(analysis.memberCount, 'pupil')} handed in
            {analysis.averageScore !== null && ` · average score ${String(analysis.averageScore)}%`}
          </p>
          {analysis.handedInCount === 0 ? (
            <EmptyState title="No work yet" level={3} className="mt-4">
              The analysis begins when the first pupil hands in.
            </EmptyState>
          ) : (
            <>
              <Topics analysis={analysis} followUp={`${path}/new?followUp=${assignmentId}`} />
              <Questions analysis={analysis} />
            </>
          )}
        </>
      )}
    </Loaded>
  );
}

const Topics = ({ analysis, followUp }: { analysis: AssignmentAnalysisDto; followUp: string }) => (
  <Section title="What to teach again">
    <ul className="grid grid-cols-1 gap-2">
      {analysis.topics.map(({ topic, facility, answers, correct, teachAgain }) => (
        <li
          key={topic.id}
          className="flex flex-wrap items-center justify-between gap-2 border-b border-line py-2"
        >
          <span className="min-w-0 flex-1 basis-40 wrap-anywhere">
            {topic.name}
            <span className="block text-sm text-ink-soft">
              {correct} of {countOf(answers, 'answer')} correct
            </span>
          </span>
          {facility === null ? (
            <Badge className="whitespace-normal!">{tooFew}</Badge>
          ) : (
            <Badge tone={teachAgain ? 'wrong' : 'correct'} className="whitespace-normal!">
              {facility}%{teachAgain ? ', teach again' : ''}
            </Badge>
          )}
        </li>
      ))}
    </ul>
    <Button asChild className="mt-4">
      <Link to={followUp}>Set a follow-up on what was missed</Link>
    </Button>
  </Section>
);

const Questions = ({ analysis }: { analysis: AssignmentAnalysisDto }) => (
  <Section title="Questions">
    <ol className="grid grid-cols-1 gap-3">
      {analysis.questions.map(({ question, ...item }, index) => (
        <li key={question.id} className="rounded-lg border border-line bg-card p-4">
          <h3 className="font-semibold wrap-anywhere">
            {index + 1}. {excerptOf(question)}
          </h3>
          <p className="mt-1 text-sm text-ink-soft">
            {item.answers === 0
              ? 'No pupil who has handed in was asked this'
              : `${String(item.correct)} of ${String(item.answers)} correct${item.facility === null ? '' : ` (${String(item.facility)}%)`} · ${String(item.omitted)} omitted${item.facility === null ? ` · ${tooFew}` : ''}`}
            {item.isVoid && ' · does not count, because its answer key was wrong'}
          </p>
          <ul className="mt-3 grid grid-cols-1 gap-1.5">
            {item.options.map(({ optionLetter, chosen }) => (
              <OptionShare
                key={optionLetter}
                letter={optionLetter}
                chosen={chosen}
                answers={item.answers}
                isCorrect={
                  question.options.find((option) => option.optionLetter === optionLetter)?.isCorrect === true
                }
              />
            ))}
          </ul>
          {item.frequentAnswers.length > 0 && <FrequentAnswers answers={item.frequentAnswers} />}
          <Disclosure summary="Show the question" className="mt-3">
            <QuestionPreview question={question} answerMode={analysis.answerMode} />
          </Disclosure>
        </li>
      ))}
    </ol>
  </Section>
);

interface OptionShareProps {
  letter: string;
  chosen: number;
  answers: number;
  isCorrect: boolean;
}

function OptionShare({ letter, chosen, answers, isCorrect }: OptionShareProps) {
  const share = answers === 0 ? 0 : Math.round((chosen / answers) * 100);
  return (
    <li className="grid grid-cols-[min(7rem,30%)_minmax(0,1fr)_auto] items-center gap-3 text-sm">
      <span className={isCorrect ? 'font-semibold text-correct' : ''}>
        {letter}
        {isCorrect && ', correct'}
      </span>
      <span aria-hidden className="print-exact h-2.5 overflow-hidden rounded-full bg-line">
        <span
          className={classNames(
            'block h-full rounded-full forced-colors:bg-[CanvasText]!',
            isCorrect ? 'bg-correct' : 'bg-royal',
          )}
          style={{ width: `${String(share)}%` }}
        />
      </span>
      <span className="min-w-16 text-right figures-tabular">
        {chosen} ({share}%)
      </span>
    </li>
  );
}

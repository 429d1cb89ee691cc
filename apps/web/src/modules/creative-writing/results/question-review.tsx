import { GraduationCap, PenLine, type LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { earnsBonusPoint, rankOf } from '@markwell/shared/creative-writing/creative-writing.rules';
import { minutesAndSeconds } from '@markwell/shared/time/timer';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/display/card.tsx';
import { Brief } from '../components/brief.tsx';
import { creativeDifficultyNames } from '@markwell/shared/creative-writing/creative-writing.vocabulary';
import { WordList } from '../components/word-bank.tsx';
import { RankedReview } from './ranked-review.tsx';
import { rankNames, type DetailedResult } from './challenge-results.ts';

/** The review of one question: brief, chosen option, explanations, micro-write. */
export function QuestionReview({ detail: { question, userAnswer } }: { detail: DetailedResult }) {
  const { selectedOption, scoreAwarded, maxPossibleScore, timeSpent, justification } = userAnswer;
  const words = question.wordBank ?? [];
  const rank = selectedOption && rankNames[rankOf(question.scores, selectedOption) - 1];
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid gap-3">
        <div>
          <h3 className="text-xl">{question.title}</h3>
          <p className="text-sm text-ink-soft">
            {[creativeDifficultyNames[question.difficulty], question.ageGroup, question.theme]
              .filter((part) => part !== undefined)
              .join(' · ')}
          </p>
        </div>
        <Brief text={question.brief} />
      </div>
      <dl className="grid grid-cols-3 gap-3 border-y border-line py-3 max-[359px]:grid-cols-1">
        <Figure name="Your option">
          {selectedOption ?? 'Skipped'}
          {rank && <span className="ml-1.5 font-sans text-sm font-normal text-ink-soft">{rank}</span>}
        </Figure>
        <Figure name="Score">
          {scoreAwarded}/{maxPossibleScore}
        </Figure>
        <Figure name="Time">{minutesAndSeconds(timeSpent)}</Figure>
      </dl>
      {justification !== undefined && (
        <div>
          <h3 className="mb-1 flex flex-wrap items-center gap-2 text-lg">
            Your reasoning
            {earnsBonusPoint(justification) && (
              <Badge tone="marker" className="font-sans tracking-normal">
                +1 bonus point
              </Badge>
            )}
          </h3>
          <p className="max-w-read whitespace-pre-line">{justification}</p>
        </div>
      )}
      <RankedReview question={question} chosen={selectedOption} />
      {question.microWritePrompt !== undefined && (
        <Note icon={PenLine} title="Micro-write prompt">
          <p className="max-w-read whitespace-pre-line">{question.microWritePrompt}</p>
        </Note>
      )}
      {words.length > 0 && (
        <div>
          <h3 className="mb-2 text-lg">Word bank</h3>
          <WordList words={words} />
        </div>
      )}
      {question.teacherNotes !== undefined && (
        <Note icon={GraduationCap} title="Teacher quick-mark notes">
          <p className="max-w-read whitespace-pre-line">{question.teacherNotes}</p>
        </Note>
      )}
    </Card>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="font-heading text-xl font-bold figures-tabular">{children}</dd>
    </div>
  );
}

function Note({ icon: Icon, title, children }: { icon: LucideIcon; title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="print-whole rounded-md border-l-4 border-marker bg-sunk px-4 py-3"
    >
      <h3 id={id} className="mb-1 flex items-center gap-2 text-lg">
        <Icon aria-hidden className="size-5 shrink-0" />
        {title}
      </h3>
      {children}
    </section>
  );
}

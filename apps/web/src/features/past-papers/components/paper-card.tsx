import { useId } from 'react';
import { BookOpenCheck, Crown, Download } from 'lucide-react';
import type { PastPaperDto } from '@markwell/shared/features/past-papers/past-papers.contract';
import type { PaperDifficulty } from '@markwell/shared/vocabulary/past-papers';
import { Badge, type BadgeTone } from '#components/ui/display/badge.tsx';
import { Button } from '#components/ui/actions/button.tsx';
import { Card } from '#components/ui/display/card.tsx';
import { SubjectPill } from '#components/ui/display/subject-pill.tsx';
import { countOf } from '#lib/format.ts';
import { shortName } from '../filters.ts';
import { useDownload } from '../past-papers.queries.ts';

const tones: Record<PaperDifficulty, BadgeTone> = { Easy: 'correct', Medium: 'caution', Hard: 'wrong' };

interface PaperCardProps {
  paper: PastPaperDto;
  onViewAnswers: () => void;
}

export function PaperCard({ paper, onViewAnswers }: PaperCardProps) {
  const { title, schoolName, examType, subject, year, difficulty, isPremium } = paper;
  const titleId = useId();
  const download = useDownload();
  return (
    <Card asChild className="flex flex-col gap-4">
      <article aria-labelledby={titleId}>
        <div>
          <div className="mb-2 flex flex-wrap items-center justify-between gap-2 text-sm text-ink-soft">
            <SubjectPill color={subject.color}>
              {shortName(examType.name)} · {subject.name}
            </SubjectPill>
            {isPremium && (
              <Badge tone="marker">
                <Crown aria-hidden />
                Premium
              </Badge>
            )}
          </div>
          <h2 id={titleId} className="text-xl">
            {title}
          </h2>
          {schoolName !== null && <p className="mt-0.5 text-sm text-ink-soft">{schoolName}</p>}
        </div>
        <ul className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
          <li>{year}</li>
          <Facts paper={paper} />
          <li>
            <Badge tone={tones[difficulty]}>{difficulty}</Badge>
          </li>
        </ul>
        {(paper.pdfPath !== null || paper.answersFolder !== null) && (
          <div className="mt-auto flex flex-wrap gap-3">
            {paper.pdfPath !== null && (
              <Button
                size="small"
                aria-describedby={titleId}
                pending={download.isPending}
                onClick={() => {
                  download.mutate(paper);
                }}
              >
                {!download.isPending && <Download aria-hidden className="size-[18px]" />}
                Download PDF
              </Button>
            )}
            {paper.answersFolder !== null && (
              <Button variant="quiet" size="small" aria-describedby={titleId} onClick={onViewAnswers}>
                <BookOpenCheck aria-hidden className="size-[18px]" />
                View Answers
              </Button>
            )}
          </div>
        )}
      </article>
    </Card>
  );
}

function Facts({ paper: { duration, maxMarks, totalQuestions } }: { paper: PastPaperDto }) {
  const facts = [
    duration === null ? null : `${String(duration)} mins`,
    maxMarks === null ? null : `${String(maxMarks)} marks`,
    totalQuestions === null ? null : countOf(totalQuestions, 'question'),
  ];
  return facts.filter((fact) => fact !== null).map((fact) => <li key={fact}>{fact}</li>);
}

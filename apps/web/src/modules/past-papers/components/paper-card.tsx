import { useId, type ComponentProps } from 'react';
import { Crown, Download, LockKeyhole } from 'lucide-react';
import type { PastPaperDto } from '@markwell/shared/past-papers/past-papers.contract';
import type { PaperDifficulty, PaperDocument } from '@markwell/shared/past-papers/past-papers.vocabulary';
import { Badge, type BadgeTone } from '#ui/display/badge.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { SubjectPill } from '#ui/display/subject-pill.tsx';
import { countOf } from '#lib/format.ts';
import { shortName } from '../filters.ts';
import { useDownload } from '../past-papers.queries.ts';
import { GetPremium } from './get-premium.tsx';

const tones: Record<PaperDifficulty, BadgeTone> = { Easy: 'correct', Medium: 'caution', Hard: 'wrong' };

interface PaperCardProps {
  paper: PastPaperDto;
  onViewAnswers: () => void;
}

export function PaperCard({ paper, onViewAnswers }: PaperCardProps) {
  const { title, schoolName, examType, subject, examBoard, year, difficulty, isPremium } = paper;
  const titleId = useId();
  return (
    <Card asChild className="flex flex-col gap-4">
      <article aria-labelledby={titleId}>
        <div>
          <div className="mb-2 flex flex-wrap items-center justify-between gap-2 text-sm text-ink-soft">
            <SubjectPill color={subject.color}>
              {shortName(examType.name)} · {subject.name}
            </SubjectPill>
            <span className="flex flex-wrap gap-2">
              {isPremium && (
                <Badge tone="marker">
                  <Crown aria-hidden />
                  Premium
                </Badge>
              )}
              <Badge tone={tones[difficulty]}>{difficulty}</Badge>
            </span>
          </div>
          <h2 id={titleId} className="text-xl wrap-anywhere">
            {title}
          </h2>
          {schoolName !== null && <p className="mt-0.5 text-sm wrap-anywhere text-ink-soft">{schoolName}</p>}
        </div>
        <ul className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
          <li>{year}</li>
          {examBoard && <li>{examBoard.name}</li>}
          <Facts paper={paper} />
        </ul>
        <Actions paper={paper} titleId={titleId} onViewAnswers={onViewAnswers} />
      </article>
    </Card>
  );
}

interface ActionsProps extends PaperCardProps {
  /** The id of the paper's title, which describes the buttons. */
  titleId: string;
}

/** The paper's files, or how to get them when the paper is locked. */
function Actions({ paper, titleId, onViewAnswers }: ActionsProps) {
  const { pdfPath, markSchemePath, answersFolder } = paper;
  if (pdfPath === null && markSchemePath === null && answersFolder === null) return null;
  if (paper.isLocked) {
    return (
      <div className="mt-auto grid gap-2 sm:justify-items-start">
        <p className="flex items-center gap-2 text-sm text-ink-soft">
          <LockKeyhole aria-hidden className="size-4 shrink-0" />
          You need premium to open this paper.
        </p>
        <GetPremium />
      </div>
    );
  }
  return (
    <div className="mt-auto grid grid-cols-2 gap-2 max-sm:large-text:flex max-sm:large-text:flex-col xl:flex xl:flex-wrap [&>:first-child]:col-span-2">
      {pdfPath !== null && (
        <DownloadButton paperId={paper.id} document="paper" titleId={titleId}>
          Download PDF
        </DownloadButton>
      )}
      {answersFolder !== null && (
        <Button
          variant="quiet"
          size="small"
          className="px-3"
          aria-describedby={titleId}
          onClick={onViewAnswers}
        >
          View Answers
        </Button>
      )}
      {markSchemePath !== null && (
        <DownloadButton paperId={paper.id} document="mark-scheme" titleId={titleId} variant="quiet">
          Mark scheme
        </DownloadButton>
      )}
    </div>
  );
}

interface DownloadButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'children'> {
  paperId: string;
  document: PaperDocument;
  titleId: string;
}

function DownloadButton({ paperId, document, titleId, variant, children }: DownloadButtonProps) {
  const download = useDownload();
  return (
    <Button
      {...(variant && { variant })}
      size="small"
      className="px-3"
      aria-describedby={titleId}
      pending={download.isPending}
      onClick={() => download.mutate({ id: paperId, document })}
    >
      {!download.isPending && variant === undefined && <Download aria-hidden className="size-[18px]" />}
      {children}
    </Button>
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

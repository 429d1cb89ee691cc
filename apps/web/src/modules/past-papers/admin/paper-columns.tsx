import type { AdminPaperDto } from '@markwell/shared/past-papers/past-papers-admin.contract';
import type { PaperDifficulty } from '@markwell/shared/past-papers/past-papers.vocabulary';
import { Crown, Pencil, Trash2, Upload } from 'lucide-react';
import { actionsColumn, type DataColumn } from '#ui/admin/list/data-columns.ts';
import { TitleCell } from '#ui/admin/list/title-cell.tsx';
import { shortStageName } from '#modules/curriculum/use-curriculum.ts';
import { Badge, type BadgeTone } from '#ui/display/badge.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { SubjectPill } from '#ui/display/subject-pill.tsx';
import { countOf } from '#lib/format.ts';

interface PaperActions {
  onUpload: (paperId: string) => void;
  onEdit: (paper: AdminPaperDto) => void;
  onDelete: (paper: AdminPaperDto) => void;
}

const tones: Record<PaperDifficulty, BadgeTone> = { Easy: 'correct', Medium: 'caution', Hard: 'wrong' };

const premiumBadge = (
  <Badge tone="marker">
    <Crown aria-hidden />
    Premium
  </Badge>
);

export const paperColumns = ({ onUpload, onEdit, onDelete }: PaperActions): DataColumn<AdminPaperDto>[] => [
  {
    id: 'title',
    header: 'Paper',
    card: 'title',
    className: 'min-w-60',
    sortBy: ({ title }) => title,
    cell: ({ title, schoolName, examBoardName, isPremium }) => (
      <TitleCell
        title={title}
        badge={isPremium && premiumBadge}
        note={[schoolName, examBoardName].filter(Boolean).join(' · ') || null}
      />
    ),
  },
  {
    id: 'subject',
    header: 'Subject',
    card: 'wide',
    className: 'min-w-48',
    sortBy: ({ examType, subject }) => `${examType.name} ${subject.name}`,
    cell: ({ examType, subject }) => (
      <SubjectPill color={subject.color}>
        {shortStageName(examType.name)} · {subject.name}
      </SubjectPill>
    ),
  },
  { id: 'year', header: 'Year', align: 'end', sortBy: ({ year }) => year, cell: ({ year }) => year },
  {
    id: 'difficulty',
    header: 'Difficulty',
    cell: ({ difficulty }) => <Badge tone={tones[difficulty]}>{difficulty}</Badge>,
  },
  {
    id: 'files',
    header: 'Files',
    card: 'wide',
    className: 'min-w-52',
    cell: ({ files }) => <Files {...files} />,
  },
  actionsColumn(
    (paper) => (
      <span className="inline-flex">
        <IconButton
          icon={Upload}
          label={`Upload files for ${paper.title}`}
          onClick={() => onUpload(paper.id)}
        />
        <IconButton icon={Pencil} label={`Edit ${paper.title}`} onClick={() => onEdit(paper)} />
        <IconButton icon={Trash2} label={`Delete ${paper.title}`} onClick={() => onDelete(paper)} />
      </span>
    ),
    'end',
  ),
];

function Files({ pdfBytes, markSchemeBytes, questionImages, solutionImages }: AdminPaperDto['files']) {
  if (pdfBytes === null && markSchemeBytes === null && questionImages + solutionImages === 0) {
    return <span className="text-ink-soft">No files yet</span>;
  }
  const parts = [
    pdfBytes === null ? 'No PDF' : 'PDF',
    ...(markSchemeBytes === null ? [] : ['mark scheme']),
    countOf(questionImages, 'question'),
    countOf(solutionImages, 'solution'),
  ];
  return <span className="figures-tabular md:whitespace-nowrap">{parts.join(' · ')}</span>;
}

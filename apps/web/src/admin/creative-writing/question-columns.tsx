import type { ManagedCreativeQuestionDto } from '@markwell/shared/admin/creative-writing/creative-question.schemas';
import type { DataColumn } from '../../components/admin/data-columns.ts';
import { shortStageName } from '../../components/admin/use-curriculum.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { formatDay } from '../../lib/format.ts';
import { difficultyNames } from './difficulty-names.ts';

/** The number of characters of a brief that a row shows. */
const excerptLength = 100;

const excerptOf = (text: string) =>
  text.length > excerptLength ? `${text.slice(0, excerptLength).trimEnd()}…` : text;

export const questionColumns: readonly DataColumn<ManagedCreativeQuestionDto>[] = [
  {
    id: 'title',
    header: 'Title',
    className: 'min-w-56',
    cell: ({ title, brief }) => (
      <>
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p className="text-ink-soft wrap-anywhere">{excerptOf(brief)}</p>
      </>
    ),
    sortBy: ({ title }) => title,
  },
  {
    id: 'subject',
    header: 'Subject',
    cell: ({ examType, subject, topic }) => (
      <>
        <p>{subject.name}</p>
        <p className="text-ink-soft">
          {shortStageName(examType.name)}
          {topic && ` · ${topic.name}`}
        </p>
      </>
    ),
    sortBy: ({ examType, subject }) => `${examType.name} ${subject.name}`,
  },
  {
    id: 'difficulty',
    header: 'Difficulty',
    cell: ({ difficulty, ageGroup }) => (
      <>
        <p>{difficultyNames[difficulty]}</p>
        <p className="whitespace-nowrap text-ink-soft">{ageGroup}</p>
      </>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status, isGenerated }) => (
      <span className="flex flex-wrap gap-1">
        {status === 'published' ? (
          <Badge tone="correct">Published</Badge>
        ) : (
          <Badge tone="caution">Draft</Badge>
        )}
        {isGenerated && <Badge>AI</Badge>}
      </span>
    ),
    sortBy: ({ status }) => status,
  },
  {
    id: 'createdAt',
    header: 'Made',
    className: 'whitespace-nowrap',
    cell: ({ createdAt }) => formatDay(createdAt),
    sortBy: ({ createdAt }) => createdAt,
  },
];

import type { RapidFireQuestionDto } from '@markwell/shared/rapid-fire/rapid-fire-admin.contract';
import { plainText } from '@markwell/shared/mathematics/plain-mathematics';
import { questionStatusNames } from '@markwell/shared/question-bank/question-types.vocabulary';
import { rapidFireLevels } from '@markwell/shared/rapid-fire/rapid-fire.vocabulary';
import { Link } from 'react-router-dom';
import { CopyId } from '#ui/admin/copy-id.tsx';
import { excerptOf } from '#ui/admin/list/excerpt.ts';
import { actionsColumn, type DataColumn } from '#ui/admin/list/data-columns.ts';
import { RowButton } from '#ui/admin/list/row-button.tsx';
import { shortStageName } from '#modules/curriculum/use-curriculum.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Button } from '#ui/actions/button.tsx';

/** The accessible name of a row. */
export const nameOf = ({ questionText, id }: RapidFireQuestionDto) =>
  questionText === null ? `image question ${id}` : plainText(questionText);

/** The page that shows a question with its options and answer key, where it can be published and deleted. */
const detailsOf = ({ id }: RapidFireQuestionDto) => `/admin/manage-questions?search=${id}&question=${id}`;

export const rapidFireQuestionColumns = (
  onEdit: (question: RapidFireQuestionDto) => void,
): DataColumn<RapidFireQuestionDto>[] => [
  {
    id: 'question',
    header: 'Question',
    card: 'title',
    className: 'w-full min-w-64',
    cell: ({ questionText, explanationText, status }) => (
      <>
        <span className="block max-w-[64ch] wrap-anywhere">
          {questionText === null ? (
            <span className="text-ink-soft">Image question</span>
          ) : (
            excerptOf(plainText(questionText))
          )}
        </span>
        <span className="block max-w-[64ch] text-xs wrap-anywhere text-ink-soft">
          {explanationText !== null && excerptOf(plainText(explanationText))}
        </span>
        {status !== 'published' && (
          <Badge tone={status === 'draft' ? 'caution' : 'neutral'} className="mt-0.5 px-2! py-0! text-xs!">
            {questionStatusNames[status]}
          </Badge>
        )}
      </>
    ),
  },
  {
    id: 'subject',
    header: 'Subject',
    card: 'wide',
    className: 'min-w-40',
    cell: ({ subject, topic, examType }) => (
      <>
        {subject.name}
        <span className="block text-xs text-ink-soft">
          {shortStageName(examType.name)} · {topic.name}
        </span>
      </>
    ),
  },
  {
    id: 'level',
    header: 'Level',
    card: 'narrow',
    className: 'whitespace-nowrap',
    cell: ({ level }) => (
      <>
        <b className="figures-tabular">{level}</b>
        <span className="block text-xs text-ink-soft">{rapidFireLevels[level - 1]?.name}</span>
      </>
    ),
  },
  {
    id: 'time',
    header: 'Time',
    card: 'narrow',
    align: 'end',
    className: 'whitespace-nowrap',
    cell: ({ timeLimit }) => `${String(timeLimit)} s`,
  },
  { id: 'id', header: 'Question ID', cell: ({ id }) => <CopyId id={id} /> },
  actionsColumn((question) => (
    <span className="flex justify-end">
      <RowButton label={`Edit ${nameOf(question)}`} onClick={() => onEdit(question)}>
        Edit
      </RowButton>
      <Button asChild variant="subtle" size="dense">
        <Link to={detailsOf(question)} aria-label={`Details of ${nameOf(question)}`}>
          Details
        </Link>
      </Button>
    </span>
  )),
];

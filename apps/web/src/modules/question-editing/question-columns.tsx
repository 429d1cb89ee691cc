import { VisuallyHidden } from '#ui/display/visually-hidden.tsx';
import type { ListedQuestionDto } from '@markwell/shared/question-bank/questions.schemas';
import { questionStatusNames } from '@markwell/shared/question-bank/question-types.vocabulary';
import { Trash2 } from 'lucide-react';
import { CopyId } from '#ui/admin/copy-id.tsx';
import { actionsColumn, type DataColumn } from '#ui/admin/list/data-columns.ts';
import { RowButton } from '#ui/admin/list/row-button.tsx';
import { shortStageName } from '#modules/curriculum/use-curriculum.ts';
import { Badge } from '#ui/display/badge.tsx';
import { SubjectPill } from '#ui/display/subject-pill.tsx';
import { CorrectAnswersBar } from './correct-answers-bar.tsx';
import { difficultyText, nameOf } from './question-list-texts.ts';

interface Actions {
  onView: (question: ListedQuestionDto) => void;
  onDelete: (question: ListedQuestionDto) => void;
}

export const questionColumns = ({ onView, onDelete }: Actions): DataColumn<ListedQuestionDto>[] => [
  { id: 'id', header: 'Question ID', cell: ({ id }) => <CopyId id={id} /> },
  {
    id: 'number',
    header: 'Q#',
    card: 'narrow',
    cell: ({ questionNumber }) => <span className="figures-tabular">{questionNumber ?? '–'}</span>,
  },
  {
    id: 'question',
    header: 'Question',
    card: 'title',
    className: 'w-full min-w-64',
    cell: (question) => <QuestionCell {...question} />,
  },
  {
    id: 'subject',
    header: 'Subject',
    card: 'wide',
    className: 'min-w-44',
    cell: ({ subject, topic, stage }) => (
      <>
        <SubjectPill color={subject.color}>{subject.name}</SubjectPill>
        <span className="block pl-[17px] text-xs text-ink-soft">
          {shortStageName(stage.name)} · {topic.name}
        </span>
      </>
    ),
  },
  {
    id: 'answer',
    header: 'Answer',
    card: 'narrow',
    cell: ({ answer }) => <b className={answer === null ? 'text-ink-soft' : undefined}>{answer ?? 'N/A'}</b>,
  },
  { id: 'type', header: 'Type', card: 'narrow', cell: (question) => <TypeBadges {...question} /> },
  { id: 'statistics', header: 'Answered correctly', cell: (question) => <CorrectAnswersBar {...question} /> },
  actionsColumn((question) => (
    <span className="flex justify-end">
      <RowButton label={`View ${nameOf(question)}`} onClick={() => onView(question)}>
        View
      </RowButton>
      {question.status !== 'archived' && (
        <RowButton
          label={`Delete ${nameOf(question)}`}
          className="text-ink-soft! hover:text-wrong!"
          onClick={() => onDelete(question)}
        >
          <Trash2 aria-hidden className="size-[18px]" />
        </RowButton>
      )}
    </span>
  )),
];

function QuestionCell(question: ListedQuestionDto) {
  const { questionText, questionType, optionTexts, status } = question;
  return (
    <>
      <span className="line-clamp-2 max-w-[64ch] break-words">
        {questionText ?? <span className="text-ink-soft">Image question</span>}
      </span>
      {optionTexts.length > 0 && (
        <span className="line-clamp-1 max-w-[64ch] text-xs break-words text-ink-soft">
          {optionTexts.map(({ letter, text }) => `${letter}) ${text}`).join('  ')}
        </span>
      )}
      <span className="mt-0.5 flex flex-wrap items-center gap-2 text-xs text-ink-soft">
        {status !== 'published' && (
          <Badge tone={status === 'draft' ? 'caution' : 'neutral'} className="px-2! py-0! text-xs!">
            {questionStatusNames[status]}
          </Badge>
        )}
        {questionType === 'rapid-fire' && <span>Rapid-Fire</span>}
        <span>{difficultyText(question)}</span>
      </span>
    </>
  );
}

type Pictured = Pick<ListedQuestionDto, 'hasQuestionImage' | 'hasSolutionImage' | 'hasImageOptions'>;

/** Which parts of a question are pictures. */
function TypeBadges({ hasQuestionImage, hasSolutionImage, hasImageOptions }: Pictured) {
  const badges = [
    hasQuestionImage && { letters: 'Q', meaning: 'question image' },
    hasSolutionImage && { letters: 'S', meaning: 'solution image' },
    hasImageOptions && { letters: 'MCQ', meaning: 'image options' },
  ].filter((badge) => badge !== false);
  return (
    <span className="flex gap-1">
      {badges.map(({ letters, meaning }) => (
        <abbr
          key={letters}
          title={meaning}
          className="rounded-xs border border-line px-1.5 text-xs text-ink-soft no-underline"
        >
          {letters}
          <VisuallyHidden> ({meaning})</VisuallyHidden>
        </abbr>
      ))}
    </span>
  );
}

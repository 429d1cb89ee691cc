import type { SuspiciousQuestionDto } from '@markwell/shared/question-editing/question-statistics.contract';
import { suspicionNames, type Suspicion } from '@markwell/shared/question-editing/item-statistics.vocabulary';
import { questionTypeNames } from '@markwell/shared/question-bank/question-types.vocabulary';
import { Link } from 'react-router-dom';
import { actionsColumn, type DataColumn } from '#ui/admin/list/data-columns.ts';
import { shortStageName } from '#modules/curriculum/use-curriculum.ts';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { SubjectPill } from '#ui/display/subject-pill.tsx';
import { formatNumber } from '#lib/format.ts';
import { discriminationText, intervalText, percentText } from './statistics-texts.ts';

/** Opens the question's dialog, where it can be edited, and results re-marked or made void. */
const dialogOf = ({ id }: SuspiciousQuestionDto) => `/admin/manage-questions?search=${id}&question=${id}`;

const textOf = ({ questionText }: SuspiciousQuestionDto) => questionText ?? 'Image question';

/** 'A 40%, B 31%': the correct letter is marked. */
function Shares({ options, answered }: SuspiciousQuestionDto) {
  if (options.length === 0) return <span className="text-ink-soft">None</span>;
  return (
    <ul aria-label="Share per option" className="grid gap-0.5 figures-tabular">
      {options.map(({ letter, chosen, isCorrect }) => (
        <li key={letter} className={isCorrect ? 'font-semibold text-correct' : undefined}>
          {letter} {percentText(answered === 0 ? 0 : chosen / answered)}
          {isCorrect && <span className="sr-only"> correct</span>}
        </li>
      ))}
    </ul>
  );
}

function Facility({ facility }: SuspiciousQuestionDto) {
  if (facility === null) return 'No answers yet';
  return (
    <>
      {percentText(facility.share)}
      <span className="block text-xs text-ink-soft">95%: {intervalText(facility)}</span>
    </>
  );
}

export const suspiciousColumns: DataColumn<SuspiciousQuestionDto>[] = [
  {
    id: 'question',
    header: 'Question',
    card: 'title',
    className: 'min-w-56 max-w-96',
    cell: (question) => (
      <div className="grid gap-1">
        <Link
          to={dialogOf(question)}
          className="font-semibold wrap-anywhere text-royal underline-offset-4 hover:underline"
        >
          {textOf(question)}
        </Link>
        <SubjectPill color={question.subject.color}>{question.subject.name}</SubjectPill>
        <span className="text-xs text-ink-soft">
          {questionTypeNames[question.questionType]} · {shortStageName(question.stage.name)} ·{' '}
          {question.topic.name}
        </span>
      </div>
    ),
  },
  {
    id: 'reasons',
    header: 'Why',
    card: 'wide',
    className: 'min-w-52',
    cell: ({ suspicions }) => <SuspicionBadges suspicions={suspicions} />,
  },
  {
    id: 'answers',
    header: 'Answers',
    align: 'end',
    cell: ({ answered }) => formatNumber(answered),
    sortBy: ({ answered }) => answered,
  },
  {
    id: 'facility',
    header: 'Facility',
    className: 'whitespace-nowrap',
    align: 'end',
    cell: Facility,
    sortBy: ({ facility }) => facility?.share ?? 0,
  },
  {
    id: 'discrimination',
    header: 'Discrimination',
    align: 'end',
    cell: ({ discrimination }) => discriminationText(discrimination),
    sortBy: ({ discrimination }) => discrimination ?? 0,
  },
  { id: 'options', header: 'Options', card: 'wide', cell: Shares },
  actionsColumn((question) => (
    <Button asChild variant="quiet" size="dense">
      <Link to={dialogOf(question)}>
        Check<span className="sr-only">: {textOf(question)}</span>
      </Link>
    </Button>
  )),
];

/** Why a question is suspicious. */
function SuspicionBadges({ suspicions }: { suspicions: readonly Suspicion[] }) {
  return (
    <ul aria-label="Reasons" className="flex flex-wrap gap-1.5">
      {suspicions.map((suspicion) => (
        <li key={suspicion}>
          <Badge tone="warning" className="text-xs! whitespace-normal!">
            {suspicionNames[suspicion]}
          </Badge>
        </li>
      ))}
    </ul>
  );
}

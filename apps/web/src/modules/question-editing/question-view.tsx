import type { editQuestion } from '@markwell/shared/question-editing/questions.contract';
import type { ResponseOf } from '@markwell/shared/contract/endpoint';
import type { QuestionDetailDto } from '@markwell/shared/question-bank/questions.schemas';
import { Maximize2 } from 'lucide-react';
import { useState } from 'react';
import {
  questionStatusNames,
  questionTypeNames,
} from '@markwell/shared/question-bank/question-types.vocabulary';
import { tierNames } from '@markwell/shared/question-bank/tiers.vocabulary';
import { Link } from 'react-router-dom';
import { FullScreenDialog } from '#ui/overlays/full-screen-dialog.tsx';
import { QuestionImage } from '#modules/answers/content/question-image.tsx';
import { MarkedOptions } from '#modules/answers/choice/marked-options.tsx';
import { ReviewedParts } from '#modules/answers/question-parts.tsx';
import { QuestionBody } from '#modules/question-bank/question-body.tsx';
import { SolutionPanel } from '#modules/question-bank/solution/solution-panel.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Button } from '#ui/actions/button.tsx';
import { countOf, formatDay } from '#lib/format.ts';
import { CopyId } from '#ui/admin/copy-id.tsx';
import { FactList, type Fact } from '#ui/admin/fact-list.tsx';
import { shortStageName } from '#modules/curriculum/use-curriculum.ts';
import { SubjectPill } from '#ui/display/subject-pill.tsx';
import { useContentArea } from '#ui/admin/content-area.ts';
import { ItemStatistics } from './statistics/item-statistics.tsx';
import { CorrectionsSection } from './corrections/corrections-section.tsx';
import { DeleteQuestion } from './delete-question.tsx';
import { HistorySection } from './history/history-section.tsx';
import { PassageDialog } from './passage-dialog.tsx';
import { useRefreshQuestions, useSetStatus } from './questions.queries.ts';
import { isPlain } from '#modules/answers/is-plain.ts';
import { CorrectAnswersBar } from './correct-answers-bar.tsx';

export type AnswerKeyChange = NonNullable<ResponseOf<typeof editQuestion>['keyChange']>;

interface QuestionViewProps {
  question: QuestionDetailDto;
  /** The change of the answer key by the last edit. */
  keyChange: AnswerKeyChange | null;
  onEdit: () => void;
  onKeyChange: (keyChange: AnswerKeyChange | null) => void;
  onDeleted: () => void;
}

function picturesOf(question: QuestionDetailDto) {
  const { questionImageUrl, questionImageAlt, solutionImageUrl, solutionImageAlt, options } = question;
  const pictures: { name: string; url: string; alt: string }[] = [];
  if (questionImageUrl !== null)
    pictures.push({ name: 'Question image', url: questionImageUrl, alt: questionImageAlt ?? 'The question' });
  for (const { contentType, contentValue, alternativeText, optionLetter } of options) {
    const name = `Option ${optionLetter}`;
    if (contentType === 'IMAGE') pictures.push({ name, url: contentValue, alt: alternativeText ?? name });
  }
  if (solutionImageUrl !== null)
    pictures.push({ name: 'Solution image', url: solutionImageUrl, alt: solutionImageAlt ?? 'The solution' });
  return pictures;
}

/** A question as pupils see it, with its answer key, solution and actions. */
export function QuestionView({ question, keyChange, onEdit, onKeyChange, onDeleted }: QuestionViewProps) {
  const [enlarged, setEnlarged] = useState<string | null>(null);
  const [isDeleting, setIsDeleting] = useState(false);
  const [isEditingPassage, setEditingPassage] = useState(false);
  const refresh = useRefreshQuestions();
  const setStatus = useSetStatus();
  const { status, explanationText, solutionImageUrl } = question;
  const statusChanges = [
    { label: 'Publish', to: 'published', isOffered: status !== 'published' },
    {
      label: 'Reserve for assignments',
      to: 'reserved',
      isOffered: status !== 'reserved' && question.questionType === 'regular',
    },
    {
      label: 'Withdraw to drafts',
      to: 'draft',
      isOffered: status === 'published' || status === 'reserved',
    },
  ] as const;
  const pictures = picturesOf(question);
  const picture = pictures.find(({ name }) => name === enlarged);
  const hasSolution = explanationText !== null || solutionImageUrl !== null;
  return (
    <div className="grid min-w-0 gap-5">
      {keyChange && (
        <Banner tone="warning" title="The answer key has changed">
          {countOf(keyChange.answeredCount, 'answer was', 'answers were')} marked with the previous answer
          key. The new key applies from now on; those results do not change until you correct them below.
        </Banner>
      )}
      <QuestionDetails question={question} />
      <QuestionBody size="medium" question={{ ...question, explanationText: question.questionText }} />
      {isPlain(question) ? (
        <MarkedOptions options={question.options} />
      ) : (
        <ReviewedParts
          parts={question.parts}
          withKeys={question.parts}
          responses={undefined}
          markings={undefined}
        />
      )}
      <section aria-label="Solution" className="grid gap-3">
        <h3 className="text-lg">Solution</h3>
        <SolutionPanel
          solution={
            hasSolution
              ? {
                  status: 'ready',
                  explanation: explanationText,
                  imageUrl: solutionImageUrl,
                  imageAlt: question.solutionImageAlt,
                }
              : { status: 'unavailable', message: 'There is no solution yet.' }
          }
        />
      </section>
      <ItemStatistics questionId={question.id} />
      <CorrectionsSection question={question} />
      <HistorySection questionId={question.id} onUndone={onKeyChange} />
      {pictures.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {pictures.map(({ name }) => (
            <Button key={name} variant="quiet" size="dense" onClick={() => setEnlarged(name)}>
              <Maximize2 aria-hidden className="size-4" /> {name}
            </Button>
          ))}
        </div>
      )}
      <div className="flex flex-wrap gap-2 border-t border-line pt-5">
        <Button size="small" onClick={onEdit}>
          Edit
        </Button>
        {question.passage && (
          <Button variant="quiet" size="small" onClick={() => setEditingPassage(true)}>
            Edit passage
          </Button>
        )}
        {statusChanges
          .filter(({ isOffered }) => isOffered)
          .map(({ label, to }) => (
            <Button
              key={to}
              variant="quiet"
              size="small"
              pending={setStatus.isPending}
              onClick={() => setStatus.mutate({ questionIds: [question.id], status: to })}
            >
              {label}
            </Button>
          ))}
        {status !== 'archived' && (
          <Button
            variant="subtle"
            size="small"
            className="text-wrong! sm:ml-auto"
            onClick={() => setIsDeleting(true)}
          >
            Delete
          </Button>
        )}
      </div>
      {picture && (
        <FullScreenDialog title={picture.name} onClose={() => setEnlarged(null)}>
          <div className="grid min-h-0 flex-1 place-items-center overflow-auto p-4">
            <QuestionImage url={picture.url} alt={picture.alt} className="max-h-full min-w-0" />
          </div>
        </FullScreenDialog>
      )}
      {isEditingPassage && question.passage && (
        <PassageDialog
          passage={question.passage}
          onSaved={() => refresh()}
          onClose={() => setEditingPassage(false)}
        />
      )}
      {isDeleting && (
        <DeleteQuestion questionId={question.id} onClose={() => setIsDeleting(false)} onDeleted={onDeleted} />
      )}
    </div>
  );
}

/** A question's classification and statistics. */
function QuestionDetails({ question }: { question: QuestionDetailDto }) {
  const { isOfSchool } = useContentArea();
  const { difficulty, level, tier, timeLimit, topic, pendingReports } = question;
  const facts: Fact[] = [
    ['Stage', shortStageName(topic.subject.examType.name)],
    [
      'Subject',
      <SubjectPill key="subject" color={topic.subject.color}>
        {topic.subject.name}
      </SubjectPill>,
    ],
    ['Topic', topic.name],
    difficulty === null ? ['Level', `${String(level ?? 1)}/10`] : ['Difficulty', `${String(difficulty)}/5`],
    ...(tier === null ? [] : [['Tier', tierNames[tier]] satisfies Fact]),
    ...(timeLimit === null ? [] : [['Time limit', `${String(timeLimit)} seconds`] satisfies Fact]),
    ['Type', questionTypeNames[question.questionType]],
    ['Status', questionStatusNames[question.status]],
    ['Answered correctly', <CorrectAnswersBar key="statistics" {...question} />],
    [
      'Open reports',
      pendingReports === 0 || isOfSchool ? (
        String(pendingReports)
      ) : (
        <Link
          key="reports"
          to={`/admin/rapid-fire?tab=flagged&questionId=${question.id}`}
          className="font-semibold text-royal underline-offset-4 hover:underline"
        >
          {pendingReports}
        </Link>
      ),
    ],
    ['Changed', formatDay(question.updatedAt)],
    ['Id', <CopyId key="id" id={question.id} />],
  ];
  return <FactList facts={facts} className="rounded-md bg-sunk p-4 lg:grid-cols-4" />;
}

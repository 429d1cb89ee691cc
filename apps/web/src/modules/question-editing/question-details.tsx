import type { QuestionDetailDto } from '@markwell/shared/question-bank/questions.schemas';
import {
  questionStatusNames,
  questionTypeNames,
} from '@markwell/shared/question-bank/question-types.vocabulary';
import { tierNames } from '@markwell/shared/question-bank/tiers.vocabulary';
import { Link } from 'react-router-dom';
import { CopyId } from '#ui/admin/copy-id.tsx';
import { FactList, type Fact } from '#ui/admin/fact-list.tsx';
import { shortStageName } from '#modules/curriculum/use-curriculum.ts';
import { SubjectPill } from '#ui/display/subject-pill.tsx';
import { formatDay } from '#lib/format.ts';
import { useContentArea } from '#ui/admin/content-area.ts';
import { CorrectAnswersBar } from './correct-answers-bar.tsx';

/** A question's classification and statistics. */
export function QuestionDetails({ question }: { question: QuestionDetailDto }) {
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

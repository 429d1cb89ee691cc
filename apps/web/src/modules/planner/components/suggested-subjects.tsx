import type { SuggestedSubjectDto } from '@markwell/shared/planner/planner.contract';
import { Link } from 'react-router-dom';
import { Button } from '#ui/actions/button.tsx';
import { SubjectPill } from '#ui/display/subject-pill.tsx';
import { suggestionText } from '../wording.ts';

const suggestedQuestions = 10;

/** What else to practise this week, each subject with the reason; nothing without suggestions. */
export function SuggestedSubjects({ suggestions }: { suggestions: readonly SuggestedSubjectDto[] }) {
  if (suggestions.length === 0) return null;
  return (
    <section aria-labelledby="study-plan-week" className="mt-5 border-t border-line pt-4">
      <h3 id="study-plan-week" className="text-lg">
        Also this week
      </h3>
      <ul>
        {suggestions.map((suggestion) => {
          const { subjectId, subjectName, color } = suggestion;
          return (
            <li
              key={subjectId}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3 first:border-t-0 last:pb-0"
            >
              <div className="min-w-0 flex-1 basis-60">
                <SubjectPill color={color} className="font-semibold">
                  {subjectName}
                </SubjectPill>
                <p className="text-sm text-ink-soft">{suggestionText(suggestion)}</p>
              </div>
              <Button asChild variant="quiet" size="small">
                <Link
                  to="/test/setup"
                  state={{ subject: subjectName, subjectId, questionCount: suggestedQuestions }}
                  aria-label={`Start ten questions: ${subjectName}`}
                >
                  Start ten questions
                </Link>
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

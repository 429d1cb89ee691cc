import { Link } from 'react-router-dom';
import { Section } from '#ui/layout/section.tsx';
import { Card } from '#ui/display/card.tsx';
import { LinkButton } from '#ui/actions/link-button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { SubjectPill } from '#ui/display/subject-pill.tsx';
import { countOf } from '#lib/format.ts';
import { subjectPath } from '../result-paths.ts';
import { useSubjects } from '../search.queries.ts';

/** The subjects of the user's stage, to browse instead of searching. */
export function SubjectsToBrowse() {
  const subjects = useSubjects();
  return (
    <Section title="Subjects to browse">
      {subjects.isPending && (
        <div role="status" className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          <span className="sr-only">Loading subjects...</span>
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
        </div>
      )}
      {subjects.isSuccess && (
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {subjects.data.map(({ name, color, questionCount, topicCount }) => {
            const { to, state } = subjectPath(name);
            return (
              <Card asChild interactive padding="none" key={name}>
                <li>
                  <Link to={to} state={state} className="block px-4 py-3.5">
                    <SubjectPill color={color} className="font-semibold">
                      {name}
                    </SubjectPill>
                    <span className="block text-sm text-ink-soft">
                      {countOf(questionCount, 'question')} · {countOf(topicCount, 'topic')}
                    </span>
                  </Link>
                </li>
              </Card>
            );
          })}
        </ul>
      )}
      {subjects.isError && (
        <p className="text-ink-soft">
          The subjects didn’t load.{' '}
          <LinkButton asChild>
            <Link to="/practice">Choose one under Practice Questions</Link>
          </LinkButton>
        </p>
      )}
    </Section>
  );
}

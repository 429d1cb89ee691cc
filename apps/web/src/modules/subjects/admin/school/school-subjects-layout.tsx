import { BookOpen, School } from 'lucide-react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { Loaded } from '#ui/layout/loaded.tsx';
import { PageTabs } from '#ui/layout/page-tabs.tsx';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useSchoolSubjects, type SchoolSubjects } from './school-subjects.queries.ts';

const home = '/school-subjects';
const tabs = [
  { path: home, label: 'Subjects' },
  { path: `${home}/upload`, label: 'Upload questions' },
  { path: `${home}/questions`, label: 'Questions' },
];

/** The pages of a teacher's school: subjects with topics, uploading questions and managing them. */
export function SchoolSubjectsLayout() {
  const query = useSchoolSubjects();
  const { pathname } = useLocation();
  return (
    <div
      data-page-wide
      className="mx-auto w-full max-w-[1500px] min-w-0 px-4.5 pb-16 text-sm sm:px-6 lg:px-8"
    >
      <Loaded
        query={query}
        page
        heading="School Subjects"
        loading="Loading subjects…"
        failure="Failed to load subjects"
      >
        {({ school, subjects }) =>
          school === null ? (
            <div className="pt-8">
              <h1 className="sr-only">School Subjects</h1>
              <EmptyState icon={School} title="You have no school yet">
                Please ask an administrator to add you to your school. Then you can create subjects that only
                your school sees.
              </EmptyState>
            </div>
          ) : (
            <>
              <div className="pt-2">
                <PageTabs label="School Subjects" tabs={tabs} />
              </div>
              {subjects.length === 0 && pathname !== home ? (
                <NoSubjects />
              ) : (
                <Outlet context={{ school, subjects } satisfies SchoolSubjects} />
              )}
            </>
          )
        }
      </Loaded>
    </div>
  );
}

const NoSubjects = () => (
  <div className="pt-8">
    <h1 className="sr-only">Questions of your school</h1>
    <EmptyState
      icon={BookOpen}
      title="Your school has no subjects yet"
      action={
        <Button asChild>
          <Link to={home}>Create a subject</Link>
        </Button>
      }
    >
      Questions belong to a topic of a subject. Create the subject first.
    </EmptyState>
  </div>
);

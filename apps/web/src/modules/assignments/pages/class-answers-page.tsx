import { Link, useParams } from 'react-router-dom';
import { DownloadButtons } from '../parts/download-buttons.tsx';
import { BackLink } from '#ui/layout/back-link.tsx';
import { Loaded } from '#ui/layout/loaded.tsx';
import { Button } from '#ui/actions/button.tsx';
import { ShowMore } from '#ui/actions/show-more.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { readAllAnswers, useClassAnswers } from '../assignments.queries.ts';
import { joinAnswers } from '../class-answers.ts';
import { AnswersGrid } from '../components/answers-grid.tsx';

/** What each pupil of the class answered to each question; of own draws, how many in each topic. */
export function ClassAnswersPage() {
  const { classId = '', assignmentId = '' } = useParams();
  const query = useClassAnswers(assignmentId);
  return (
    <Loaded query={query} loading="Loading the answers…" failure="The answers did not load.">
      {({ pages }) => {
        const answers = joinAnswers(pages);
        const { assignment } = answers;
        return (
          <>
            <BackLink to={`/classes/${classId}/assignments/${assignmentId}`}>{assignment.name}</BackLink>
            <h2 className="text-2xl">Answers of the class</h2>
            {answers.questionChoice === 'OWN_DRAW' && (
              <p className="mt-1 max-w-read text-ink-soft">
                Each pupil got different questions, so this shows how many were right in each topic. A pupil’s
                name leads to their own questions.
              </p>
            )}
            <div className="mt-4">
              {answers.pupils.length === 0 ? (
                <EmptyState
                  title="No pupils yet"
                  level={3}
                  action={
                    <Button asChild>
                      <Link to={`/classes/${classId}/invite`}>Show the join code</Link>
                    </Button>
                  }
                >
                  Answers appear here when pupils have joined the class and handed in.
                </EmptyState>
              ) : (
                <>
                  <DownloadButtons
                    name={`answers-${answers.class.name}-${assignment.name}`}
                    writeXlsx={async () =>
                      (await import('../answers-xlsx.ts')).answersXlsx(await readAllAnswers(assignmentId))
                    }
                    writeCsv={async () =>
                      (await import('../answers-csv.ts')).answersCsv(await readAllAnswers(assignmentId))
                    }
                    failure="The answers were not saved"
                  />
                  <AnswersGrid answers={answers} />
                  <ShowMore query={query}>Show more pupils</ShowMore>
                </>
              )}
            </div>
          </>
        );
      }}
    </Loaded>
  );
}

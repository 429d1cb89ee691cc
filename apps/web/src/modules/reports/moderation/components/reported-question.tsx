import type { ReportedContentDto } from '@markwell/shared/reports/moderation.contract';
import { Loaded } from '#ui/layout/loaded.tsx';
import { MarkedOptions } from '#modules/question-bank/options/marked-options.tsx';
import { QuestionBody } from '#modules/question-bank/question-body.tsx';
import { SolutionPanel } from '#modules/question-bank/solution/solution-panel.tsx';
import { useReportComparison } from '../moderation.queries.ts';
import { changesText } from '../wording.ts';

/** The question of a report: once if it is the same as then, else as the reporter saw it and as it is now. */
export function ReportedQuestion({ reportId }: { reportId: string }) {
  const comparison = useReportComparison(reportId);
  return (
    <Loaded query={comparison} loading="Loading question…" failure="Failed to fetch the question">
      {({ question, changes }) =>
        question && (
          <div className="grid gap-3">
            <p role="status" className="font-semibold">
              {changesText(changes)}
            </p>
            {changes.length === 0 ? (
              <Content title="The question" content={question.current} />
            ) : (
              <div className="grid gap-4 md:grid-cols-2">
                <Content title="What was reported" content={question.reported} />
                <Content title="What the question is now" content={question.current} />
              </div>
            )}
          </div>
        )
      }
    </Loaded>
  );
}

function Content({ title, content }: { title: string; content: ReportedContentDto }) {
  const { explanationText, solutionImageUrl } = content;
  const hasSolution = explanationText !== null || solutionImageUrl !== null;
  return (
    <section
      aria-label={title}
      className="grid min-w-0 content-start gap-3 rounded-md border border-line bg-sunk p-3"
    >
      <h3 className="text-base">{title}</h3>
      <QuestionBody
        size="medium"
        question={{ ...content, explanationText: content.questionText, passage: null }}
      />
      <MarkedOptions options={content.options} />
      {hasSolution && (
        <SolutionPanel
          solution={{ status: 'ready', explanation: explanationText, imageUrl: solutionImageUrl }}
        />
      )}
    </section>
  );
}

import { useSearchParams } from 'react-router-dom';
import { AdminPageHeader } from '#ui/admin/admin-page-header.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#ui/navigation/tabs.tsx';
import { ReportList } from '#modules/reports/moderation/components/report-list.tsx';
import { BulkButtons } from '#modules/question-editing/bulk/bulk-buttons.tsx';
import { BulkProgress } from '#modules/question-editing/bulk/bulk-progress.tsx';
import { QuestionDialog } from '#modules/question-editing/question-dialog.tsx';
import { RapidFireQuestions } from '#modules/rapid-fire/admin/rapid-fire-questions.tsx';

const flagged = 'flagged';
const quizActions = ['move', 'set-level', 'publish', 'withdraw', 'delete'] as const;

/** Rapid-Fire Questions: those questions, and the reports about any question. */
export function RapidFireQuestionsPage() {
  const [parameters, setParameters] = useSearchParams();
  const tab = parameters.get('tab') === flagged ? flagged : 'questions';
  return (
    <>
      <AdminPageHeader
        title="Rapid-Fire Questions"
        lead="The questions of the quiz, and what pupils report about any question."
      />
      {/* Manual: otherwise the focus selects the tab again and adds a second history entry. */}
      <Tabs
        activationMode="manual"
        value={tab}
        onValueChange={(chosen) => {
          // The tabs have different filters.
          setParameters(chosen === flagged ? { tab: flagged } : {});
        }}
      >
        <TabsList aria-label="Rapid-Fire Questions">
          <TabsTrigger value="questions">Questions</TabsTrigger>
          <TabsTrigger value={flagged}>Flagged Questions</TabsTrigger>
        </TabsList>
        <TabsContent value="questions" className="pt-4!">
          <BulkProgress>
            <RapidFireQuestions
              bulkActions={(selection, onStarted) => (
                <BulkButtons kinds={quizActions} selection={selection} onStarted={onStarted} />
              )}
            />
          </BulkProgress>
        </TabsContent>
        <TabsContent value={flagged} className="pt-4!">
          <ReportList
            editor={(questionId, onClose) => (
              <QuestionDialog questionId={questionId} startsEditing onClose={onClose} />
            )}
          />
        </TabsContent>
      </Tabs>
    </>
  );
}

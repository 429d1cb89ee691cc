import { useSearchParams } from 'react-router-dom';
import { AdminPageHeader } from '../components/admin/admin-page-header.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../components/ui/tabs.tsx';
import { ReportList } from './moderation/components/report-list.tsx';
import { QuizQuestions } from './rapid-fire/quiz-questions.tsx';

const flagged = 'flagged';

/** Rapid-Fire Questions (spec 3 §2.8): the questions of the quiz, and the reports of questions of every kind. */
export function RapidFirePage() {
  const [parameters, setParameters] = useSearchParams();
  const tab = parameters.get('tab') === flagged ? flagged : 'questions';
  return (
    <>
      <AdminPageHeader
        title="Rapid-Fire Questions"
        lead="The questions of the quiz, and what pupils report about any question."
      />
      {/* Manual: the focus alone would choose a tab a second time, as another step of the way back. */}
      <Tabs
        activationMode="manual"
        value={tab}
        onValueChange={(chosen) => {
          // The filters of one tab say nothing to the other.
          setParameters(chosen === flagged ? { tab: flagged } : {});
        }}
      >
        <TabsList aria-label="Rapid-Fire Questions">
          <TabsTrigger value="questions">Questions</TabsTrigger>
          <TabsTrigger value={flagged}>Flagged Questions</TabsTrigger>
        </TabsList>
        <TabsContent value="questions" className="pt-4!">
          <QuizQuestions />
        </TabsContent>
        <TabsContent value={flagged} className="pt-4!">
          <ReportList />
        </TabsContent>
      </Tabs>
    </>
  );
}

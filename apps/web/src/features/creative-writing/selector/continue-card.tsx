import type { ActiveSessionDto } from '@markwell/shared/features/creative-writing/creative-writing.schemas';
import type { SubjectDto } from '@markwell/shared/features/subjects/subjects.contract';
import { Button } from '../../../components/ui/actions/button.tsx';
import { Card } from '../../../components/ui/display/card.tsx';
import { SubjectTab } from '../../../components/ui/navigation/subject-tab.tsx';

interface ContinueCardProps {
  session: ActiveSessionDto;
  examTypeName: string;
  subject: SubjectDto;
  onContinue: () => void;
}

/** An interrupted challenge, with a button to continue it. */
export function ContinueCard({ session, examTypeName, subject, onContinue }: ContinueCardProps) {
  return (
    <Card
      asChild
      padding="small"
      className="relative flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pt-5 sm:px-6"
    >
      <section aria-labelledby="continue-your-challenge">
        <SubjectTab color={subject.color} />
        <div>
          <h2 id="continue-your-challenge" className="text-xl">
            Continue your challenge
          </h2>
          <p className="text-ink-soft">
            {examTypeName} · {subject.name} · {session.answeredQuestions} of {session.totalQuestions} answered
          </p>
        </div>
        <Button variant="quiet" onClick={onContinue}>
          Continue
        </Button>
      </section>
    </Card>
  );
}

import { stageOfUser } from '@markwell/shared/features/stages/stages.contract';
import { stageWithExamBoards } from '@markwell/shared/vocabulary/stages';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/ui/actions/button.tsx';
import { endpointQuery } from '../../../lib/query/cache-keys.ts';
import { SettingsSection } from './settings-section.tsx';

/** The pupil's stage and, if the stage has any, exam board. */
export function StageSection({ userId }: { userId: string }) {
  const { data } = useQuery(endpointQuery(stageOfUser, { params: { userId } }));
  return (
    <SettingsSection
      title="Stage and exam board"
      lead="The exams you prepare for. You keep your results when you change this."
    >
      <div className="flex flex-wrap gap-3">
        <Button asChild variant="quiet">
          <Link to="/stages">Change your stage</Link>
        </Button>
        {data?.stage?.code === stageWithExamBoards && (
          <Button asChild variant="quiet">
            <Link to="/select-exam-board">Change your exam board</Link>
          </Button>
        )}
      </div>
    </SettingsSection>
  );
}

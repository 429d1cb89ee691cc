import {
  stageOfUser,
  stageSubjects,
  type StageDto,
  type StageSubjectDto,
} from '@markwell/shared/subjects/stages.contract';
import { useQuery } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { endpointQuery } from '#lib/query/cache-keys.ts';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loaded } from '#ui/layout/loaded.tsx';

export const useOwnStage = (userId: string) => useQuery(endpointQuery(stageOfUser, { params: { userId } }));

interface StageSubjectsProps {
  stage: StageDto;
  userId: string;
  icon: LucideIcon;
  /** What there is to choose when the subjects have loaded. */
  children: (subjects: readonly StageSubjectDto[]) => ReactNode;
}

/** Loads the subjects of a stage, of which a test or quiz is made. */
export function StageSubjects({ stage, userId, icon, children }: StageSubjectsProps) {
  const navigate = useNavigate();
  const subjects = useQuery(
    endpointQuery(stageSubjects, { params: { code: stage.code }, query: { userId, includeTopics: 'true' } }),
  );
  return (
    <Loaded
      query={subjects}
      loading="Loading subjects..."
      failure="Failed to load subjects. Please try again later."
    >
      {(loaded) =>
        loaded.length > 0 ? (
          children(loaded)
        ) : (
          <EmptyState
            icon={icon}
            title="No subjects available for your stage"
            action={<Button onClick={() => void navigate('/select-stage')}>Select Different Stage</Button>}
          >
            No subjects available for {stage.displayName}. This stage may not be set up yet.
          </EmptyState>
        )
      }
    </Loaded>
  );
}

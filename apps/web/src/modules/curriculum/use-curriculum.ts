import { listSchoolSubjects } from '@markwell/shared/subjects/subjects-admin.contract';
import { listExamTypes, subjectsWithTopics } from '@markwell/shared/subjects/subjects.contract';
import { stageWithTiers } from '@markwell/shared/question-bank/tiers.vocabulary';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#lib/query/cache-keys.ts';
import { useAuth } from '#lib/session/auth-context.ts';
import type { SelectChoice } from '#ui/inputs/select.tsx';

interface Chosen {
  examTypeId: string;
  subjectId: string;
}

interface CurriculumChoices {
  stages: SelectChoice[];
  /** The subjects of the chosen stage. */
  subjects: SelectChoice[];
  /** The topics of the chosen subject. */
  topics: SelectChoice[];
  /** Whether the examinations of the chosen stage have tiers. */
  hasTiers: boolean;
  isPending: boolean;
  isError: boolean;
  retry: () => void;
}

/** Shortens '11+ (Eleven Plus)' to '11+' for lists. */
export const shortStageName = (name: string): string => name.split('(')[0]?.trim() ?? name;

const asChoice = ({ id, name }: { id: string; name: string }): SelectChoice => ({ value: id, label: name });

/**
 * All stages, the chosen stage's subjects and the chosen subject's topics, also unpublished ones. A teacher chooses among
 * the private subjects of their school, and the stages that have one.
 */
export function useCurriculum({ examTypeId, subjectId }: Chosen): CurriculumChoices {
  const stages = useQuery(endpointQuery(listExamTypes));
  const subjects = useQuery(endpointQuery(subjectsWithTopics, { query: {} }));
  const isTeacher = useAuth().user?.role === 'TEACHER';
  const ofSchool = useQuery({ ...endpointQuery(listSchoolSubjects), enabled: isTeacher });
  const ownIds = isTeacher ? new Set(ofSchool.data?.subjects.map(({ id }) => id)) : undefined;
  const managed = (subjects.data ?? []).filter(({ id }) => ownIds?.has(id) ?? true);
  const ofStage = managed.filter((subject) => subject.examTypeId === examTypeId);
  const hasSubjects = (stageId: string) => managed.some((subject) => subject.examTypeId === stageId);
  const topics = ofStage.find(({ id }) => id === subjectId)?.topics ?? [];
  return {
    stages: (stages.data ?? [])
      .filter(({ id }) => !isTeacher || hasSubjects(id))
      .map(({ id, name }) => ({ value: id, label: shortStageName(name) })),
    subjects: ofStage.map(asChoice),
    topics: topics.map(asChoice),
    hasTiers: (stages.data ?? []).some(({ id, code }) => id === examTypeId && code === stageWithTiers),
    isPending: stages.isPending || subjects.isPending || (isTeacher && ofSchool.isPending),
    isError: stages.isError || subjects.isError || ofSchool.isError,
    retry: () => {
      if (stages.isError) void stages.refetch();
      if (subjects.isError) void subjects.refetch();
      if (ofSchool.isError) void ofSchool.refetch();
    },
  };
}

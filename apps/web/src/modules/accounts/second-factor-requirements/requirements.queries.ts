import {
  changeSchoolRequirement,
  changeTeachersRequirement,
  listRequirements,
  type RequirementDto,
} from '@markwell/shared/accounts/second-factor-requirements.contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/client.ts';
import { endpointKey, endpointQuery } from '#lib/query/cache-keys.ts';

/** Whom a requirement holds for: every teacher, or the staff of a school. */
export interface RequirementRow extends RequirementDto {
  /** 'teachers', or the id of the school. */
  id: string;
  name: string;
}

export const everyTeacher = 'teachers';

export const useRequirements = () => useQuery({ ...endpointQuery(listRequirements), staleTime: 0 });

export function useChangeRequirement(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { graceDays: number | null }) =>
      id === everyTeacher
        ? call(changeTeachersRequirement, { body })
        : call(changeSchoolRequirement, { params: { id }, body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: endpointKey(listRequirements) }),
  });
}

import { createSubject, listSchoolSubjects } from '@markwell/shared/admin/subjects/subjects.contract';
import type { InputOf } from '@markwell/shared/contract/endpoint';
import { listExamTypes } from '@markwell/shared/features/subjects/subjects.contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/client.ts';
import { endpointQuery } from '../../lib/query/cache-keys.ts';

export const useSchoolSubjects = () => useQuery({ ...endpointQuery(listSchoolSubjects), staleTime: 0 });

export const useStages = () => useQuery(endpointQuery(listExamTypes));

export function useCreateSchoolSubject() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: InputOf<typeof createSubject>['body']) => call(createSubject, { body }),
    // The new subject is in every list of subjects.
    onSuccess: () =>
      client.invalidateQueries({
        predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.includes('subjects'),
      }),
  });
}

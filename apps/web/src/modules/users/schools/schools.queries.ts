import {
  mergeSchool,
  previewSchoolMerge,
  renameSchool,
  schoolOverview,
} from '@markwell/shared/users/manage-schools.contract';
import { listSchools, listUsers } from '@markwell/shared/users/users.contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/client.ts';
import { longTimeoutMs } from '#lib/api/timeouts.ts';
import { endpointKey, endpointQuery } from '#lib/query/cache-keys.ts';

export const useSchoolOverview = () => useQuery({ ...endpointQuery(schoolOverview), staleTime: 0 });

/** Schools, and users with their school, are read again. */
function useReadAgain() {
  const client = useQueryClient();
  return async () => {
    for (const endpoint of [schoolOverview, listSchools, listUsers]) {
      await client.invalidateQueries({ queryKey: endpointKey(endpoint) });
    }
  };
}

export const useRenameSchool = (id: string) =>
  useMutation({
    mutationFn: (body: { name: string }) => call(renameSchool, { params: { id }, body }),
    onSettled: useReadAgain(),
  });

/** What a merge would move; only asked once a school is chosen. */
export const useMergePreview = (id: string, intoId: string) =>
  useQuery({
    queryKey: [...endpointKey(previewSchoolMerge), id, intoId],
    queryFn: () => call(previewSchoolMerge, { params: { id }, body: { intoId } }),
    enabled: intoId !== '',
    staleTime: 0,
  });

export const useMergeSchool = (id: string) =>
  useMutation({
    mutationFn: (body: { intoId: string; name: string }) =>
      call(mergeSchool, { params: { id }, body }, { timeoutMs: longTimeoutMs }),
    onSettled: useReadAgain(),
  });

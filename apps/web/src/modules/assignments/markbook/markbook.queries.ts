import {
  confirmArrangement,
  readConfirmedArrangement,
} from '@markwell/shared/access-arrangements/access-arrangements.contract';
import type { AssignmentArrangementDto } from '@markwell/shared/access-arrangements/access-arrangements.schemas';
import * as contract from '@markwell/shared/assignments/markbook.contract';
import type { MarkbookDto } from '@markwell/shared/assignments/markbook.contract';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/client.ts';
import { endpointKey, endpointQuery } from '#lib/query/cache-keys.ts';
import { cursorPages } from '#lib/query/cursor-pages.ts';

/** Pupils change what these show, so each visit asks again. */
const fresh = { staleTime: 0 };

/** The markbook of a class, page after page of pupils. */
export const useMarkbook = (classId: string) =>
  useInfiniteQuery({
    queryKey: endpointKey(contract.readMarkbook, { params: { classId }, query: {} }),
    queryFn: ({ pageParam }) =>
      call(contract.readMarkbook, { params: { classId }, query: { cursor: pageParam } }),
    ...cursorPages,
    ...fresh,
  });

/** All pupils, for a file. */
export async function readWholeMarkbook(classId: string): Promise<MarkbookDto> {
  const read = (cursor: string | undefined) =>
    call(contract.readMarkbook, { params: { classId }, query: { cursor, limit: 200 } });
  const first = await read(undefined);
  const pupils = [...first.pupils];
  for (let next = first.next; next !== null;) {
    const page = await read(next);
    pupils.push(...page.pupils);
    next = page.next;
  }
  return { ...first, pupils, next: null };
}

export const useMarkbookOfPupil = (classId: string, pupilId: string) =>
  useQuery({
    ...endpointQuery(contract.readMarkbookOfPupil, { params: { classId, pupilId } }),
    ...fresh,
  });

const arrangementQuery = (pupilId: string) =>
  endpointQuery(readConfirmedArrangement, { params: { pupilId } });

export const useConfirmedArrangement = (pupilId: string) =>
  useQuery({ ...arrangementQuery(pupilId), ...fresh });

export function useConfirmArrangement(pupilId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (arrangement: AssignmentArrangementDto) =>
      call(confirmArrangement, { params: { pupilId }, body: arrangement }),
    onSuccess: (confirmed) => {
      queryClient.setQueryData(arrangementQuery(pupilId).queryKey, confirmed);
    },
  });
}

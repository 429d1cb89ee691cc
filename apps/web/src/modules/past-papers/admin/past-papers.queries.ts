import {
  createPaper,
  deletePaper,
  listAdminPapers,
  readAdminPaper,
  removePaperAnswers,
  removePaperPdf,
  updatePaper,
  uploadPaperAnswers,
  uploadPaperPdf,
  type ChangedPaper,
} from '@markwell/shared/past-papers/past-papers-admin.contract';
import { pastPaperAnswers, pastPaperDownload } from '@markwell/shared/past-papers/past-papers.contract';
import { listExamBoards } from '@markwell/shared/subjects/stages.contract';
import { allSubjects, listExamTypes } from '@markwell/shared/subjects/subjects.contract';
import type { PaperDocument } from '@markwell/shared/past-papers/past-papers.vocabulary';
import { stageWithExamBoards } from '@markwell/shared/curriculum/stages.vocabulary';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { shortStageName } from '#modules/curriculum/use-curriculum.ts';
import { useListQuery } from '#ui/admin/list/use-list-query.ts';
import { chosenFilters } from '#ui/admin/list/use-url-filters.ts';
import { showToast, toastError } from '#ui/feedback/show-toast.tsx';
import { call, type FileToSend } from '#lib/api/client.ts';
import { endpointQuery } from '#lib/query/cache-keys.ts';
import type { PaperFilters } from './paper-filters.ts';

/** The number of papers offered in the select without a search. */
const maxChoices = 500;

export const usePapers = (filters: PaperFilters) =>
  useListQuery(
    endpointQuery(listAdminPapers, { query: chosenFilters(filters) }),
    ({ papers, pagination: { pages, total }, years }) => ({ rows: papers, pageCount: pages, total, years }),
  );

export const usePaperChoices = () =>
  useQuery({ ...endpointQuery(listAdminPapers, { query: { limit: maxChoices } }), staleTime: 0 });

export const usePaper = (id: string) =>
  useQuery({ ...endpointQuery(readAdminPaper, { params: { id } }), staleTime: 0, enabled: id !== '' });

/** The stored pictures, by addresses that are valid for an hour. */
export const useStoredAnswers = (id: string, enabled: boolean) =>
  useQuery({ ...endpointQuery(pastPaperAnswers, { params: { id } }), enabled });

export function useStages() {
  const { data, isPending, isError, refetch } = useQuery(endpointQuery(listExamTypes));
  const stages = (data ?? []).map(({ id, name }) => ({ value: id, label: shortStageName(name) }));
  /** The stage whose papers may be for one exam board; undefined while the stages load. */
  const stageIdWithBoards = data?.find(({ code }) => code === stageWithExamBoards)?.id;
  return { stages, stageIdWithBoards, isPending, isError, retry: () => void refetch() };
}

export function useExamBoards() {
  const { data, isPending, isError, refetch } = useQuery(endpointQuery(listExamBoards));
  const boards = (data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return { boards, isPending, isError, retry: () => void refetch() };
}

export function useSubjectsOf(stageId: string) {
  const { data, isFetching, isError, refetch } = useQuery({
    ...endpointQuery(allSubjects, { query: { examTypeId: stageId } }),
    enabled: stageId !== '',
  });
  const subjects = (data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return { subjects, isFetching, isError, retry: () => void refetch() };
}

/** Refreshes all lists of papers, also the pupils', and the subjects' counts. */
function useRefreshPapers() {
  const queryClient = useQueryClient();
  return () =>
    queryClient.invalidateQueries({
      predicate: ({ queryKey: [path] }) => typeof path === 'string' && /past-papers|subjects/u.test(path),
    });
}

interface PaperChange {
  /** Null for a new paper. */
  id: string | null;
  paper: ChangedPaper;
  /** The same for every attempt to save the same paper, so that a lost reply creates no duplicate. */
  idempotencyKey: string;
}

export function useSavePaper() {
  const refresh = useRefreshPapers();
  return useMutation({
    mutationFn: ({ id, paper, idempotencyKey }: PaperChange) =>
      id === null
        ? call(createPaper, { body: paper }, { idempotencyKey })
        : call(updatePaper, { params: { id }, body: paper }),
    // An error may mean that somebody else has changed the paper.
    onSettled: refresh,
  });
}

export function useDeletePaper() {
  const refreshPapers = useRefreshPapers();
  return useMutation({
    mutationFn: (id: string) => call(deletePaper, { params: { id } }),
    onSuccess: () => {
      showToast('success', 'Past paper deleted');
      return refreshPapers();
    },
    onError: toastError('Error deleting paper'),
  });
}

/** Sends the PDF; `share` is how much of it has been sent, from 0 to 1. */
export function useUploadPdf(id: string, document: PaperDocument) {
  const [share, setShare] = useState(0);
  const onSuccess = useRefreshPapers();
  const mutation = useMutation({
    mutationFn: (file: File) => {
      setShare(0);
      const files = [{ fieldName: 'pdf', file }];
      return call(
        uploadPaperPdf,
        { params: { id }, query: { document } },
        { files, onUploadProgress: setShare },
      );
    },
    onSuccess,
  });
  return { ...mutation, share };
}

export const useDownloadPdf = (id: string, document: PaperDocument) =>
  useMutation({ mutationFn: () => call(pastPaperDownload, { params: { id }, query: { document } }) });

export function useRemovePdf(id: string, document: PaperDocument) {
  const onSuccess = useRefreshPapers();
  return useMutation({
    mutationFn: () => call(removePaperPdf, { params: { id }, query: { document } }),
    onSuccess,
    onError: toastError('Error deleting the PDF'),
  });
}

/** Removes the picture of one answer slot, or all pictures. */
export function useRemoveAnswers(id: string) {
  const onSuccess = useRefreshPapers();
  return useMutation({
    mutationFn: (slot: string | undefined) =>
      call(removePaperAnswers, { params: { id }, query: slot === undefined ? {} : { slot } }),
    onSuccess,
    onError: toastError('Error deleting pictures'),
  });
}

interface AnswersUpload {
  /** Each batch is stored completely or not at all. */
  batches: readonly (readonly FileToSend[])[];
  onStored: (batch: readonly FileToSend[]) => void;
}

/**
 * Sends pictures batch by batch; `share` is how much has been sent in total, from 0 to 1.
 * Stops at the first batch that fails.
 */
export function useUploadAnswers(id: string) {
  const [share, setShare] = useState(0);
  const refreshPapers = useRefreshPapers();
  const mutation = useMutation({
    mutationFn: async ({ batches, onStored }: AnswersUpload) => {
      setShare(0);
      const total = batches.flat().length;
      let stored = 0;
      for (const files of batches) {
        const onUploadProgress = (batchShare: number) => {
          setShare((stored + batchShare * files.length) / total);
        };
        await call(uploadPaperAnswers, { params: { id } }, { files, onUploadProgress });
        stored += files.length;
        onStored(files);
      }
      return stored;
    },
    // The batches sent before the failed one are stored as well.
    onSettled: () => refreshPapers(),
  });
  return { ...mutation, share };
}

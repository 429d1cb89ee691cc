import type { InputOf } from '@markwell/shared/contract/endpoint';
import * as contract from '@markwell/shared/assignments/assignments.contract';
import type { AssignmentFields } from '@markwell/shared/assignments/assignments.schemas';
import { activeTest, openTests } from '@markwell/shared/mock-tests/mock-tests.contract';
import { allSubjects } from '@markwell/shared/subjects/subjects.contract';
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { ClassAnswersDto } from '@markwell/shared/assignments/class-answers.schemas';
import { toastError } from '#ui/feedback/show-toast.tsx';
import { call } from '#lib/api/client.ts';
import { endpointKey, endpointQuery } from '#lib/query/cache-keys.ts';
import { cursorPages } from '#lib/query/cursor-pages.ts';
import { useStart } from '#lib/query/use-start.ts';
import { joinAnswers } from './class-answers.ts';

/** Pupils change what these show, so each visit asks again. */
const fresh = { staleTime: 0 };

export const useAssignments = (classId: string) =>
  useQuery({ ...endpointQuery(contract.listAssignments, { params: { classId } }), ...fresh });

export const useAssignment = (assignmentId: string) =>
  useQuery({
    ...endpointQuery(contract.readAssignment, { params: { assignmentId } }),
    ...fresh,
    enabled: assignmentId !== '',
  });

export const useAnalysis = (assignmentId: string) =>
  useQuery({
    ...endpointQuery(contract.readAnalysis, { params: { assignmentId } }),
    ...fresh,
    enabled: assignmentId !== '',
  });

/** The work of a class, page after page. */
export const useWork = (assignmentId: string) =>
  useInfiniteQuery({
    queryKey: endpointKey(contract.listWork, { params: { assignmentId }, query: {} }),
    queryFn: ({ pageParam }) =>
      call(contract.listWork, { params: { assignmentId }, query: { cursor: pageParam } }),
    ...cursorPages,
    ...fresh,
  });

/** What the pupils of a class answered, page after page. */
export const useClassAnswers = (assignmentId: string) =>
  useInfiniteQuery({
    queryKey: endpointKey(contract.readClassAnswers, { params: { assignmentId }, query: {} }),
    queryFn: ({ pageParam }) =>
      call(contract.readClassAnswers, { params: { assignmentId }, query: { cursor: pageParam } }),
    ...cursorPages,
    ...fresh,
  });

/** The answers of all pupils, for a file. */
export async function readAllAnswers(assignmentId: string): Promise<ClassAnswersDto> {
  const read = (cursor: string | undefined) =>
    call(contract.readClassAnswers, { params: { assignmentId }, query: { cursor, limit: 200 } });
  const pages = [await read(undefined)];
  for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) pages.push(await read(next));
  return joinAnswers(pages);
}

export const useScript = (assignmentId: string, pupilId: string) =>
  useQuery({
    ...endpointQuery(contract.readScript, { params: { assignmentId, pupilId } }),
    ...fresh,
  });

/** Fetches again what shows assignments and the work on them. */
function useRefresh() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [contract.listAssignments, contract.readAssignment, contract.listWork, contract.readAnalysis].map(
        (endpoint) => queryClient.invalidateQueries({ queryKey: endpointKey(endpoint) }),
      ),
    );
}

export const useSetAssignment = (classId: string) =>
  useMutation({
    mutationFn: (body: AssignmentFields) => call(contract.setAssignment, { params: { classId }, body }),
    onSuccess: useRefresh(),
  });

export const useChangeAssignment = (assignmentId: string, updatedAt: string) =>
  useMutation({
    mutationFn: (body: AssignmentFields) =>
      call(contract.changeAssignment, { params: { assignmentId }, body: { ...body, updatedAt } }),
    onSuccess: useRefresh(),
  });

export const useDeleteAssignment = (assignmentId: string) =>
  useMutation({
    mutationFn: () => call(contract.deleteAssignment, { params: { assignmentId } }),
    onError: toastError('The assignment was not deleted'),
    onSuccess: useRefresh(),
  });

export const useReleaseResults = (assignmentId: string) =>
  useMutation({
    mutationFn: () => call(contract.releaseResults, { params: { assignmentId } }),
    onError: toastError('The results were not released'),
    onSettled: useRefresh(),
  });

export const useReturnWork = (assignmentId: string) =>
  useMutation({
    mutationFn: ({ pupilId, dueAt }: { pupilId: string; dueAt: string }) =>
      call(contract.returnWork, { params: { assignmentId, pupilId }, body: { dueAt } }),
    onSettled: useRefresh(),
  });

export const useExcuse = (assignmentId: string) =>
  useMutation({
    mutationFn: ({ pupilId, isExcused }: { pupilId: string; isExcused: boolean }) =>
      call(contract.excusePupil, { params: { assignmentId, pupilId }, body: { isExcused } }),
    onError: toastError('The pupil was not excused'),
    onSettled: useRefresh(),
  });

/** The subjects of a stage, also private ones of the teacher's school, with their topics. */
export const useSubjectsOf = (stageId: string) =>
  useQuery({ ...endpointQuery(allSubjects, { query: { examTypeId: stageId } }), enabled: stageId !== '' });

/** How many questions there are to draw from; waits for a complete choice. */
export const useCountForClass = (choice: InputOf<typeof contract.countForClass>['body'] | undefined) =>
  useQuery({
    ...endpointQuery(contract.countForClass, {
      body: choice ?? { subjectId: '', topicIds: [], difficulties: [] },
    }),
    enabled: choice !== undefined,
  });

interface QuestionFilters {
  fromReserve: boolean;
  subjectId: string;
  topicId: string;
  search: string;
}

/** Questions to choose from, page after page. */
export const useFoundQuestions = ({ fromReserve, subjectId, topicId, search }: QuestionFilters) =>
  useInfiniteQuery({
    queryKey: endpointKey(contract.findQuestions, {
      query: { fromReserve: String(fromReserve), subjectId, topicId, search },
    }),
    queryFn: ({ pageParam }) =>
      call(contract.findQuestions, {
        query: {
          fromReserve: String(fromReserve),
          subjectId,
          ...(topicId !== '' && { topicId }),
          search,
          cursor: pageParam,
        },
      }),
    ...cursorPages,
    placeholderData: keepPreviousData,
    enabled: subjectId !== '',
  });

export const useDrawQuestions = () =>
  useMutation({
    mutationFn: (body: InputOf<typeof contract.drawForClass>['body']) =>
      call(contract.drawForClass, { body }),
    onError: toastError('No questions were drawn'),
  });

export const useOwnAssignments = () => useQuery({ ...endpointQuery(contract.ownAssignments), ...fresh });

export const useOwnAssignment = (assignmentId: string) =>
  useQuery({ ...endpointQuery(contract.ownAssignment, { params: { assignmentId } }), ...fresh });

/** Starts the test of an assignment once, however often it is sent. */
export function useStartAssignment(onStarted: (testId: string) => void) {
  const queryClient = useQueryClient();
  return useStart({
    start: (assignmentId: string, idempotencyKey) =>
      call(contract.startAssignment, { params: { assignmentId } }, { idempotencyKey }),
    onSuccess({ testId }) {
      for (const endpoint of [activeTest, openTests, contract.ownAssignments, contract.ownAssignment])
        void queryClient.invalidateQueries({ queryKey: endpointKey(endpoint) });
      onStarted(testId);
    },
    onError: toastError('The assignment did not start'),
  });
}

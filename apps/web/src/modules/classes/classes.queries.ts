import type { InputOf } from '@markwell/shared/contract/endpoint';
import * as contract from '@markwell/shared/classes/classes.contract';
import type { ClassDto, ClassFields, MemberOrder } from '@markwell/shared/classes/classes.schemas';
import { allSubjects } from '@markwell/shared/subjects/subjects.contract';
import { listStages } from '@markwell/shared/subjects/stages.contract';
import type { JoinCodeDays } from '@markwell/shared/classes/classes.vocabulary';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toastError } from '#ui/feedback/show-toast.tsx';
import { call } from '#lib/api/client.ts';
import { endpointKey, endpointQuery } from '#lib/query/cache-keys.ts';
import { useSendOnce } from '#lib/query/use-send-once.ts';

/** Others change classes too, so each visit asks again. */
const fresh = { staleTime: 0 };

export const useStages = () => useQuery(endpointQuery(listStages));

/** The subjects of a stage, also private ones of the teacher's school. */
export const useSubjectsOf = (stageId: string) =>
  useQuery({
    ...endpointQuery(allSubjects, { query: { examTypeId: stageId } }),
    enabled: stageId !== '',
  });

export const useClasses = () => useQuery({ ...endpointQuery(contract.listClasses), ...fresh });

export const useClass = (classId: string) =>
  useQuery({ ...endpointQuery(contract.readClass, { params: { classId } }), ...fresh });

interface MemberFilters {
  search: string;
  order: MemberOrder;
  page: number;
}

export const useMembers = (classId: string, query: MemberFilters) =>
  useQuery({
    ...endpointQuery(contract.listMembers, { params: { classId }, query }),
    ...fresh,
    placeholderData: keepPreviousData,
  });

export const useInvitations = (classId: string) =>
  useQuery({ ...endpointQuery(contract.listInvitations, { params: { classId } }), ...fresh });

/** Puts a changed class in the place of the shown one, and reloads the list. */
function useShowClass() {
  const queryClient = useQueryClient();
  return (changed: ClassDto) => {
    queryClient.setQueryData(endpointKey(contract.readClass, { params: { classId: changed.id } }), changed);
    return queryClient.invalidateQueries({ queryKey: endpointKey(contract.listClasses) });
  };
}

export const useCreateClass = () =>
  useMutation({
    mutationFn: (body: ClassFields) => call(contract.createClass, { body }),
    onSuccess: useShowClass(),
  });

export const useChangeClass = (classId: string) =>
  useMutation({
    mutationFn: (body: ClassFields) => call(contract.changeClass, { params: { classId }, body }),
    onSuccess: useShowClass(),
  });

export const useArchiveClass = (classId: string) =>
  useMutation({
    mutationFn: (isArchived: boolean) =>
      call(isArchived ? contract.archiveClass : contract.restoreClass, { params: { classId } }),
    onSuccess: useShowClass(),
    onError: toastError('The class was not changed'),
  });

export const useRenewJoinCode = (classId: string) =>
  useMutation({
    mutationFn: (days: JoinCodeDays) => call(contract.renewJoinCode, { params: { classId }, body: { days } }),
    onSuccess: useShowClass(),
    onError: toastError('The code was not renewed'),
  });

/** Others' pages with these names ask again at each visit. */
export function useNameMember(classId: string, pupilId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: InputOf<typeof contract.nameMember>['body']) =>
      call(contract.nameMember, { params: { classId, pupilId }, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: endpointKey(contract.listMembers) }),
  });
}

export function useRemoveMember(classId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (pupilId: string) => call(contract.removeMember, { params: { classId, pupilId } }),
    onError: toastError('The pupil was not removed'),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: endpointKey(contract.listMembers) }),
        queryClient.invalidateQueries({ queryKey: endpointKey(contract.readClass) }),
      ]),
  });
}

export function useInvitePupils(classId: string) {
  const queryClient = useQueryClient();
  return useSendOnce({
    send: (body: InputOf<typeof contract.invitePupils>['body'], idempotencyKey) =>
      call(contract.invitePupils, { params: { classId }, body }, { idempotencyKey }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: endpointKey(contract.listInvitations) }),
  });
}

export function useWithdrawInvitation(classId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (invitationId: string) =>
      call(contract.withdrawInvitation, { params: { classId, invitationId } }),
    onError: toastError('The invitation was not withdrawn'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: endpointKey(contract.listInvitations) }),
  });
}

export const useAddCoTeacher = (classId: string) =>
  useMutation({
    mutationFn: (body: { email: string }) => call(contract.addCoTeacher, { params: { classId }, body }),
    onSuccess: useShowClass(),
  });

/** Removing oneself is leaving the class: it no longer exists for the teacher. */
export function useRemoveCoTeacher(classId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (teacherId: string) => call(contract.removeCoTeacher, { params: { classId, teacherId } }),
    onError: toastError('The teacher was not removed'),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: endpointKey(contract.listClasses) }),
  });
}

export const useMakeOwner = (classId: string) =>
  useMutation({
    mutationFn: (teacherId: string) =>
      call(contract.makeClassOwner, { params: { classId }, body: { teacherId } }),
    onSuccess: useShowClass(),
    onError: toastError('The owner was not changed'),
  });

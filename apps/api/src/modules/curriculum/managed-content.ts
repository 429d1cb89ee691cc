import { notFound } from '#platform/domain-error.ts';
import { questionNotFound, subjectNotFound, topicNotFound } from '#platform/not-found.ts';
import type { Transaction } from '#platform/transaction.repository.ts';
import type { Viewer } from './visible-subjects.repository.ts';
import type { Context } from '#context.ts';
import {
  listManagedQuestions,
  managesSubject,
  managesTopic,
  managesPassage,
  listManagedTopics,
} from './managed-content.repository.ts';

// What a member of staff may manage: an administrator everything, a teacher the private content of their
// school. What somebody does not manage does not exist for them: NOT_FOUND. For administrators nothing is
// read.

async function managesQuestions(
  context: Context,
  viewer: Viewer,
  ids: readonly string[],
  transaction?: Transaction,
) {
  const unique = new Set(ids);
  return (await listManagedQuestions(context.db, viewer, [...unique], transaction)).length === unique.size;
}

export async function assertManagesSubject(
  context: Context,
  viewer: Viewer,
  id: string,
  transaction?: Transaction,
): Promise<void> {
  if (viewer.isAdmin || (await managesSubject(context.db, viewer, id, transaction))) return;
  throw subjectNotFound();
}

export async function assertManagesTopic(
  context: Context,
  viewer: Viewer,
  id: string,
  transaction?: Transaction,
): Promise<void> {
  if (viewer.isAdmin || (await managesTopic(context.db, viewer, id, transaction))) return;
  throw topicNotFound();
}

export async function assertManagesPassage(
  context: Context,
  viewer: Viewer,
  id: string,
  transaction?: Transaction,
): Promise<void> {
  if (viewer.isAdmin || (await managesPassage(context.db, viewer, id, transaction))) return;
  throw notFound('This passage does not exist');
}

export async function assertManagesQuestion(
  context: Context,
  viewer: Viewer,
  id: string,
  transaction?: Transaction,
): Promise<void> {
  if (viewer.isAdmin || (await managesQuestions(context, viewer, [id], transaction))) return;
  throw questionNotFound();
}

/** Throws NOT_FOUND unless the viewer manages all of them. */
export async function assertManagesQuestions(
  context: Context,
  viewer: Viewer,
  ids: readonly string[],
): Promise<void> {
  if (viewer.isAdmin || (await managesQuestions(context, viewer, ids))) return;
  throw questionNotFound();
}

/** Those of the questions that the viewer manages; all of the ids for an administrator. */
export async function managedQuestionIds(
  context: Context,
  viewer: Viewer,
  ids: readonly string[],
): Promise<readonly string[]> {
  return viewer.isAdmin ? ids : listManagedQuestions(context.db, viewer, ids);
}

/** The topics that a teacher manages; undefined, for all, for an administrator. */
export async function managedTopicIds(
  context: Context,
  viewer: Viewer,
): Promise<readonly string[] | undefined> {
  return viewer.isAdmin ? undefined : listManagedTopics(context.db, viewer);
}

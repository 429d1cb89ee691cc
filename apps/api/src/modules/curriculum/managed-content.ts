import type { Sql } from '#platform/transaction.repository.ts';
import { notFound } from '#platform/domain-error.ts';
import { questionNotFound, subjectNotFound, topicNotFound } from '#platform/not-found.ts';
import type { Viewer } from './visible-subjects.repository.ts';
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

async function managesQuestions(sql: Sql, viewer: Viewer, ids: readonly string[]) {
  const unique = new Set(ids);
  return (await listManagedQuestions(sql, viewer, [...unique])).length === unique.size;
}

export async function assertManagesSubject(sql: Sql, viewer: Viewer, id: string): Promise<void> {
  if (viewer.isAdmin || (await managesSubject(sql, viewer, id))) return;
  throw subjectNotFound();
}

export async function assertManagesTopic(sql: Sql, viewer: Viewer, id: string): Promise<void> {
  if (viewer.isAdmin || (await managesTopic(sql, viewer, id))) return;
  throw topicNotFound();
}

export async function assertManagesPassage(sql: Sql, viewer: Viewer, id: string): Promise<void> {
  if (viewer.isAdmin || (await managesPassage(sql, viewer, id))) return;
  throw notFound('This passage does not exist');
}

export async function assertManagesQuestion(sql: Sql, viewer: Viewer, id: string): Promise<void> {
  if (viewer.isAdmin || (await managesQuestions(sql, viewer, [id]))) return;
  throw questionNotFound();
}

/** Throws NOT_FOUND unless the viewer manages all of them. */
export async function assertManagesQuestions(
  sql: Sql,
  viewer: Viewer,
  ids: readonly string[],
): Promise<void> {
  if (viewer.isAdmin || (await managesQuestions(sql, viewer, ids))) return;
  throw questionNotFound();
}

/** Those of the questions that the viewer manages; all of the ids for an administrator. */
export async function managedQuestionIds(
  sql: Sql,
  viewer: Viewer,
  ids: readonly string[],
): Promise<readonly string[]> {
  return viewer.isAdmin ? ids : listManagedQuestions(sql, viewer, ids);
}

/** The topics that a teacher manages; undefined, for all, for an administrator. */
export async function managedTopicIds(sql: Sql, viewer: Viewer): Promise<readonly string[] | undefined> {
  return viewer.isAdmin ? undefined : listManagedTopics(sql, viewer);
}

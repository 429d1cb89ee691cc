import { notFound } from '#platform/domain-error.ts';
import { questionNotFound } from '#platform/not-found.ts';
import type { Transaction } from '#platform/transaction.repository.ts';
import type { ManagedContentRepository } from './managed-content.repository.ts';
import type { Viewer } from './visible-subjects.repository.ts';

type Assert = (viewer: Viewer, id: string, transaction?: Transaction) => Promise<void>;

/**
 * What a member of staff may manage: an administrator everything, a teacher the private content of their school.
 * What somebody does not manage does not exist for them: NOT_FOUND. For administrators nothing is read.
 */
export interface ManagedContent {
  assertSubject: Assert;
  assertTopic: Assert;
  assertPassage: Assert;
  assertQuestion: Assert;
  /** Throws NOT_FOUND unless the viewer manages all of them. */
  assertQuestions: (viewer: Viewer, ids: readonly string[]) => Promise<void>;
  /** Those of the questions that the viewer manages; all of the ids for an administrator. */
  questionsOf: (viewer: Viewer, ids: readonly string[]) => Promise<readonly string[]>;
  /** The topics that a teacher manages; undefined, for all, for an administrator. */
  topicsOf: (viewer: Viewer) => Promise<readonly string[] | undefined>;
}

export function createManagedContent(repository: ManagedContentRepository): ManagedContent {
  const assertThat =
    (manages: ManagedContentRepository['managesSubject'], what: string): Assert =>
    async (viewer, id, transaction) => {
      if (viewer.isAdmin || (await manages(viewer, id, transaction))) return;
      throw notFound(`This ${what} does not exist`);
    };

  const managesQuestions = async (viewer: Viewer, ids: readonly string[], transaction?: Transaction) => {
    const unique = new Set(ids);
    return (await repository.listQuestions(viewer, [...unique], transaction)).length === unique.size;
  };

  return {
    assertSubject: assertThat(repository.managesSubject, 'subject'),
    assertTopic: assertThat(repository.managesTopic, 'topic'),
    assertPassage: assertThat(repository.managesPassage, 'passage'),
    assertQuestion: assertThat(
      (viewer, id, transaction) => managesQuestions(viewer, [id], transaction),
      'question',
    ),
    async assertQuestions(viewer, ids) {
      if (viewer.isAdmin || (await managesQuestions(viewer, ids))) return;
      throw questionNotFound();
    },
    questionsOf: async (viewer, ids) => (viewer.isAdmin ? ids : repository.listQuestions(viewer, ids)),
    topicsOf: async (viewer) => (viewer.isAdmin ? undefined : repository.listTopics(viewer)),
  };
}

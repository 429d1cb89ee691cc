import type { DB as Tables } from '@markwell/database/tables';
import type { ExpressionBuilder } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';

/*
 * The stage, subject and topic of a row as the lists of the Admin Panel show them, for a statement that joins their
 * tables.
 */

export const shownStage = (eb: ExpressionBuilder<Tables, 'stages'>) =>
  jsonBuildObject({ id: eb.ref('stages.id'), name: eb.ref('stages.name') });

export const shownSubject = (eb: ExpressionBuilder<Tables, 'subjects'>) =>
  jsonBuildObject({
    id: eb.ref('subjects.id'),
    name: eb.ref('subjects.name'),
    color: eb.ref('subjects.color'),
  });

export const shownTopic = (eb: ExpressionBuilder<Tables, 'topics'>) =>
  jsonBuildObject({ id: eb.ref('topics.id'), name: eb.ref('topics.name') });

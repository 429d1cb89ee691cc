import type { QuestionOrder } from '@markwell/shared/question-editing/questions.contract';
import { idSchema } from '@markwell/shared/contract/field-schemas';
import { badRequest } from '#platform/domain-error.ts';

/** The last question of the page before: its id, and what the page is sorted by; of a topic, its id. */
export interface OrderCursor {
  value: string;
  id: string;
}

const isId = (text: string) => idSchema.safeParse(text).success;

/** Throws BAD_REQUEST for the cursor of another order. That of the newest first is an id alone. */
export function readCursor(cursor: string | undefined, order: QuestionOrder): OrderCursor | undefined {
  if (cursor === undefined) return undefined;
  const [id = '', value = ''] = cursor.split('.').toReversed();
  const isValue =
    order === 'newest'
      ? value === ''
      : order === 'topic' || order === 'oldest'
        ? isId(value)
        : /^(?:-1|\d{1,7})$/u.test(value);
  if (!isValue || !isId(id)) throw badRequest('This page does not exist');
  return { value, id };
}

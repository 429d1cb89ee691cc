import type { QuestionOrder } from '@markwell/shared/question-editing/questions.contract';
import { idSchema } from '@markwell/shared/contract/field-schemas';
import { badRequest } from '#platform/domain-error.ts';

export type OtherOrder = Exclude<QuestionOrder, 'newest'>;

/** The last question of the page before: its topic, difficulty or facility, and its id. */
export interface OrderCursor {
  value: string;
  id: string;
}

/** Whether an order is one of facility. */
export const isFacility = (order: OtherOrder): order is 'lowest-facility' | 'highest-facility' =>
  order === 'lowest-facility' || order === 'highest-facility';

const pageNotFound = () => badRequest('This page does not exist');
const isId = (text: string) => idSchema.safeParse(text).success;

/** The cursor of the newest first: an id. Throws BAD_REQUEST for one of another order. */
export function readIdCursor(cursor: string | undefined): string | undefined {
  if (cursor !== undefined && !isId(cursor)) throw pageNotFound();
  return cursor;
}

/** The cursor of another order. Throws BAD_REQUEST for one that does not belong to it. */
export function readOrderCursor(cursor: string | undefined, order: OtherOrder): OrderCursor | undefined {
  if (cursor === undefined) return undefined;
  const [value = '', id = ''] = cursor.split('.');
  const isValue =
    order === 'topic' ? isId(value) : (isFacility(order) ? /^(?:-1|\d{1,7})$/u : /^\d{0,2}$/u).test(value);
  if (!isValue || !isId(id)) throw pageNotFound();
  return { value, id };
}

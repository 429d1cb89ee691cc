import { expect, it, test } from 'vitest';
import { z } from 'zod';
import './default-messages.ts';

const messageOf = (schema: z.ZodType, input: unknown) => schema.safeParse(input).error?.issues[0]?.message;

it.each([
  [z.string(), undefined, 'This is missing'],
  [z.string(), 5, 'This must be text'],
  [z.number(), 'five', 'This must be a number'],
  [z.int(), 1.5, 'This must be a whole number'],
  [z.array(z.string()), 'one', 'This must be a list'],
  [z.object({}), null, 'This does not have the right form'],
  [z.enum(['A', 'B']), 'C', 'This is not one of the choices'],
  [z.literal([15, 30]), 16, 'This is not one of the choices'],
  [z.uuid(), 'x', 'This does not have the right form'],
  [z.email(), 'x', 'This is not an e-mail address'],
  [z.string().min(2), 'x', 'This must be at least 2 characters'],
  [z.array(z.int()).max(1), [1, 2], 'This must be at most 1 entry'],
  [z.number().max(5), 6, 'This must be at most 5'],
  [z.strictObject({}), { extra: 1 }, 'This does not have the right form'],
  [z.union([z.string(), z.int()]), null, 'This does not have the right form'],
])('%#: gives a message in plain English', (schema, input, message) => {
  expect(messageOf(schema, input)).toBe(message);
});

test('a schema’s own message is used instead of the default one', () => {
  expect(messageOf(z.uuid({ error: 'Please select a subject' }), 'x')).toBe('Please select a subject');
  expect(messageOf(z.string().min(1, 'Please write something'), '')).toBe('Please write something');
});

import { z } from 'zod';

const kinds: Readonly<Record<string, string>> = {
  string: 'This must be text',
  number: 'This must be a number',
  int: 'This must be a whole number',
  boolean: 'This must be yes or no',
  array: 'This must be a list',
};

const forms: Readonly<Record<string, string>> = {
  email: 'This is not an e-mail address',
  url: 'This is not a web address',
  datetime: 'This is not a date and time',
  date: 'This is not a date',
};

const units: Readonly<Record<string, string>> = { string: 'character', array: 'entry' };

/** `2 characters`, `1 entry`, `5`. */
function amount(limit: number | bigint, origin: string): string {
  const unit = units[origin];
  if (unit === undefined) return String(limit);
  const words = Number(limit) === 1 ? unit : unit === 'entry' ? 'entries' : `${unit}s`;
  return `${String(limit)} ${words}`;
}

/**
 * The message of an issue for which the schema has no message of its own, so that users do not see "Invalid input:
 * expected string, received undefined". Importing the contract sets these messages in the API and in the web.
 */
function plainMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'This is missing';
      return kinds[issue.expected] ?? 'This does not have the right form';
    case 'invalid_format':
      return forms[issue.format] ?? 'This does not have the right form';
    case 'invalid_value':
      return 'This is not one of the choices';
    case 'too_small':
      return `This must be at least ${amount(issue.minimum, issue.origin)}`;
    case 'too_big':
      return `This must be at most ${amount(issue.maximum, issue.origin)}`;
    case 'not_multiple_of':
    case 'unrecognized_keys':
    case 'custom':
    case 'invalid_element':
    case 'invalid_key':
    case 'invalid_union':
      return 'This does not have the right form';
  }
}

z.config({ customError: plainMessage });

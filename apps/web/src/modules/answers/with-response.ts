import type { PartLabel, Responses } from '@markwell/shared/answers/parts.schemas';

/** The responses with this one to a part, or without one to it. */
export function withResponse(
  responses: Responses,
  label: PartLabel,
  response: Responses[PartLabel] | null,
): Responses {
  const others = Object.entries(responses).filter(([each]) => each !== label);
  return Object.fromEntries(response ? [...others, [label, response]] : others);
}

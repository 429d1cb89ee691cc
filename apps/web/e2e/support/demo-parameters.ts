import type { APIRequestContext } from '@playwright/test';
import { apiFor } from './api.ts';
import { tokenOf } from './pupils.ts';
import { parameterNames, type RouteParameters } from './route-examples.ts';

/** The values of the parameters in the paths of the route examples: those of the demo teacher's class of mathematics. */
export async function demoParameters(request: APIRequestContext): Promise<RouteParameters> {
  const api = apiFor(request, await tokenOf(request, 'teacher@example.com'));
  const { classes } = await api.get<{ classes: { id: string; name: string }[] }>('/classes');
  const classId = classes.find(({ name }) => name === '5H Mathematics')?.id ?? '';
  const { joinCode } = await api.get<{ joinCode: string }>(`/classes/${classId}`);
  const { assignments, pupils } = await api.get<{
    assignments: { id: string; title: string }[];
    pupils: { id: string }[];
  }>(`/classes/${classId}/markbook`);
  const assignmentId = assignments.find(({ title }) => title === 'Half-term check')?.id ?? '';
  return { classId, assignmentId, pupilId: pupils[0]?.id ?? '', code: joinCode };
}

/** '/classes/:classId' with the id of a class. */
export const addressOf = (path: string, parameters: RouteParameters): string =>
  parameterNames.reduce((address, name) => address.replace(`:${name}`, parameters[name]), path);

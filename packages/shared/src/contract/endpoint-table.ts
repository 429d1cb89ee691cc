import * as account from '../features/account/account.contract.ts';
import * as analytics from '../features/analytics/analytics.contract.ts';
import * as auth from '../features/auth/auth.contract.ts';
import * as google from '../features/auth/google.contract.ts';
import * as creativeWriting from '../features/creative-writing/creative-writing.contract.ts';
import * as flags from '../features/reports/reports.contract.ts';
import * as health from '../features/health/health.contract.ts';
import * as mockTests from '../features/mock-tests/mock-tests.contract.ts';
import * as notifications from '../features/notifications/notifications.contract.ts';
import * as search from '../features/search/search.contract.ts';
import * as rapidFire from '../features/rapid-fire/rapid-fire.contract.ts';
import * as pastPapers from '../features/past-papers/past-papers.contract.ts';
import * as planner from '../features/planner/planner.contract.ts';
import * as stages from '../features/stages/stages.contract.ts';
import * as subjects from '../features/subjects/subjects.contract.ts';
import * as users from '../features/users/users.contract.ts';
import { adminContracts } from './admin-endpoints.ts';
import type { AnyEndpoint } from './endpoint.ts';

function isEndpoint(value: unknown): value is AnyEndpoint {
  return typeof value === 'object' && value !== null && 'access' in value && 'response' in value;
}

/** Every endpoint of the API by feature, for the OpenAPI page and the access matrix test. */
export const endpointTable: { feature: string; name: string; endpoint: AnyEndpoint }[] = Object.entries({
  auth: { ...auth, ...google },
  account,
  users,
  stages,
  subjects,
  analytics,
  'mock-tests': mockTests,
  planner,
  'rapid-fire': rapidFire,
  'creative-writing': creativeWriting,
  flags,
  search,
  notifications,
  'past-papers': pastPapers,
  health,
  ...adminContracts,
}).flatMap(([feature, contract]) =>
  Object.entries(contract).flatMap(([name, value]: [string, unknown]) =>
    isEndpoint(value) ? [{ feature, name, endpoint: value }] : [],
  ),
);

import * as contract from '@markwell/shared/first-day/first-day.contract';
import { startStarter, endFirstDay } from './first-day.service.ts';
import { readStartedAttempt } from '#modules/attempts/start-attempt.service.ts';
import { implement } from '#http/implement.ts';

export const firstDayRoutes = [
  implement(
    contract.startStarter,
    ({ caller, idempotentRequest }, context) => startStarter(context, caller, idempotentRequest),
    readStartedAttempt,
  ),
  implement(contract.endFirstDay, async ({ caller }, context) => {
    await endFirstDay(context, caller.id);
    return {};
  }),
];

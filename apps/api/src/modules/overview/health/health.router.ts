import { health, ready } from '@markwell/shared/overview/health.contract';
import { isAlive, isReady } from './health.service.ts';
import { implement } from '#http/implement.ts';

export const healthRoutes = [
  implement(health, () => isAlive()),
  implement(ready, (_input, context) => isReady(context)),
];

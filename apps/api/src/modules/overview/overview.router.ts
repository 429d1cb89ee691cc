import { overview } from '@markwell/shared/overview/overview.contract';
import { readOverview } from './overview.service.ts';
import { implement } from '#http/implement.ts';

export const overviewRoutes = [implement(overview, (_input, context) => readOverview(context))];

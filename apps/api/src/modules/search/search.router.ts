import { search } from '@markwell/shared/search/search.contract';
import { searchAll } from './search.service.ts';
import { implement } from '#http/implement.ts';

export const searchRoutes = [
  implement(search, ({ caller, query }, context) => searchAll(context, caller, query)),
];

import { existsSync } from 'node:fs';
import * as path from 'node:path';
import { firstRouteFloor, measureFirstRoute } from '../../check-bundle.ts';
import type { Row } from '../benchmark-report.ts';

const dist = path.join(import.meta.dirname, '../../../apps/web/dist');

/** The size of the first route's JavaScript in the last build. Throws if there is no build. */
export function firstLoadRow(): Row {
  if (!existsSync(dist)) throw new Error('Build the web first: pnpm build');
  const { total } = measureFirstRoute(dist);
  const ratio = total / firstRouteFloor;
  return {
    what: "The first route's JavaScript, gzip",
    against: 'React, router, React Query and axios alone',
    ratio,
    aim: '≤ 1.4',
    isMet: ratio <= 1.4,
    detail: `${total.toFixed(1)} KB against ${firstRouteFloor} KB`,
  };
}

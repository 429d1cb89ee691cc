import type { DataExportDto } from '@markwell/shared/privacy/privacy.contract';
import { unauthenticated } from '#platform/domain-error.ts';
import type { Context } from '#context.ts';
import { collectPersonalData } from './data-export.repository.ts';

/** Everything we store about a user. Throws TOO_MANY_REQUESTS after ten exports in 15 minutes. */
export async function exportOwnData(context: Context, userId: string): Promise<DataExportDto> {
  await context.limits.export.consume(userId);
  const data = await collectPersonalData(context, userId);
  if (!data) throw unauthenticated();
  return data;
}

import { randomUUID } from 'node:crypto';
import type { TestInfo } from '@playwright/test';

/** A name for this run of the journey only. */
export const nameOf = (what: string, testInfo: TestInfo) =>
  `${what} ${testInfo.project.name} ${String(testInfo.retry)} ${String(Date.now())}`;

/** An address that no account has. */
export const newAddress = (stem: string) => `${stem}-${randomUUID().slice(0, 8)}@example.com`;

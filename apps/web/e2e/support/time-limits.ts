import { test } from '@playwright/test';

/** For what takes longer than usual: half of the journey's own time limit. */
export const longWait = () => ({ timeout: test.info().timeout / 2 });

/** For an action that may fail, because it is tried again or is not needed. */
export const oneTry = { timeout: 5_000 };

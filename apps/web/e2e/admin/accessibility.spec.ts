import { test } from '@playwright/test';
import { signedInAtStage } from '../support/pupils.ts';
import { examplesFor, expectNoFaultsOn } from '../support/visit-routes.ts';

// On the desktop only: the journeys of the sections check them on the phone and in the dark.
for (const example of examplesFor('administrator')) {
  test(`${example.route} has no accessibility violations`, async ({ page }) => {
    const email = 'admin@example.com';
    await signedInAtStage(page, email, 'GCSE');
    await expectNoFaultsOn(page, [example]);
  });
}

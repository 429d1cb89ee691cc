import { test } from '@playwright/test';
import { signedInAdministrator } from '../support/pupils.ts';
import { examplesFor } from '../support/route-examples.ts';
import { expectNoFaultsOn } from '../support/visit-routes.ts';

const pagesPerJourney = 5;

// On the desktop only: the journeys of the sections check them on the phone and in the dark.
for (const [index, first] of examplesFor('administrator').entries()) {
  if (index % pagesPerJourney !== 0) continue;
  test(`the administrators’ pages from ${first.route} have no accessibility violations, and stay whole with text of 200%`, async ({
    page,
  }) => {
    test.slow();
    await signedInAdministrator(page);
    await expectNoFaultsOn(page, examplesFor('administrator').slice(index, index + pagesPerJourney));
  });
}

import { expect, test } from '@playwright/test';
import { accessibilityViolations, violationsOnceLoaded } from '../support/axe.ts';
import { demoParameters } from '../support/demo-parameters.ts';
import { examplesFor } from '../support/route-examples.ts';
import { expectNoFaults, expectNoFaultsOn } from '../support/visit-routes.ts';
import { pupilFor, signedIn, signedInAdministrator, signedInAtStage } from '../support/pupils.ts';

test('every public page has no accessibility violations, fits, and stays whole with text of 200% @phone', async ({
  page,
}, testInfo) => {
  test.slow();
  const layout = testInfo.project.name === 'phone';
  await expectNoFaultsOn(page, examplesFor('visitor'), { layout });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  expect.soft(await accessibilityViolations(page), 'login with messages').toEqual([]);
});

test('every page of a pupil has no accessibility violations, fits, and stays whole with text of 200% @phone', async ({
  page,
}, testInfo) => {
  test.slow();
  await signedIn(page, 'pupil@example.com');
  const layout = testInfo.project.name === 'phone';
  const parameters = await demoParameters(page.request);
  await expectNoFaultsOn(page, examplesFor('pupil'), { layout, parameters });
});

test('every page of a teacher has no accessibility violations, fits, and stays whole with text of 200% @phone', async ({
  page,
}, testInfo) => {
  test.slow();
  await signedIn(page, 'teacher@example.com');
  const layout = testInfo.project.name === 'phone';
  const parameters = await demoParameters(page.request);
  await expectNoFaultsOn(page, examplesFor('teacher'), { layout, parameters });
});

test('menus have no accessibility violations @phone', async ({ page }, testInfo) => {
  await signedInAdministrator(page);
  await expectNoFaults(page, '/admin');
  if (testInfo.project.name === 'phone') {
    await page.getByRole('button', { name: /menu/i }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  } else {
    await page.getByRole('button', { name: 'Explore' }).click();
    await expect(page.getByRole('menuitem', { name: 'Past Papers' })).toBeVisible();
  }
  expect.soft(await accessibilityViolations(page), 'open menu').toEqual([]);
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /Grace Whitfield/ })
    .first()
    .click();
  await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeVisible();
  expect.soft(await accessibilityViolations(page), 'open user menu').toEqual([]);
});

test('a mock test has no accessibility violations from setup to results @phone', async ({
  page,
}, testInfo) => {
  const email = pupilFor(testInfo, 31);
  await signedInAtStage(page, email, 'ELEVEN_PLUS');
  await page.goto('/test/setup');
  await page.getByRole('radio', { name: /Non-Verbal Reasoning/ }).check({ force: true });
  await page.getByRole('radio', { name: /^10/ }).check({ force: true });
  expect.soft(await accessibilityViolations(page), 'setup with a subject').toEqual([]);
  await page.getByRole('button', { name: 'Start Test' }).click();
  await expect(page.getByText('Question 1 / 10')).toBeVisible();
  await page.keyboard.press('b');
  expect.soft(await accessibilityViolations(page), 'running test').toEqual([]);
  await page.getByRole('button', { name: 'Submit Test' }).click();
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toBeVisible();
  expect.soft(await accessibilityViolations(page), 'confirmation').toEqual([]);
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: /Submit/ })
    .click();
  await page.waitForURL('**/test/results');
  await page.getByRole('button', { name: 'View Solutions' }).click();
  expect.soft(await violationsOnceLoaded(page), 'results with solutions').toEqual([]);
  await page.getByRole('button', { name: 'Report', exact: true }).first().click();
  await expect(page.getByText('Unclear Question').first()).toBeVisible();
  expect.soft(await accessibilityViolations(page), 'open report menu').toEqual([]);
});

test('a parent sees the children without accessibility violations', async ({ page }) => {
  await signedIn(page, 'parent@example.com');
  await expectNoFaults(page, '/children');
});

import * as contract from '@markwell/shared/classes/classes.contract';
import type { ClassDto } from '@markwell/shared/classes/classes.schemas';
import { allSubjects } from '@markwell/shared/subjects/subjects.contract';
import { listStages } from '@markwell/shared/subjects/stages.contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signIn } from '#testing/browser.ts';
import { buildId, buildStage, buildUser } from '#testing/builders.ts';
import { buildClass, buildMember } from '#testing/class-builders.ts';
import { renderRoutes } from '#testing/render.tsx';
import { answer, refuse, startServer } from '#testing/server.ts';
import { classRoutes } from '../classes.routes.tsx';

startServer();

const self = buildUser({ role: 'TEACHER' });

function open(opened: ClassDto, path = '') {
  signIn(self);
  answer(contract.readClass, opened);
  answer(contract.listInvitations, { invitations: [] });
  answer(listStages, [buildStage({ id: opened.stage.id, displayName: 'GCSE' })]);
  answer(allSubjects, []);
  return renderRoutes(classRoutes, `/classes/${opened.id}${path}`);
}

test('members are listed, searched and removed', async () => {
  const [aisha, ben] = [buildMember(), buildMember({ name: 'Ben Novak', schoolYear: null })];
  let members = [aisha, ben];
  answer(contract.listMembers, ({ query }) => {
    const found = members.filter(({ name }) => name.includes(query.search));
    return { members: found, pagination: { page: 1, pages: 1, total: found.length } };
  });
  answer(contract.removeMember, ({ params }) => {
    members = members.filter(({ id }) => id !== params.pupilId);
    return {};
  });
  const { user } = open(buildClass({ memberCount: 2 }));
  expect(await screen.findByText('Ben Novak')).toBeVisible();
  expect(screen.getByText('2 pupils')).toBeVisible();
  expect(screen.getByText('Year 10 · joined 2 March 2026')).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Search members' }), 'Ben');
  expect(await screen.findByText('1 pupil found')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove Ben Novak' }));
  const dialog = screen.getByRole('alertdialog', { name: 'Remove Ben Novak?' });
  expect(dialog).toHaveTextContent('renew the code if they should not');
  await user.click(within(dialog).getByRole('button', { name: 'Remove pupil' }));
  expect(await screen.findByText('0 pupils found')).toBeVisible();
});

test('a teacher corrects a pupil’s name in the school’s records', async () => {
  let member = buildMember({ name: 'Aisha Kahn', ownName: 'Ash', surname: 'Kahn', forename: 'Aisha' });
  answer(contract.listMembers, () => ({
    members: [member],
    pagination: { page: 1, pages: 1, total: 1 },
  }));
  answer(contract.nameMember, ({ body }) => {
    member = { ...member, ...body, name: `${body.forename} ${body.surname}` };
    return {};
  });
  const { user } = open(buildClass({ memberCount: 1 }));
  expect(await screen.findByText('own name: Ash')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Edit name of Aisha Kahn' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Name in the school’s records' }));
  await user.clear(dialog.getByLabelText('Surname'));
  await user.type(dialog.getByLabelText('Surname'), 'Khan');
  await user.type(dialog.getByLabelText('Identifier'), ' 0417');
  await user.click(dialog.getByRole('button', { name: 'Save name' }));
  expect(await screen.findByText('Aisha Khan')).toBeVisible();
  expect(screen.getByText('0417 · own name: Ash')).toBeVisible();
});

test('what a teacher does with one of two pupils who share a name says which one', async () => {
  const members = ['1 March 2027', '2 March 2027'].map((day) =>
    buildMember({ name: `Aisha Khan (joined ${day})` }),
  );
  answer(contract.listMembers, { members, pagination: { page: 1, pages: 1, total: 2 } });
  const { user } = open(buildClass({ memberCount: 2 }));
  const second = 'Aisha Khan (joined 2 March 2027)';
  await user.click(await screen.findByRole('button', { name: `Edit name of ${second}` }));
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
    expect.stringContaining(`for ${second} is seen by the teachers`),
  );
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: `Remove ${second}` }));
  expect(screen.getByRole('alertdialog', { name: `Remove ${second}?` })).toBeVisible();
});

test('a class without pupils leads to its code', async () => {
  open(buildClass({ memberCount: 0 }));
  expect(await screen.findByRole('heading', { name: 'No pupils yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show the join code' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/invite$/u),
  );
});

test('the code is shown in two groups, and renewed for as long as the teacher chooses', async () => {
  const opened = buildClass({ joinCodeExpiresAt: '2026-01-01T09:00:00.000Z' });
  const { user } = open(opened, '/invite');
  expect(await screen.findByText('CDF-GHJ')).toBeVisible();
  expect(screen.getByText('Expired on 1 January 2026')).toBeVisible();
  let days: unknown;
  answer(contract.renewJoinCode, ({ body }) => {
    ({ days } = body);
    return { ...opened, joinCode: 'KMNPQR', joinCodeExpiresAt: '2100-01-01T09:00:00.000Z' };
  });
  await user.click(screen.getByRole('button', { name: 'Renew code' }));
  await user.selectOptions(screen.getByLabelText('The new code is valid for'), '7 days');
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Renew code' }));
  expect(await screen.findByText('KMN-PQR')).toBeVisible();
  expect(screen.getByText('Valid until 1 January 2100')).toBeVisible();
  expect(days).toBe(7);
});

test('a list that is sent again after an error is the same request, and after a reply another one', async () => {
  const keys: (string | null)[] = [];
  answer(contract.invitePupils, ({ headers }) => {
    keys.push(headers.get('idempotency-key'));
    if (keys.length === 1) return refuse('UNAVAILABLE', 'Please try again.');
    return { lines: [{ number: 1, text: 'ada', outcome: 'not-invited' as const, problem: null }] };
  });
  const { user } = open(buildClass(), '/invite');
  await user.type(await screen.findByLabelText('E-mail addresses of the pupils'), 'ada');
  await user.click(screen.getByRole('button', { name: 'Send invitations' }));
  expect(await screen.findByText('Please try again.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send invitations' }));
  await screen.findByRole('list', { name: 'Outcome of each line' });
  await user.click(screen.getByRole('button', { name: 'Send invitations' }));
  await waitFor(() => expect(keys).toHaveLength(3));
  const [first, repeat, another] = keys;
  expect(repeat).toBe(first);
  expect(another).not.toBe(first);
});

test('a pasted list shows the outcome of each line, and keeps the wrong ones in the box', async () => {
  answer(contract.invitePupils, {
    lines: [
      { number: 1, text: 'a@example.com', outcome: 'invited', problem: null },
      { number: 2, text: 'Ben Ford', outcome: 'not-invited', problem: 'has no e-mail address' },
      { number: 4, text: 'b@example.com', outcome: 'already-member', problem: null },
      { number: 6, text: 'c@example.com', outcome: 'named-member', problem: null },
      { number: 5, text: 'A@example.com', outcome: 'repeated', problem: 'is in line 1 already' },
    ],
  });
  const { user } = open(buildClass(), '/invite');
  const box = await screen.findByLabelText('E-mail addresses of the pupils');
  await user.click(screen.getByRole('button', { name: 'Send invitations' }));
  expect(screen.getByText('Please paste e-mail addresses')).toBeVisible();
  await user.type(box, 'a@example.com{Enter}Ben Ford{Enter}{Enter}b@example.com{Enter}A@example.com');
  await user.click(screen.getByRole('button', { name: 'Send invitations' }));
  const lines = within(await screen.findByRole('list', { name: 'Outcome of each line' }));
  expect(lines.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Line 1: a@example.com invited',
    'Line 2: Ben Ford has no e-mail address',
    'Line 4: b@example.com is in the class already',
    'Line 6: c@example.com is in the class already, and now has the name of this list',
    'Line 5: A@example.com is in line 1 already',
  ]);
  expect(screen.getByText(/1 invitation sent\. 1 line could not be used/u)).toBeVisible();
  expect(box).toHaveValue('Ben Ford');
});

test('nothing typed is lost when the invitations cannot be sent', async () => {
  answer(contract.invitePupils, refuse('UNAVAILABLE', 'We cannot send e-mail at the moment.'));
  const { user } = open(buildClass(), '/invite');
  const box = await screen.findByLabelText('E-mail addresses of the pupils');
  await user.type(box, 'a@example.com');
  await user.click(screen.getByRole('button', { name: 'Send invitations' }));
  expect(await screen.findByText('We cannot send e-mail at the moment.')).toBeVisible();
  expect(box).toHaveValue('a@example.com');
});

test('the owner adds a co-teacher, makes them the owner and archives the class; a co-teacher only leaves', async () => {
  const mine = { id: self.id, name: self.name, isOwner: true };
  const brown = { id: buildId(), name: 'Mr Brown', isOwner: false };
  const opened = buildClass({ teachers: [mine] });
  const { user } = open(opened, '/settings');
  answer(contract.addCoTeacher, { ...opened, teachers: [mine, brown] });
  await user.type(await screen.findByLabelText('Add a co-teacher'), 'brown@hill.example');
  await user.click(screen.getByRole('button', { name: 'Add co-teacher' }));
  answer(contract.archiveClass, {
    ...opened,
    teachers: [mine, brown],
    archivedAt: '2026-07-20T09:00:00.000Z',
  });
  await user.click(screen.getByRole('button', { name: 'Archive class' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Archive class' }));
  expect(await screen.findByText(/This class was archived on 20 July 2026/u)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Restore class' })).toBeVisible();
  const teachers = [
    { ...brown, isOwner: true },
    { ...mine, isOwner: false },
  ];
  answer(contract.makeClassOwner, { ...opened, isOwner: false, teachers });
  await user.click(screen.getByRole('button', { name: 'Make owner: Mr Brown' }));
  await user.click(screen.getByRole('button', { name: 'Make owner' }));
  expect(await screen.findByRole('button', { name: 'Leave the class' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove Mr Brown' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Archive class' })).not.toBeInTheDocument();
});

test('the form has the stage of the class, and its subject though that was withdrawn', async () => {
  const opened = buildClass();
  const { user } = open(opened, '/settings');
  expect(await screen.findByLabelText('Subject')).toHaveDisplayValue('Mathematics');
  expect(screen.getByLabelText('Stage')).toHaveDisplayValue('GCSE');
  let sent: unknown;
  answer(contract.changeClass, ({ body }) => {
    sent = body;
    return { ...opened, name: body.name };
  });
  await user.clear(screen.getByLabelText('Name'));
  await user.type(screen.getByLabelText('Name'), '10C');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { name: '10C' })).toBeVisible();
  expect(sent).toEqual({ name: '10C', stageId: opened.stage.id, subjectId: opened.subject?.id });
});

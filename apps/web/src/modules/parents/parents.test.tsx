import { currentUser } from '@markwell/shared/accounts/auth.contract';
import {
  agreeToParent,
  childSummary,
  declineParentInvitation,
  endParentLink,
  enterParentCode,
  inspectParentInvitation,
  inviteParent,
  listChildren,
  makeParentCode,
  ownParents,
  ownParentViews,
} from '@markwell/shared/parents/parents.contract';
import type { ChildLinkDto, LinkOfChildDto, OwnParentsDto } from '@markwell/shared/parents/parents.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { ParentViewsSection } from './components/parent-views-section.tsx';
import { ParentsSection } from './components/parents-section.tsx';
import { buildToken, buildUser } from '#testing/builders.ts';
import { renderPage, renderRoutes } from '#testing/render.tsx';
import { answer, refuse, refuseField, startServer } from '#testing/server.ts';
import { ChildPage } from './pages/child-page.tsx';
import { ChildrenPage } from './pages/children-page.tsx';
import { InvitationPage } from './pages/invitation-page.tsx';
import { ResultsVisibleSign } from './results-visible-sign.tsx';

startServer();

const id = '0196e9a4-0000-7000-8000-000000000001';
const otherId = '0196e9a4-0000-7000-8000-000000000002';
const token = 'A'.repeat(43);
const link = (change: Partial<LinkOfChildDto> = {}): LinkOfChildDto => ({
  id,
  state: 'ACTIVE',
  name: 'Imran Rahman',
  email: 'imran@example.com',
  since: '2026-03-04T12:00:00Z',
  isEndAsked: false,
  ...change,
});
const own = (links: LinkOfChildDto[], change: Partial<OwnParentsDto> = {}): OwnParentsDto => ({
  links,
  needsBirthMonth: false,
  isYoung: false,
  mayLink: true,
  ...change,
});
const child = (change: Partial<ChildLinkDto> = {}): ChildLinkDto => ({
  id,
  state: 'ACTIVE',
  name: 'Aisha',
  since: '2026-03-04T12:00:00Z',
  isEndAsked: false,
  mayMakeCode: false,
  othersToEnd: [],
  ...change,
});

function Sections() {
  return (
    <>
      <ParentsSection />
      <ParentViewsSection />
    </>
  );
}

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('token', buildToken());
  answer(currentUser, buildUser());
  answer(ownParentViews, { views: [] });
});

const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('the child', () => {
  test('sees who can see the results, and when they looked', async () => {
    answer(ownParents, own([link()]));
    answer(ownParentViews, { views: [{ name: 'Imran Rahman', day: '2026-03-05', kind: 'SUMMARY' }] });
    renderPage(<Sections />);
    expect(await screen.findByText('Can see your results')).toBeVisible();
    expect(await screen.findByText('Imran Rahman looked at your summary')).toBeVisible();
    expect(screen.getByText('5 March 2026')).toBeVisible();
  });

  test('agrees to a parent who asks, after seeing the address', async () => {
    answer(ownParents, own([link({ state: 'REQUESTED' })]));
    answer(agreeToParent, own([link()]));
    const { user } = renderPage(<Sections />);
    await user.click(await button('Yes, I know them'));
    expect(screen.getByRole('alertdialog')).toHaveTextContent('imran@example.com');
    await user.click(await button('Let them see my results'));
    expect(await screen.findByText('Can see your results')).toBeVisible();
  });

  test('makes a code, giving the month of birth once', async () => {
    answer(ownParents, own([], { needsBirthMonth: true }));
    const sent: unknown[] = [];
    answer(makeParentCode, ({ body }) => {
      sent.push(body);
      return { code: 'CDFG3467', expiresAt: '2026-03-11T12:00:00Z' };
    });
    const { user } = renderPage(<Sections />);
    expect(await screen.findByText('No parent can see your results')).toBeVisible();
    await user.click(await button('Make a code for a parent'));
    await user.click(await button('Make the code'));
    const born = within(screen.getByRole('group', { name: 'Month and year of your birth' }));
    const [month, year] = [born.getByLabelText('Month'), born.getByLabelText('Year')];
    await waitFor(() => {
      expect(month).toHaveFocus();
    });
    for (const list of [month, year]) {
      expect(list).toBeInvalid();
      expect(list).toHaveAccessibleDescription('Please choose the month and the year');
    }
    await user.selectOptions(month, 'March');
    await user.click(await button('Make the code'));
    await waitFor(() => {
      expect(year).toHaveFocus();
    });
    expect(year).toHaveAccessibleDescription('Please choose the year');
    expect(month).toBeValid();
    await user.selectOptions(year, '2014');
    expect(year).toBeValid();
    await user.click(await button('Make the code'));
    expect(await screen.findByText('CDFG 3467')).toBeVisible();
    expect(sent).toEqual([{ birthMonth: '2014-03' }]);
  });

  test('invites a parent; a press after an error repeats the request', async () => {
    answer(ownParents, own([]));
    const keys: (string | null)[] = [];
    answer(inviteParent, ({ headers, body }) => {
      keys.push(headers.get('idempotency-key'));
      if (keys.length === 1) return refuse('UNAVAILABLE', 'Please try again.');
      return own([link({ state: 'INVITED', name: null, email: body.email })]);
    });
    const { user } = renderPage(<Sections />);
    await user.click(await button('Invite by e-mail'));
    await user.type(screen.getByLabelText(/e-mail address/u), 'mum@example.com');
    await user.click(await button('Send the invitation'));
    expect(await screen.findByText('Please try again.')).toBeVisible();
    await user.click(await button('Send the invitation'));
    expect(await screen.findByText('mum@example.com')).toBeVisible();
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
  });

  test('under 13 asks for an end, and sees that it was asked', async () => {
    let parents = own([link()], { isYoung: true });
    answer(ownParents, () => parents);
    answer(endParentLink, () => {
      parents = own([link({ isEndAsked: true })], { isYoung: true });
      return { isEnded: false };
    });
    const { user } = renderPage(<Sections />);
    await user.click(await button('Ask to end: Imran Rahman'));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Ask' }));
    expect(await screen.findByText(/Your parent has not decided yet/)).toBeVisible();
  });

  test('the sign names those who can see the results; without one there is no sign', async () => {
    answer(ownParents, own([link(), link({ id: otherId, name: 'Sam', state: 'REQUESTED' })]));
    const { unmount } = renderPage(<ResultsVisibleSign />);
    expect(await screen.findByRole('img', { name: 'Imran Rahman can see your results' })).toBeVisible();
    unmount();
    answer(ownParents, own([link({ state: 'INVITED', name: null })]));
    renderPage(<ResultsVisibleSign />);
    expect(screen.queryByRole('img')).toBeNull();
  });
});

describe('the parent', () => {
  beforeEach(() => {
    answer(currentUser, buildUser({ role: 'PARENT' }));
  });

  test('enters a code: typing errors show in the form, and the server refuses a wrong code', async () => {
    answer(listChildren, { children: [] });
    const message = 'This code does not work.';
    answer(enterParentCode, refuseField('RULE_BROKEN', 'code', message));
    const { user } = renderPage(<ChildrenPage />);
    expect(await screen.findByText('No child yet')).toBeVisible();
    const field = screen.getByLabelText(/Code/);
    await user.type(field, 'abc');
    await user.click(await button('Enter the code'));
    expect(await screen.findByText(/A code has eight letters and digits. Please check/)).toBeVisible();
    await user.clear(field);
    await user.type(field, 'cdfg 3467');
    await user.click(await button('Enter the code'));
    expect(await screen.findByText(message)).toBeVisible();
    expect(field).toHaveValue('cdfg 3467');
  });

  test('who has entered a code reads beside the form that the child was asked', async () => {
    answer(listChildren, { children: [] });
    answer(enterParentCode, child({ state: 'REQUESTED' }));
    const { user } = renderPage(<ChildrenPage />);
    await user.type(await screen.findByLabelText(/Code/), 'CDFG3467');
    await user.click(await button('Enter the code'));
    expect(await screen.findByText('Aisha has been asked')).toBeVisible();
  });

  test('sees a request that waits without a way to the summary', async () => {
    answer(listChildren, { children: [child({ state: 'REQUESTED' })] });
    renderPage(<ChildrenPage />);
    expect(await screen.findByText('Waiting')).toBeVisible();
    expect(screen.queryByRole('link', { name: /summary/ })).toBeNull();
  });

  test('reads the summary', async () => {
    answer(childSummary, {
      linkId: id,
      name: 'Aisha',
      workDue: [
        { assignmentId: id, title: 'Ratio for Friday', dueAt: '2026-03-06T16:00:00Z', state: 'OVERDUE' },
      ],
      weeks: [
        { monday: '2026-03-02', days: 3, minutes: 45 },
        { monday: '2026-02-23', days: 0, minutes: 0 },
        { monday: '2026-02-16', days: 1, minutes: 0 },
      ],
      missedWork: [{ assignmentId: id, title: 'Angles', closedAt: '2026-03-04T16:00:00Z' }],
      withheldWork: [
        { assignmentId: id, title: 'Sets', handedInAt: '2026-03-04T16:00:00Z', hasResultsLater: true },
      ],
      tests: [
        {
          subjectName: 'Chemistry',
          title: 'Atoms for Monday',
          score: 64,
          questionCount: 20,
          finishedAt: '2026-03-03T12:00:00Z',
        },
      ],
      rising: [{ subjectName: 'Mathematics', topicName: 'Ratio', accuracy: 80, gain: 30 }],
      needsWork: [],
    });
    renderRoutes([{ path: '/children/:linkId', element: <ChildPage /> }], `/children/${id}`);
    expect(await screen.findByRole('heading', { name: 'Aisha' })).toBeVisible();
    expect(screen.getByText('3 days, 45 min')).toBeVisible();
    expect(screen.getByText('1 day')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Work due' })).toHaveTextContent(
      'Ratio for FridayDue Fri 6 Mar, 16:00Overdue',
    );
    expect(screen.getByRole('region', { name: 'Missed work' })).toHaveTextContent(
      'AnglesNot handed in, closed on Wed 4 Mar, 16:00Missed',
    );
    expect(screen.getByRole('region', { name: 'Handed in' })).toHaveTextContent(
      'SetsHanded in Wed 4 Mar, 16:00Results later',
    );
    expect(screen.getByRole('region', { name: 'Tests' })).toHaveTextContent(
      'Atoms for MondayChemistry, 3 March 2026, 20 questions',
    );
    expect(screen.getByText('64%')).toBeVisible();
    expect(screen.getByText('50% → 80%')).toBeVisible();
    expect(screen.getByText('No topic stands out.')).toBeVisible();
  });

  test('reads that no work is due', async () => {
    const nothing = {
      workDue: [],
      missedWork: [],
      withheldWork: [],
      weeks: [],
      tests: [],
      rising: [],
      needsWork: [],
    };
    answer(childSummary, { linkId: id, name: 'Aisha', ...nothing });
    renderRoutes([{ path: '/children/:linkId', element: <ChildPage /> }], `/children/${id}`);
    expect(await screen.findByRole('region', { name: 'Work due' })).toHaveTextContent(
      'No work of a class is due.',
    );
    expect(screen.queryByRole('region', { name: 'Missed work' })).toBeNull();
  });

  test('sees that the link has ended', async () => {
    answer(childSummary, refuse('NOT_FOUND', 'There is no such child'));
    renderRoutes([{ path: '/children/:linkId', element: <ChildPage /> }], `/children/${id}`);
    expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible();
    expect(screen.getByText(/You can’t see this child’s results/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Your children' })).toHaveAttribute('href', '/children');
  });
});

describe('an invitation', () => {
  test('can be refused without signing in, with no further invitations', async () => {
    localStorage.clear();
    answer(inspectParentInvitation, { childName: 'Aisha', email: 'mum@example.com' });
    const sent: unknown[] = [];
    answer(declineParentInvitation, ({ body }) => {
      sent.push(body);
      return {};
    });
    const { user } = renderPage(<InvitationPage />, {
      pathname: '/parent-invitation',
      hash: `#token=${token}`,
    });
    expect(await screen.findByRole('link', { name: 'Sign in to accept' })).toBeVisible();
    await user.click(await button('This is not me'));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'This is not me' }));
    expect(await screen.findByText('This child cannot invite this address again.')).toBeVisible();
    expect(sent).toEqual([{ token, isNotMe: true }]);
  });

  test('that is not open says what to do', async () => {
    answer(inspectParentInvitation, refuse('RULE_BROKEN', 'This invitation has been answered.'));
    renderPage(<InvitationPage />, { pathname: '/parent-invitation', hash: `#token=${token}` });
    expect(await screen.findByRole('heading', { name: 'This invitation is not open' })).toBeVisible();
  });
});

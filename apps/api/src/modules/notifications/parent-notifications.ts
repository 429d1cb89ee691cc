import { nameInEmail } from '#platform/email-sending/email-layout.ts';
import type { NewNotification } from './notification-texts.ts';

/** A name that someone else chose, in a text for another user: it is also sent by e-mail. */
const nameOf = (name: string) => nameInEmail(name);

const childPage = '/who-can-see-my-work';
const parentPage = '/children';

/** What a link's notifications are about. */
export const parentLinkEvents = ['asks', 'started', 'ended', 'end-asked', 'declined', 'deleted'] as const;
type ParentLinkEvent = (typeof parentLinkEvents)[number];

/** The deduplication key: each user gets one notification of each event of a link. */
export const parentLinkKey = (event: ParentLinkEvent, linkId: string) => `parent-link-${event}:${linkId}`;

const notification = (
  event: ParentLinkEvent,
  linkId: string,
  text: Pick<NewNotification, 'title' | 'body' | 'link'>,
): NewNotification => ({ kind: 'parent-link', ...text, dedupeKey: parentLinkKey(event, linkId) });

/** For the child: a parent entered the code. */
export const parentAsks = (linkId: string, parent: string) =>
  notification('asks', linkId, {
    title: `${nameOf(parent)} asks to see your results`,
    body: 'Nobody can see them until you agree.',
    link: childPage,
  });

/** For the child. */
export const parentCanSee = (linkId: string, parent: string) =>
  notification('started', linkId, {
    title: `${nameOf(parent)} can see your results now`,
    body: 'You can always look up what they see, and when they looked.',
    link: childPage,
  });

/** For the parent. */
export const childAgreed = (linkId: string, child: string) =>
  notification('started', linkId, {
    title: `You can see ${nameOf(child)}’s results now`,
    body: 'You see a summary. Your child sees on which days you look at it.',
    link: parentPage,
  });

/** For the child: this parent no longer sees the results. */
const endedForChild = (body: string) => (linkId: string, parent: string) =>
  notification('ended', linkId, {
    title: `${nameOf(parent)} can no longer see your results`,
    body,
    link: childPage,
  });

/** For the parent. It names no reason but the age, and nobody who ended the link. */
const endedForParent = (body: string) => (linkId: string, child: string) =>
  notification('ended', linkId, {
    title: `You can no longer see ${nameOf(child)}’s results`,
    body,
    link: parentPage,
  });

export const parentCannotSee = endedForChild('The link has ended.');
export const sightEnded = endedForParent('The link has ended.');
export const ownResultsAt18 = endedForChild('You are 18, so your results are yours alone now.');
export const childIsAdult = endedForParent(
  'Your child is 18. From this age, pupils’ results are theirs alone.',
);

/** For the parent who confirmed the account of a child under 13. */
export const childAsksToEnd = (linkId: string, child: string) =>
  notification('end-asked', linkId, {
    title: `${nameOf(child)} asks you to decide who sees their results`,
    body: 'Under 13, the parent who agreed to the account decides. Please talk to your child.',
    link: parentPage,
  });

/** For the child whose invitation was declined. */
export const invitationDeclined = (linkId: string) =>
  notification('declined', linkId, {
    title: 'Your invitation was declined',
    body: 'Nobody can see your results because of it. Check the address, or give your parent a code instead.',
    link: childPage,
  });

/** For a parent whose child's account was deleted. It names nobody, because the account is gone. */
export const childOfLinkDeleted = (linkId: string) =>
  notification('deleted', linkId, {
    title: 'A child’s account was deleted',
    body: 'You no longer see that child’s results.',
    link: parentPage,
  });

/** For a child whose parent's account was deleted. */
export const parentOfLinkDeleted = (linkId: string) =>
  notification('deleted', linkId, {
    title: 'An account that could see your results was deleted',
    body: 'It can no longer be used to see your results.',
    link: childPage,
  });

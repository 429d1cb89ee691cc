import { nameInEmail } from '../email-sending/email-layout.ts';
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

/** For the child: who no longer sees the results. */
export const parentCannotSee = (linkId: string, parent: string) =>
  notification('ended', linkId, {
    title: `${nameOf(parent)} can no longer see your results`,
    body: 'The link has ended.',
    link: childPage,
  });

/** For the parent. It names no reason, and nobody who ended the link. */
export const sightEnded = (linkId: string, child: string) =>
  notification('ended', linkId, {
    title: `You can no longer see ${nameOf(child)}’s results`,
    body: 'The link has ended.',
    link: parentPage,
  });

/** For the child, at 18. */
export const ownResultsAt18 = (linkId: string, parent: string) =>
  notification('ended', linkId, {
    title: `${nameOf(parent)} can no longer see your results`,
    body: 'You are 18, so your results are yours alone now.',
    link: childPage,
  });

/** For the parent, when the child is 18. */
export const childIsAdult = (linkId: string, child: string) =>
  notification('ended', linkId, {
    title: `You can no longer see ${nameOf(child)}’s results`,
    body: 'Your child is 18. From this age, pupils’ results are theirs alone.',
    link: parentPage,
  });

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

/** For a parent whose child's account was deleted, or the other way round. It names nobody, because the account is gone. */
export const accountOfLinkDeleted = (linkId: string, deleted: 'child' | 'parent') =>
  notification('deleted', linkId, {
    title:
      deleted === 'child'
        ? 'A child’s account was deleted'
        : 'An account that could see your results was deleted',
    body:
      deleted === 'child'
        ? 'You no longer see that child’s results.'
        : 'It can no longer be used to see your results.',
    link: deleted === 'child' ? parentPage : childPage,
  });

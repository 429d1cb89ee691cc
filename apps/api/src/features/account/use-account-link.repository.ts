import type { Database } from '@markwell/database/connect';
import type { StoredLink } from '../../domain/users/account-links/account-links.repository.ts';
import type { Transaction } from '../../domain/transaction.repository.ts';

type Followed = Pick<StoredLink, 'id' | 'email'> & { user: { id: string } };

/** Each applies the link and marks it as used. Returns false if it was used or has expired. */
export interface UseAccountLinkRepository {
  verify: (link: Followed, at: Date) => Promise<boolean>;
  /** Throws the database's error when another account has the address by now. */
  changeEmail: (link: Followed, at: Date) => Promise<boolean>;
  /** Ends every session, invalidates other pending links and verifies the address. */
  resetPassword: (link: Followed, passwordHash: string, at: Date) => Promise<boolean>;
  confirmParent: (link: Followed, at: Date) => Promise<boolean>;
  /** Deletes the account, unless a parent has agreed. */
  declineParent: (link: Followed, at: Date) => Promise<boolean>;
}

async function useUp(transaction: Transaction, { id }: Followed, at: Date): Promise<boolean> {
  const { count } = await transaction.accountToken.updateMany({
    where: { id, usedAt: null, expiresAt: { gt: at } },
    data: { usedAt: at },
  });
  return count === 1;
}

async function useUpOthers(transaction: Transaction, userId: string, at: Date): Promise<void> {
  await transaction.accountToken.updateMany({
    where: { userId, usedAt: null, kind: { in: ['VERIFY_EMAIL', 'CHANGE_EMAIL', 'RESET_PASSWORD'] } },
    data: { usedAt: at },
  });
}

export function createUseAccountLinkRepository(database: Database): UseAccountLinkRepository {
  const follow = (link: Followed, at: Date, effect: (transaction: Transaction) => Promise<unknown>) =>
    database.$transaction(async (transaction) => {
      if (!(await useUp(transaction, link, at))) return false;
      await effect(transaction);
      return true;
    });

  return {
    verify: (link, at) =>
      follow(link, at, (transaction) =>
        transaction.user.updateMany({
          where: { id: link.user.id, email: link.email, emailVerifiedAt: null },
          data: { emailVerifiedAt: at },
        }),
      ),

    changeEmail: (link, at) =>
      follow(link, at, async (transaction) => {
        await transaction.user.update({
          where: { id: link.user.id },
          data: { email: link.email, emailVerifiedAt: at },
          select: { id: true },
        });
        await useUpOthers(transaction, link.user.id, at);
      }),

    resetPassword: (link, passwordHash, at) =>
      follow(link, at, async (transaction) => {
        const { id } = link.user;
        await transaction.user.update({
          where: { id },
          data: { passwordHash, tokenVersion: { increment: 1 } },
          select: { id: true },
        });
        await transaction.user.updateMany({
          where: { id, email: link.email, emailVerifiedAt: null },
          data: { emailVerifiedAt: at },
        });
        await useUpOthers(transaction, id, at);
      }),

    confirmParent: (link, at) =>
      follow(link, at, (transaction) =>
        transaction.user.updateMany({
          where: { id: link.user.id, parentEmail: link.email, parentConfirmedAt: null },
          data: { parentConfirmedAt: at },
        }),
      ),

    declineParent: (link, at) =>
      follow(link, at, (transaction) =>
        transaction.user.deleteMany({
          where: { id: link.user.id, parentEmail: link.email, parentConfirmedAt: null },
        }),
      ),
  };
}

import {
  ownNotifications,
  readNotifications,
  type NotificationsToRead,
} from '@markwell/shared/notifications/notifications.contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/client.ts';
import { endpointQuery } from '#lib/query/cache-keys.ts';
import { useAuth } from '#lib/session/auth-context.ts';

/** Between two requests, while the page is visible. */
const pollEveryMs = 60_000;

export function useNotifications() {
  const { isAuthenticated: enabled } = useAuth();
  return useQuery({
    ...endpointQuery(ownNotifications),
    enabled,
    staleTime: pollEveryMs / 2,
    refetchInterval: pollEveryMs,
    refetchOnWindowFocus: 'always',
  });
}
export type Notifications = ReturnType<typeof useNotifications>;

/** Marks notifications as read on the screen immediately, then uses the server's reply. */
export function useMarkRead() {
  const client = useQueryClient();
  const { queryKey } = endpointQuery(ownNotifications);
  return useMutation({
    mutationFn: (which: NotificationsToRead) => call(readNotifications, { body: which }),
    onMutate: async (which) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (before) => {
        if (!before) return before;
        const isMeant = (id: string) => 'all' in which || which.ids.includes(id);
        const newlyRead = before.notifications.filter(({ id, isRead }) => !isRead && isMeant(id)).length;
        return {
          notifications: before.notifications.map((each) =>
            isMeant(each.id) ? { ...each, isRead: true } : each,
          ),
          unreadCount: 'all' in which ? 0 : Math.max(0, before.unreadCount - newlyRead),
        };
      });
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

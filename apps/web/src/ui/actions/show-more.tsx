import type { ReactNode } from 'react';
import { Button } from './button.tsx';

interface ShowMoreProps {
  query: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
  className?: string;
  children: ReactNode;
}

/** Loads the next page of a list below the rows that it has. Nothing on the last page. */
export const ShowMore = ({ query, className = 'mt-4', children }: ShowMoreProps) =>
  query.hasNextPage && (
    <Button
      variant="quiet"
      className={className}
      pending={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    >
      {children}
    </Button>
  );

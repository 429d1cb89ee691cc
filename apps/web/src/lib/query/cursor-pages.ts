/** How a list that is read page after page continues: with the cursor of its last page, until there is none. */
export const cursorPages = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }: { next: string | null }) => next ?? undefined,
};

import { productName } from '@markwell/shared/vocabulary/product';
import { useEffect } from 'react';

/** The browser's tab says where one is within a route that holds several pages. The route's own title comes before it. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · ${productName}`;
  }, [title]);
}

import { productName } from '@markwell/shared/vocabulary/product';
import { useEffect } from 'react';

/** Sets the title in the browser's tab, for routes with several pages. The route's own title comes first. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · ${productName}`;
  }, [title]);
}

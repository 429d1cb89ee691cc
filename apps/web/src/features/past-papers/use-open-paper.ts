import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const name = 'answers';

/**
 * The paper whose answers are open stands in the address, as an entry of its own: Back closes the viewer and leaves the
 * papers where they were.
 */
export function useOpenPaper() {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation() as { state: { openedHere?: boolean } | null };
  const navigate = useNavigate();
  return {
    paperId: search.get(name),
    open: (paperId: string) => {
      const next = new URLSearchParams(search);
      next.set(name, paperId);
      setSearch(next, { state: { openedHere: true }, preventScrollReset: true });
    },
    close: () => {
      if (state?.openedHere) {
        void navigate(-1);
        return;
      }
      const next = new URLSearchParams(search);
      next.delete(name);
      setSearch(next, { replace: true, preventScrollReset: true });
    },
  };
}

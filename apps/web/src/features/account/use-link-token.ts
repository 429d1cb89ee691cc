import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const tokenIn = (hash: string) => new URLSearchParams(hash.slice(1)).get('token') ?? '';

/**
 * The secret of the link that opened this page; empty when there is none. It is taken out of the address bar at once: there
 * it would end up in the history, in bookmarks and over a shoulder.
 */
export function useLinkToken(): string {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const given = tokenIn(hash);
  const [token, setToken] = useState(given);
  if (given !== '' && given !== token) setToken(given);

  useEffect(() => {
    if (hash !== '') void navigate({ hash: '' }, { replace: true });
  }, [hash, navigate]);

  return token;
}

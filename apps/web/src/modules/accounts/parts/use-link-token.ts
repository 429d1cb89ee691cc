import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const tokenIn = (hash: string) => new URLSearchParams(hash.slice(1)).get('token') ?? '';

/** The link's token, or empty. Removed from the address bar, so that history and bookmarks do not have it. */
export function useLinkToken(): string {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const tokenInAddress = tokenIn(hash);
  const [token, setToken] = useState(tokenInAddress);
  if (tokenInAddress !== '' && tokenInAddress !== token) setToken(tokenInAddress);

  useEffect(() => {
    if (hash !== '') void navigate({ hash: '' }, { replace: true });
  }, [hash, navigate]);

  return token;
}

import type { LinkOwnerDto, LinkPurpose } from '@markwell/shared/features/account/account.contract';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../components/ui/error-state.tsx';
import { Spinner } from '../../../components/ui/spinner.tsx';
import { PlainPage } from '../../../components/layout/plain-page.tsx';
import { isTransient, messageOf } from '../../../lib/api/api-error.ts';
import { serverErrors } from '../../../components/forms/field-errors.ts';
import { useLink } from '../account.queries.ts';
import { useLinkToken } from '../use-link-token.ts';
import { LinkError } from './link-error.tsx';

/** What the server says of the link itself, when that is why a call failed. */
export const linkRefusalOf = (error: unknown): string | undefined => serverErrors(error)['token'];

interface LinkPageProps {
  purpose: LinkPurpose;
  children: (owner: LinkOwnerDto, token: string) => ReactNode;
}

/** A page that a link in an e-mail opens: whose link it is, and only then what it is for. Opening it uses nothing up. */
export function LinkPage({ purpose, children }: LinkPageProps) {
  const token = useLinkToken();
  const link = useLink(purpose, token);
  if (token === '') return <LinkError purpose={purpose} token="" />;
  if (link.data) return children(link.data, token);
  if (!link.error) return <Spinner page label="Looking at your link…" />;
  const refusal = linkRefusalOf(link.error);
  if (refusal !== undefined && !isTransient(link.error)) {
    return <LinkError key={token} purpose={purpose} token={token} message={refusal} />;
  }
  return (
    <PlainPage>
      <ErrorState
        message={messageOf(link.error, 'We cannot reach the server. Your link is not used up.')}
        retrying={link.isFetching}
        onRetry={() => void link.refetch()}
      />
    </PlainPage>
  );
}

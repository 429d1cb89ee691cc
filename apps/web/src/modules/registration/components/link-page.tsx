import type { LinkOwnerDto, LinkPurpose } from '@markwell/shared/registration/account.contract';
import type { ComponentType } from 'react';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { isTransient } from '#lib/api/api-error.ts';
import { serverProblems } from '#ui/forms/server-problems.ts';
import { useLink } from '../account.queries.ts';
import { LinkError } from './link-error.tsx';
import { LinkNotChecked } from '#modules/accounts/parts/link-not-checked.tsx';
import { useLinkToken } from '#modules/accounts/parts/use-link-token.ts';

/** The server's error about the link itself, if the call failed because of it. */
export const linkRefusalOf = (error: unknown): string | undefined => serverProblems(error)['token'];

/** What the form of a link needs. */
export interface LinkFormProps {
  owner: LinkOwnerDto;
  token: string;
}

interface LinkPageProps {
  purpose: LinkPurpose;
  Form: ComponentType<LinkFormProps>;
}

/** The page of a link in an e-mail: checks the link, then shows the form. Opening it does not use it. */
export function LinkPage({ purpose, Form }: LinkPageProps) {
  const token = useLinkToken();
  const link = useLink(purpose, token);
  if (token === '') return <LinkError purpose={purpose} token="" />;
  if (link.data) return <Form key={token} owner={link.data} token={token} />;
  if (!link.error) return <Spinner page label="Checking your link…" />;
  const refusal = linkRefusalOf(link.error);
  if (refusal !== undefined && !isTransient(link.error)) {
    return <LinkError key={token} purpose={purpose} token={token} message={refusal} />;
  }
  return <LinkNotChecked query={link} />;
}

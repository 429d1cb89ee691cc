import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Response } from 'express';
import helmet from 'helmet';

type Directives = Record<string, string[]>;
type Headers = readonly (readonly [string, string])[];

/** Allows nothing, because the API sends data, even if a browser shows it as a page. */
const dataPolicy: Directives = { defaultSrc: ["'none'"], frameAncestors: ["'none'"] };

/** The placeholder for the nonce of a page's own styles and scripts. */
const noncePlaceholder = 'NONCE';

/** @param apiOrigin The API's origin if it is not the page's own. */
function pagePolicy(apiOrigin: string | undefined): Directives {
  const own = apiOrigin === undefined ? ["'self'"] : ["'self'", apiOrigin];
  return {
    defaultSrc: ["'self'"],
    baseUri: ["'none'"],
    connectSrc: own,
    fontSrc: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    imgSrc: [...own, 'data:', 'blob:'],
    manifestSrc: ["'self'"],
    objectSrc: ["'none'"],
    scriptSrc: ["'self'", `'nonce-${noncePlaceholder}'`],
    scriptSrcAttr: ["'none'"],
    styleSrc: ["'self'", `'nonce-${noncePlaceholder}'`],
    workerSrc: ["'self'"],
  };
}

/** Helmet's headers that only matter for pages; data is sent without them. */
const disabledForData = {
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const;

/** Helmet's headers for a policy, computed once because they are the same for every reply. */
function headersOf(
  directives: Directives,
  hsts: boolean,
  disabled: Partial<typeof disabledForData> = {},
): Headers {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  helmet({
    contentSecurityPolicy: { useDefaults: false, directives },
    strictTransportSecurity: hsts && { maxAge: 31_536_000, includeSubDomains: true },
    ...disabled,
  })(response.req, response, (error) => {
    if (error instanceof Error) throw error;
  });
  return Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]);
}

export interface SecurityHeaders {
  /** For every reply; pages replace them. */
  data: (response: Response) => void;
  /**
   * For the web application's page: allows scripts and styles of its own origin, and those with this nonce.
   */
  page: (response: Response, nonce: string) => void;
  /** For the service worker, which requests the pages, files and pictures that it answers with. */
  serviceWorker: (response: ServerResponse) => void;
  /** For the API's documentation page, whose library writes styles into the page. */
  documentation: (response: Response) => void;
}

/**
 * @param hsts Whether browsers must use HTTPS from now on; only in production.
 * @param apiOrigin The API's origin for pages, if it is not their own.
 */
export function createSecurityHeaders({
  hsts,
  apiOrigin,
}: {
  hsts: boolean;
  apiOrigin: string | undefined;
}): SecurityHeaders {
  const dataHeaders = headersOf(dataPolicy, hsts, disabledForData);
  const policy = pagePolicy(apiOrigin);
  const pageHeaders = headersOf(policy, hsts);
  const { connectSrc = [] } = policy;
  const workerHeaders = headersOf({ ...dataPolicy, connectSrc }, hsts, disabledForData);
  const documentationPolicy = {
    ...policy,
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
  };
  const documentationHeaders = headersOf(documentationPolicy, hsts);
  return {
    data(response) {
      for (const [name, value] of dataHeaders) response.setHeader(name, value);
    },
    page(response, nonce) {
      for (const [name, value] of pageHeaders)
        response.setHeader(name, value.replaceAll(noncePlaceholder, nonce));
    },
    serviceWorker(response) {
      for (const [name, value] of workerHeaders) response.setHeader(name, value);
    },
    documentation(response) {
      for (const [name, value] of documentationHeaders) response.setHeader(name, value);
    },
  };
}

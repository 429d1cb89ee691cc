import { createRequire } from 'node:module';
import * as path from 'node:path';
import type { AnyEndpoint } from '@markwell/shared/contract/endpoint';
import { productName } from '@markwell/shared/contract/product';
import type { Express } from 'express';
import { notFound } from '#platform/domain-error.ts';
import { openApiDocument } from './openapi.ts';
import type { SecurityHeaders } from '../security/security-headers.ts';
import { sendText } from '../send-json.ts';

/** Only the folder is looked up, because an import would run the whole library in this process. */
const libraryFolder = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

/** The library's files that the page needs; no others are served. */
const libraryFiles = new Set(['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png']);

const page = `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${productName} API</title>
    <link rel="icon" type="image/png" href="/api/docs/favicon-32x32.png" />
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
  </head>
  <body>
    <main id="documentation"></main>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#documentation', deepLinking: true, validatorUrl: null });
`;

/** Serves the API's documentation at /api/docs and its OpenAPI document at /api/openapi.json, made from its endpoints. */
export function serveApiDocs(
  app: Express,
  headers: SecurityHeaders,
  endpoints: readonly AnyEndpoint[],
): void {
  let document: string | undefined;

  app.get('/api/openapi.json', async (request, response) => {
    document ??= JSON.stringify(openApiDocument(endpoints));
    response.setHeader('Cache-Control', 'no-cache');
    await sendText(request, response, 200, 'application/json; charset=utf-8', document);
  });

  app.get('/api/docs', async (request, response) => {
    headers.documentation(response);
    await sendText(request, response, 200, 'text/html; charset=utf-8', page);
  });

  app.get('/api/docs/:file', async (request, response) => {
    const { file } = request.params;
    if (file === 'start.js') {
      await sendText(request, response, 200, 'text/javascript; charset=utf-8', start);
      return;
    }
    if (!libraryFiles.has(file)) throw notFound('This file does not exist');
    response.sendFile(file, { root: libraryFolder, maxAge: '1d' });
  });
}

/** The API of tests and load tests, with what no installation sets: `startApi` of api-process.ts starts it. */
import { readEnvironment } from '#platform/config/env.ts';
import { startApi } from '#start-api.ts';
import type { ReplacedSettings } from './api-process.ts';

const replaced = JSON.parse(process.env['REPLACED_SETTINGS'] ?? '{}') as ReplacedSettings;
startApi({ ...readEnvironment(process.env), ...replaced });

import { EnvironmentError, readEnvironment, type Environment } from '#platform/config/env.ts';
import { startApi } from './start-api.ts';

startApi(environmentOrExit());

function environmentOrExit(): Environment {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    process.stderr.write(`The settings are not valid:\n${error.message}\n`);
    process.exit(1);
  }
}

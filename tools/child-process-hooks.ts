/**
 * Loaded into the API's process (node --import) by those who start it. Says when it listens, which a look at its port cannot:
 * another process may answer there. Ends it in good order when its parent is gone, however the parent went.
 */
import { subscribe } from 'node:diagnostics_channel';

subscribe('tracing:net.server.listen:asyncEnd', () => process.send?.('listening'));

process.once('disconnect', () => {
  setTimeout(() => process.exit(1), 10_000).unref();
  process.kill(process.pid, 'SIGTERM');
});
process.channel?.unref();

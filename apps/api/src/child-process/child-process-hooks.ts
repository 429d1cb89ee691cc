/**
 * Loaded into the API's process (node --import) by the tools that start it. Reports over IPC when it listens, because
 * another process may answer on its port, and ends the process when its parent has ended.
 */
import { subscribe } from 'node:diagnostics_channel';

subscribe('tracing:net.server.listen:asyncEnd', () => process.send?.('listening'));

process.once('disconnect', () => {
  setTimeout(() => process.exit(1), 10_000).unref();
  process.kill(process.pid, 'SIGTERM');
});
process.channel?.unref();

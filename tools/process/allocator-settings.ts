/**
 * Settings that the C library reads before a program starts. By default glibc uses up to eight arenas per core and does
 * not return memory that libvips threads freed in them: after a burst of pictures the API used 200 MB more.
 */
export const allocatorSettings = { MALLOC_ARENA_MAX: '2' };

/** On Linux, restarts this process with those settings, unless the environment already has them. */
export function restartWithAllocatorSettings(): void {
  if (process.platform !== 'linux' || process.env['MALLOC_ARENA_MAX'] !== undefined || !process.execve)
    return;
  process.execve(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], {
    ...process.env,
    ...allocatorSettings,
  });
}

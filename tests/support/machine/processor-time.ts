/**
 * A watch for work that must not take out of all proportion. It counts what this thread has kept the
 * processor busy: on a busy machine the clock runs on while the work waits.
 *
 * @returns reads the watch, in milliseconds since it was started
 */
export function processorTime(): () => number {
  const before = process.threadCpuUsage();
  return () => {
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  };
}

import { monitorEventLoopDelay } from "node:perf_hooks";

/**
 * Loaded before a server (`--import`): tells its parent how long its event loop was held up since it
 * was asked last, in milliseconds, what its heap holds after a collection, and its warnings.
 */
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
const warnings: string[] = [];
process.on("warning", ({ name }) => warnings.push(name));

process.on("message", (asked) => {
  if (asked !== "loop-delay") return;
  globalThis.gc?.();
  process.send?.({
    p99: delay.percentile(99) / 1e6,
    max: delay.max / 1e6,
    heapMb: process.memoryUsage().heapUsed / 2 ** 20,
    warnings,
  });
  delay.reset();
});
process.channel?.unref();

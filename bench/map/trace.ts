import type { CDPSession } from "@playwright/test";

/** An event of Chromium's trace; times in microseconds. */
export type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
};

/** A task of the page's main thread, with what took longest in it. */
export type Task = { wallMs: number; cpuMs: number; parts: { name: string; ms: number }[] };

const categories = ["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel"];
const partsNamed = 3;

/** Records the tasks of a page until `close`. */
export async function openTrace(session: CDPSession) {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: unknown[] }) => events.push(...(value as TraceEvent[]));
  session.on("Tracing.dataCollected", collect);
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: categories },
  });
  return {
    async close() {
      const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
      await session.send("Tracing.end");
      await complete;
      session.off("Tracing.dataCollected", collect);
      return events;
    },
  };
}

/** The tasks of the main thread that has most of them: that of the page. */
export function tasksWithin(events: TraceEvent[]): Task[] {
  const mains = new Set(
    events
      .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
      .map(threadOf),
  );
  const byThread = Map.groupBy(
    events.filter((event) => event.ph === "X" && mains.has(threadOf(event))),
    threadOf,
  );
  const [page = []] = [...byThread.values()].sort((a, b) => b.length - a.length);
  const sorted = page.sort((a, b) => a.ts - b.ts);
  const tasks = sorted.filter(({ name }) => name === "RunTask");
  return tasks.map((task) => {
    const end = task.ts + (task.dur ?? 0);
    const inside = sorted.filter(
      ({ ts, dur = 0, name }) =>
        ts >= task.ts && ts + dur <= end && name !== "RunTask" && !wrappers.test(name),
    );
    return {
      wallMs: (task.dur ?? 0) / 1000,
      cpuMs: (task.tdur ?? task.dur ?? 0) / 1000,
      parts: longestParts(inside),
    };
  });
}

/** Events that hold others and say nothing about them. */
const wrappers = /ThreadControllerImpl|ThreadPool|SimpleWatcher|Receive mojo|Send mojo|TimerBase/;

function longestParts(events: TraceEvent[]): Task["parts"] {
  const parts = new Map<string, number>();
  for (const { name, tdur, dur } of events)
    parts.set(name, (parts.get(name) ?? 0) + (tdur ?? dur ?? 0) / 1000);
  return [...parts]
    .map(([name, ms]) => ({ name, ms }))
    .sort((a, b) => b.ms - a.ms)
    .slice(0, partsNamed);
}

function threadOf({ pid, tid }: TraceEvent): string {
  return `${pid}/${tid}`;
}

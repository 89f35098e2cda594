import { setTimeout as pause } from "node:timers/promises";
import type { RunningServer } from "../../bench/server.ts";
import { type Bar, barsOf, inSeconds } from "./bars.ts";
import { compare } from "./ledger.ts";
import { sendVisitors } from "./visitors.ts";
import type { TortureWorld } from "./world.ts";

/** A fault of a server or of its surroundings; returns once the server can recover. */
export type Blow = (server: RunningServer) => Promise<void>;

type Trial = {
  name: string;
  world: TortureWorld;
  blow: Blow;
  times: number;
  /** Whether the blow is meant to end the process of the server. */
  isDeadly?: boolean;
  /** Seconds from the end of the blow until everything works. */
  readyWithin: number;
};

const calmMs = 2500;
const readyLimitMs = 60_000;
const answerWithin = 2;

/**
 * Lets a blow fall, `times` times, on a server that runners write to and visitors read from, and
 * compares the acknowledged writes with the stored ones.
 */
export async function endure({
  name,
  world,
  blow,
  times,
  isDeadly,
  readyWithin,
}: Trial): Promise<Bar[]> {
  let server = await world.startCopy();
  let ended = 0;
  let readyMs = 0;
  try {
    await ready(server.url);
    const visitors = sendVisitors(server.url, world);
    await pause(calmMs);
    for (let time = 0; time < times; time += 1) {
      await blow(server);
      const back = performance.now();
      if (hasEnded(server)) {
        ended += 1;
        server = await world.startCopy({ PORT: new URL(server.url).port });
      }
      await ready(server.url);
      readyMs = Math.max(readyMs, performance.now() - back);
      await pause(calmMs);
    }
    await visitors.leave();
    // The embedded database has room for one process.
    await server.stop();
    const { answers, ledger } = visitors;
    const { lost, doubled } = await compare(ledger, world);
    const pages = answers.filter(({ status }) => status >= 200 && status < 400).length;
    const failures = answers.filter(({ status }) => status >= 500);
    const rude = failures.filter(({ isPolite }) => !isPolite).length;
    const slowest = Math.max(0, ...failures.map(({ ms }) => ms));
    const { exactly, atLeast, atMost } = barsOf(`${name}, ${times} times`);
    return [
      exactly("process ended", ended, isDeadly ? times : 0),
      atLeast("writes acknowledged", ledger.acknowledged, times),
      exactly("lost", lost, 0),
      exactly("doubled", doubled, 0),
      atLeast("pages", pages, times),
      exactly("failures that are no polite 503", rude, 0),
      atMost("slowest failure", inSeconds(slowest), answerWithin, "s"),
      atMost("slowest ready", inSeconds(readyMs), readyWithin, "s"),
    ];
  } finally {
    await server.stop();
  }
}

function hasEnded({ process }: RunningServer): boolean {
  return process.exitCode !== null || process.signalCode !== null;
}

async function ready(origin: string): Promise<void> {
  const end = performance.now() + readyLimitMs;
  while (performance.now() < end) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.status === 200) return;
    await pause(20);
  }
  throw new Error("The server is not ready again.");
}

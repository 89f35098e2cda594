import { once } from "node:events";
import type { RunningServer } from "../../bench/server.ts";
import type { Bar } from "./bars.ts";
import { endure } from "./endure.ts";
import type { Postgres } from "./postgres.ts";
import { makeWorld } from "./world.ts";

/** A process that starts has to load itself and its jobs, and the embedded database to recover. */
const readyWithin = 10;

/** Kills the server itself under load, over each of the two databases, and starts it again. */
export async function tortureKills(database: Postgres, times: number): Promise<Bar[]> {
  const bars: Bar[] = [];
  for (const [engine, place] of [
    ["embedded", {}],
    ["PostgreSQL", { server: database.url }],
  ] as const) {
    const world = await makeWorld(place);
    const name = `the product killed, ${engine}`;
    bars.push(...(await endure({ name, world, blow: kill, times, isDeadly: true, readyWithin })));
    await world.remove();
  }
  return bars;
}

async function kill({ process }: RunningServer) {
  const ended = once(process, "exit");
  process.kill("SIGKILL");
  await ended;
}

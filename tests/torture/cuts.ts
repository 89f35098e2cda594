import { setTimeout as pause } from "node:timers/promises";
import type { Bar } from "./bars.ts";
import { endure } from "./endure.ts";
import { tortureFullPools } from "./full-pool.ts";
import type { Postgres } from "./postgres.ts";
import { makeWorld, type TortureWorld } from "./world.ts";

type Cut = {
  name: string;
  /** The share of cuts of this kind; each kind occurs at least once. */
  part: number;
  /** Returns once the server takes connections again. */
  make(database: Postgres, world: TortureWorld): Promise<void>;
};

const frozenMs = 8000;
const awayMs = 30_000;
const readyWithin = 3;

const cuts: Cut[] = [
  {
    name: "PostgreSQL killed",
    part: 0.3,
    async make(database) {
      await database.kill();
      await database.start();
    },
  },
  {
    name: "PostgreSQL restarted",
    part: 0.3,
    async make(database) {
      await database.stop();
      await database.start();
    },
  },
  {
    name: "connections terminated",
    part: 0.3,
    make: (database, { name }) => database.cutConnections(name),
  },
  {
    name: "PostgreSQL frozen for 8 s",
    part: 0.1,
    async make(database) {
      database.freeze();
      await pause(frozenMs);
      database.thaw();
    },
  },
  {
    name: "PostgreSQL away for 30 s",
    part: 0,
    async make(database) {
      await database.stop();
      await pause(awayMs);
      await database.start();
    },
  },
];

/** Takes the database away from a server under load, about `count` times, in every way. */
export async function tortureCuts(database: Postgres, count: number): Promise<Bar[]> {
  const bars = await tortureFullPools(database.url, Math.ceil(count / 5));
  for (const { name, part, make } of cuts) {
    const times = Math.max(1, Math.round(count * part));
    const world = await makeWorld({ server: database.url });
    const blow = () => make(database, world);
    bars.push(...(await endure({ name, world, blow, times, readyWithin })));
    await world.remove();
  }
  return bars;
}

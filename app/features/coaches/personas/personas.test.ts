import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { personas } from "#db/schema.ts";
import { ServiceProblem } from "#services/providers/problem.ts";
import { aVideo, withCoaches } from "../../../../tests/support/assistant/coaches.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { now } from "../../../../tests/support/races/races.ts";
import { findCoaches, findPersonas } from "./personas.server.ts";

const { db } = await openTestDatabase();

const down = () => Promise.reject(new ServiceProblem("video", "unavailable"));
const later = (minutes: number) => () => new Date(now().getTime() + minutes * 60_000);

function testPersonas(title: string, prove: (tx: Database) => Promise<void>) {
  test(title, () => rolledBack(db, prove));
}

testPersonas(
  "ERR-34 without the provider the kept coaches stay; without these it is a failure",
  async (tx) => {
    let asked = 0;
    let answer: () => Promise<never> | Promise<Awaited<ReturnType<typeof personasOf>>> = down;
    const personasOf = aVideo().video.personas;
    const { video } = aVideo({
      personas: () => {
        asked += 1;
        return answer();
      },
    });
    const at = (minutes: number) => withCoaches(tx, { video, at: later(minutes) });
    const read = async (minutes: number) => findCoaches((await at(minutes)).services, true);
    await expect(read(0)).rejects.toThrow(ServiceProblem);
    // It is left alone for a while.
    await expect(read(0)).rejects.toThrow(ServiceProblem);
    expect(asked).toBe(1);
    answer = personasOf;
    expect(await read(1)).toHaveLength(1);
    expect(await read(9)).toHaveLength(1);
    expect(asked).toBe(2);
    answer = down;
    expect(await read(12)).toHaveLength(1);
    expect(asked).toBe(3);
    answer = async () => [];
    expect(await read(14)).toEqual([]);
    expect(await read(15)).toEqual([]);
    expect(asked).toBe(4);
  },
);

testPersonas("DATA-19 no key of another service is stored with a persona", async (tx) => {
  const { services } = await withCoaches(tx, { video: aVideo().video });
  const [persona] = await findPersonas(services);
  expect(persona).toMatchObject({ context: "Only for the coach.", source: "provider" });
  expect(JSON.stringify(await tx.select().from(personas))).not.toContain("sk-1");
});

import { openDatabase } from "#db/database.ts";
import { cutWhileFull } from "../support/machine/full-pool.ts";
import { createDatabase } from "../support/machine/postgres.mjs";
import { type Bar, barsOf, inSeconds } from "./bars.ts";

const sizes = [
  { max: 3, reads: 9 },
  { max: 3, reads: 10 },
  { max: 3, reads: 30 },
  { max: 10, reads: 9 },
  { max: 10, reads: 10 },
  { max: 10, reads: 30 },
];
const readWithin = 2;
const visitorWithin = 1;

/** Cuts all connections of a copy while reads use every one of them. */
export async function tortureFullPools(server: string, times: number): Promise<Bar[]> {
  const url = await createDatabase(server, "torture_full_pool");
  const bars: Bar[] = [];
  for (const { max, reads } of sizes) {
    const { pool, close } = await openDatabase({ url, max });
    const cuts = [];
    for (let time = 0; time < times; time += 1) {
      cuts.push(await cutWhileFull(url, { pool, max, reads }));
    }
    await close();
    const interrupted = cuts.flatMap((cut) => cut.reads);
    const refused = [...interrupted, ...cuts.map(({ visitor }) => visitor)].filter(
      ({ isAnswered }) => !isAnswered,
    );
    const slowest = (answers: { ms: number }[]) =>
      inSeconds(Math.max(...answers.map(({ ms }) => ms)));
    const { exactly, atMost } = barsOf(
      `${reads} reads on ${max} connections, all cut, ${times} times`,
    );
    bars.push(
      exactly("refused", refused.length, 0),
      atMost("slowest read", slowest(interrupted), readWithin, "s"),
      atMost("next visitor", slowest(cuts.map(({ visitor }) => visitor)), visitorWithin, "s"),
    );
  }
  return bars;
}

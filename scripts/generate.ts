import { parseArgs } from "node:util";
import { toDay } from "#values/day.ts";
import { generateRaces, holdsOthers } from "../bench/world/world.ts";
import { giveUp, withOwnDatabase } from "./own-database.ts";

const usage = `Fills a database with generated races for benchmarks.

  npm run generate -- --races N [--seed S] [--force]

  --races N  the number of races
  --seed S   another seed generates other races (default 1)
  --force    fills a database even if it holds other races or people, which stay
`;

const maxRaces = 2_000_000;

try {
  const { values } = parseArgs({
    options: {
      races: { type: "string" },
      seed: { type: "string", default: "1" },
      force: { type: "boolean", default: false },
    },
  });
  const [races, seed] = [Number(values.races), Number(values.seed)];
  if (!(Number.isInteger(races) && races >= 1 && races <= maxRaces && Number.isInteger(seed))) {
    throw new Error(usage);
  }
  await generate(races, seed, values.force);
} catch (problem) {
  giveUp(problem);
}

async function generate(races: number, seed: number, isForced: boolean): Promise<void> {
  // A statement that fills an index of a million races takes minutes.
  await withOwnDatabase(
    async (db) => {
      if (!isForced && (await holdsOthers(db))) {
        throw new Error(
          "This database holds races or people that were not generated, so nothing was changed. " +
            "Name another one in DATABASE_URL or DATA_DIR, or add --force.",
        );
      }
      const started = performance.now();
      await generateRaces(db, { races, seed, today: toDay(new Date()) });
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${races} races in ${seconds} s.`);
    },
    { statementMs: 0 },
  );
}

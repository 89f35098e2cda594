import { parseArgs } from "node:util";
import { printTable } from "../../bench/table.ts";
import type { Bar } from "./bars.ts";
import { tortureCuts } from "./cuts.ts";
import { tortureForms } from "./forms.ts";
import { tortureKills } from "./kills.ts";
import { tortureParallelPlaces } from "./places.ts";
import { startPostgres } from "./postgres.ts";
import { restartInTurn } from "./rolling-restarts.ts";

/**
 * Exposes the built product to failures of machines and networks and to hostile input, and prints each
 * measurement beside its bar: `node main.ts [--cuts N] [--only KIND]`. The code is 1 when a bar is
 * missed.
 */
const { values } = parseArgs({
  options: { cuts: { type: "string", default: "10" }, only: { type: "string" } },
});

// No child process outlives this one: the PostgreSQL server ends with it.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));

const cuts = Number(values.cuts);
const database = await startPostgres();
const kinds: Record<string, () => Promise<Bar[]>> = {
  cuts: () => tortureCuts(database, cuts),
  kills: () => tortureKills(database, Math.ceil(cuts / 5)),
  restarts: () => restartInTurn(database, Math.ceil(cuts / 5)),
  places: () => tortureParallelPlaces(database),
  forms: () => tortureForms(),
};

const bars: Bar[] = [];
try {
  for (const [kind, torture] of Object.entries(kinds)) {
    if (values.only && values.only !== kind) continue;
    const begun = performance.now();
    bars.push(...(await torture()));
    console.log(`${kind}: ${Math.round((performance.now() - begun) / 1000)} s`);
  }
} finally {
  await database.remove();
}

if (bars.length === 0) throw new Error(`--only takes one of ${Object.keys(kinds).join(", ")}.`);
printTable("Torture", bars);
if (bars.some(({ verdict }) => verdict === "MISSED")) process.exitCode = 1;

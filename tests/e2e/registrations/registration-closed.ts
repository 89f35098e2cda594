import { addDays, toDay } from "#values/day.ts";
import { preparedDataDir } from "../support/data-dir.ts";
import { startServer } from "../support/server.ts";
import { test as base } from "../support/test.ts";

const id = (number: number) => `c105ed00-0000-4000-8000-${String(number).padStart(12, "0")}`;

/** Races by what is odd about their registration. A distance that is full has the id of its race. */
export const closedRaces = {
  cancelled: id(1),
  deadline: id(2),
  closed: id(3),
  past: id(4),
  full: id(5),
  partlyFull: id(6),
  whole: id(7),
  external: id(8),
} as const;

/** So many days from today. */
export function dayAfter(days: number): string {
  return addDays(toDay(new Date()), days);
}

/** As `test`, on a server of its own that holds these races instead of the demo data. */
export const test = base.extend<{ closedServer: string }>({
  closedServer: [
    async ({ servers }, use) => {
      const url = await servers.take("closed races", async () => {
        const dataDir = await preparedDataDir(
          "tests/e2e/registrations/registration-closed-database.ts",
        );
        return startServer({
          DATA_DIR: dataDir,
          DEMO_DATA: "0",
          SANDBOX: "1",
          LIMITS_FACTOR: "1000",
        });
      });
      await use(url);
    },
    { timeout: 120_000 },
  ],
  baseURL: async ({ closedServer }, use) => use(closedServer),
});

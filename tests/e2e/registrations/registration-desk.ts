import { preparedDataDir } from "../support/data-dir.ts";
import { startServer } from "../support/server.ts";
import { test as base } from "../support/test.ts";

const id = (number: number) => `de5c0000-0000-4000-8000-${String(number).padStart(12, "0")}`;

/** Its password is that of the demo. */
export const deskAdmin = { email: "ada.desk@example.com", password: "dorsal-demo" };

/** Races of the desk: one with two places of which one is taken, one for review requests, one past. */
export const deskRaces = { last: id(1), asked: id(2), past: id(3), acting: id(4) } as const;

/** Entries by their runner. */
export const deskEntries = {
  holder: id(11),
  waiting: id(12),
  asked: id(21),
  askedPlain: id(22),
  unreachable: id(23),
  deleted: id(24),
  function: id(25),
  finisher: id(31),
  acting: id(41),
  chosen: id(42),
  chosenToo: id(43),
} as const;

/** As `test`, on a server of its own that holds these races, entries and two claims. */
export const test = base.extend<{ deskServer: string }>({
  deskServer: [
    async ({ servers }, use) => {
      const url = await servers.take("registration desk", async () => {
        const dataDir = await preparedDataDir(
          "tests/e2e/registrations/registration-desk-database.ts",
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
  baseURL: async ({ deskServer }, use) => use(deskServer),
});

import { afterAll, beforeAll } from "vitest";
import { preparedDataDir } from "../../support/site/data-dir.ts";
import { authSecret } from "../../support/site/runner-pool.ts";
import { type OwnServer, startServer } from "../../support/site/server.ts";
import { Visitor } from "./visitor.ts";

type Settings = {
  /** The script that fills the database. */
  database: string;
  env?: Record<string, string>;
};

/** A server for the tests of one file, with settings and a database that the shared site does not have. */
export function ownSite({ database, env = {} }: Settings) {
  let server: OwnServer | undefined;
  beforeAll(async () => {
    server = await startServer({
      DEMO_DATA: "0",
      AUTH_SECRET: authSecret,
      DATA_DIR: await preparedDataDir(database),
      ...env,
    });
  });
  afterAll(() => server?.stop());
  const origin = () => String(server?.url);
  return { origin, newVisitor: () => new Visitor(origin()) };
}

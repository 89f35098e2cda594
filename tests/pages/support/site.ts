import { cpSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Running } from "#services/running.ts";
import { createStopping } from "../../../server/lifecycle/stopping.ts";
import { createListener } from "../../../server/listener.ts";
import { openBuild } from "../../../server/source.ts";
import { authSecret } from "../../support/site/runner-pool.ts";

export type Site = { origin: string; running: Running };

let opened: Promise<Site> | undefined;

/**
 * The built product with demo data, in the process of the tests: one for each worker, with its own
 * database.
 */
export function openSite(): Promise<Site> {
  return (opened ??= open());
}

async function open(): Promise<Site> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const dataDir = join(String(process.env.TEST_RUN_DIRECTORY), `site-${process.pid}`);
  cpSync(String(process.env.SITE_DATA_DIR), dataDir, { recursive: true });
  Object.assign(process.env, {
    APP_URL: origin,
    DATABASE_URL: process.env.SITE_DATABASE_URL ?? "",
    DATA_DIR: dataDir,
    DEMO_DATA: "1",
    AUTH_SECRET: authSecret,
    LOG_LEVEL: "error",
    LIMITS_FACTOR: "1000",
    CHECK_ROWS: "1",
    LANGUAGES: "en,es",
  });
  const source = await openBuild();
  const running = await source.startup();
  const stopping = createStopping(server);
  server.on("request", createListener({ source, running, stopping, isDevelopment: false }));
  await running.settled;
  return { origin, running };
}

import "../server/environment.ts";

import { randomUUID } from "node:crypto";
import type { ServerBuild } from "react-router";
import type { Running } from "#services/running.ts";
import type { routerInLanguages } from "../app/languages.ts";
import { round } from "./table.ts";

const requests = 300;
const repeats = 7;

type Entry = {
  startup(): Promise<Running>;
  routerInLanguages: typeof routerInLanguages;
};
type Page = { page: string; path: string; bar: string };

/** CPU time of this process per page, best of 7 × 300 requests, without the wire and the cache. */
export async function cpuPerRequest(databaseUrl: string, pages: Page[]) {
  Object.assign(process.env, {
    DATABASE_URL: databaseUrl,
    DEMO_DATA: "0",
    LOG_LEVEL: "silent",
    LIMITS_FACTOR: "1000000",
  });
  const build: ServerBuild = await import(
    new URL("../build/server/index.js", import.meta.url).href
  );
  const entry = build.entry.module as unknown as Entry;
  const running = await entry.startup();
  const handle = entry.routerInLanguages(build, "production", ["en"]);
  const ask = async (path: string) => {
    const context = running.requestContext({
      services: running.services,
      id: randomUUID(),
      clientAddress: "127.0.0.1",
      scriptMark: "mark",
      notes: { route: null, cache: undefined },
    });
    const response = await handle(new Request(`http://localhost${path}`), context);
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}.`);
    return (await response.arrayBuffer()).byteLength;
  };

  const rows = [];
  for (const { page, path, bar } of pages) {
    let best = Number.POSITIVE_INFINITY;
    let bytes = 0;
    for (let turn = 0; turn <= repeats; turn++) {
      const before = process.cpuUsage();
      for (let request = 0; request < requests; request++) bytes = await ask(path);
      const { user, system } = process.cpuUsage(before);
      if (turn > 0) best = Math.min(best, (user + system) / 1000 / requests);
    }
    rows.push({ page, "CPU ms": round(best), "document kB": round(bytes / 1000, 1), bar });
  }
  await running.shutdown();
  return rows;
}

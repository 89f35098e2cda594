import { cpuPerRequest } from "./cpu.ts";
import { benchDatabase, benchPosts, stopBenchServer } from "./databases.ts";
import { load, loadTool } from "./load.ts";
import { startHello, startServer } from "./server.ts";
import { printTable, round } from "./table.ts";

const races = 100_000;
const cachedShare = 0.25;

/**
 * Compares pages at 100,000 races with a bare Node server measured in the same minute, over twenty
 * connections, with and without the page cache; then measures CPU time per request in the process.
 */
const database = await benchDatabase(races);
const environment = {
  DATABASE_URL: database.url,
  DEMO_DATA: "0",
  DATA_DIR: ".data/bench",
  // Programs that name nobody are limited by network.
  LIMITS_FACTOR: "1000000",
};
const addresses = {
  home: "/",
  list: "/races",
  race: `/races/${database.someRace}`,
  privacy: "/privacy",
  post: `/blog/${await benchPosts(database.url)}`,
  blog: "/blog",
  feed: "/blog/feed.xml",
  api: "/api/v1/races",
};
const rows = [];

for (const seconds of ["60", "0"]) {
  const hello = await startHello();
  const server = await startServer({ ...environment, PAGE_CACHE_SECONDS: seconds });
  try {
    for (const [page, path] of Object.entries(addresses)) {
      const reference = await load(hello.url, 4);
      const measured = await load(server.url + path);
      rows.push({
        page,
        cache: seconds === "0" ? "off" : "on",
        "req/s": Math.round(measured.requestsPerSecond),
        "p50 ms": measured.p50,
        "p99 ms": measured.p99,
        failures: measured.failures,
        "hello req/s": Math.round(reference.requestsPerSecond),
        "page ÷ hello": round(measured.requestsPerSecond / reference.requestsPerSecond, 3),
        "hello ÷ page": round(reference.requestsPerSecond / measured.requestsPerSecond, 1),
        bar:
          seconds === "0"
            ? page === "list"
              ? "hello ÷ page ≤ 96"
              : ""
            : `≥ ${cachedShare}, p99 ≤ 10`,
      });
    }
  } finally {
    await server.stop();
    await hello.stop();
  }
}
printTable(
  `Pages on the wire, ${races.toLocaleString("en-US")} races, PostgreSQL, 20 connections, ${loadTool}`,
  rows,
);

printTable(
  "CPU per request in the process, PostgreSQL, best of 7 × 300",
  await cpuPerRequest(database.url, [
    { page: "hello through the router", path: "/robots.txt", bar: "≤ 0.6 ms" },
    { page: "list of 24 cards", path: "/races", bar: "≤ 2.0 ms" },
    { page: "race", path: addresses.race, bar: "≤ 1.7 ms" },
    { page: "home", path: "/", bar: "" },
    { page: "API: list of 24", path: "/api/v1/races", bar: "≤ 1.2 ms" },
    { page: "API: race", path: `/api/v1${addresses.race}`, bar: "" },
  ]),
);

await stopBenchServer();

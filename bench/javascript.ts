import { gzipSync } from "node:zlib";
import { startServer } from "./server.ts";
import { printTable, round } from "./table.ts";

const pages = [
  "/",
  "/races",
  "race",
  "/services",
  "/services?tab=virtual",
  "/privacy",
  "/about",
  "/organizers",
  "/membership",
  "/chat",
];

const scripted = ["/", "/races", "race", "/services", "/services?tab=virtual", "/membership"];

/** How much of scripts a page may load. */
function barOf(page: string): string {
  if (page === "/chat") return "≤ 150 kB";
  return scripted.includes(page) ? "≤ 130 kB" : "0 kB";
}

/** The bytes that a page makes a browser load, with gzip: scripts, styles and the document itself. */
const server = await startServer({ DATA_DIR: ".data/bench-pages", DEMO_DATA: "1" });
try {
  const list = await (await fetch(`${server.url}/races`)).text();
  const race = /href="(\/races\/[0-9a-f-]{36})"/.exec(list)?.[1] ?? "/races";
  const rows = [];
  for (const page of pages) {
    const address = page === "race" ? race : page;
    const html = await (await fetch(server.url + address)).text();
    const scripts = addresses(html, /["\s](\/assets\/[^"\s]+\.js)(?=["\s])/g);
    const styles = addresses(html, /href="(\/assets\/[^"]+\.css)"/g);
    rows.push({
      page,
      "scripts kB": await weigh(server.url, scripts),
      "styles kB": await weigh(server.url, styles),
      "document kB": round(gzipSync(html).length / 1000, 1),
      files: scripts.length,
      bar: barOf(page),
    });
  }
  printTable("JavaScript and styles by page, gzip (styles ≤ 14 kB)", rows);
} finally {
  await server.stop();
}

function addresses(html: string, pattern: RegExp): string[] {
  return [...new Set([...html.matchAll(pattern)].map((found) => found[1] ?? ""))];
}

async function weigh(origin: string, paths: string[]): Promise<number> {
  let bytes = 0;
  for (const path of paths) {
    const body = Buffer.from(await (await fetch(origin + path)).arrayBuffer());
    bytes += gzipSync(body, { level: 9 }).length;
  }
  return round(bytes / 1000, 1);
}

import { gzipSync } from "node:zlib";
import { startServer } from "./server.ts";
import { printTable, round } from "./table.ts";

const pages = [
  "/",
  "/races",
  "race",
  "/services",
  "/services?tab=virtual",
  "expert",
  "message to an expert",
  "/experts/apply",
  "/tools/pace",
  "/privacy",
  "/about",
  "/organizers",
  "/membership",
  "/podcasts",
  "/chat",
];

const unscripted = ["/privacy", "/about", "/organizers", "/podcasts"];

/** How much of scripts a page may load. */
function barOf(page: string): string {
  if (page === "/chat") return "≤ 150 kB";
  return unscripted.includes(page) ? "0 kB" : "≤ 130 kB";
}

/** The bytes that a page makes a browser load, with gzip: scripts, styles and the document itself. */
const server = await startServer({ DATA_DIR: ".data/bench-pages", DEMO_DATA: "1" });
try {
  const race = await firstLink(server.url, "/races");
  const expert = await firstLink(server.url, "/services", "/experts");
  const addressOf = (page: string) => {
    if (page === "race") return race;
    if (page === "expert") return expert;
    return page === "message to an expert" ? `${expert}/message` : page;
  };
  const rows = [];
  for (const page of pages) {
    const html = await (await fetch(server.url + addressOf(page))).text();
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

/** The first page below `folder` that a list shows. */
async function firstLink(origin: string, list: string, folder = list): Promise<string> {
  const html = await (await fetch(origin + list)).text();
  const found = new RegExp(`href="(${folder}/[0-9a-f-]{36})"`).exec(html)?.[1];
  if (!found) throw new Error(`${list} has no link below ${folder}`);
  return found;
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

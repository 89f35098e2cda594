import { gzipSync } from "node:zlib";
import {
  type Linked,
  limitedPages,
  linkedIn,
  matches,
  scriptsOf,
  styleLimit,
  stylesOf,
} from "./page-limits.ts";
import { startServer } from "./server.ts";
import { printTable, round } from "./table.ts";

const longestRecording = 120_000;

type Row = {
  page: string;
  "scripts kB": number;
  "styles kB": number;
  "document kB": number;
  "routes kB": number;
  files: number;
  limit: number;
};

/**
 * The kB that a page makes a browser load, with gzip: what its scripts begin with, its styles, the
 * document itself, and then what the router asks for to know the routes of its links. Ends with
 * code 1 when a page is over its limit.
 */
const server = await startServer({ DATA_DIR: ".data/bench-pages", DEMO_DATA: "1" });
try {
  const rows: Row[] = [];
  for (const { page, of, limit } of limitedPages) {
    const address = server.url + (of ? await firstLink(server.url, of) : page);
    const html = await (await fetch(address)).text();
    const scripts = scriptsOf(html);
    rows.push({
      page,
      "scripts kB": await weigh(server.url, scripts),
      "styles kB": await weigh(server.url, stylesOf(html)),
      "document kB": round(gzipSync(html).length / 1000, 1),
      "routes kB": await weigh(server.url, routesOf(html, address)),
      files: scripts.length,
      limit,
    });
  }
  printTable(`JavaScript and styles by page, gzip (styles ≤ ${styleLimit} kB)`, rows);
  const isOver = (row: Row) => row["scripts kB"] > row.limit || row["styles kB"] > styleLimit;
  const over = rows.filter(isOver).map(({ page }) => page);
  if (over.length > 0) {
    console.error(`\nOver the limit: ${over.join(", ")}`);
    process.exitCode = 1;
  }
} finally {
  await server.stop();
}

/** The page that a list links. The episodes are recorded after the start. */
async function firstLink(origin: string, of: Linked) {
  const deadline = Date.now() + longestRecording;
  while (Date.now() < deadline) {
    const found = linkedIn(await (await fetch(origin + of.list)).text(), of);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  throw new Error(`${of.list} has no link below ${of.folder ?? of.list}`);
}

/** Where the router asks for the routes of the links on a page; nowhere on a page without a script. */
function routesOf(html: string, page: string): string[] {
  const version = /"version": "(\w+)"/.exec(html)?.[1];
  if (!version) return [];
  const paths = new Set<string>();
  for (const link of matches(
    html,
    /<(?:a|form)\b[^>]* (?:href|action)="([^"]*)"[^>]*data-discover/g,
  )) {
    const parts = new URL(link, page).pathname.split("/");
    for (let count = 2; count <= parts.length; count += 1)
      paths.add(parts.slice(0, count).join("/"));
  }
  return [`/__manifest?${new URLSearchParams({ paths: [...paths].sort().join(","), version })}`];
}

async function weigh(origin: string, paths: string[]): Promise<number> {
  let bytes = 0;
  for (const path of paths) {
    const response = await fetch(origin + path);
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
    const body = Buffer.from(await response.arrayBuffer());
    bytes += gzipSync(body, { level: 9 }).length;
  }
  return round(bytes / 1000, 1);
}

import { gzipSync } from "node:zlib";
import { startServer } from "./server.ts";
import { printTable, round } from "./table.ts";

/** The pages by name, and for those of one record the list that links it. */
const pages: { page: string; of?: Linked; bar?: number }[] = [
  { page: "/" },
  { page: "/races" },
  { page: "race", of: { list: "/races" } },
  { page: "/services" },
  { page: "/services?tab=virtual" },
  { page: "expert", of: { list: "/services", folder: "/experts" } },
  { page: "/experts/apply" },
  { page: "/tools/pace" },
  { page: "/membership" },
  { page: "episode", of: { list: "/podcasts" } },
  { page: "/chat", bar: 150 },
  { page: "/blog", bar: 0 },
  { page: "post", of: { list: "/blog" }, bar: 0 },
  {
    page: "message to an expert",
    of: { list: "/services", folder: "/experts", end: "/message" },
    bar: 0,
  },
  { page: "/podcasts", bar: 0 },
  { page: "/privacy", bar: 0 },
  { page: "/about", bar: 0 },
  { page: "/organizers", bar: 0 },
];

/** How many kB of scripts a page may load, unless it says otherwise, and of styles. */
const scriptBar = 130;
const styleBar = 14;

const longestRecording = 120_000;

type Row = {
  page: string;
  "scripts kB": number;
  "styles kB": number;
  "document kB": number;
  "routes kB": number;
  files: number;
  bar: number;
};

/**
 * The kB that a page makes a browser load, with gzip: what its scripts begin with, its styles, the
 * document itself, and then what the router asks for to know the routes of its links. Ends with
 * code 1 when a page is over its bar.
 */
const server = await startServer({ DATA_DIR: ".data/bench-pages", DEMO_DATA: "1" });
try {
  const rows: Row[] = [];
  for (const { page, of, bar = scriptBar } of pages) {
    const address = server.url + (of ? await firstLink(server.url, of) : page);
    const html = await (await fetch(address)).text();
    const scripts = scriptsOf(html);
    const styles = matches(html, /href="(\/assets\/[^"]+\.css)"/g);
    rows.push({
      page,
      "scripts kB": await weigh(server.url, scripts),
      "styles kB": await weigh(server.url, styles),
      "document kB": round(gzipSync(html).length / 1000, 1),
      "routes kB": await weigh(server.url, routesOf(html, address)),
      files: scripts.length,
      bar,
    });
  }
  printTable(`JavaScript and styles by page, gzip (styles ≤ ${styleBar} kB)`, rows);
  const isOver = (row: Row) => row["scripts kB"] > row.bar || row["styles kB"] > styleBar;
  const over = rows.filter(isOver).map(({ page }) => page);
  if (over.length > 0) {
    console.error(`\nOver the bar: ${over.join(", ")}`);
    process.exitCode = 1;
  }
} finally {
  await server.stop();
}

type Linked = { list: string; folder?: string; end?: string };

/** The first page below the folder that a list shows. The episodes are recorded after the start. */
async function firstLink(origin: string, { list, folder = list, end = "" }: Linked) {
  const deadline = Date.now() + longestRecording;
  while (Date.now() < deadline) {
    const html = await (await fetch(origin + list)).text();
    const found = new RegExp(`href="(${folder}/[0-9a-f-]{36})"`).exec(html)?.[1];
    if (found) return found + end;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  throw new Error(`${list} has no link below ${folder}`);
}

/** The files that the script of a document names beforehand, and those that it imports. */
function scriptsOf(html: string): string[] {
  const [, files = "", code = ""] =
    /data-files="([^"]*)"[^>]*>([\s\S]*?)<\/script>/.exec(html) ?? [];
  const imported = matches(code, /\bimport\b(?:\(|[^"';]*?\bfrom\b)?\s*"([^"]+)"/g);
  return [...new Set([...files.split(" ").filter(Boolean), ...imported])];
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

function matches(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map((found) => found[1] ?? ""))];
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

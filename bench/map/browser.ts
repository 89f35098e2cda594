import { gzipSync } from "node:zlib";
import { type Browser, chromium, type Page } from "@playwright/test";
import { ensureChromium } from "../../tests/support/machine/chromium.mjs";
import { benchDatabase, stopBenchServer } from "../databases.ts";
import { type RunningServer, startServer } from "../server.ts";
import { printTable, round } from "../table.ts";
import { phoneSteps } from "./phone.ts";
import { openTrace, type Task, tasksWithin } from "./trace.ts";

/**
 * `node bench/map/browser.ts`: the map on a phone at 100,000 races. Weighs what its first view loads, then
 * pans, pinches and jumps, and reports the longest tasks of the page. A phone is four times slower:
 * the processor time of a task is taken four times, which holds on a busy machine; with `SLOW=1` Chromium
 * itself is slowed down instead, and the time on the clock is taken. Needs a build.
 */
const races = Number(process.argv[2] ?? 100_000);
const isSlowed = process.env.SLOW === "1";
const slowdown = 4;
const longestTask = 50;
const firstView = 45;

const { url: DATABASE_URL } = await benchDatabase(races);
const server = await startServer({ DATABASE_URL, DEMO_DATA: "0", DATA_DIR: ".data/bench" });
let browser: Browser | undefined;
try {
  await weigh(server);
  browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  });
  await watch(await context.newPage());
} finally {
  await browser?.close();
  await server.stop();
  await stopBenchServer();
}

/** The files of the first view of the map, and those with the races beside it. */
async function weigh({ url }: RunningServer) {
  const map = await (await fetch(`${url}/races?view=map`)).text();
  const rows = /<div class="map-list">[\s\S]*?<p id="map-keys"/.exec(map)?.[0] ?? "";
  const sheets = [...map.matchAll(/href="(\/assets\/map-[^"]+\.css)"/g)].map(([, file]) => file);
  let styles = 0;
  for (const file of new Set(sheets)) {
    const sheet = await (await fetch(url + file)).arrayBuffer();
    styles += gzipSync(Buffer.from(sheet)).length;
  }
  const document = gzipSync(map.replace(rows, "")).length;
  const whole = gzipSync(map).length + styles;
  const kB = (bytes: number) => round(bytes / 1000, 1);
  printTable("First view of the map, kB with gzip", [
    {
      "document without rows": kB(document),
      "its sheet": kB(styles),
      both: kB(document + styles),
      "with rows": kB(whole),
      bar: `≤ ${firstView}`,
    },
  ]);
  if (whole > firstView * 1000) process.exitCode = 1;
}

async function watch(page: Page) {
  const shapes: string[] = [];
  page.on("request", (request) => {
    const file = /\/assets\/(pe|mx|us|ca|whole)-[^/]*\.json/.exec(request.url())?.[1];
    if (file) shapes.push(file);
  });
  const session = await page.context().newCDPSession(page);
  if (isSlowed) await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const rows: Record<string, string | number>[] = [];
  for (const [name, act, find] of phoneSteps(`${server.url}/races?view=map`)) {
    const at = (await find?.(page)) ?? { x: 0, y: 0 };
    const trace = await openTrace(session);
    shapes.length = 0;
    await act(page, session, at);
    await rest(page);
    const tasks = tasksWithin(await trace.close());
    const longest = tasks.sort((a, b) => cost(b) - cost(a)).slice(0, 3);
    const [first] = longest;
    rows.push({
      step: name,
      "longest ms": longest.map((task) => round(cost(task), 0)).join(" "),
      "over 50": tasks.filter((task) => cost(task) > longestTask).length,
      "in the longest": first ? partsOf(first) : "",
      shapes: shapes.join(" "),
      bar: name === "open" ? "no shapes" : `≤ ${longestTask}`,
    });
    const isOver = name === "open" ? shapes.length > 0 : first && cost(first) > longestTask;
    if (isOver) process.exitCode = 1;
  }
  printTable(
    `The map on a phone at ${races.toLocaleString("en-US")} races, ${isSlowed ? `Chromium slowed down ${slowdown} times` : `processor time of tasks × ${slowdown}`}`,
    rows,
  );
}

/** What a task costs on a phone, in milliseconds. */
function cost({ wallMs, cpuMs }: Task): number {
  return isSlowed ? wallMs : cpuMs * slowdown;
}

function partsOf(task: Task): string {
  const factor = isSlowed ? 1 : slowdown;
  return task.parts.map(({ name, ms }) => `${name} ${round(ms * factor, 0)}`).join(", ");
}

/** Until the map has its pins: nothing is asked for and no task runs any more. */
async function rest(page: Page) {
  await page.waitForTimeout(700);
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(700);
}

import { auditPage, type Report } from "./audit.ts";
import { startServer } from "./server.ts";
import { printTable, round } from "./table.ts";

/** Lighthouse on a simulated phone against the built server with demo data. */
const server = await startServer({ DATA_DIR: ".data/bench-pages", DEMO_DATA: "1" });
try {
  const list = await (await fetch(`${server.url}/races`)).text();
  const race = /href="(\/races\/[0-9a-f-]{36})"/.exec(list)?.[1] ?? "/races";
  const blog = await (await fetch(`${server.url}/blog`)).text();
  const post = /href="(\/blog\/[0-9a-f-]{36})"/.exec(blog)?.[1] ?? "/blog";
  const rows = [];
  for (const [name, address] of [
    ["home", "/"],
    ["list", "/races"],
    ["race", race],
    ["services", "/services"],
    ["coaches", "/services?tab=virtual"],
    ["membership", "/membership"],
    ["training", "/training"],
    ["chat", "/chat"],
    ["privacy", "/privacy"],
    ["blog", "/blog"],
    ["post", post],
  ] as const) {
    const report = await auditPage(`${server.url}${address}`);
    rows.push({ page: name, ...scores(report) });
  }
  printTable(
    "Lighthouse, mobile (bars: ≥ 95 / 100 / 100 / 100, LCP ≤ 2.0 s, CLS ≤ 0.02, long task ≤ 200 ms)",
    rows,
  );
} finally {
  await server.stop();
}

function scores({ categories, audits }: Report) {
  const points = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const tasks = audits["long-tasks"]?.details?.items ?? [];
  const failed = Object.entries(audits).filter(
    ([, each]) => each.score !== null && each.score < 0.9,
  );
  return {
    performance: points("performance"),
    accessibility: points("accessibility"),
    "best practices": points("best-practices"),
    seo: points("seo"),
    "LCP s": round((audits["largest-contentful-paint"]?.numericValue ?? 0) / 1000),
    CLS: round(audits["cumulative-layout-shift"]?.numericValue ?? 0, 3),
    "longest task ms": Math.round(Math.max(0, ...tasks.map((task) => task.duration ?? 0))),
    "below 90": failed.map(([name]) => name).join(" "),
  };
}

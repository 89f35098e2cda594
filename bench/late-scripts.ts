import { request as ask, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { auditPage } from "./audit.ts";
import { startServer } from "./server.ts";
import { percentile, printTable, round } from "./table.ts";

/**
 * What `startLate` gains: the largest paint of pages on a simulated phone, as they are, and as the
 * framework writes them. A proxy before the same server puts the scripts of a page back.
 */
const rounds = Number(process.env.ROUNDS ?? 3);
const late =
  /<script type="text\/plain" data-files="([^"]*)">([\s\S]*?)<\/script><script>[\s\S]*?<\/script>/;

const server = await startServer({ DATA_DIR: ".data/bench-pages", DEMO_DATA: "1" });
const proxy = createServer((incoming, outgoing) => {
  const { "accept-encoding": encoding, ...headers } = incoming.headers;
  const isDocument = incoming.headers.accept?.includes("text/html") ?? false;
  const asked = ask(`${server.url}${incoming.url}`, {
    method: incoming.method,
    headers: isDocument ? headers : { ...headers, "accept-encoding": encoding },
  });
  asked.on("response", async (answer) => {
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const bytes = isDocument ? gzipSync(early(body.toString())) : body;
    const { "content-length": _, ...rest } = answer.headers;
    outgoing.writeHead(answer.statusCode ?? 500, {
      ...rest,
      "content-length": bytes.byteLength,
      ...(isDocument && { "content-encoding": "gzip" }),
    });
    outgoing.end(bytes);
  });
  asked.end();
});
await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
const before = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
try {
  const list = await (await fetch(`${server.url}/races`)).text();
  const race = /href="(\/races\/[0-9a-f-]{36})"/.exec(list)?.[1] ?? "/races";
  const rows = [];
  for (const [page, path] of Object.entries({ home: "/", list: "/races", race })) {
    const paints = { atOnce: [] as number[], late: [] as number[] };
    for (let turn = 0; turn < rounds; turn++) {
      paints.late.push(await largestPaint(server.url + path));
      paints.atOnce.push(await largestPaint(before + path));
    }
    rows.push({
      page,
      "scripts at once, LCP s": round(percentile(paints.atOnce, 0.5)),
      "after the first paint, LCP s": round(percentile(paints.late, 0.5)),
    });
  }
  printTable(`Largest paint, mobile, median of ${rounds}`, rows);
} finally {
  proxy.close();
  await server.stop();
}

async function largestPaint(url: string): Promise<number> {
  const { audits } = await auditPage(url);
  return (audits["largest-contentful-paint"]?.numericValue ?? 0) / 1000;
}

/** The document as the framework writes it. */
function early(html: string): string {
  const [script, files = "", code = ""] = late.exec(html) ?? [];
  if (!script) return html;
  const links = files.split(" ").map((href) => `<link rel="modulepreload" href="${href}"/>`);
  return html
    .replace("</head>", () => `${links.join("")}</head>`)
    .replace(script, () => `<script type="module" async="">${code}</script>`);
}

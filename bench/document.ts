import assert from "node:assert/strict";
import { Writable } from "node:stream";
import { createElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import {
  createRequestHandler,
  type EntryContext,
  type HandleDocumentRequestFunction,
  type RequestHandler,
  type ServerBuild,
  ServerRouter,
} from "react-router";
import { startLate } from "../app/react-router-8/start-late.ts";
import { documentParts } from "../tests/support/documents/document-parts.ts";
import { benchDatabase, stopBenchServer } from "./databases.ts";
import { openProduct } from "./in-process.ts";
import { percentile, printTable, round } from "./table.ts";

/**
 * What the seams of `app/react-router-8` save on the server: documents of the built product as they
 * are, with the framework's own search for routes, and with its own stream as well. They are rendered
 * in turns, without the wire and the cache, and compared with the framework's documents first.
 */
const requests = 40;
const turns = Number(process.env.TURNS ?? 30);
const races = Number(process.env.RACES ?? 100_000);

type Render = HandleDocumentRequestFunction;

const mark = "mark";
const database = await benchDatabase(races);
const product = await openProduct({ DATABASE_URL: database.url, DEMO_DATA: "0" });
const { build, entry } = product;

const streamed: Render = async (request, status, headers, shown) => {
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(startLate(await streamOf(request, shown)), { status, headers });
};
/** Renders one answer in both ways, and fails where they differ. */
const compared: Render = async (...[request, status, headers, shown, context]) => {
  const [one, other] = shown.serverHandoffStream?.tee() ?? [];
  const first = { ...shown, serverHandoffStream: one, renderMeta: {} };
  const ours = await entry.default(request, status, headers, first, context);
  const theirs = await streamOf(request, { ...shown, serverHandoffStream: other, renderMeta: {} });
  const html = await ours.text();
  assert.deepEqual(documentParts(html), documentParts(startLate(theirs)));
  return new Response(html, { status, headers });
};

const ways = {
  ours: product.handle,
  "routes found by the framework": createRequestHandler(build, "production"),
  "streamed by the framework too": createRequestHandler(withRender(streamed), "production"),
};
const comparing = createRequestHandler(withRender(compared), "production");
const addresses = {
  home: "/",
  list: "/races",
  race: `/races/${database.someRace}`,
  missing: "/no",
};
const rows = [];
for (const [page, path] of Object.entries(addresses)) {
  await product.ask(path, {}, comparing);
  const all = Object.entries(ways).map(([name, handle]) => ({ name, handle, ms: [] as number[] }));
  for (const { handle } of all) await slice(handle, path);
  for (let turn = 0; turn < turns; turn++) {
    for (const { handle, ms } of all) ms.push(await slice(handle, path));
  }
  const [first] = all;
  for (const { name, ms } of all) {
    rows.push({
      page,
      way: name,
      "CPU ms": round(percentile(ms, 0.2)),
      "÷ ours": round(percentile(ms, 0.2) / percentile(first?.ms ?? ms, 0.2)),
      "median of pairs": round(
        percentile(
          ms.map((value, turn) => value / (first?.ms[turn] ?? value)),
          0.5,
        ),
      ),
    });
  }
}
printTable(
  `Documents with and without the seams, ${races.toLocaleString("en-US")} races, p20 of ${turns} × ${requests}`,
  rows,
);
await product.close();
await stopBenchServer();

function withRender(render: Render): ServerBuild {
  const module = { ...build.entry.module, default: render };
  return { ...build, entry: { ...build.entry, module } };
}

/** CPU milliseconds of one request. */
async function slice(handle: RequestHandler, path: string): Promise<number> {
  const before = process.cpuUsage();
  for (let request = 0; request < requests; request++) await product.ask(path, {}, handle);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / requests;
}

function streamOf(request: Request, context: EntryContext): Promise<string> {
  const document = createElement(ServerRouter, { context, url: request.url, nonce: mark });
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString());
        done();
      },
    });
    const { pipe } = renderToPipeableStream(document, {
      nonce: mark,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError: reject,
    });
  });
}

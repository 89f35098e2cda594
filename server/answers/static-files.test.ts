import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { hasTag } from "#values/web/conditional/entity-tags.ts";
import { serveStatic } from "./static-files.ts";

const directory = await mkdtemp(join(tmpdir(), "static-"));
const style = "body { color: black }\n".repeat(100);
await mkdir(join(directory, "assets"));
await mkdir(join(directory, ".vite"));
await writeFile(join(directory, "assets", "app-1a2b.css"), style);
await writeFile(join(directory, "assets", "app-1a2b.css.gz"), gzipSync(style));
await writeFile(join(directory, "favicon.svg"), "<svg/>");
await writeFile(join(directory, ".vite", "manifest.json"), "{}");

const answer = serveStatic(directory, { "X-Content-Type-Options": "nosniff" }, hasTag);
const server = createServer((request, response) => {
  if (!answer(request, response)) response.writeHead(404).end();
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(async () => {
  server.close();
  await rm(directory, { recursive: true });
});

test("files named by their content are kept by browsers for a year, others for an hour", async () => {
  const asset = await fetch(`${origin}/assets/app-1a2b.css?v=1`, {
    headers: { "Accept-Encoding": "gzip, br" },
  });
  expect(asset.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(asset.headers.get("content-type")).toBe("text/css; charset=utf-8");
  expect(asset.headers.get("content-encoding")).toBe("br");
  expect(asset.headers.get("x-content-type-options")).toBe("nosniff");
  expect(await asset.text()).toBe(style);
  const icon = await fetch(`${origin}/favicon.svg`);
  expect(icon.headers.get("cache-control")).toBe("public, max-age=3600");
});

test("a browser that has the file already is told so", async () => {
  const etag = (await fetch(`${origin}/assets/app-1a2b.css`)).headers.get("etag") ?? "";
  for (const known of [etag, `"x", W/${etag}`, "*"]) {
    const again = await fetch(`${origin}/assets/app-1a2b.css`, {
      headers: { "If-None-Match": known },
    });
    expect(again.status, known).toBe(304);
  }
});

test("a compressed copy that the build has made is used, and is no file of its own", async () => {
  const zipped = await fetch(`${origin}/assets/app-1a2b.css`, {
    headers: { "Accept-Encoding": "gzip" },
  });
  expect(zipped.headers.get("content-encoding")).toBe("gzip");
  expect(await zipped.text()).toBe(style);
  expect((await fetch(`${origin}/assets/app-1a2b.css.gz`)).status).toBe(404);
});

test("an encoding that a browser rules out is not used", async () => {
  const plain = await fetch(`${origin}/assets/app-1a2b.css`, {
    headers: { "Accept-Encoding": "br;q=0, gzip;q=0" },
  });
  expect(plain.headers.get("content-encoding")).toBeNull();
  expect(await plain.text()).toBe(style);
});

test("nothing else on the disk can be reached", async () => {
  for (const path of ["/.vite/manifest.json", "/assets", "/assets/../../etc/passwd", "/%2e%2e/x"]) {
    expect((await fetch(origin + path)).status, path).toBe(404);
  }
  expect((await fetch(`${origin}/favicon.svg`, { method: "POST" })).status).toBe(404);
});

import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { securityHeaders } from "../answers/security-headers.ts";
import { keepPage } from "./keep-page.ts";
import type { Page } from "./page.ts";
import { createPageCache } from "./page-cache.ts";

async function pageOf(text: string): Promise<Page> {
  const headers = { "Content-Type": "text/html", "Cache-Control": "public" };
  const security = securityHeaders({ appUrl: null, trustedProxies: null }, null);
  const { every, page: rules } = security;
  const page = await keepPage(new Response(text, { headers }), { every, rules }, null);
  if (!page) throw new Error("not kept");
  return page;
}

test("a page is rendered once for all who ask at the same time, and kept for the next", async () => {
  const cache = createPageCache({ seconds: 10 });
  let rendered = 0;
  const render = async () => {
    rendered += 1;
    await pause(5);
    return pageOf("list");
  };
  const all = await Promise.all(Array.from({ length: 20 }, () => cache.once("/races", render)));
  expect(rendered).toBe(1);
  expect(new Set(all).size).toBe(1);
  expect(cache.find("/races")).toBe(all[0]);
  expect(await cache.once("/races", render)).toBe(all[0]);
  expect(cache.find("/")).toBeUndefined();
});

test("when the first answer may not be kept, or fails, the others render their own", async () => {
  const cache = createPageCache({ seconds: 10 });
  const failing = cache.once("/a", () => Promise.reject(new Error("disconnected")));
  const own = await pageOf("own");
  const waiting = cache.once("/a", async () => own);
  await expect(failing).rejects.toThrow("disconnected");
  expect(await waiting).toBe(own);

  let rendered = 0;
  const notKept = async () => {
    rendered += 1;
    await pause(1);
    return null;
  };
  await Promise.all([cache.once("/b", notKept), cache.once("/b", notKept)]);
  expect(rendered).toBe(2);
  expect(cache.find("/b")).toBeUndefined();
});

test("a write drops everything, also what was being rendered from before it", async () => {
  const cache = createPageCache({ seconds: 10 });
  await cache.once("/races", () => pageOf("old"));
  const slow = cache.once("/slow", async () => {
    await pause(20);
    return pageOf("read before the write");
  });
  cache.drop();
  expect(cache.find("/races")).toBeUndefined();
  const fresh = await pageOf("new");
  expect(await cache.once("/slow", async () => fresh)).toBe(fresh);
  await slow;
  expect(cache.find("/slow")).toBe(fresh);
});

test("a page is forgotten after its seconds", async () => {
  const cache = createPageCache({ seconds: 1 });
  await cache.once("/", () => pageOf("home"));
  expect(cache.find("/")).toBeDefined();
  await pause(1200);
  expect(cache.find("/")).toBeUndefined();
  expect(cache.findOld("/"), "while no newer one can be made").toBeDefined();
  cache.drop();
  expect(cache.findOld("/")).toBeUndefined();
});

test("zero seconds keep nothing", async () => {
  const cache = createPageCache({ seconds: 0 });
  await cache.once("/", () => pageOf("home"));
  expect(cache.find("/")).toBeUndefined();
});

test("when the bytes run out, the least recently asked page goes", async () => {
  const cache = createPageCache({ seconds: 10, mostBytes: 50_000 });
  for (const key of ["/1", "/2"]) await cache.once(key, () => pageOf("x".repeat(10_000)));
  cache.find("/1");
  await cache.once("/3", () => pageOf("x".repeat(10_000)));
  expect(cache.find("/2")).toBeUndefined();
  expect(cache.find("/1")).toBeDefined();
  expect(cache.find("/3")).toBeDefined();
});

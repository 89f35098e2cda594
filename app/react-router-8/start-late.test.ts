import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { bothDocuments, nonce } from "../../tests/support/documents/framework-documents.tsx";
import { startLate } from "./start-late.ts";

const preloaded = /<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;
const module = /<script[^>]* type="module"[^>]*>([\s\S]*?)<\/script>/;
const late = /<script[^>]* type="text\/plain" data-files="([^"]*)">([\s\S]*?)<\/script>/;
const starter = /<script nonce="[^"]*">(\{[\s\S]*?)<\/script>/;

test("no script of the framework's document is fetched before the page is painted", async () => {
  const { theirs } = await bothDocuments("list");
  const html = startLate(theirs);
  expect(html).not.toMatch(preloaded);
  expect(html).not.toMatch(module);
  const [, files, code] = late.exec(html) ?? [];
  expect(files?.split(" ")).toEqual([...theirs.matchAll(preloaded)].map(([, href]) => href));
  expect(code).toBe(module.exec(theirs)?.[1]);
});

test("apart from its scripts the document stays as the framework wrote it", async () => {
  const { theirs } = await bothDocuments("list");
  const html = startLate(theirs);
  expect(html.replace(late, "").replace(starter, "")).toBe(
    theirs.replaceAll(preloaded, "").replace(module, ""),
  );
});

test("what begins late is the module of the framework, once, with the files of its preloads", async () => {
  const { theirs } = await bothDocuments("list");
  const html = startLate(theirs);
  const [, files = "", code = ""] = late.exec(html) ?? [];
  const added: Record<string, unknown>[] = [];
  const begins: (() => void)[] = [];
  const document = {
    hidden: false,
    currentScript: { previousElementSibling: { dataset: { files }, textContent: code } },
    createElement: (kind: string) => ({ kind }),
    head: { append: (element: Record<string, unknown>) => added.push(element) },
  };
  class PerformanceObserver {
    static supportedEntryTypes = ["paint"];
    constructor(begin: () => void) {
      begins.push(begin);
    }
    observe() {}
  }
  const addEventListener = (_name: string, begin: () => void) => begins.push(begin);
  const delayed: (() => void)[] = [];
  const setTimeout = (begin: () => void) => delayed.push(begin);
  runInNewContext(starter.exec(html)?.[1] ?? "", {
    document,
    addEventListener,
    PerformanceObserver,
    setTimeout,
  });
  const [onLoad, onPaint] = begins;
  onLoad?.();
  expect(added, "a loaded page is not yet painted").toEqual([]);
  onPaint?.();
  for (const begin of delayed) begin();
  expect(added).toEqual([
    ...files.split(" ").map((href) => ({
      kind: "link",
      rel: "modulepreload",
      fetchPriority: "low",
      href,
    })),
    { kind: "script", type: "module", textContent: module.exec(theirs)?.[1] },
  ]);
  expect(html).toContain(`nonce="${nonce}"`);
});

test("a document without scripts stays as it is", async () => {
  const { theirs } = await bothDocuments("plain");
  expect(startLate(theirs)).toBe(theirs);
});

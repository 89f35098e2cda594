import { expect, test } from "vitest";
import { documentParts } from "../../tests/support/documents/document-parts.ts";
import { bothDocuments } from "../../tests/support/documents/framework-documents.tsx";

test.each(["list", "static", "error", "failure", "unseen", "plain"] as const)(
  "the page %s is the framework's own document, and hands over the same data",
  async (name) => {
    const { ours, theirs } = await bothDocuments(name);
    expect(theirs).toContain("</html>");
    expect(documentParts(ours ?? "")).toEqual(documentParts(theirs));
  },
);

test("what is handed over is closed once, and holds what the loader answered", async () => {
  const { ours } = await bothDocuments("list");
  const { data, closings, page } = documentParts(ours ?? "");
  expect(closings).toBe(1);
  expect(data).toContain("23 </script>");
  expect(page.match(/<li>/g)).toHaveLength(24);
});

test("a page that shows what comes later is left to the framework, with its data untouched", async () => {
  const { ours, theirs } = await bothDocuments("deferred");
  expect(ours).toBeNull();
  expect(documentParts(theirs).closings).toBe(1);
  expect(theirs).toContain("&lt;/script&gt;");
});

import { runInNewContext } from "node:vm";

const SCRIPT =
  /<script\b[^>]*>(window\.__reactRouterContext\.streamController\.[\s\S]*?)<\/script>/g;
const BOUNDARY = /<!--\/?\$-->/g;

/** What a document shows, and the data that its scripts hand over to the browser's router. */
export type DocumentParts = { page: string; data: string; closings: number };

/** Takes a document apart, to compare ours with the framework's own. Its scripts are run. */
export function documentParts(html: string): DocumentParts {
  const parts: DocumentParts = { page: "", data: "", closings: 0 };
  const streamController = {
    enqueue: (text: string) => {
      parts.data += text;
    },
    close: () => {
      parts.closings += 1;
    },
  };
  const window = { __reactRouterContext: { streamController } };
  for (const [, script = ""] of html.matchAll(SCRIPT)) runInNewContext(script, { window });
  parts.page = html.replace(SCRIPT, "").replace(BOUNDARY, "");
  return parts;
}

import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import type { EntryContext } from "react-router";

/** Where the data of the loaders goes in a document of one text. */
const end = "</body></html>";

/**
 * The end of `<!--$!-->`, which React writes in place of a part that it could not finish at once. The
 * search for a `<` would stop at every element of the document.
 */
const unfinished = "$!-->";

/**
 * The document as one text, which costs less than a stream of it (`bench/document.ts` shows how
 * much). `null` when a part has to be waited for: then the framework streams the document.
 *
 * `ServerRouter` streams the data of the loaders behind the page. This puts it into one script, as
 * react-router 8.4 reads it in the browser.
 * @param documentOf - the `ServerRouter` for a context
 * @param nonce - of all inline scripts
 */
export async function renderAtOnce(
  documentOf: (entry: EntryContext) => ReactElement,
  entry: EntryContext,
  nonce: string | undefined,
): Promise<string | null> {
  const { serverHandoffStream: data, ...rest } = entry;
  const html = renderToString(documentOf(rest));
  if (html.includes(unfinished) || !html.endsWith(end)) return null;
  if (!data || !entry.renderMeta?.didRenderScripts) return `<!DOCTYPE html>${html}`;
  const script = handOver(await textOf(data), nonce);
  return `<!DOCTYPE html>${html.slice(0, -end.length)}${script}${end}`;
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

/** The data is JSON, so it stands between signs that JSON seldom has: it would be a sixth longer otherwise. */
function handOver(data: string, nonce: string | undefined): string {
  const text = data.replace(/['\\\n\r<\u2028\u2029]/g, escapeSign);
  const attribute = nonce ? ` nonce="${nonce}"` : "";
  const stream = "window.__reactRouterContext.streamController";
  return `<script${attribute}>${stream}.enqueue('${text}');${stream}.close();</script>`;
}

/** As JavaScript writes a sign that would end the text or mean something to HTML. */
function escapeSign(sign: string): string {
  if (sign === "'" || sign === "\\") return `\\${sign}`;
  if (sign === "\n") return "\\n";
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

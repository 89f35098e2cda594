import { Writable } from "node:stream";
import type { ReactElement } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { requestId, scriptMarkContext } from "#services/context.ts";
import { RequestNumber } from "#ui/page/request-number.ts";

type Document = { request: Request; entry: EntryContext; context: RouterContextProvider };

/** Where loaders' data goes into a document of one text. */
const end = "</body></html>";

/** What React writes in the place of a part that it could not finish at once. */
const unfinished = "<!--$!-->";

/**
 * The document as one text, for two thirds of what a stream of it costs; `null` when a part has to
 * be waited for. The loaders' data stands at its end as `ServerRouter` would stream it.
 */
export async function renderAtOnce({ request, entry, context }: Document): Promise<string | null> {
  const { serverHandoffStream: data, ...rest } = entry;
  const html = renderToString(documentOf({ request, entry: rest, context }));
  if (html.includes(unfinished) || !html.endsWith(end)) return null;
  if (!data || !entry.renderMeta?.didRenderScripts) return `<!DOCTYPE html>${html}`;
  const script = handOver(await textOf(data), context.get(scriptMarkContext));
  return `<!DOCTYPE html>${html.slice(0, -end.length)}${script}${end}`;
}

/**
 * The whole document once all of its parts have come, or have been given up after `patienceMs`.
 * @throws what the page's frame throws; what its parts throw goes to `onError`
 */
export function renderPatiently(
  { request, entry, context }: Document,
  { patienceMs, onError }: { patienceMs: number; onError: (error: unknown) => void },
): Promise<Buffer<ArrayBuffer>> {
  const nonce = context.get(scriptMarkContext);
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        clearTimeout(giveUp);
        resolve(Buffer.concat(chunks));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(documentOf({ request, entry, context }), {
      ...(nonce && { nonce }),
      // React would move large parts behind a script to the end, where nobody without one sees them.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError(error) {
        clearTimeout(giveUp);
        reject(error);
      },
      onError,
    });
    const giveUp = setTimeout(() => abort(), patienceMs);
  });
}

function documentOf({ request, entry, context }: Document): ReactElement {
  const nonce = context.get(scriptMarkContext);
  return (
    <RequestNumber value={requestId(context)}>
      <ServerRouter context={entry} url={request.url} {...(nonce && { nonce })} />
    </RequestNumber>
  );
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

function handOver(data: string, mark: string): string {
  const text = JSON.stringify(data).replace(/[&><\u2028\u2029]/g, escapeSign);
  const nonce = mark && ` nonce="${mark}"`;
  const stream = "window.__reactRouterContext.streamController";
  return `<script${nonce}>${stream}.enqueue(${text});${stream}.close();</script>`;
}

/** As JavaScript writes it, where HTML would take the sign for its own. */
function escapeSign(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

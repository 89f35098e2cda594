import { Writable } from "node:stream";
import type { ReactElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { requestId, scriptMarkContext } from "#services/context.ts";
import { RequestNumber } from "#ui/page/request-number.ts";
import { renderAtOnce } from "./react-router-8/render-at-once.ts";

type Parts = { request: Request; entry: EntryContext; context: RouterContextProvider };

/** `patienceMs` is how long parts of a page are waited for; what they throw goes to `onError`. */
type Waiting = { patienceMs: number; onError: (error: unknown) => void };

/**
 * The whole document of a page.
 * @throws what the frame of the page throws
 */
export async function renderDocument(
  { request, entry, context }: Parts,
  waiting: Waiting,
): Promise<string> {
  const nonce = context.get(scriptMarkContext) || undefined;
  const documentOf = (shown: EntryContext) => (
    <RequestNumber value={requestId(context)}>
      <ServerRouter context={shown} url={request.url} {...(nonce && { nonce })} />
    </RequestNumber>
  );
  const html = await renderAtOnce(documentOf, entry, nonce);
  if (html !== null) return html;
  const bytes = await streamed(documentOf(entry), { ...waiting, nonce });
  return bytes.toString();
}

/** The framework's own document, once all of its parts have come or have been given up. */
export function streamed(
  document: ReactElement,
  { nonce, patienceMs, onError }: Waiting & { nonce: string | undefined },
): Promise<Buffer<ArrayBuffer>> {
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
    const { pipe, abort } = renderToPipeableStream(document, {
      ...(nonce && { nonce }),
      // React would move large parts behind a script to the end, where a page without one lacks them.
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

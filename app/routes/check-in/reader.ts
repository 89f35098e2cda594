import program from "zxing-wasm/reader/zxing_reader.wasm?url";
import script from "#features/check-in/qr-worker.ts?worker&url";

/**
 * `/check-in/reader.js`: the worker that reads QR codes for browsers without a reader. Here the service worker of desks
 * keeps it, and has the names of its files from it. A worker lives under the policy of its script, so that no page has
 * to allow WebAssembly.
 */
export function loader() {
  const text = `self.readerProgram = ${JSON.stringify(program)};\nimport ${JSON.stringify(script)};\n`;
  return new Response(text, {
    headers: {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "no-cache",
      "Content-Security-Policy":
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
    },
  });
}

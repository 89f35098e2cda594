import { type Frame, openQrReader } from "./qr-reader.ts";

// Reads pictures beside the page, which would not answer meanwhile. Its script is part of
// `/check-in/reader.js`, whose policy allows WebAssembly; the page's does not.

declare const readerProgram: string;

const reader = openQrReader(readerProgram);

addEventListener("message", async ({ data: frame }: MessageEvent<Frame>) => {
  try {
    const read = await reader;
    postMessage({ text: await read(frame) });
  } catch {
    postMessage({ text: null, isBroken: true });
  }
});

import { type CameraFrame, openQrReader, type ReadFrame } from "./qr-reader.ts";

// Reads pictures beside the page, which would not answer meanwhile. Its script is part of
// `/check-in/reader.js`, whose policy allows WebAssembly; the page's does not.

declare const readerProgram: string;

let reader: Promise<ReadFrame> | undefined;

addEventListener("message", async ({ data: frame }: MessageEvent<CameraFrame>) => {
  // Imports run first, so that the address of the program is known only now.
  reader ??= openQrReader(readerProgram);
  try {
    const read = await reader;
    postMessage({ text: await read(frame) });
  } catch {
    postMessage({ text: null, isBroken: true });
  }
});

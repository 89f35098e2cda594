import { setTimeout as pause } from "node:timers/promises";
import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { type Refuse, refuse as refuseAsPage } from "../refusal.ts";

const MEGABYTE = 1024 * 1024;

/** The largest body of a form without files: several texts of 20,000 letters of any script fit. */
const FORM_BYTES = MEGABYTE / 2;

/**
 * The limit for forms with a file. It leaves room for files that are too large for the form, so that the
 * page can say so and keep everything that was typed.
 */
const FILE_FORMS: readonly { path: RegExp; bytes: number; sentence: string; isPlain?: true }[] = [
  {
    path: /^\/storage\/v1\/object\//,
    bytes: 11 * MEGABYTE,
    sentence: "The object exceeded the maximum allowed size",
    // Apps send the bytes as they are, too.
    isPlain: true,
  },
  {
    path: /^\/account\/edit(?:\.data)?$/,
    bytes: 12 * MEGABYTE,
    sentence: "Image size should be less than 2MB",
  },
  {
    path: /^\/admin\/races\/import(?:\.data)?$/,
    bytes: 30 * MEGABYTE,
    sentence: "The file is larger than 20 MB. Split it into parts.",
  },
  {
    path: /^\/(?:admin\/races\/(?:new|edit\/[\w-]+)|organize\/races\/[\w-]+)(?:\.data)?$/,
    bytes: 32 * MEGABYTE,
    sentence: "The pictures are too large: 30 MB can be sent at once.",
  },
  {
    path: /^\/(?:admin\/races\/edit|organize\/races)\/[\w-]+\/distances\/[\w-]+\/course(?:\.data)?$/,
    bytes: 24 * MEGABYTE,
    sentence: "The file is larger than 20 MB.",
  },
  {
    path: /^\/training\/activities(?:\.data)?$/,
    bytes: 124 * MEGABYTE,
    sentence: "The files are larger than 120 MB together. Send them in parts.",
  },
  {
    path: /^\/training\/activities\/[\w-]+(?:\.data)?$/,
    bytes: 34 * MEGABYTE,
    sentence: "The file is larger than 30 MB.",
  },
  {
    path: /^\/tools\/course(?:\.data)?$/,
    bytes: 24 * MEGABYTE,
    sentence: "The file is larger than 20 MB.",
  },
  {
    path: /^\/(?:account\/expert|admin\/experts\/(?:new|edit\/[\w-]+))(?:\.data)?$/,
    bytes: 16 * MEGABYTE,
    sentence: "Please choose a picture of less than 10MB",
  },
  {
    path: /^\/admin\/blog\/(?:new|work|edit\/[\w-]+)(?:\.data)?$/,
    bytes: 20 * MEGABYTE,
    sentence: "The picture is too large: 15 MB can be sent at once.",
  },
  {
    path: /^\/experts\/apply(?:\.data)?$/,
    bytes: 32 * MEGABYTE,
    sentence: "The documents are too large: at most 5 of 5 MB each can be sent.",
  },
];

/** How many bytes of a refused body are read, and for how many milliseconds at most. */
const MOST_DRAINED = 64 * MEGABYTE;
const PATIENCE_MS = 15_000;

/**
 * Refuses larger bodies, by the announced length, or by counting if no length is announced.
 * @param refuse - how, depending on who reads the answer
 */
export function limitBodies(
  refuse: Refuse = refuseAsPage,
  mostBytes = FORM_BYTES,
): MiddlewareHandler {
  const tooLarge = `That is too large: at most ${formatBytes(mostBytes)} can be sent at once.`;
  const usual = limitTo(mostBytes, tooLarge, refuse);
  const fileForms = FILE_FORMS.map(({ path, bytes, sentence, isPlain = false }) => ({
    path,
    isPlain,
    limit: limitTo(bytes, sentence, refuse),
  }));
  return (c, next) => {
    const isForm = c.req.header("content-type")?.startsWith("multipart/form-data") ?? false;
    const special = fileForms.find(
      ({ path, isPlain }) => (isForm || isPlain) && path.test(c.req.path),
    );
    return (special ? special.limit : usual)(c, next);
  };
}

function limitTo(maxSize: number, sentence: string, refuse: Refuse): MiddlewareHandler {
  const count = bodyLimit({ maxSize, onError: (c) => refuse(c, 413, sentence) });
  return async (c, next) => {
    if (!(Number(c.req.header("content-length")) > maxSize)) return count(c, next);
    await drain(c.req.raw.body);
    return refuse(c, 413, sentence);
  };
}

/**
 * Reads a body and discards it: a browser that cannot send everything shows a reset connection instead of
 * the answer.
 */
async function drain(body: ReadableStream<Uint8Array> | null): Promise<void> {
  const reader = body?.getReader();
  if (!reader) return;
  const impatient = pause(PATIENCE_MS, null, { ref: false });
  let bytes = 0;
  while (bytes <= MOST_DRAINED) {
    // A client that disconnects ends the reading too.
    const part = await Promise.race([reader.read().catch(() => null), impatient]);
    if (!part || part.done) return;
    bytes += part.value.length;
  }
}

function formatBytes(bytes: number): string {
  return bytes >= MEGABYTE ? `${bytes / MEGABYTE} MB` : `${bytes / 1024} kB`;
}

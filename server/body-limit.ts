import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { refuse } from "./refusal.ts";

const MEGABYTE = 1024 * 1024;

/** The largest body of any form of the product. */
const FORM_BYTES = MEGABYTE;

/**
 * Refuses larger bodies, by the announced length or by counting when none is announced.
 */
export function limitBodies(mostBytes = FORM_BYTES): MiddlewareHandler {
  return bodyLimit({
    maxSize: mostBytes,
    onError: (c) =>
      refuse(c, 413, `That is too large: at most ${formatBytes(mostBytes)} can be sent at once.`),
  });
}

function formatBytes(bytes: number): string {
  return bytes >= MEGABYTE ? `${bytes / MEGABYTE} MB` : `${Math.floor(bytes / 1024)} kB`;
}

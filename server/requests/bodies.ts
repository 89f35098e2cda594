import type { IncomingMessage } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { MiddlewareHandler } from "hono";
import type { Scratch } from "#services/files/scratch.ts";
import type { BodyLimit } from "#values/form/upload.ts";
import type { Words } from "#values/say.ts";
import type { Host } from "../host.ts";
import type { Refuse } from "../refusal.ts";

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** The largest body of a form without files: several texts of 20,000 letters of any script fit. */
const FORM_BYTES = MEGABYTE / 2;

const BODY_BYTES = {
  /** What all bodies hold in memory together, and those of one network. */
  inMemory: 128 * MEGABYTE,
  inMemoryOfOne: 16 * MEGABYTE,
  /** What large bodies hold of it together, beyond their beginning: they leave room for usual forms. */
  ofLarge: 64 * MEGABYTE,
  beginning: 64 * KILOBYTE,
  /** What the files of all requests hold on disk together, and those of one account. */
  onDisk: 4096 * MEGABYTE,
  onDiskOfOne: 256 * MEGABYTE,
};

/** How long a form without files may take to arrive. */
const FORM_MS = 60_000;

/** How many bytes of a body that nobody wants are read, and for how many milliseconds at most. */
const MOST_DRAINED = 64 * MEGABYTE;
const PATIENCE_MS = 15_000;
/** Further bodies that come while so many are read for nothing are cut off. */
const MOST_DRAINING = 8;
/** No faster than this, so that a crowd of them costs little: most connections are slower. */
const DRAINED_PER_MS = 8 * KILOBYTE;
const SHORTEST_PAUSE_MS = 5;

const TOO_LARGE = {
  en: `That is too large: at most ${FORM_BYTES / KILOBYTE} kB can be sent at once.`,
  es: `Es demasiado grande: se pueden enviar como máximo ${FORM_BYTES / KILOBYTE} kB a la vez.`,
};
const BUSY = {
  en: "Too much is being sent to this site right now. Please try again in a moment.",
  es: "En este momento se está enviando demasiado a este sitio. Inténtalo de nuevo en un momento.",
};
const TOO_SLOW = {
  en: "What was sent took too long to arrive. Please check your connection and send it again.",
  es: "Lo que enviaste tardó demasiado en llegar. Revisa tu conexión y envíalo de nuevo.",
};
const RETRY_SECONDS = 10;

/** Thrown into a body that may not be read on. The host answers for it. */
class BodyRefused extends Error {
  override name = "BodyRefused";
}

type Refusal = { status: 408 | 413 | 503; sentence: Words };

type Counters = {
  /** How a request is refused, depending on who reads the answer. */
  refuse: Refuse;
  scratch: () => Scratch;
  networkOf: (request: IncomingMessage) => string;
};

/**
 * Counts the bodies of requests while they are read, by whatever reads them. A body may be as large as a
 * form without files and take as long, unless its route allows more; all bodies together have a limit too.
 * A body that no route reads is read for a while and thrown away.
 * @param formMs - how long a body may take to arrive, unless its route allows files
 */
export function countBodies(
  { refuse, scratch, networkOf }: Counters,
  bytes = BODY_BYTES,
  formMs = FORM_MS,
): MiddlewareHandler<Host> {
  const memory = openBudget({ together: bytes.inMemory, each: bytes.inMemoryOfOne });
  const large = openBudget({ together: bytes.ofLarge });
  const disk = openBudget({ together: bytes.onDisk, each: bytes.onDiskOfOne });
  const drain = drainer();
  return async (c, next) => {
    const { body: sent, url, method, headers, signal } = c.req.raw;
    if (!sent) return next();
    const announced = Number(c.req.header("content-length") ?? 0);
    const files = scratch();
    const inMemory = [
      shareOf(memory, networkOf(c.env.incoming)),
      shareOf(large, "", bytes.beginning),
    ];
    const body = counted(sent, { announced, inMemory, formMs });
    const init: RequestInit & { duplex: "half" } = {
      method,
      headers,
      signal,
      body: body.stream,
      duplex: "half",
    };
    c.req.raw = new Request(url, init);
    c.env.body = {
      scratch: files,
      allow: (limit, holder) => body.allow(limit, shareOf(disk, holder)),
    };
    try {
      await next();
    } finally {
      body.release();
      await files.clear();
    }
    const { refusal } = body;
    const isRead = refusal?.status !== 408 && (await drain(body.rest));
    if (refusal) {
      c.res = await refuse(c, refusal.status, refusal.sentence);
      if (refusal.status === 503) c.header("Retry-After", String(RETRY_SECONDS));
    }
    // The unread rest of a body would be taken for the next request.
    if (!isRead) c.header("Connection", "close");
  };
}

/**
 * What a body takes from a budget.
 * @param free - bytes at its beginning that do not count
 */
function shareOf(budget: Budget, holder: string, free = 0) {
  let taken = 0;
  return {
    /** Whether there is room for this much of the body. */
    hasRoom(bytes: number): boolean {
      const more = bytes - free - taken;
      if (more <= 0) return true;
      if (!budget.take(holder, more)) return false;
      taken += more;
      return true;
    },
    release() {
      budget.give(holder, taken);
      taken = 0;
    },
  };
}

type Share = ReturnType<typeof shareOf>;

type Expected = { announced: number; inMemory: Share[]; formMs: number };

/** A body that is refused as soon as it is known to be too large, or when it takes too long. */
function counted(sent: ReadableStream<Uint8Array>, { announced, inMemory, formMs }: Expected) {
  const reader = sent.getReader();
  let limit: BodyLimit = { bytes: FORM_BYTES, sentence: TOO_LARGE };
  let shares = inMemory;
  let count = 0;
  let hasEnded = false;
  let refusal: Refusal | null = null;
  let mayBeSlow = false;
  let deadline: NodeJS.Timeout | undefined;

  /** Before the first byte is read, the announced length decides. */
  function check(bytes: number): Refusal | null {
    if (bytes > limit.bytes) return { status: 413, sentence: limit.sentence };
    const hasRoom = shares.every((share) => share.hasRoom(bytes));
    return hasRoom ? null : { status: 503, sentence: BUSY };
  }

  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        refusal ??= check(Math.max(announced, count));
        if (refusal) return controller.error(new BodyRefused(refusal.sentence.en));
        if (!mayBeSlow) {
          deadline ??= setTimeout(() => {
            refusal ??= { status: 408, sentence: TOO_SLOW };
            controller.error(new BodyRefused(refusal.sentence.en));
          }, formMs);
        }
        const part = await reader.read();
        if (refusal) return;
        if (part.done) {
          hasEnded = true;
          clearTimeout(deadline);
          return controller.close();
        }
        count += part.value.length;
        refusal = check(Math.max(announced, count));
        if (refusal) controller.error(new BodyRefused(refusal.sentence.en));
        else controller.enqueue(part.value);
      },
    },
    // Nothing is read before a route asks for it.
    { highWaterMark: 0 },
  );

  return {
    stream,
    /** What has not been read yet. */
    rest: { read: () => reader.read(), hasEnded: () => hasEnded },
    get refusal() {
      return refusal;
    },
    allow(larger: BodyLimit, onDisk: Share) {
      limit = larger;
      shares = [onDisk];
      mayBeSlow = true;
      clearTimeout(deadline);
    },
    release() {
      clearTimeout(deadline);
      for (const share of shares) share.release();
    },
  };
}

type Rest = {
  read(): Promise<ReadableStreamReadResult<Uint8Array>>;
  hasEnded(): boolean;
};

/**
 * Reads what is left of a body and discards it: a browser that cannot send everything shows a reset
 * connection instead of the answer.
 * @returns whether the body has ended
 */
function drainer(): (rest: Rest) => Promise<boolean> {
  let draining = 0;
  return async (rest) => {
    if (rest.hasEnded()) return true;
    if (draining >= MOST_DRAINING) return false;
    draining += 1;
    const impatient = pause(PATIENCE_MS, null, { ref: false });
    const begun = performance.now();
    try {
      for (let bytes = 0; bytes <= MOST_DRAINED; ) {
        // A client that disconnects ends the reading too.
        const part = await Promise.race([rest.read().catch(() => null), impatient]);
        if (!part) return false;
        if (part.done) return true;
        bytes += part.value.length;
        const early = bytes / DRAINED_PER_MS - (performance.now() - begun);
        if (early > SHORTEST_PAUSE_MS) await pause(early);
      }
      return false;
    } finally {
      draining -= 1;
    }
  };
}

/** Bytes that all requests hold together, and how many of them one holder may have. */
type Budget = {
  /** Takes more for a holder, or nothing at all. */
  take(holder: string, bytes: number): boolean;
  give(holder: string, bytes: number): void;
};

function openBudget({ together, each = together }: { together: number; each?: number }) {
  let held = 0;
  const byHolder = new Map<string, number>();
  return {
    take(holder, bytes) {
      const own = (byHolder.get(holder) ?? 0) + bytes;
      if (held + bytes > together || own > each) return false;
      held += bytes;
      byHolder.set(holder, own);
      return true;
    },
    give(holder, bytes) {
      held -= bytes;
      const own = (byHolder.get(holder) ?? 0) - bytes;
      if (own > 0) byHolder.set(holder, own);
      else byHolder.delete(holder);
    },
  } satisfies Budget;
}

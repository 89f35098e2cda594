import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { cut } from "./pool.ts";

const lookAgainMs = 500;
const openMs = 1200;

/**
 * Listens to a channel (`pg_notify`) until it is closed.
 * @param onReturn - called when a cut connection is restored: notifications in between are lost
 */
export type Listen = (
  channel: string,
  onTold: (payload: string) => void,
  onReturn?: () => void,
) => Promise<{ close(): Promise<void> }>;

type Ear = {
  channel: string;
  onTold: (payload: string) => void;
  onReturn: (() => void) | undefined;
};

/** One separate connection listens to all channels; when it is cut, another one replaces it. */
export function listener(options: pg.ClientConfig): { listen: Listen; close(): Promise<void> } {
  const ears = new Set<Ear>();
  let client: pg.Client | null = null;
  let opening: Promise<void> | null = null;
  let isClosed = false;

  async function open() {
    const opened = new pg.Client({
      ...options,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      connectionTimeoutMillis: openMs,
    });
    opened.on("error", () => {});
    opened.on("notification", ({ channel, payload = "" }) => {
      for (const ear of ears) if (ear.channel === channel) ear.onTold(payload);
    });
    try {
      await opened.connect();
      for (const channel of new Set([...ears].map((ear) => ear.channel)))
        await hear(opened, channel);
    } catch (problem) {
      cut(opened);
      throw problem;
    }
    opened.once("end", () => {
      client = null;
      void comeBack();
    });
    client = opened;
  }

  async function comeBack() {
    for (;;) {
      await pause(lookAgainMs);
      if (isClosed) return;
      try {
        await open();
        for (const ear of ears) ear.onReturn?.();
        return;
      } catch {
        // The server is not running yet.
      }
    }
  }

  return {
    async listen(channel, onTold, onReturn) {
      const ear = { channel, onTold, onReturn };
      ears.add(ear);
      opening ??= open().catch(() => void comeBack());
      await opening;
      // A connection that is cut now listens to the channel when it is restored.
      if (client) await hear(client, channel).catch(() => {});
      return {
        async close() {
          ears.delete(ear);
          if ([...ears].some((other) => other.channel === channel)) return;
          await client?.query(`unlisten ${pg.escapeIdentifier(channel)}`).catch(() => {});
        },
      };
    },
    async close() {
      isClosed = true;
      ears.clear();
      await opening;
      await client?.end();
    },
  };
}

async function hear(client: pg.Client, channel: string): Promise<void> {
  await client.query(`listen ${pg.escapeIdentifier(channel)}`);
}

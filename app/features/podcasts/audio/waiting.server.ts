import { setTimeout as pause } from "node:timers/promises";
import type { Admin } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";
import type { AudioProgress } from "../podcast.ts";
import { recordingProgress } from "./recording.server.ts";

/** A connection that is silent for longer may be cut on its way. */
const longestWaitMs = 25_000;
const lookMs = 250;

/** The progress of a recording once it has ended, or after a sensible time. */
export async function recordingEnd(
  services: Pick<Services, "db" | "jobs">,
  admin: Pick<Admin, "userId">,
  audioId: string,
  { signal, waitMs = longestWaitMs }: { signal: AbortSignal; waitMs?: number },
): Promise<AudioProgress | null> {
  const late = performance.now() + waitMs;
  for (;;) {
    const progress = await recordingProgress(services, admin, audioId);
    const isOpen = progress?.status === "waiting" || progress?.status === "running";
    if (!isOpen || signal.aborted || performance.now() > late) return progress;
    await pause(lookMs);
  }
}

import type { Database } from "#db/database.ts";
import { giveFirstCoaches } from "#features/coaches/personas/personas.server.ts";
import { openUnfinished } from "#services/jobs/unfinished.ts";
import { openLimits } from "#services/limits/limits.ts";
import { openTokens } from "#services/limits/tokens.ts";
import { openLog } from "#services/log/log.ts";
import type { Services } from "#services/services.ts";
import type { Video } from "#services/video/video.ts";
import { now } from "../races/races.ts";

/** The services for sessions with coaches, and the jobs that were sent. */
function coachServices(db: Database, { video = null, at = now }: Options = {}) {
  const sent: { queue: string; data: unknown }[] = [];
  const jobs = { send: async (queue: string, data: unknown) => void sent.push({ queue, data }) };
  const services = {
    db,
    now: at,
    log: openLog("silent"),
    limits: openLimits({ db, now: at }),
    tokens: openTokens({ secret: "the secret of the tests", now: at }),
    unfinished: openUnfinished(),
    models: null,
    video,
    jobs,
  } as unknown as Services;
  return { services, sent };
}

type Options = { video?: Video | null; at?: () => Date };

/** A database with the first coaches of ours. */
export async function withCoaches(db: Database, options: Options = {}) {
  await giveFirstCoaches({ db, now });
  return coachServices(db, options);
}

/** A provider without a network: it counts what is asked of it. */
export function aVideo(changed: Partial<Video> = {}) {
  const started: string[] = [];
  const ended: string[] = [];
  const video: Video = {
    frameOrigin: "https://frame.example",
    personas: async () => [
      {
        personaId: "p1",
        personaName: "Ana",
        systemPrompt: "Plans for the marathon.",
        context: "Only for the coach.",
        defaultReplicaId: "r1",
        layers: { llm: { model: "m", api_key: "sk-1" } },
        createdAt: null,
        updatedAt: null,
      },
    ],
    async updatePersona() {},
    async start() {
      const conversationId = `c${started.length + 1}`;
      started.push(conversationId);
      return { conversationId, conversationUrl: `https://frame.example/${conversationId}` };
    },
    async end(conversationId) {
      ended.push(conversationId);
    },
    ...changed,
  };
  return { video, started, ended };
}

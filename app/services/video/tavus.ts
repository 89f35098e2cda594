import { z } from "zod";
import { keepable } from "#values/text/clean.ts";
import {
  isTimeout,
  jsonOf,
  type ProblemKind,
  refusalKind,
  ServiceProblem,
} from "../providers/problem.ts";
import type { VideoSettings } from "./config.ts";
import { type PersonaUpdates, ProviderWords, type Video, type VideoPersona } from "./video.ts";

const service = "video";

/** Milliseconds until a call is given up, its answer included. */
const videoTimeouts = { list: 8000, update: 15_000, start: 25_000, end: 10_000 };

/** Larger answers are given up. */
const mostBytes = 4 * 1024 * 1024;

const pageSize = 100;
const mostPages = 10;

/** A longer message of the provider is cut. */
const longestRefusal = 300;

type Call = { method: "GET" | "POST" | "PATCH"; path: string; body?: unknown; timeout: number };
type Answer = { status: number; body: unknown };

/** Video conversations through version 2 of Tavus' interface. */
export function tavusVideo(
  { apiKey, baseUrl, defaultReplicaId, frameOrigin }: VideoSettings,
  fetch: typeof globalThis.fetch,
  timeouts = videoTimeouts,
): Video {
  async function call({ method, path, body, timeout }: Call): Promise<Answer> {
    const headers: Record<string, string> = { "x-api-key": apiKey, Accept: "application/json" };
    if (body !== undefined) headers["Content-Type"] = "application/json";
    try {
      const response = await fetch(`${baseUrl}/v2${path}`, {
        method,
        headers,
        // A redirect would carry the key to another place.
        redirect: "error",
        signal: AbortSignal.timeout(timeout),
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: await jsonOf(response, { service, mostBytes }) };
    } catch (error) {
      if (error instanceof ServiceProblem) throw error;
      throw problem(isTimeout(error) ? "timeout" : "unavailable", error);
    }
  }

  return {
    frameOrigin,
    async personas() {
      const personas: VideoPersona[] = [];
      let read = 0;
      for (let page = 1; page <= mostPages; page += 1) {
        const path = `/personas?limit=${pageSize}&page=${page}`;
        const answer = await call({ method: "GET", path, timeout: timeouts.list });
        const list = checked(answer, readPersonaPage);
        personas.push(...list.found.map(toPersona));
        read += list.read;
        if (list.isEmpty || read >= (list.total ?? 0)) break;
      }
      return uniqueOf(personas);
    },
    async updatePersona(personaId, updates) {
      const path = `/personas/${encodeURIComponent(personaId)}`;
      const body = patchOf(updates);
      const answer = await call({ method: "PATCH", path, body, timeout: timeouts.update });
      if (answer.status !== 304) checked(answer, () => null);
    },
    async start({ personaId, replicaId, name, limits, callbackUrl }) {
      const replica = replicaId ?? defaultReplicaId;
      const body = {
        persona_id: personaId,
        conversation_name: name,
        properties: {
          max_call_duration: limits.whole,
          participant_left_timeout: limits.left,
          participant_absent_timeout: limits.absent,
        },
        ...(replica !== null && { replica_id: replica }),
        ...(callbackUrl !== null && { callback_url: callbackUrl }),
      };
      const timeout = timeouts.start;
      const answer = await call({ method: "POST", path: "/conversations", body, timeout });
      const begun = checked(answer, readConversation);
      return {
        conversationId: begun.conversation_id,
        conversationUrl: addressOn(frameOrigin, begun.conversation_url),
      };
    },
    async end(conversationId) {
      const path = `/conversations/${encodeURIComponent(conversationId)}/end`;
      const answer = await call({ method: "POST", path, timeout: timeouts.end });
      // The id is all that a call says: what is refused is a conversation that has ended.
      if ([400, 404, 409, 410].includes(answer.status)) return;
      checked(answer, () => null);
    },
  };
}

/**
 * What a good answer holds.
 * @throws ServiceProblem for a refusal, and for an answer of another shape
 */
function checked<T>({ status, body }: Answer, read: (body: unknown) => T): T {
  if (status < 200 || status > 299) {
    const said = readRefusal(body)?.slice(0, longestRefusal);
    const cause = said ? new ProviderWords(said) : new Error(`status ${status}`);
    throw problem(refusalKind(status), cause);
  }
  try {
    return read(body);
  } catch (error) {
    throw problem("unavailable", error);
  }
}

function problem(kind: ProblemKind, cause: unknown): ServiceProblem {
  return new ServiceProblem(service, kind, cause);
}

function toPersona(persona: ProviderPersona): VideoPersona {
  return {
    personaId: persona.persona_id,
    personaName: persona.persona_name,
    systemPrompt: persona.system_prompt ?? null,
    context: persona.context ?? null,
    defaultReplicaId: persona.default_replica_id ?? null,
    layers: persona.layers ?? null,
    createdAt: persona.created_at ?? null,
    updatedAt: persona.updated_at ?? null,
  };
}

/** A list that changes while it is read names a persona twice. */
function uniqueOf(personas: readonly VideoPersona[]): VideoPersona[] {
  return [...new Map(personas.map((persona) => [persona.personaId, persona])).values()];
}

/** `add` also replaces, and works where the persona has no such text yet. */
function patchOf({ systemPrompt, context }: PersonaUpdates) {
  return [
    ...(systemPrompt === undefined
      ? []
      : [{ op: "add", path: "/system_prompt", value: systemPrompt }]),
    ...(context === undefined ? [] : [{ op: "add", path: "/context", value: context }]),
  ];
}

/** An address that the page may frame, or `null`. */
function addressOn(origin: string, address: string | null | undefined): string | null {
  if (!address || !URL.canParse(address)) return null;
  const url = new URL(address);
  return url.origin === origin && url.username === "" ? url.href : null;
}

/** Ids go into addresses. */
const id = z.string().regex(/^[\w-]{1,200}$/);

const longestText = 100_000;
const text = z.string().max(longestText).transform(keepable).nullish().catch(null);
const moment = z.coerce.date().nullish().catch(null);

const persona = z.object({
  persona_id: id,
  persona_name: z.string().transform(keepable).pipe(z.string().min(1).max(200)),
  system_prompt: text,
  context: text,
  default_replica_id: id.nullish().catch(null),
  layers: z.record(z.string(), z.unknown()).nullish().catch(null),
  created_at: moment,
  updated_at: moment,
});

const personaPage = z.object({ data: z.array(z.unknown()), total_count: z.number().nullish() });

const conversation = z.object({
  conversation_id: id,
  conversation_url: z.string().max(2000).nullish().catch(null),
});

const words = z.string().nullish().catch(null);
const refusal = z.object({
  message: words,
  error: z
    .union([z.string(), z.object({ message: words }).transform(({ message }) => message)])
    .nullish()
    .catch(null),
});

type ProviderPersona = z.output<typeof persona>;

/**
 * One page of a list of personas; what is no persona is left out.
 * @throws z.ZodError for what is no list
 */
function readPersonaPage(answer: unknown) {
  const { data, total_count } = personaPage.parse(answer);
  const found = data.flatMap((each) => persona.safeParse(each).data ?? []);
  return { found, isEmpty: data.length === 0, read: data.length, total: total_count ?? null };
}

/** @throws z.ZodError for what is no conversation */
function readConversation(answer: unknown) {
  return conversation.parse(answer);
}

/** The provider's words about a refused call. */
function readRefusal(answer: unknown): string | null {
  const { message, error } = refusal.safeParse(answer).data ?? {};
  return message || error || null;
}

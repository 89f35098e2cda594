import { createContext, type RouterContext, RouterContextProvider } from "react-router";
import { type Passing, passing } from "#db/failures/problem.ts";
import type { BodyLimit } from "#values/form/upload.ts";
import { originOf } from "./address/config.ts";
import { config } from "./config.ts";
import type { Scratch } from "./files/scratch.ts";
import { countTold, headersOfReached, type LimitName, reachedLimit } from "./limits/limits.ts";
import type { Services } from "./services.ts";

type Reader = Pick<RouterContextProvider, "get">;

/** The network address of the client: the key of rate limits for visitors. */
export const clientAddressContext = shared<string>("clientAddress");

/** Whether the request comes from the machine that the server runs on. */
export const thisMachineContext = shared<boolean>("thisMachine");

/** The services of this process; the host puts them into every request's context. */
export const servicesContext = shared<Services>("services");

const publicServicesContext = shared<Services>("publicServices");

/** The number of this request in the log; error pages show it. */
export const requestIdContext = shared<string>("requestId");

/**
 * A word that only the server knows: inline scripts that carry it as their nonce are the product's
 * own, so the host allows them by hash and removes the word. Empty while developing.
 */
export const scriptMarkContext = shared<string>("scriptMark");

/** Facts about a request for the request log. */
export type RequestNotes = {
  /** The pattern of the route that answered (`races/:id`), never the address that was visited. */
  route: string | null;
  /** Whether the page cache had the page, when it was asked. */
  cache: "hit" | "miss" | undefined;
  /** The request changed something that public pages show. */
  dropsPages?: boolean;
  /** Why the request failed, if it may succeed later. */
  passing?: Passing;
};

export const requestNotesContext = shared<RequestNotes>("requestNotes");

/** The body of a request, which the host counts. */
export type SentBody = {
  /**
   * Lets a body be larger than a form without files, because it is written to disk. Call it before reading.
   * @param holder - the account, which may have only so much on the disk at once
   */
  allow(limit: BodyLimit, holder: string): void;
  /** For the files in it; they are removed once the request is answered. */
  scratch: Scratch;
};

/** `fileFormOf` and `fileOf` read large bodies. */
export const sentBodyContext = shared<SentBody>("sentBody");

/** For an action that changed public pages: the kept pages are dropped once it ends. */
export function dropPages(context: Reader): void {
  context.get(requestNotesContext).dropsPages = true;
}

/**
 * Whether a failure of the database may pass by itself; if so, notes it for the host, whose answer is
 * then a 503 that asks the visitor to try again.
 */
export function noteIfAway(context: Reader, problem: unknown): boolean {
  const why = passing(problem);
  if (why) context.get(requestNotesContext).passing = why;
  return why !== null;
}

/** `const { db, now } = services(context)` in loaders and actions. */
export function services(context: Reader): Services {
  return context.get(servicesContext);
}

/**
 * The services for loaders of pages that are the same for every visitor. Without a session, their database may be a
 * replica, which is some seconds behind.
 */
export function publicServices(context: Reader): Services {
  return context.get(publicServicesContext);
}

export function requestId(context: Reader): string {
  return context.get(requestIdContext);
}

export function clientAddress(context: Reader): string {
  return context.get(clientAddressContext);
}

/** Whether the request comes from the server's own machine and not through a network. */
export function isFromThisMachine(context: Reader): boolean {
  return context.get(thisMachineContext);
}

/**
 * Where this site is reached: see `originOf`.
 * @example `${publicOrigin(request)}${href("/races/:id", { id })}`
 */
export function publicOrigin(request: Request): string {
  return originOf(config().appUrl, request);
}

/** The same for a letter of a job: `noted` is what `publicOrigin` returned when it was ordered. */
export function notedOrigin<Noted extends string | null>(noted: Noted): string | Noted {
  return config().appUrl ?? noted;
}

/**
 * Counts one more use of `name` by the visitor's address.
 * @throws {Response} 429 with a sentence, once the limit of this hour is reached
 */
export async function requireWithinLimit(context: Reader, name: LimitName): Promise<void> {
  const { isAllowed, headers } = await countTold(services(context).limits, {
    name,
    policy: "network",
    key: clientAddress(context),
  });
  if (isAllowed) return;
  throw new Response("Too many requests. Please try again later.", { status: 429, headers });
}

/**
 * Answers a call of a program with what is left of its limit. If the work refuses the call because another
 * limit is reached (429), the answer has the headers of that one.
 * @param by - the account or the key; the network where it is left out
 * @param refuse - the answer for a call that is one too many
 */
export async function withinToldLimit(
  context: Reader,
  { name, by }: { name: LimitName; by?: { policy: string; key: string } },
  { refuse, work }: { refuse: () => Response; work: () => Promise<Response> },
): Promise<Response> {
  const { policy, key } = by ?? { policy: "network", key: clientAddress(context) };
  const { limits } = services(context);
  const told = await countTold(limits, { name, policy, key });
  const { result: answer, note: reached } = await reachedLimit.during(
    told.isAllowed ? work : async () => refuse(),
  );
  const headers = new Headers(answer.headers);
  const isInner = answer.status === 429 && reached !== null;
  const added = isInner ? await headersOfReached(limits, reached) : told.headers;
  for (const [header, value] of added) headers.set(header, value);
  return new Response(answer.body, { status: answer.status, headers });
}

/** The context that the host gives to the router with each request. */
export function requestContext(request: {
  services: Services;
  publicServices?: Services | undefined;
  id: string;
  clientAddress: string;
  scriptMark: string;
  notes: RequestNotes;
  isFromThisMachine?: boolean;
  body?: SentBody | undefined;
}): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(servicesContext, request.services);
  context.set(publicServicesContext, request.publicServices ?? request.services);
  context.set(requestIdContext, request.id);
  context.set(clientAddressContext, request.clientAddress);
  context.set(thisMachineContext, request.isFromThisMachine ?? false);
  context.set(scriptMarkContext, request.scriptMark);
  context.set(requestNotesContext, request.notes);
  if (request.body) context.set(sentBodyContext, request.body);
  return context;
}

/**
 * A context is recognised by its identity, and this module is evaluated again after every edit
 * while developing: one object per process is kept.
 */
function shared<T>(name: string): RouterContext<T> {
  const kept = globalThis as unknown as Record<symbol, RouterContext<T> | undefined>;
  return (kept[Symbol.for(`dorsal.context.${name}`)] ??= createContext<T>());
}

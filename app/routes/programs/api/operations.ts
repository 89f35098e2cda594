import { type ApiCaller, apiCaller, countCall } from "#features/public-api/api-caller.server.ts";
import { once, type WriteAnswer } from "#features/public-api/idempotency.server.ts";
import {
  type AnswerOf,
  type CallOf,
  type Operation,
  operations,
} from "#features/public-api/operations/schema.ts";
import {
  getDistance,
  getRace,
  listDistances,
  listOrganizers,
  listOwnRaces,
  listRaces,
  listRegistrations,
  listResults,
  listReviews,
  readCalendar,
} from "#features/public-api/reading.server.ts";
import { type ApiRefusal, refuseApi } from "#features/public-api/refusal.server.ts";
import { readBody, readSent } from "#features/public-api/sent.server.ts";
import {
  addDistance,
  type Condition,
  changeDistance,
  changeRace,
  conditionOf,
  deleteDistance,
  tagOf,
} from "#features/public-api/writing.server.ts";
import { readRaceFilters } from "#features/races/filters/read-filters.ts";
import { editsRace } from "#features/races/rights.server.ts";
import { clientAddress, dropPages, publicOrigin, services } from "#services/context.ts";
import type { ToldLimit } from "#services/limits/limits.ts";
import type { Services } from "#services/services.ts";
import { readId } from "#values/id.ts";
import { hasTag } from "#values/web/conditional/entity-tags.ts";
import { homeDay } from "#values/zone.ts";
import { answerProgram, byPattern, methodOf, type ProgramArgs } from "../answer.server.ts";
import { apiProtocol } from "./protocol.server.ts";

/** What the work of an operation gets: what was sent, checked, and who asks. */
type ApiCall<O extends Operation> = CallOf<O> & {
  services: Services;
  origin: string;
  parameters: URLSearchParams;
  caller: O["needs"] extends null ? ApiCaller | null : ApiCaller;
  /** What a write requires of the thing that it changes. */
  condition: Condition | null;
};

/** One operation with its work, for `serve`. */
type Endpoint = {
  method: string;
  /** Its address, as in `routes.ts`. */
  pattern: string;
  answer(args: ProgramArgs): Promise<Response>;
};

/** How long a copy of a public answer may be kept, here and elsewhere. */
const publicSeconds = 60;

/** The loader and the action of all addresses that have operations. */
function serve(endpoints: readonly Endpoint[]) {
  const patterns = new Set(endpoints.map(({ pattern }) => pattern));
  return byPattern(
    Object.fromEntries(
      [...patterns].map((pattern) => [
        pattern,
        (args: ProgramArgs) =>
          answer(
            args,
            endpoints.filter((one) => one.pattern === pattern),
          ),
      ]),
    ),
  );
}

function answer(args: ProgramArgs, endpoints: readonly Endpoint[]): Promise<Response> {
  return answerProgram(args, apiProtocol(...endpoints.map(({ method }) => method)), async () => {
    const endpoint = endpoints.find(({ method }) => method === methodOf(args.request));
    return endpoint ? endpoint.answer(args) : refuseApi({ problem: "wrong-method" });
  });
}

/**
 * An operation with its work. Before it is called, the caller is known, the limit counted and everything
 * that was sent checked by the schemas of the operation.
 */
function endpoint<O extends Operation>(
  operation: O,
  work: (call: ApiCall<O>) => Promise<AnswerOf<O> | ApiRefusal>,
): Endpoint {
  const pattern = `api/v1${operation.path.replaceAll(/\{(\w+)\}/g, ":$1")}`;
  return { method: operation.method, pattern, answer };

  async function answer(args: ProgramArgs): Promise<Response> {
    const { request, context } = args;
    const used = services(context);
    const named = await apiCaller(used, request);
    const caller = named && "problem" in named ? null : named;
    const isWrite = operation.method !== "GET";
    const network = clientAddress(context);
    const limit = await countCall(used, { caller, isWrite, network });
    const refuse = (refusal: ApiRefusal) => refuseApi(refusal, new Headers(limit.headers));
    if (!limit.isAllowed) return refuse({ problem: "too-many-requests" });
    if (named && "problem" in named) return refuse(named);
    const missing = whyNotAllowed(operation, caller);
    if (missing) return refuse(missing);
    const url = new URL(request.url);
    const written = isWrite ? await request.text() : "";
    const sent = readSent(operation, { params: args.params, query: url.searchParams });
    if ("problem" in sent) return refuse(sent);
    const body = readBody(operation, written);
    if ("problem" in body) return refuse(body);

    const doIt = async (): Promise<WriteAnswer | ApiRefusal> => {
      const done = await work({
        ...sent,
        body: body.value,
        services: used,
        origin: publicOrigin(request),
        parameters: url.searchParams,
        caller,
        condition: isWrite ? conditionOf(request.headers) : null,
      } as ApiCall<O>);
      return isRefusal(done) ? done : { status: operation.status, body: done };
    };
    if (!isWrite || !caller) {
      const done = await doIt();
      return "problem" in done ? refuse(done) : readAnswer(request, { done, caller, limit });
    }
    return writeAnswer(args, { caller, limit, doIt, written });
  }
}

function whyNotAllowed({ needs }: Operation, caller: ApiCaller | null): ApiRefusal | null {
  if (needs === null) return null;
  if (!caller) return { problem: "key-needed" };
  if (needs === "signed-in" || caller.scopes.includes(needs)) return null;
  const message = caller.isApp
    ? `The access token of an app has no scopes. Use a key of the account with the scope ${needs}.`
    : `This key lacks the scope ${needs}.`;
  return { problem: "missing-scope", message, scope: needs };
}

type Reading = { done: WriteAnswer; caller: ApiCaller | null; limit: ToldLimit };

/**
 * A public answer goes into the page cache of the host, which compares its tag. It has the limit, but not
 * what is left of it: the next reader gets the same answer.
 */
function readAnswer(request: Request, { done, caller, limit }: Reading): Response {
  const text = JSON.stringify(done.body);
  const headers = new Headers(limit.headers);
  headers.set("Content-Type", "application/json");
  headers.set("Vary", "Authorization");
  const tag = tagOf(text);
  headers.set("ETag", tag);
  if (!caller) {
    headers.delete("RateLimit");
    headers.set("Cache-Control", `public, max-age=${publicSeconds}`);
    return new Response(text, { status: done.status, headers });
  }
  headers.set("Cache-Control", "private, no-cache");
  const known = request.headers.get("if-none-match");
  const isKnown = known !== null && hasTag(known, tag, "weak");
  return new Response(isKnown ? null : text, { status: isKnown ? 304 : done.status, headers });
}

type Writing = {
  caller: ApiCaller;
  limit: ToldLimit;
  doIt: () => Promise<WriteAnswer | ApiRefusal>;
  written: string;
};

const goodName = /^[\x21-\x7e]{1,200}$/;

/** Answers a write; one with an `Idempotency-Key` is done once. */
async function writeAnswer(args: ProgramArgs, { caller, limit, doIt, written }: Writing) {
  const { request, context } = args;
  const headers = new Headers(limit.headers);
  const name = request.headers.get("idempotency-key");
  if (name !== null && !goodName.test(name)) {
    return refuseApi({ problem: "bad-idempotency-key" }, headers);
  }
  const inFull = async (): Promise<WriteAnswer> => {
    const done = await doIt();
    if (!("problem" in done)) return done;
    const refused = refuseApi(done);
    return { status: refused.status, body: await refused.json() };
  };
  // The link to the race may have ended since the first time.
  const raceId = readId(args.params.id);
  const isAllowed = async () =>
    raceId === null || editsRace(services(context), caller.editor, raceId);
  const { pathname } = new URL(request.url);
  const what = `${request.method} ${pathname}\n${written}`;
  const done =
    name === null
      ? { ...(await inFull()), isRepeated: false }
      : await once(
          services(context),
          caller,
          { name, request: what },
          { write: inFull, isAllowed },
        );
  if ("problem" in done) {
    if (done.problem === "under-way") headers.set("Retry-After", "1");
    return refuseApi(done, headers);
  }
  if (done.status < 300 && !done.isRepeated) dropPages(context);
  if (done.isRepeated) headers.set("Idempotency-Replayed", "true");
  headers.set("Cache-Control", "no-store");
  if (done.body !== null && done.status < 300 && !done.isRepeated) {
    headers.set("ETag", tagOf(JSON.stringify(done.body)));
  }
  if (done.body === null) return new Response(null, { status: done.status, headers });
  return Response.json(done.body, { status: done.status, headers });
}

function isRefusal(done: object | null): done is ApiRefusal {
  return done !== null && "problem" in done;
}

/** All operations of the API. Their addresses are those of the table of operations. */
export const loader = serve([
  endpoint(operations.listRaces, (call) => listRaces(call, filtersOf(call), call.query)),
  endpoint(operations.getRace, (call) => getRace(call, call.address)),
  endpoint(operations.changeRace, (call) => changeRace(call, call.address, call.body)),
  endpoint(operations.listDistances, (call) => listDistances(call, call.address)),
  endpoint(operations.addDistance, (call) => addDistance(call, call.address, call.body)),
  endpoint(operations.getDistance, (call) => getDistance(call, call.address)),
  endpoint(operations.changeDistance, (call) => changeDistance(call, call.address, call.body)),
  endpoint(operations.deleteDistance, (call) => deleteDistance(call, call.address)),
  endpoint(operations.listResults, (call) => listResults(call, call.address, call.query)),
  endpoint(operations.listReviews, (call) => listReviews(call, call.address, call.query)),
  endpoint(operations.listOrganizers, (call) => listOrganizers(call, call.address)),
  endpoint(operations.listRegistrations, (call) =>
    listRegistrations(call, call.caller, call.address, call.query),
  ),
  endpoint(operations.listOwnRaces, (call) => listOwnRaces(call, call.caller, call.query)),
  endpoint(operations.readCalendar, (call) => readCalendar(call, filtersOf(call), call.query)),
]);

export const action = loader;

/** The filters of the race list, as on the website. */
function filtersOf({ parameters, services }: Pick<ApiCall<Operation>, "parameters" | "services">) {
  return readRaceFilters(parameters, homeDay(services.now()));
}

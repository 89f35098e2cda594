import type { Viewer } from "#features/accounts/viewer.ts";
import { appCaller } from "#features/app-auth/caller.server.ts";
import type { ObjectPlace } from "#features/storage/objects.server.ts";
import { refuse, respondError } from "#features/storage/responses.server.ts";
import { services, withinToldLimit } from "#services/context.ts";
import type { Services } from "#services/services.ts";
import {
  allMethods,
  answerProgram,
  byPattern,
  limitHeaders,
  type ProgramArgs,
  type Protocol,
} from "../answer.server.ts";

/** A request to the storage, with what its command needs. */
export type StorageCall = {
  args: ProgramArgs;
  request: Request;
  services: Services;
  /** The bucket and the object that the address names. */
  place: ObjectPlace;
};

/** The same for a signed-in person. */
export type OwnerCall = StorageCall & { owner: Pick<Viewer, "userId"> };

type Work<Call> = (call: Call) => Promise<Response>;
type Method = (typeof allMethods)[number];
type Endpoint = Partial<Record<Method, Work<StorageCall>>>;

/** The loader and the action of several addresses, by their patterns in `routes.ts` and the method. */
export function serve(endpoints: Record<string, Endpoint>) {
  return byPattern(
    Object.fromEntries(
      Object.entries(endpoints).map(([pattern, endpoint]) => [
        pattern,
        (args: ProgramArgs) => answer(args, new Map(Object.entries(endpoint))),
      ]),
    ),
  );
}

function answer(args: ProgramArgs, endpoint: Map<string, Work<StorageCall>>): Promise<Response> {
  const { request, params, context } = args;
  const protocol = storageProtocol(...endpoint.keys());
  return answerProgram(args, protocol, async () => {
    // The database keeps no such letter, so no bucket and no object has it in its name.
    if (new URL(request.url).pathname.includes("%00")) return refuse({ problem: "bad-name" });
    const work = endpoint.get(request.method === "HEAD" ? "GET" : request.method);
    if (!work) return protocol.refused();
    const place = { bucket: params.bucket ?? "", name: params["*"] ?? "" };
    return work({ args, request, services: services(context), place });
  });
}

/** For a signed-in person. Nothing of a body is read before. */
export function signedIn(work: Work<OwnerCall>): Work<StorageCall> {
  return async (call) => {
    const caller = await appCaller(call.services, call.request);
    if ("problem" in caller) return refuse({ problem: caller.problem });
    const owner = caller.viewer;
    return withinToldLimit(
      call.args.context,
      { name: "storageCalls", by: { policy: "account", key: owner.userId } },
      { refuse: () => refuse({ problem: "too-often" }), work: () => work({ ...call, owner }) },
    );
  };
}

/** `/storage/v1` speaks as the public client `@supabase/storage-js` expects. */
export function storageProtocol(...methods: string[]): Protocol {
  return {
    methods,
    exposes: ["Accept-Ranges", "Content-Range", "ETag", "X-Request-Id", ...limitHeaders],
    failed: (status, id) =>
      respondError(
        status,
        "InternalError",
        `Something went wrong. The number of this request is ${id}.`,
      ),
    refused: () => respondError(405, "MethodNotAllowed", `Use ${methods.join(" or ")}.`),
  };
}

/** The same work for every method, where an address has nothing else. */
export function toAnyMethod(work: () => Promise<Response>): Endpoint {
  return Object.fromEntries(allMethods.map((method) => [method, work]));
}

import type { Viewer } from "#features/accounts/viewer.ts";
import { appCaller } from "#features/app-auth/caller.server.ts";
import type { ObjectPlace } from "#features/storage/objects.server.ts";
import { refuse, respondError } from "#features/storage/responses.server.ts";
import { services, withinToldLimit } from "#services/context.ts";
import type { Services } from "#services/services.ts";
import {
  answerProgram,
  byMethod,
  type Endpoint,
  limitHeaders,
  methodOf,
  type ProgramArgs,
  type Protocol,
  type Work,
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

/** The loader and the action of several addresses, by their patterns in `routes.ts` and the method. */
export function serve(endpoints: Record<string, Endpoint<StorageCall>>) {
  return byMethod(endpoints, answer);
}

function answer(args: ProgramArgs, works: Map<string, Work<StorageCall>>): Promise<Response> {
  const { request, params, context } = args;
  const protocol = storageProtocol(...works.keys());
  return answerProgram(args, protocol, async () => {
    // The database keeps no such letter, so no bucket and no object has it in its name.
    if (new URL(request.url).pathname.includes("%00")) return refuse({ problem: "bad-name" });
    const work = works.get(methodOf(request));
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

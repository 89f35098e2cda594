import type { RequestArgs } from "#features/accounts/viewer.server.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { appCaller } from "#features/app-auth/caller.server.ts";
import {
  type StorageProblem,
  type StorageRefusal,
  storageProblems,
} from "#features/storage/messages.ts";
import { services, withinToldLimit } from "#services/context.ts";
import { answerProgram, limitHeaders, type Protocol } from "../answer.server.ts";

/** The status of each refusal, and its code as the public client knows it. */
const refusals = {
  "no-token": [401, "Unauthorized"],
  "bad-token": [401, "InvalidJWT"],
  "session-over": [401, "InvalidJWT"],
  "second-step-needed": [403, "AccessDenied"],
  "no-address": [404, "NotFound"],
  "no-bucket": [404, "NoSuchBucket"],
  "no-object": [404, "NoSuchKey"],
  "bad-body": [400, "InvalidRequest"],
  "bad-bucket-name": [400, "InvalidBucketName"],
  "bad-name": [400, "InvalidKey"],
  "bucket-exists": [409, "BucketAlreadyExists"],
  "object-exists": [409, "Duplicate"],
  "bucket-full": [409, "BucketNotEmpty"],
  "too-many-buckets": [400, "TooManyBuckets"],
  "too-large": [413, "EntityTooLarge"],
  "bad-type": [415, "InvalidMimeType"],
  "quota-used": [413, "QuotaExceeded"],
  "store-full": [507, "InsufficientStorage"],
  "too-often": [429, "SlowDown"],
  "not-offered": [501, "NotImplemented"],
  "bad-signature": [400, "InvalidSignature"],
} as const satisfies Record<StorageProblem, readonly [status: number, code: string]>;

/** JSON for one person. */
export function answerStorage(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: { "Cache-Control": "no-store" } });
}

export function refuseStorage({ problem, about }: StorageRefusal): Response {
  const [status, code] = refusals[problem];
  const message = storageProblems[problem];
  return refuse(status, code, about === undefined ? message : `${message} (${about})`);
}

function refuse(status: number, code: string, message: string): Response {
  return answerStorage({ statusCode: String(status), code, error: code, message }, status);
}

/** `/storage/v1` speaks as the public client `@supabase/storage-js` expects. */
export function storageProtocol(methods: readonly string[]): Protocol {
  return {
    methods,
    exposes: ["Accept-Ranges", "Content-Range", "ETag", "X-Request-Id", ...limitHeaders],
    failed: (status, id) =>
      refuse(status, "InternalError", `Something went wrong. The number of this request is ${id}.`),
    refused: () => refuse(405, "MethodNotAllowed", `Use ${methods.join(" or ")}.`),
  };
}

/** Answers at an address of the storage that needs nobody. */
export function answerOpenly(
  asked: RequestArgs,
  methods: readonly string[],
  work: () => Promise<Response>,
): Promise<Response> {
  return answerProgram(asked, storageProtocol(methods), async () => {
    // The database keeps no such letter, so no bucket and no object has it in its name.
    const { pathname } = new URL(asked.request.url);
    return pathname.includes("%00") ? refuseStorage({ problem: "bad-name" }) : work();
  });
}

/** Answers at an address of the storage for a signed-in person. Nothing of a body is read before. */
export function answerOwner(
  asked: RequestArgs,
  methods: readonly string[],
  work: (owner: Pick<Viewer, "userId">) => Promise<Response>,
): Promise<Response> {
  return answerOpenly(asked, methods, async () => {
    const caller = await appCaller(services(asked.context), asked.request);
    if ("problem" in caller) return refuseStorage({ problem: caller.problem });
    const by = { policy: "account", key: caller.viewer.userId };
    return withinToldLimit(
      asked.context,
      { name: "storageCalls", by },
      { refuse: () => refuseStorage({ problem: "too-often" }), work: () => work(caller.viewer) },
    );
  });
}

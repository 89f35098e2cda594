/**
 * Why the storage refuses: the status and the code that the public client knows, and a sentence for the
 * developer of the app.
 */
const storageRefusals = {
  "no-token": [
    401,
    "Unauthorized",
    "This address needs the access token of a signed-in person as a bearer.",
  ],
  "bad-token": [401, "InvalidJWT", "This access token is not valid, or it has expired."],
  "session-over": [401, "InvalidJWT", "This session has ended."],
  "second-step-needed": [
    403,
    "AccessDenied",
    "This account needs its second step for this (level of assurance aal2).",
  ],
  "no-address": [404, "NotFound", "There is nothing at this address."],
  "no-bucket": [404, "NoSuchBucket", "Bucket not found"],
  "no-object": [404, "NoSuchKey", "Object not found"],
  "bad-body": [400, "InvalidRequest", "The body of this request is not what this address takes."],
  "bad-bucket-name": [
    400,
    "InvalidBucketName",
    "A bucket is named with 3 to 63 lower-case letters, digits and hyphens, and not with a word of the addresses.",
  ],
  "bad-name": [400, "InvalidKey", "This is no name for an object."],
  "bucket-exists": [409, "BucketAlreadyExists", "The resource already exists"],
  "object-exists": [409, "Duplicate", "The resource already exists"],
  "bucket-full": [409, "BucketNotEmpty", "The bucket you tried to delete is not empty"],
  "too-many-buckets": [400, "TooManyBuckets", "An account has at most 10 buckets."],
  "too-large": [413, "EntityTooLarge", "The object exceeded the maximum allowed size"],
  "bad-type": [
    415,
    "InvalidMimeType",
    "This type of content is not stored here, or not in this bucket.",
  ],
  "quota-used": [
    413,
    "QuotaExceeded",
    "An account keeps at most 1,000 objects with 100 MB together.",
  ],
  "store-full": [
    507,
    "InsufficientStorage",
    "The storage of this site is full. Please try again later.",
  ],
  "too-often": [429, "SlowDown", "Too many changes. Please try again later."],
  "not-offered": [
    501,
    "NotImplemented",
    "The storage of this site does not offer this. See what it offers at /developers#files.",
  ],
  "bad-signature": [
    400,
    "InvalidSignature",
    "This signed address is not valid, or it has expired.",
  ],
} as const satisfies Record<string, readonly [status: number, code: string, message: string]>;

/** JSON for one person. */
export function respond(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: { "Cache-Control": "no-store" } });
}

export function refuse({ problem, about }: StorageRefusal): Response {
  const [status, code, message] = storageRefusals[problem];
  return respondError(status, code, about === undefined ? message : `${message} (${about})`);
}

export function respondError(status: number, code: string, message: string): Response {
  return respond({ statusCode: String(status), code, error: code, message }, status);
}

export type StorageProblem = keyof typeof storageRefusals;

/** Why a call is refused; `about` names what is wrong with it. */
export type StorageRefusal = { problem: StorageProblem; about?: string };

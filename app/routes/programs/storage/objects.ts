import { findBucket } from "#features/storage/buckets.server.ts";
import { isObjectName } from "#features/storage/limits.ts";
import {
  moveObject,
  removeObjects,
  signedAddress,
  signerOf,
} from "#features/storage/objects.server.ts";
import {
  entriesOf,
  findObject,
  type KeptObject,
  namesIn,
  type ObjectReader,
  storedObjectAnswer,
} from "#features/storage/queries.server.ts";
import { refuse, respond } from "#features/storage/responses.server.ts";
import {
  copy,
  listQuestion,
  move,
  readBody,
  removal,
  signature,
  signatures,
} from "#features/storage/schema.ts";
import {
  copyObject,
  type ObjectUpload,
  readSentObject,
  storeObject,
} from "#features/storage/uploads.server.ts";
import type { Handle } from "../../handle.ts";
import { type OwnerCall, type StorageCall, serve, signedIn } from "./endpoints.server.ts";

export const handle: Handle = { keepsPages: true };

/** The objects in the buckets of the caller, and those that anyone may read. */
export const loader = serve({
  "storage/v1/object/list/:bucket": { POST: signedIn(list) },
  "storage/v1/object/copy": { POST: signedIn(copyOne) },
  "storage/v1/object/move": { POST: signedIn(moveOne) },
  "storage/v1/object/info/:bucket/*": { GET: signedIn(describe) },
  "storage/v1/object/public/:bucket/*": { GET: (call) => download(call, "everybody") },
  "storage/v1/object/sign/:bucket/*": { GET: downloadSigned, POST: signedIn(sign) },
  "storage/v1/object/:bucket/*": {
    GET: signedIn((call) => download(call, call.owner)),
    POST: signedIn((call) =>
      upload(call, call.request.headers.get("x-upsert") === "true" ? "upsert" : "insert"),
    ),
    PUT: signedIn((call) => upload(call, "update")),
    DELETE: signedIn(remove),
  },
});

export const action = loader;

/** The contents of a folder, by name unless requested otherwise. */
async function list({ request, services, owner, place: { bucket } }: OwnerCall) {
  const question = await readBody(request, listQuestion);
  if ("problem" in question) return refuse(question);
  if (!(await findBucket(services, owner, bucket))) return refuse({ problem: "no-bucket" });
  const entries = await entriesOf(services, bucket, question);
  return respond(entries.map(entryOf));
}

type Entry = Awaited<ReturnType<typeof entriesOf>>[number];

function entryOf({ name, id, createdAt, updatedAt, ...content }: Entry) {
  return {
    name,
    id,
    created_at: createdAt,
    updated_at: updatedAt,
    last_accessed_at: updatedAt,
    metadata: content.isFolder
      ? null
      : {
          eTag: `"${content.file}"`,
          size: content.bytes,
          contentLength: content.bytes,
          mimetype: content.contentType,
          cacheControl: `max-age=${content.cacheSeconds}`,
          lastModified: updatedAt,
          httpStatusCode: 200,
        },
  };
}

/** Copies an object to another name or bucket. */
async function copyOne({ request, services, owner }: OwnerCall) {
  const body = await readBody(request, copy);
  if ("problem" in body) return refuse(body);
  const { bucketId, sourceKey, destinationKey, destinationBucket } = body;
  const to = { bucket: destinationBucket ?? bucketId, name: destinationKey };
  const from = { bucket: bucketId, name: sourceKey };
  const done = await copyObject(services, owner, { from, to });
  if (done.problem !== null) return refuse(done);
  return respond({ Id: done.id, Key: `${to.bucket}/${to.name}` });
}

/** Gives an object another name in its bucket. */
async function moveOne({ request, services, owner }: OwnerCall) {
  const body = await readBody(request, move);
  if ("problem" in body) return refuse(body);
  const { bucketId: bucket, sourceKey: name, destinationKey: to } = body;
  const { problem } = await moveObject(services, owner, { bucket, name, to });
  return problem ? refuse({ problem }) : respond({ message: "Successfully moved" });
}

async function describe({ services, owner, place }: OwnerCall) {
  const object = isObjectName(place.name) && (await findObject(services, owner, place));
  return object ? respond(descriptionOf(object)) : refuse({ problem: "no-object" });
}

function descriptionOf(object: KeptObject) {
  return {
    id: object.id,
    name: object.name,
    bucket_id: object.bucketId,
    version: object.file,
    size: object.bytes,
    content_type: object.contentType,
    cache_control: `max-age=${object.cacheSeconds}`,
    etag: `"${object.file}"`,
    metadata: {},
    created_at: object.createdAt,
    updated_at: object.updatedAt,
    last_modified: object.updatedAt,
  };
}

/** Answers with an object, or with the requested parts of it. */
async function download({ request, services, place }: StorageCall, reader: ObjectReader) {
  const object = isObjectName(place.name) && (await findObject(services, reader, place));
  return object ? storedObjectAnswer(services, request, object) : refuse({ problem: "no-object" });
}

/** `?token=…`: for anyone who has the signed address of the object. */
async function downloadSigned(call: StorageCall) {
  const token = new URL(call.request.url).searchParams.get("token") ?? "";
  const signer = signerOf(call.services, call.place, token);
  return signer ? download(call, signer) : refuse({ problem: "bad-signature" });
}

/** Signs the address of an object; without a name, of several. */
async function sign(call: OwnerCall) {
  return call.place.name === "" ? signSeveral(call) : signOne(call);
}

async function signOne({ request, services, owner, place }: OwnerCall) {
  const body = await readBody(request, signature);
  if ("problem" in body) return refuse(body);
  if (!(await findObject(services, owner, place))) return refuse({ problem: "no-object" });
  return respond({ signedURL: signedAddress(services, owner, place, body.expiresIn) });
}

async function signSeveral({ request, services, owner, place: { bucket } }: OwnerCall) {
  const body = await readBody(request, signatures);
  if ("problem" in body) return refuse(body);
  const known = await namesIn(services, owner, { bucket, names: body.paths });
  return respond(
    body.paths.map((path) => {
      if (!known.has(path)) return { path, signedURL: null, error: "Object not found" };
      const signedURL = signedAddress(services, owner, { bucket, name: path }, body.expiresIn);
      return { path, signedURL, error: null };
    }),
  );
}

async function upload({ args, services, owner, place }: OwnerCall, mode: ObjectUpload["mode"]) {
  const done = await storeObject(services, owner, { ...place, mode }, () =>
    readSentObject(args, owner),
  );
  if (done.problem !== null) return refuse(done);
  return respond({ Id: done.id, Key: `${place.bucket}/${place.name}` });
}

/** Removes an object; without a name, several that the body names. */
async function remove({ request, services, owner, place: { bucket, name } }: OwnerCall) {
  const body = name === "" ? await readBody(request, removal) : { prefixes: [name] };
  if ("problem" in body) return refuse(body);
  const removed = await removeObjects(services, owner, { bucket, names: body.prefixes });
  if (name === "") return respond(removed);
  return removed[0] ? respond(removed[0]) : refuse({ problem: "no-object" });
}

import {
  bucketsOf,
  changeBucket,
  createBucket,
  deleteBucket,
  emptyBucket,
  findBucket,
} from "#features/storage/buckets.server.ts";
import { refuse, respond } from "#features/storage/responses.server.ts";
import { bucketChange, newBucket, readBody } from "#features/storage/schema.ts";
import type { Handle } from "../../handle.ts";
import { type OwnerCall, serve, signedIn } from "./endpoints.server.ts";

export const handle: Handle = { keepsPages: true };

/** The buckets of the caller. */
export const loader = serve({
  "storage/v1/bucket": { GET: signedIn(list), POST: signedIn(create) },
  "storage/v1/bucket/:bucket": {
    GET: signedIn(show),
    PUT: signedIn(change),
    DELETE: signedIn(remove),
  },
  "storage/v1/bucket/:bucket/empty": { POST: signedIn(empty) },
});

export const action = loader;

async function list({ services, owner }: OwnerCall) {
  return respond(await bucketsOf(services, owner));
}

async function create({ request, services, owner }: OwnerCall) {
  const body = await readBody(request, newBucket);
  if ("problem" in body) return refuse(body);
  const { problem } = await createBucket(services, owner, body);
  return problem ? refuse({ problem }) : respond({ name: body.id });
}

async function show({ services, owner, place }: OwnerCall) {
  const bucket = await findBucket(services, owner, place.bucket);
  return bucket ? respond(bucket) : refuse({ problem: "no-bucket" });
}

async function change({ request, services, owner, place }: OwnerCall) {
  const body = await readBody(request, bucketChange);
  if ("problem" in body) return refuse(body);
  const { problem } = await changeBucket(services, owner, { id: place.bucket, ...body });
  return problem ? refuse({ problem }) : respond({ message: "Successfully updated" });
}

async function remove({ services, owner, place }: OwnerCall) {
  const { problem } = await deleteBucket(services, owner, place.bucket);
  return problem ? refuse({ problem }) : respond({ message: "Successfully deleted" });
}

/** Removes all objects of a bucket. */
async function empty({ services, owner, place }: OwnerCall) {
  const { problem } = await emptyBucket(services, owner, place.bucket);
  return problem ? refuse({ problem }) : respond({ message: "Successfully emptied" });
}

import type { RequestArgs } from "#features/accounts/viewer.server.ts";
import { isObjectName } from "#features/storage/object-names.ts";
import type { ObjectPlace } from "#features/storage/objects.server.ts";
import {
  findObject,
  type KeptObject,
  type ObjectReader,
} from "#features/storage/queries.server.ts";
import { storedObjectAnswer } from "#features/storage/stored-object.server.ts";
import { services } from "#services/context.ts";
import { answerStorage, refuseStorage } from "./door.server.ts";

/** The object that an address names; its name stands behind the bucket. */
export function placeOf(params: { bucket: string; "*": string }): ObjectPlace {
  return { bucket: params.bucket, name: params["*"] };
}

/** Answers with an object, or with the parts of it that are asked for. */
export async function answerObject(
  { request, context }: RequestArgs,
  reader: ObjectReader,
  place: ObjectPlace,
): Promise<Response> {
  const object = isObjectName(place.name) && (await findObject(services(context), reader, place));
  if (!object) return refuseStorage({ problem: "no-object" });
  return storedObjectAnswer(services(context), request, object);
}

/** Answers with what is known of an object. */
export async function answerFacts(
  { context }: RequestArgs,
  reader: ObjectReader,
  place: ObjectPlace,
): Promise<Response> {
  const object = isObjectName(place.name) && (await findObject(services(context), reader, place));
  return object ? answerStorage(factsOf(object)) : refuseStorage({ problem: "no-object" });
}

function factsOf(object: KeptObject) {
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

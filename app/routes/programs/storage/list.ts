import { findBucket } from "#features/storage/buckets.server.ts";
import { entriesOf } from "#features/storage/queries.server.ts";
import { listQuestion, readOrder } from "#features/storage/schema.ts";
import { services } from "#services/context.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/list.ts";
import { answerOwner, answerStorage, refuseStorage } from "./door.server.ts";

export const handle: Handle = { keepsPages: true };

/** `POST /storage/v1/object/list/:bucket`: what stands in a folder, by name unless asked otherwise. */
export function loader(asked: Route.LoaderArgs) {
  return answerOwner(asked, ["POST"], async (owner) => {
    const { request, context, params } = asked;
    const question = await readOrder(request, listQuestion);
    if ("problem" in question) return refuseStorage(question);
    const { db } = services(context);
    if (!(await findBucket({ db }, owner, params.bucket)))
      return refuseStorage({ problem: "no-bucket" });
    const entries = await entriesOf({ db }, params.bucket, question);
    return answerStorage(entries.map(entryOf));
  });
}

export const action = loader;

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

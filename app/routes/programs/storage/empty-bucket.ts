import { emptyBucket } from "#features/storage/buckets.server.ts";
import { services } from "#services/context.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/empty-bucket.ts";
import { answerOwner, answerStorage, refuseStorage } from "./door.server.ts";

export const handle: Handle = { keepsPages: true };

/** `POST /storage/v1/bucket/:bucket/empty`: removes all objects of a bucket. */
export function loader(asked: Route.LoaderArgs) {
  return answerOwner(asked, ["POST"], async (owner) => {
    const { problem } = await emptyBucket(services(asked.context), owner, asked.params.bucket);
    return problem
      ? refuseStorage({ problem })
      : answerStorage({ message: "Successfully emptied" });
  });
}

export const action = loader;

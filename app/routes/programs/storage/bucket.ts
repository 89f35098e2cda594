import { changeBucket, deleteBucket, findBucket } from "#features/storage/buckets.server.ts";
import { bucketChange, readOrder } from "#features/storage/schema.ts";
import { services } from "#services/context.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/bucket.ts";
import { answerOwner, answerStorage, refuseStorage } from "./door.server.ts";

export const handle: Handle = { keepsPages: true };

/** `/storage/v1/bucket/:bucket`: one bucket of the caller. */
export function loader(asked: Route.LoaderArgs) {
  return answerOwner(asked, ["GET", "PUT", "DELETE"], async (owner) => {
    const { request, context, params } = asked;
    const used = services(context);
    const id = params.bucket;
    if (request.method === "DELETE") {
      const { problem } = await deleteBucket(used, owner, id);
      return problem
        ? refuseStorage({ problem })
        : answerStorage({ message: "Successfully deleted" });
    }
    if (request.method === "PUT") {
      const order = await readOrder(request, bucketChange);
      if ("problem" in order) return refuseStorage(order);
      const { problem } = await changeBucket(used, owner, { id, ...order });
      return problem
        ? refuseStorage({ problem })
        : answerStorage({ message: "Successfully updated" });
    }
    const bucket = await findBucket(used, owner, id);
    return bucket ? answerStorage(bucket) : refuseStorage({ problem: "no-bucket" });
  });
}

export const action = loader;

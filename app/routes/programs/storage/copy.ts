import { copyObject } from "#features/storage/copying.server.ts";
import { copy, readOrder } from "#features/storage/schema.ts";
import { services } from "#services/context.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/copy.ts";
import { answerOwner, answerStorage, refuseStorage } from "./door.server.ts";

export const handle: Handle = { keepsPages: true };

/** `POST /storage/v1/object/copy`: copies an object of the caller to another name or bucket. */
export function loader(asked: Route.LoaderArgs) {
  return answerOwner(asked, ["POST"], async (owner) => {
    const order = await readOrder(asked.request, copy);
    if ("problem" in order) return refuseStorage(order);
    const { bucketId, sourceKey, destinationKey, destinationBucket } = order;
    const to = { bucket: destinationBucket ?? bucketId, name: destinationKey };
    const from = { bucket: bucketId, name: sourceKey };
    const done = await copyObject(services(asked.context), owner, { from, to });
    if (done.problem !== null) return refuseStorage(done);
    return answerStorage({ Id: done.id, Key: `${to.bucket}/${to.name}` });
  });
}

export const action = loader;

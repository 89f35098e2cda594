import { moveObject } from "#features/storage/objects.server.ts";
import { move, readOrder } from "#features/storage/schema.ts";
import { services } from "#services/context.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/move.ts";
import { answerOwner, answerStorage, refuseStorage } from "./door.server.ts";

export const handle: Handle = { keepsPages: true };

/** `POST /storage/v1/object/move`: gives an object another name in its bucket. */
export function loader(asked: Route.LoaderArgs) {
  return answerOwner(asked, ["POST"], async (owner) => {
    const order = await readOrder(asked.request, move);
    if ("problem" in order) return refuseStorage(order);
    const { bucketId: bucket, sourceKey: name, destinationKey: to } = order;
    const { problem } = await moveObject(services(asked.context), owner, { bucket, name, to });
    return problem ? refuseStorage({ problem }) : answerStorage({ message: "Successfully moved" });
  });
}

export const action = loader;

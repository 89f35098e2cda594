import { bucketsOf, createBucket } from "#features/storage/buckets.server.ts";
import { newBucket, readOrder } from "#features/storage/schema.ts";
import { services } from "#services/context.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/buckets.ts";
import { answerOwner, answerStorage, refuseStorage } from "./door.server.ts";

export const handle: Handle = { keepsPages: true };

/** `/storage/v1/bucket`: the buckets of the caller, and a new one. */
export function loader(asked: Route.LoaderArgs) {
  return answerOwner(asked, ["GET", "POST"], async (owner) => {
    const { request, context } = asked;
    if (request.method !== "POST") return answerStorage(await bucketsOf(services(context), owner));
    const order = await readOrder(request, newBucket);
    if ("problem" in order) return refuseStorage(order);
    const { problem } = await createBucket(services(context), owner, order);
    return problem ? refuseStorage({ problem }) : answerStorage({ name: order.id });
  });
}

export const action = loader;

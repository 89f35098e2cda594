import { removeObjects } from "#features/storage/objects.server.ts";
import { readOrder, removal } from "#features/storage/schema.ts";
import { storeObject } from "#features/storage/uploads.server.ts";
import { services } from "#services/context.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/object.ts";
import { answerOwner, answerStorage, refuseStorage } from "./door.server.ts";
import { answerObject, placeOf } from "./object-answer.server.ts";
import { readSentObject } from "./sent-object.server.ts";

export const handle: Handle = { keepsPages: true };

/** `/storage/v1/object/:bucket/*`: an object of the caller. Without a name, several are removed. */
export function loader(asked: Route.LoaderArgs) {
  return answerOwner(asked, ["GET", "POST", "PUT", "DELETE"], async (owner) => {
    const { request, context, params } = asked;
    const used = services(context);
    const place = placeOf(params);
    switch (request.method) {
      case "DELETE": {
        const order =
          place.name === "" ? await readOrder(request, removal) : { prefixes: [place.name] };
        if ("problem" in order) return refuseStorage(order);
        const removing = { bucket: place.bucket, names: order.prefixes };
        const removed = await removeObjects(used, owner, removing);
        if (place.name === "") return answerStorage(removed);
        return removed[0] ? answerStorage(removed[0]) : refuseStorage({ problem: "no-object" });
      }
      case "POST":
      case "PUT": {
        const upload = { ...place, mode: modeOf(request) };
        const done = await storeObject(used, owner, upload, () => readSentObject(asked, owner));
        if (done.problem !== null) return refuseStorage(done);
        return answerStorage({ Id: done.id, Key: `${place.bucket}/${place.name}` });
      }
      default:
        return answerObject(asked, owner, place);
    }
  });
}

export const action = loader;

/** Nothing is overwritten unless the app says so. */
function modeOf({ method, headers }: Request): "insert" | "upsert" | "update" {
  if (method === "PUT") return "update";
  return headers.get("x-upsert") === "true" ? "upsert" : "insert";
}

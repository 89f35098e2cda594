import type { Viewer } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";
import { isObjectName } from "./object-names.ts";
import type { ObjectPlace } from "./objects.server.ts";
import { findObject } from "./queries.server.ts";
import { storeObject } from "./uploads.server.ts";

/** Copies an object to a free name in a bucket of the same viewer. It counts like an upload. */
export async function copyObject(
  services: Pick<Services, "db" | "now" | "files" | "limits" | "log">,
  owner: Pick<Viewer, "userId">,
  { from, to }: { from: ObjectPlace; to: ObjectPlace },
): ReturnType<typeof storeObject> {
  const object = isObjectName(from.name) && (await findObject(services, owner, from));
  if (!object) return { problem: "no-object" };
  const { contentType, cacheSeconds } = object;
  return storeObject(services, owner, { ...to, mode: "insert" }, async () => {
    const file = await services.files.read(object.file);
    const bytes = file && new Blob([new Uint8Array(file.bytes)]);
    return bytes ? { bytes, contentType, cacheSeconds } : { problem: "no-object" };
  });
}

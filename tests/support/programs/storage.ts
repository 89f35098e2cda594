import { StorageClient } from "@supabase/storage-js";
import { publicKey } from "#features/app-auth/caller.server.ts";
import type { Files } from "#services/files/files.ts";
import * as buckets from "../../../app/routes/programs/storage/buckets.ts";
import * as objects from "../../../app/routes/programs/storage/objects.ts";
import * as service from "../../../app/routes/programs/storage/service.ts";
import type { Accounts } from "../identity.ts";
import { serveRoutes } from "./host.ts";

/** The addresses of `/storage/v1`. */
const routes = {
  "storage/v1/bucket": buckets,
  "storage/v1/bucket/:bucket": buckets,
  "storage/v1/bucket/:bucket/empty": buckets,
  "storage/v1/object/list/:bucket": objects,
  "storage/v1/object/copy": objects,
  "storage/v1/object/move": objects,
  "storage/v1/object/info/:bucket/*": objects,
  "storage/v1/object/public/:bucket/*": objects,
  "storage/v1/object/sign/:bucket/*": objects,
  "storage/v1/object/:bucket/*": objects,
  "storage/v1/object/list-v2/*": service,
  "storage/v1/object/upload/*": service,
  "storage/v1/render/*": service,
  "storage/v1/upload/*": service,
};

export function serveStorage(services: Accounts & { files: Files }) {
  return serveRoutes(services, routes);
}

/** The unchanged public client, of a person or of nobody. */
export function aStorage(origin: string, services: Accounts, token: string | null) {
  const key = publicKey(services);
  const headers = { apikey: key, Authorization: `Bearer ${token ?? key}` };
  return new StorageClient(`${origin}/storage/v1`, headers);
}

import { StorageClient } from "@supabase/storage-js";
import { publicKey } from "#features/app-auth/caller.server.ts";
import type { Files } from "#services/files/files.ts";
import * as bucket from "../../../app/routes/programs/storage/bucket.ts";
import * as buckets from "../../../app/routes/programs/storage/buckets.ts";
import * as copy from "../../../app/routes/programs/storage/copy.ts";
import * as emptyBucket from "../../../app/routes/programs/storage/empty-bucket.ts";
import * as facts from "../../../app/routes/programs/storage/facts.ts";
import * as list from "../../../app/routes/programs/storage/list.ts";
import * as move from "../../../app/routes/programs/storage/move.ts";
import * as notOffered from "../../../app/routes/programs/storage/not-offered.ts";
import * as object from "../../../app/routes/programs/storage/object.ts";
import * as open from "../../../app/routes/programs/storage/public.ts";
import * as signed from "../../../app/routes/programs/storage/signed.ts";
import type { Accounts } from "../identity.ts";
import { serveRoutes } from "./host.ts";

/** The addresses of `/storage/v1`. */
const routes = {
  "storage/v1/bucket": buckets,
  "storage/v1/bucket/:bucket": bucket,
  "storage/v1/bucket/:bucket/empty": emptyBucket,
  "storage/v1/object/list/:bucket": list,
  "storage/v1/object/copy": copy,
  "storage/v1/object/list-v2/*": notOffered,
  "storage/v1/object/move": move,
  "storage/v1/object/upload/*": notOffered,
  "storage/v1/render/*": notOffered,
  "storage/v1/object/info/:bucket/*": facts,
  "storage/v1/object/public/:bucket/*": open,
  "storage/v1/object/sign/:bucket/*": signed,
  "storage/v1/object/:bucket/*": object,
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

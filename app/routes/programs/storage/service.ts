import { refuse } from "#features/storage/responses.server.ts";
import type { Handle } from "../../handle.ts";
import { answerRoot, type ProgramArgs, toAnyMethod } from "../answer.server.ts";
import { serve, storageProtocol } from "./endpoints.server.ts";

export const handle: Handle = { keepsPages: true };

const missing = toAnyMethod(async () => refuse({ problem: "no-address" }));
const notOffered = toAnyMethod(async () => refuse({ problem: "not-offered" }));

const others = serve({
  "storage/v1/*": missing,
  // What the public client can ask for and this storage does not have.
  "storage/v1/object/list-v2/*": notOffered,
  "storage/v1/object/upload/*": notOffered,
  "storage/v1/render/*": notOffered,
  "storage/v1/upload/*": notOffered,
});

/** The root of the storage, and its answer at addresses that it does not have. */
export function loader(args: ProgramArgs) {
  const isRoot = args.params["*"] === undefined;
  return isRoot ? answerRoot(args, "/storage/v1", storageProtocol("GET")) : others(args);
}

export const action = loader;

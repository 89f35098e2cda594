import { fsyncSync } from "node:fs";
import { NodeFS } from "@electric-sql/pglite/nodefs";

type OpenFile = { nfd?: number };
type Engine = { NODEFS?: { stream_ops: { fsync?: (file: OpenFile) => number } } };

/**
 * The database's files in a directory. The engine's own file system never calls fsync, so an
 * acknowledged transaction could be lost in a power cut; this one does.
 */
export function durableFiles(directory: string): NodeFS {
  const files = new NodeFS(directory);
  const init = files.init.bind(files);
  files.init = async (...given) => {
    const started = await init(...given);
    const addFsync = (engine: Engine) => {
      if (!engine.NODEFS)
        throw new Error("The embedded database has no file system to make durable.");
      engine.NODEFS.stream_ops.fsync = (file) => {
        if (file.nfd != null) fsyncSync(file.nfd);
        return 0;
      };
    };
    const before = started.emscriptenOpts.preRun ?? [];
    started.emscriptenOpts.preRun = [
      ...(Array.isArray(before) ? before : [before]),
      addFsync as (engine: unknown) => void,
    ];
    return started;
  };
  return files;
}

import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * The directory of package.json, found from this file upwards. Files that are read from disk and
 * never bundled (migrations, the database worker) are found from it, in the sources and in the build.
 */
export function projectRoot(): string {
  let directory = import.meta.dirname;
  while (!existsSync(join(directory, "package.json"))) {
    const parent = dirname(directory);
    if (parent === directory) throw new Error(`No package.json above ${import.meta.dirname}.`);
    directory = parent;
  }
  return directory;
}

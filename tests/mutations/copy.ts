import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectRoot } from "#db/root.ts";
import type { Mutation } from "./rules.ts";

/**
 * The files of the working tree in a directory of their own, so that no mutation and no database of
 * a broken migration can stay behind.
 */
export function copyOfSources() {
  const root = mkdtempSync(join(tmpdir(), "dorsal-mutations-"));
  const listed = ["ls-files", "--cached", "--others", "--exclude-standard", "--deduplicate"];
  const files = execFileSync("git", listed, { cwd: projectRoot(), encoding: "utf8" });
  for (const file of files.trim().split("\n")) {
    const from = join(projectRoot(), file);
    if (existsSync(from)) cpSync(from, join(root, file));
  }
  linkPackages(root);
  return {
    root,
    remove: () => rmSync(root, { recursive: true, force: true }),

    /** @returns what mends the rule again */
    breakRule({ file, find, replace }: Mutation): () => void {
      const path = join(root, file);
      const code = readFileSync(path, "utf8");
      writeFileSync(
        path,
        code.replace(find, () => replace),
      );
      return () => writeFileSync(path, code);
    },
  };
}

/** Why a rule can no longer be broken as written; `null` when it can. */
export function whyStale(root: string, { rule, file, find, tests }: Mutation): string | null {
  const missing = [file, ...tests].find((path) => !existsSync(join(root, path)));
  if (missing) return `STALE  ${rule}: ${missing} does not exist.`;
  const count = readFileSync(join(root, file), "utf8").split(find).length - 1;
  return count === 1 ? null : `STALE  ${rule}: ${file} holds ${count} times: ${find}`;
}

/** Every package of the project, without the caches that tests keep beside the packages. */
function linkPackages(root: string): void {
  const packages = join(projectRoot(), "node_modules");
  const copy = join(root, "node_modules");
  mkdirSync(copy);
  for (const name of readdirSync(packages)) {
    const isCache = name.startsWith(".") && name !== ".bin";
    if (!isCache) symlinkSync(join(packages, name), join(copy, name));
  }
}

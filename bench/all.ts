import { spawnSync } from "node:child_process";

/** Runs every benchmark in turn; each prints its own table. Lighthouse has its own command. */
for (const name of [
  "pages",
  "document",
  "search",
  "analytics/recommendations",
  "map/pins",
  "experts",
  "assistant",
  "chat",
  "office/office",
  "analytics/analytics",
  "import/import",
  "import/course-files",
  "import/uploads",
  "speech",
  "javascript",
  "map/browser",
]) {
  const { status } = spawnSync(process.execPath, [`bench/${name}.ts`], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

import { expect, test } from "vitest";
import { openLocalDisk } from "#services/files/local-disk.ts";
import { openLog } from "#services/log/log.ts";
import { anEpisode } from "../../../../tests/support/content/podcasts.ts";
import {
  openTestDatabase,
  rolledBack,
  temporaryDirectory,
} from "../../../../tests/support/database.ts";
import { recordingAnswer } from "./recording.server.ts";

const { db } = await openTestDatabase();
const files = openLocalDisk(await temporaryDirectory());

const path = (letter: string) => `${letter.repeat(32)}/episode.mp3`;
const recordingOf = (letter: string) => ({
  seconds: 60,
  bytes: 5,
  fileKey: `podcasts/${path(letter)}`,
});

test("the sound of an episode is public while the episode is, and an administrator's before", () =>
  rolledBack(db, async (tx) => {
    const [published, draft, unused] = ["a", "b", "c"].map(recordingOf);
    if (!published || !draft || !unused) throw new Error("There are three recordings.");
    for (const { fileKey } of [published, draft, unused])
      await files.put(fileKey, Buffer.from("sound"));
    await anEpisode(tx, { recording: published });
    await anEpisode(tx, { recording: published, status: "draft" });
    await anEpisode(tx, { recording: draft, status: "draft" });

    const services = { db: tx, files, log: openLog("silent") };
    const ask = async (letter: string, isAdmin: boolean | null, headers = {}) => {
      const request = new Request("https://run.test/media/podcasts/x", { headers });
      const viewer = async () => (isAdmin === null ? null : { isAdmin });
      const answer = await recordingAnswer(services, request, path(letter), viewer);
      return `${answer.status} ${answer.headers.get("cache-control")}`;
    };
    const forEver = "public, max-age=31536000, immutable";
    for (const viewer of [null, false, true]) expect(await ask("a", viewer)).toBe(`200 ${forEver}`);
    for (const hidden of ["b", "c"]) {
      expect(await ask(hidden, null)).toBe("404 no-store");
      expect(await ask(hidden, false, { "If-None-Match": "*" })).toBe("404 no-store");
      expect(await ask(hidden, true)).toBe("200 private, no-cache");
      expect(await ask(hidden, true, { "If-None-Match": "*" })).toBe("304 private, no-cache");
    }
    expect(await ask("d", true)).toBe("404 no-store");
  }));

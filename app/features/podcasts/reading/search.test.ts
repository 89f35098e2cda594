import { expect, test } from "vitest";
import { anEpisode } from "../../../../tests/support/content/podcasts.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { episodesAbout } from "./queries.server.ts";

const { db } = await openTestDatabase();

test("a search finds published episodes by what their list says of them", () =>
  rolledBack(db, async (tx) => {
    await anEpisode(tx, { title: "Night running", topic: "Ultras" });
    await anEpisode(tx, { title: "Night draft", status: "draft" });
    const found = async (words: string) =>
      (await episodesAbout({ db: tx }, words, 2, "en")).map(({ title }) => title);
    expect(await found("ultra nights")).toEqual(["Night running"]);
    expect(await found("draft")).toEqual([]);
    expect(await found("the")).toEqual([]);
  }));

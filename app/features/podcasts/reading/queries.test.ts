import { expect, test } from "vitest";
import type { Lang } from "#values/say.ts";
import { anEpisode } from "../../../../tests/support/content/podcasts.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { aRace, now } from "../../../../tests/support/races/races.ts";
import {
  episodesAbout,
  findPodcast,
  findPodcasts,
  hasPodcastSitemap,
  neighborsOf,
  podcastAddresses,
  podcastsForFeed,
  racesOfPodcast,
  translationOf,
} from "./queries.server.ts";

const { db } = await openTestDatabase();

const noFiles = { find: async () => null };
const at = (day: number) => new Date(Date.UTC(2026, 10, day, 8));

test("POD-01 DATA-20 CALL-20 published episodes come newest first, and drafts never", () =>
  rolledBack(db, async (tx) => {
    const first = await anEpisode(tx, { createdAt: at(1) });
    const draft = await anEpisode(tx, { createdAt: at(2), status: "draft" });
    const third = await anEpisode(tx, { createdAt: at(3) });
    const { rows, total } = await findPodcasts({ db: tx }, 1, "en");
    expect(rows.map(({ id }) => id)).toEqual([third, first]);
    expect(total).toBe(2);
    expect(await findPodcast({ db: tx }, draft)).toBeNull();
    expect(await findPodcast({ db: tx }, "nowhere")).toBeNull();
    const files = { ...noFiles } as never;
    expect((await podcastsForFeed({ db: tx, files }, "en")).map(({ id }) => id)).toEqual([
      third,
      first,
    ]);
    expect((await podcastAddresses({ db: tx })).map(({ id }) => id)).toEqual([third, first]);
  }));

test("a sitemap of episodes exists once there is one to be found", () =>
  rolledBack(db, async (tx) => {
    await anEpisode(tx, { status: "draft" });
    expect(await hasPodcastSitemap({ db: tx })).toBe(false);
    await anEpisode(tx);
    expect(await hasPodcastSitemap({ db: tx })).toBe(true);
  }));

test("a page holds twelve episodes, and one beyond the end is the last", () =>
  rolledBack(db, async (tx) => {
    for (let day = 1; day <= 14; day++) await anEpisode(tx, { createdAt: at(day) });
    expect((await findPodcasts({ db: tx }, 1, "en")).rows).toHaveLength(12);
    const last = await findPodcasts({ db: tx }, 9, "en");
    expect(last).toMatchObject({ page: 2, pages: 2, total: 14 });
    expect(last.rows).toHaveLength(2);
  }));

test("POD-02 GAP-41 the excerpt has the first 300 characters of the script without its tags", () =>
  rolledBack(db, async (tx) => {
    const words = "Run easy and rest well. ".repeat(30).trim();
    await anEpisode(tx, { script: words, createdAt: at(2) });
    await anEpisode(tx, {
      script: words.replace("easy", '<emphasis level="strong">easy</emphasis> <break time="1s"/>'),
      createdAt: at(1),
    });
    const { rows } = await findPodcasts({ db: tx }, 1, "en");
    expect(rows[0]?.excerpt).toBe(`${words.slice(0, 300).trimEnd()}…`);
    expect(rows[1]?.excerpt).toBe(rows[0]?.excerpt);
  }));

test("POD-02 in the excerpt a heading ends before the words below it", () =>
  rolledBack(db, async (tx) => {
    const script = "## Start slow\n\nThe first one is easy.\n\n### Why? ##\nIt goes **up** #2\n";
    await anEpisode(tx, { script });
    const { rows } = await findPodcasts({ db: tx }, 1, "en");
    expect(rows[0]?.excerpt).toBe("Start slow. The first one is easy. Why? It goes up #2");
  }));

test("an episode brings its recording and its races in their order", () =>
  rolledBack(db, async (tx) => {
    const ultra = await aRace(tx, { raceName: "Cumbre Ultra", raceType: "Ultra" });
    const road = await aRace(tx, { raceName: "Costa 10K" });
    const id = await anEpisode(tx, { raceIds: [ultra, road], description: "Two of them." });
    const found = await findPodcast({ db: tx }, id);
    expect(found).toMatchObject({
      kind: "ultra",
      seconds: 120,
      bytes: 480_000,
      voiceName: "Test voice",
      description: "Two of them.",
      races: [
        { id: ultra, name: "Cumbre Ultra" },
        { id: road, name: "Costa 10K" },
      ],
    });
    expect(found?.cues.map(({ line }) => line)).toEqual([-1, 0, 1]);
    const cards = await racesOfPodcast({ db: tx, now }, { id });
    expect(cards.map(({ name }) => name)).toEqual(["Cumbre Ultra", "Costa 10K"]);
  }));

test("an episode whose recording is not known any more has no lines in time, and the size of its file", () =>
  rolledBack(db, async (tx) => {
    const audioUrl = "/media/podcasts/0123456789abcdef/episode.mp3";
    const id = await anEpisode(tx, { recording: null, audioUrl });
    await anEpisode(tx, { recording: null, audioUrl: "https://elsewhere.test/a.mp3" });
    expect(await findPodcast({ db: tx }, id)).toMatchObject({
      cues: [],
      seconds: null,
      bytes: null,
    });
    const asked: string[] = [];
    const files = {
      find: async (key: string) => {
        asked.push(key);
        return { size: 7, contentType: "audio/mpeg" };
      },
    };
    const inFeed = await podcastsForFeed({ db: tx, files: files as never }, "en");
    expect(inFeed.map(({ bytes }) => bytes).sort()).toEqual([7, null]);
    expect(asked).toEqual(["podcasts/0123456789abcdef/episode.mp3"]);
  }));

test("the episodes before and after one are published ones, also of the same moment", () =>
  rolledBack(db, async (tx) => {
    const ids = [];
    for (const day of [1, 2, 2, 3]) ids.push(await anEpisode(tx, { createdAt: at(day) }));
    await anEpisode(tx, { createdAt: at(4), status: "draft" });
    const inOrder = (await findPodcasts({ db: tx }, 1, "en")).rows.map(({ id }) => id).reverse();
    for (const [place, id] of inOrder.entries()) {
      const { previous, next } = await neighborsOf({ db: tx }, { id }, "en");
      expect(previous?.id).toBe(inOrder[place - 1]);
      expect(next?.id).toBe(inOrder[place + 1]);
    }
  }));

test("each language lists its episodes, and those that nobody has translated into it", () =>
  rolledBack(db, async (tx) => {
    const day = (number: number) => new Date(Date.UTC(2026, 10, number));
    const hills = await anEpisode(tx, { title: "Hills", createdAt: day(3) });
    const cuestas = await anEpisode(tx, {
      title: "Cuestas para corredores",
      lang: "es",
      translationOf: hills,
      createdAt: day(4),
    });
    await anEpisode(tx, { title: "Snow", createdAt: day(2) });
    const listed = async (lang: Lang) =>
      (await findPodcasts({ db: tx }, 1, lang)).rows.map(({ title, lang }) => `${title} ${lang}`);
    expect(await listed("en")).toEqual(["Hills en", "Snow en"]);
    expect(await listed("es")).toEqual(["Cuestas para corredores es", "Snow en"]);
    expect((await findPodcasts({ db: tx }, 1, "es")).total).toBe(2);
    expect(
      (await podcastsForFeed({ db: tx, files: noFiles as never }, "es")).map(({ id }) => id),
    ).toContain(cuestas);
    expect((await neighborsOf({ db: tx }, { id: cuestas }, "es")).previous?.title).toBe("Snow");
    expect(await translationOf({ db: tx }, { id: hills })).toEqual({ id: cuestas, lang: "es" });
    expect(await translationOf({ db: tx }, { id: cuestas })).toEqual({ id: hills, lang: "en" });
    expect(await episodesAbout({ db: tx }, "corredor", 3, "es")).toHaveLength(1);
    expect(await episodesAbout({ db: tx }, "corredor", 3, "en")).toEqual([]);
  }));

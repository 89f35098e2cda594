import { written } from "#features/assistant/built-in/words/written.ts";
import type { RaceFacts } from "#features/assistant/search/race-facts.ts";
import { seedOf } from "#features/writing/variety.ts";
import { type Day, formatDay, parseDay } from "#values/day.ts";
import { capitalized } from "#values/text/sentences.ts";
import { shorten } from "#values/text/shorten.ts";
import { authorNote } from "../reading/author-note.ts";
import { postLimits } from "../reading/post.ts";
import { articleOf, outlineOf } from "./article.ts";
import { chaptersOf, commonGround } from "./round-up/grouping.ts";
import { withSafeTexts } from "./round-up/prose-values.ts";
import { writeRoundUp } from "./round-up/round-up.ts";
import { racesTable } from "./round-up/tables.ts";
import type { PostSubject } from "./subject.server.ts";
import type { RaceByName, WrittenPost } from "./writing.ts";

/**
 * Our own writer: a round-up of races, an article from our knowledge base with races of the place, or
 * an outline that says that it is one.
 * @param moment - other words for the same races at another time
 */
export function writeBuiltIn(
  subject: PostSubject,
  { today, moment }: { today: Day; moment: number },
): WrittenPost {
  const { title, content } = textOf(subject, { today, seed: seedOf(seedText(subject)) + moment });
  return { title: shorten(title, postLimits.title), content, writtenBy: "built-in" };
}

function seedText({ topic, races }: PostSubject): string {
  return [topic, ...races.map(({ id }) => id)].join();
}

type Text = { title: string; content: string };

function textOf(subject: PostSubject, context: { today: Day; seed: number }): Text {
  const { topic, races, areChosen, knowledge, unlisted } = subject;
  if (!areChosen) {
    if (knowledge) return articleWithRaces(articleOf(topic, knowledge), races);
    return races.length > 0 ? foundRaces(topic, writeRoundUp(races, context)) : outlineOf(topic);
  }
  const roundUp = races.length > 0 ? writeRoundUp(races, context) : unlistedOnly(unlisted);
  const parts = [
    topic && !knowledge ? topicNote(topic) : null,
    roundUp.content,
    races.length > 0 && unlisted.length > 0
      ? `## Not listed on Dorsal\n\n${unlistedLines(unlisted)}`
      : null,
  ];
  const text = {
    title: topic ? `${capitalized(topic)}: ${roundUp.title}` : roundUp.title,
    content: parts.filter(Boolean).join("\n\n"),
  };
  if (!topic || !knowledge) return text;
  const article = articleOf(topic, knowledge);
  return {
    title: text.title,
    content: [article.content, text.content, article.notes].join("\n\n"),
  };
}

/** Beside an article, races are a table: it is not about them. */
function articleWithRaces(
  { title, content, notes }: ReturnType<typeof articleOf>,
  races: readonly RaceFacts[],
): Text {
  const sorted = chaptersOf(races.map(withSafeTexts)).flatMap((chapter) => chapter.races);
  const section =
    sorted.length === 0
      ? []
      : [
          "## Races to use it at",
          "From the listings on Dorsal, soonest first:",
          racesTable(sorted, commonGround(sorted)),
        ];
  return { title, content: [content, ...section, notes].join("\n\n") };
}

/** Races that were found by the words of a topic may be something else than what was meant. */
function foundRaces(topic: string, { title, content }: Text): Text {
  const note = authorNote(
    `these are the races that the words of “${written(topic)}” find in our listings. See whether they are what you meant, and delete this note.`,
  );
  return { title, content: `${note}\n\n${content}` };
}

function topicNote(topic: string): string {
  return authorNote(
    `the facts below come from our listings. Why these races fit “${written(topic)}” is yours to say: add it here, and delete this note.`,
  );
}

function unlistedOnly(unlisted: readonly RaceByName[]): Text {
  const [first, another] = unlisted;
  return {
    title: first && !another ? first.name : `${unlisted.length} races to know`,
    content: unlistedLines(unlisted),
  };
}

/** Only what the caller sent: no row of ours confirms it. */
function unlistedLines(unlisted: readonly RaceByName[]): string {
  const lines = unlisted.map(({ name, date, location }) => {
    const day = parseDay(date);
    const facts = [day ? formatDay(day, "en") : written(date), written(location)].filter(Boolean);
    return `- **${written(name)}**${facts.length > 0 ? `: ${facts.join(", ")}` : ""}`;
  });
  return `Dorsal does not list these races, so these facts were not checked against a listing. Ask the organizers before you publish them.\n\n${lines.join("\n")}`;
}

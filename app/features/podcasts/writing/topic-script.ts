import type { Source } from "#features/assistant/knowledge/source.ts";
import type { Topic } from "#features/assistant/knowledge/topic.ts";
import { findTopic } from "#features/assistant/knowledge/topics.ts";
import { speakable } from "#features/coaches/room/speakable.ts";
import { outline } from "#features/writing/outline.ts";
import { type MarkdownNode, parseMarkdown } from "#ui/markdown/markdown-tree.ts";
import { fold } from "#values/text/fold.ts";
import { listOf } from "#values/text/list-of.ts";
import { paragraph, plainWords, sentence, welcome } from "./sentences.ts";

const pause = '<break time="700ms"/>';

/**
 * A script about a topic: from the texts of the assistant where they are about it, else an outline
 * that says so, with the places to fill in brackets.
 */
export function writeTopicScript(typed: string): string {
  const topic = plainWords(typed);
  const known = findTopic(fold(topic));
  return known ? adviceOn(topic, known) : topicOutline(topic);
}

function adviceOn(topic: string, { answer, sources }: Topic): string {
  return [
    welcome,
    paragraph([
      `Our topic today: ${topic}`,
      "What follows is general advice for healthy adults, and it does not know you: take from it what fits",
    ]),
    pause,
    ...parseMarkdown(answer.en).flatMap(blockOf),
    pause,
    paragraph([
      `What you heard is based on ${listOf(sources.map(sourceWords), "en")}`,
      "It is general information and no medical advice: with an illness, a pain that stays or a pregnancy, ask a professional first",
      "Thank you for listening, and enjoy your next run",
    ]),
  ].join("\n\n");
}

function blockOf(node: MarkdownNode): string[] {
  if (typeof node === "string") return spoken(node);
  const [tag, children] = node;
  if (tag === "ul" || tag === "ol")
    return spoken(children.map((one) => sentence(wordsOf(one))).join(" "));
  if (tag === "table") return tableOf(children);
  const [first, ...rest] = children;
  const lead = typeof first === "object" && first[0] === "strong" ? wordsOf(first) : "";
  // A bold sentence at the beginning is the heading of its paragraph.
  if (tag === "p" && (lead.endsWith(".") || (lead !== "" && rest.length === 0))) {
    const heading = speakable(lead.replace(/\.$/, ""), "en");
    return [`## ${heading}`, ...spoken(rest.map(wordsOf).join(""))];
  }
  return spoken(children.map(wordsOf).join(""));
}

function sourceWords({ name }: Source): string {
  return plainWords(name.replace(/\bet al\./g, "and others"));
}

function spoken(text: string): string[] {
  const said = sentence(speakable(text.replace(/(\d)½/g, "$1 and a half"), "en"));
  return said === "" ? [] : [said];
}

/** A table of two columns is read line by line; a wider one is for the eye. */
function tableOf(parts: readonly MarkdownNode[]): string[] {
  const cells = rowsOf(parts, "tbody");
  const [unit = ""] = rowsOf(parts, "thead")[0] ?? [];
  if (cells.some((row) => row.length !== 2)) {
    return [
      "The table that belongs to this is too wide to be read aloud. Ask Dorsal's assistant for it.",
    ];
  }
  return spoken(
    cells.map(([what = "", then]) => sentence(`${named(what, unit)}: ${then}`)).join(" "),
  );
}

/** A bare number needs the title of its column: `Week 1`. */
function named(what: string, unit: string): string {
  return /^\d+$/.test(what) ? `${unit} ${what}` : what;
}

function rowsOf(parts: readonly MarkdownNode[], tag: "thead" | "tbody"): string[][] {
  const rows = parts.flatMap((part) => (isElement(part, tag) ? part[1] : []));
  return rows.map((row) => (typeof row === "string" ? [] : row[1].map(wordsOf)));
}

function isElement(node: MarkdownNode, tag: string): node is Exclude<MarkdownNode, string> {
  return typeof node !== "string" && node[0] === tag;
}

function wordsOf(node: MarkdownNode): string {
  if (typeof node === "string") return node;
  return node[0] === "br" ? " " : node[1].map(wordsOf).join("");
}

/** The questions for an author, to be replaced by what is said. */
function topicOutline(topic: string): string {
  return [
    "[This is an outline: the built-in writer knows nothing certain about this topic. Replace each note in brackets with your own words before you generate the audio.]",
    welcome,
    paragraph([`Our topic today: ${topic}`]),
    pause,
    ...outline.flatMap(({ heading, questions }) => [`## ${heading}`, `[${questions.join(" ")}]`]),
    pause,
    paragraph([
      "[Sum up in one sentence what should be remembered.] That was our episode for today",
      "Thank you for listening, and enjoy your next run",
    ]),
  ].join("\n\n");
}

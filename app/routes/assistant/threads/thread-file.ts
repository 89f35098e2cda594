import { href } from "react-router";
import type { ChatMessage, ChatThread } from "#features/assistant/threads/thread.ts";
import { placeOf } from "#features/races/race.ts";
import { asWritten, writeMarkdown } from "#ui/markdown/written-markdown.ts";
import { formatDay, formatFullMoment } from "#values/day.ts";

/**
 * A conversation as Markdown: who said what and when, and the races with their addresses. Answers have
 * the links that the page shows, and no others.
 * @param origin - of this site
 */
export function threadFile(
  { title, assistant, messages }: Pick<ChatThread, "title" | "assistant" | "messages">,
  origin: string,
): string {
  const name = assistant?.name ?? "Running Assistant";
  const parts = messages.map((message) => part(message, name, origin));
  return `${[`# ${asWritten(title ?? "Conversation")}`, ...parts].join("\n\n")}\n`;
}

function part(message: ChatMessage, name: string, origin: string): string {
  const moment = formatFullMoment(new Date(message.at));
  const head = `## ${message.isUser ? "You" : asWritten(name)}, ${moment}`;
  const said = message.isUser
    ? message.content.trim()
    : writeMarkdown(message.blocks, (path) => origin + path);
  const races = message.races.map(({ race }) => {
    const address = origin + href("/races/:id", { id: race.id });
    const facts = [race.name, formatDay(race.startDate), placeOf(race)].join(", ");
    return `- ${asWritten(facts)}: ${address}`;
  });
  return [head, said, races.join("\n")].filter(Boolean).join("\n\n");
}

import { href } from "react-router";
import type { ChatMessage, ChatThread } from "#features/assistant/threads/thread.ts";
import { placeOf } from "#features/races/race.ts";
import { formatDay, formatFullMoment } from "#values/day.ts";

/**
 * A conversation as Markdown: who said what and when, and the races with their addresses.
 * @param origin - of this site
 */
export function threadFile(
  { title, assistant, messages }: Pick<ChatThread, "title" | "assistant" | "messages">,
  origin: string,
): string {
  const name = assistant?.name ?? "Running Assistant";
  const parts = messages.map((message) => part(message, name, origin));
  return `${[`# ${title ?? "Conversation"}`, ...parts].join("\n\n")}\n`;
}

function part(message: ChatMessage, name: string, origin: string): string {
  const moment = formatFullMoment(new Date(message.at));
  const head = `## ${message.isUser ? "You" : name}, ${moment}`;
  const races = message.races.map(({ race }) => {
    const address = origin + href("/races/:id", { id: race.id });
    return `- ${race.name}, ${formatDay(race.startDate)}, ${placeOf(race)}: ${address}`;
  });
  return [head, message.content.trim(), races.join("\n")].filter(Boolean).join("\n\n");
}

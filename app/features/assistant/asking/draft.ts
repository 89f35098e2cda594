import { markdownStream, readAnswer } from "#ui/markdown/markdown-stream.ts";
import { keepable } from "#values/text/clean.ts";
import type { AnswerLink, FoundRace } from "../conversation/assistant.ts";
import { longestAnswer, racesInAnswer, tokensIn } from "../conversation/limits.ts";
import type { AnswerEvent, ChatTurn } from "../planning/answer.ts";
import type { ChatEvent } from "../threads/chat-event.ts";
import { searchFailed } from "../threads/messages.ts";
import { type AnswerDebug, type ChatMessage, isLinkTo } from "../threads/thread.ts";

/** What is sent while an answer is made. */
export type PieceEvent = Exclude<ChatEvent, { started: unknown } | { done: unknown }>;

/** What an answer shows besides its text. */
export type AnswerParts = Pick<ChatMessage, "content" | "blocks" | "races" | "links" | "options">;

const mostLinks = 10;
const mostOptions = 10;
const longestReason = 200;

/** An answer while it is made, from the events of an engine. */
export function openDraft({
  race,
  conversation,
  plan,
}: Pick<ChatTurn, "race" | "conversation" | "plan">) {
  const known = new Set(conversation.flatMap(({ races }) => races.map(({ id }) => id)));
  if (race) known.add(race.id);
  const keepsLink = isLinkTo(known);
  const begun = performance.now();
  let lastMs = 0;
  let stream = markdownStream(keepsLink);
  let held = "";
  let content = "";
  let races: FoundRace[] = [];
  let links: AnswerLink[] = [];
  let options: string[] = [];
  const told = {
    hasText: false,
    isCut: false,
    firstByteMs: null as number | null,
    toolCalls: [] as AnswerDebug["toolCalls"],
    inputTokens: 0,
    outputTokens: 0,
    /** Whether the model has told what it cost. */
    hasUsage: false,
  };

  const sinceBegun = () => Math.round(performance.now() - begun);

  /** Adds to the text as far as there is room. */
  function write(piece: string): PieceEvent[] {
    const room = longestAnswer - content.length;
    if (piece.length > room) told.isCut = true;
    // A pair that was cut stays together: its first half waits for the other one.
    const text = keepable(told.isCut ? piece.slice(0, room) : piece);
    if (text === "") return [];
    content += text;
    told.firstByteMs ??= sinceBegun();
    return [{ content: text, shown: stream.push(text) }];
  }

  function speak(piece: string): PieceEvent[] {
    const text = held + piece;
    held = /[\ud800-\udbff]$/.exec(text)?.[0] ?? "";
    told.hasText ||= piece.trim() !== "";
    return write(held ? text.slice(0, -1) : text);
  }

  /** Adds a sentence of ours as a paragraph. */
  function append(sentence: string): PieceEvent[] {
    return write(`${content === "" || content.endsWith("\n\n") ? "" : "\n\n"}${sentence}`);
  }

  function noteSearch(parameters: AnswerDebug["parameters"], found: number | null) {
    const ms = sinceBegun();
    told.toolCalls.push({ name: "search_races", parameters, found, ms: ms - lastMs });
  }

  function take(event: AnswerEvent): PieceEvent[] {
    switch (event.kind) {
      case "text":
        return speak(event.text);
      case "races": {
        noteSearch(event.search, event.total);
        const fresh = event.races.filter(
          ({ race }) => !races.some((has) => has.race.id === race.id),
        );
        races = [...races, ...fresh].slice(0, racesInAnswer.most);
        for (const { race } of event.races) known.add(race.id);
        const result = { races: event.races, total: event.total };
        return [{ tool_call: { name: "search_races", result } }];
      }
      case "search-failed": {
        noteSearch(event.search, null);
        const reason = event.reason.replace(/\s+/g, " ").trim().slice(0, longestReason);
        const error = searchFailed(reason)[plan.language];
        return [...append(`${error}\n\n`), { tool_call: { name: "search_races", error } }];
      }
      case "links":
        links = [...links, ...event.links].slice(0, mostLinks);
        return [{ links: event.links }];
      case "options":
        options = event.options.slice(0, mostOptions);
        return [{ options }];
      case "cut":
        told.isCut = true;
        return [];
      case "usage":
        told.hasUsage = true;
        told.inputTokens += event.inputTokens;
        told.outputTokens += event.outputTokens;
        return [];
    }
  }

  return {
    told,
    append,
    hasRaces: () => races.length > 0,
    sinceBegun,
    take(event: AnswerEvent): PieceEvent[] {
      const events = take(event);
      lastMs = sinceBegun();
      return events;
    },
    /** Another engine begins: what the first one has shown goes. Links to its races stay good. */
    restart(): PieceEvent[] {
      const hadText = content !== "";
      stream = markdownStream(keepsLink);
      content = held = "";
      races = [];
      links = [];
      options = [];
      told.hasText = false;
      return hadText ? [{ content: "", shown: { from: 0, blocks: [] } }] : [];
    },
    parts(): AnswerParts {
      const whole = content.trimEnd();
      return { content: whole, blocks: readAnswer(whole, keepsLink), races, links, options };
    },
    /** What the model has cost, or about as much where it was cut before it could tell. */
    tokens(lettersRead: number) {
      if (told.hasUsage) return { inputTokens: told.inputTokens, outputTokens: told.outputTokens };
      return {
        inputTokens: tokensIn(lettersRead),
        outputTokens: tokensIn(content.length),
      };
    },
  };
}

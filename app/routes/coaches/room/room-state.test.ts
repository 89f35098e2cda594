import { expect, test } from "vitest";
import type { ChatEvent } from "#features/assistant/threads/chat-event.ts";
import { moodOf, nextRoom, openedRoom, type RoomAction } from "./room-state.ts";

const empty = openedRoom([], false);
const after = (...actions: RoomAction[]) => actions.reduce(nextRoom, empty);
const asked: RoomAction = { kind: "asked", text: "How do I taper?" };
const piece = (text: string): RoomAction => ({
  kind: "event",
  event: { content: text, shown: { from: 0, blocks: [["p", [text]]] } },
});
const done: RoomAction = {
  kind: "event",
  event: {
    done: { message: { content: "Rest.", blocks: [["p", ["Rest."]]], options: ["Why?"] } },
  } as unknown as ChatEvent,
};
const unreachable = { kind: "unreachable" } as const;

const found = (...ids: string[]): RoomAction => ({
  kind: "event",
  event: {
    tool_call: {
      name: "search_races",
      result: { races: ids.map((id) => ({ race: { id }, why: [] })), total: ids.length },
    },
  } as unknown as ChatEvent,
});

test("what a second search finds is added to the races of the first", () => {
  const { messages, phase } = after(asked, found("r1", "r2"), found("r2", "r3"));
  expect(messages[1]?.races.map(({ race }) => race.id)).toEqual(["r1", "r2", "r3"]);
  expect(phase).toBe("answering");
});

test("VC-14 a question waits, gets its answer and ends", () => {
  expect(moodOf(empty)).toBe("calm");
  const waiting = after(asked);
  expect(waiting.messages.map(({ isUser }) => isUser)).toEqual([true, false]);
  expect(moodOf(waiting)).toBe("thinking");
  expect(after(asked, piece("Rest")).phase).toBe("answering");
  const whole = after(asked, piece("Re"), done);
  expect(whole).toMatchObject({ phase: "idle", trouble: null });
  expect(whole.messages[1]).toMatchObject({ content: "Rest.", options: ["Why?"] });
});

test("a question that nobody answers goes back, words that came stay", () => {
  const lost = after(asked, { kind: "failed", trouble: unreachable });
  expect(lost).toMatchObject({ messages: [], phase: "idle", trouble: unreachable });
  expect(after(asked, { kind: "ended" }).messages).toEqual([]);
  const half = after(asked, piece("Rest"), { kind: "ended" });
  expect(half.messages).toHaveLength(2);
  expect(half.trouble).toEqual(unreachable);
  expect(after(asked, done, { kind: "ended" }).trouble).toBeNull();
});

test("who listens does not speak, and what was heard goes with the question", () => {
  const speaking = after({ kind: "saying", sentence: "Hello." });
  expect(moodOf(speaking)).toBe("speaking");
  const listening = nextRoom(speaking, { kind: "listening" });
  expect(listening).toMatchObject({ isListening: true, caption: null });
  expect(moodOf(listening)).toBe("listening");
  const heard = nextRoom(listening, { kind: "heard", text: "how do I" });
  expect(heard.heard).toBe("how do I");
  expect(nextRoom(heard, asked)).toMatchObject({ isListening: false, heard: "" });
  const trouble = { kind: "device", problem: "nothing-heard" } as const;
  expect(nextRoom(heard, { kind: "deaf", trouble })).toMatchObject({ isListening: false, trouble });
  expect(nextRoom(empty, { kind: "heard", text: "late" }).heard).toBe("");
});

test("after its end a session stays as it was, also in the middle of an answer", () => {
  const over = after(asked, { kind: "over" });
  expect(over).toMatchObject({ phase: "over", messages: [], caption: null });
  expect(nextRoom(over, asked)).toBe(over);
  expect(after(asked, piece("Rest"), { kind: "over" }).messages).toHaveLength(2);
  expect(moodOf(openedRoom([], true))).toBe("over");
});

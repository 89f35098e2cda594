import { expect, test } from "vitest";
import type { FoundRace } from "#features/assistant/conversation/assistant.ts";
import type { ChatEvent } from "#features/assistant/threads/chat-event.ts";
import type { ChatMessage, ChatThread } from "#features/assistant/threads/thread.ts";
import {
  isBusy,
  lastQuestion,
  nextState,
  openedThread,
  type ThreadAction,
  type ThreadState,
} from "./thread-state.ts";

const allowance = {
  meter: { right: "chatMessagesPerDay" as const, used: 3, limit: 10 },
  hint: null,
};

function message(change: Partial<ChatMessage>): ChatMessage {
  return {
    id: "m1",
    isUser: false,
    content: "",
    blocks: [],
    races: [],
    links: [],
    options: [],
    state: "complete",
    answeredBy: "built-in",
    notice: null,
    rating: null,
    debug: null,
    at: "2026-11-22T10:00:00.000Z",
    ...change,
  };
}

function thread(change: Partial<ChatThread> = {}): ChatThread {
  return {
    id: "t1",
    title: "Races in Cusco",
    assistant: null,
    race: null,
    messages: [
      message({ id: "q1", isUser: true, content: "Races in Cusco?" }),
      message({ id: "a1", content: "Two." }),
    ],
    isAnswering: false,
    ...change,
  };
}

function found(id: string): FoundRace {
  return {
    race: {
      id,
      name: `Race ${id}`,
      type: "Trail",
      status: "upcoming",
      isPremium: false,
      startDate: "2027-03-01",
      city: "Cusco",
      stateProvince: "Cusco",
      country: "Peru",
      placeId: null,
      timeZone: "America/Lima",
      photo: null,
      position: null,
      hairline: null,
      isClosed: false,
      distances: [],
      price: { kind: "free" },
      rating: null,
    },
    why: ["In Cusco"],
  };
}

const started: ChatEvent = {
  started: { thread: "t1", title: "Find a race", question: "q9", answer: "a9" },
};

function piece(content: string, from = 0): ChatEvent {
  return { content, shown: { from, blocks: [["p", [content]]] } };
}

const event = (each: ChatEvent): ThreadAction => ({ kind: "event", event: each });
const ask = (text: string): ThreadAction => ({ kind: "asked", text, instead: null });

function after(actions: ThreadAction[], state: ThreadState = openedThread(null, null)) {
  return actions.reduce(nextState, state);
}

test("a question appends itself and an empty answer that waits", () => {
  const state = after([ask("Find me a race")]);
  expect(state.messages.map(({ isUser, content }) => [isUser, content])).toEqual([
    [true, "Find me a race"],
    [false, ""],
  ]);
  expect(state.phase).toBe("asking");
  expect(isBusy(state)).toBe(true);
});

test("the first event names the thread and its messages, and the answer still waits", () => {
  const state = after([ask("Hello"), event(started)]);
  expect(state.thread).toEqual({ id: "t1", title: "Find a race" });
  expect(state.messages.map(({ id }) => id)).toEqual(["q9", "a9"]);
  expect(state.phase).toBe("asking");
});

test("pieces are appended, and blocks from the given one on are replaced", () => {
  const state = after([
    ask("Hello"),
    event(started),
    event(piece("One.")),
    event(piece(" Two", 1)),
    event(piece(" and a half", 1)),
  ]);
  const answer = state.messages.at(-1)!;
  expect(answer.content).toBe("One. Two and a half");
  expect(answer.blocks).toEqual([
    ["p", ["One."]],
    ["p", [" and a half"]],
  ]);
  expect(state.phase).toBe("answering");
});

test("earlier messages and earlier blocks stay the same objects", () => {
  const before = after([ask("Hello"), event(started), event(piece("One."))]);
  const next = nextState(before, event(piece("Two.", 1)));
  expect(next.messages[0]).toBe(before.messages[0]);
  expect(next.messages[1]!.blocks[0]).toBe(before.messages[1]!.blocks[0]);
});

test("each race is shown once, however many searches find it", () => {
  const search = (...ids: string[]): ChatEvent => ({
    tool_call: { name: "search_races", result: { races: ids.map(found), total: ids.length } },
  });
  const state = after([ask("Races?"), event(search("r1", "r2")), event(search("r2", "r3"))]);
  expect(state.messages.at(-1)!.races.map(({ race }) => race.id)).toEqual(["r1", "r2", "r3"]);
  expect(state.phase).toBe("answering");
});

test("a search that failed shows nothing by itself", () => {
  const before = after([ask("Races?"), event(started)]);
  const failed: ChatEvent = { tool_call: { name: "search_races", error: "away" } };
  expect(nextState(before, event(failed))).toBe(before);
});

test("links, options and a notice belong to the answer", () => {
  const state = after([
    ask("Races?"),
    event({ links: [{ label: "All races", to: "/races" }] }),
    event({ options: ["Trail", "Road"] }),
    event({ notice: "model-unavailable" }),
  ]);
  expect(state.messages.at(-1)).toMatchObject({
    links: [{ label: "All races", to: "/races" }],
    options: ["Trail", "Road"],
    notice: "model-unavailable",
  });
});

test("at the end the stored message replaces the pieces", () => {
  const stored = message({ id: "a9", content: "The whole answer." });
  const state = after([
    ask("Hello"),
    event(started),
    event(piece("The wh")),
    event({ done: { message: stored, allowance } }),
  ]);
  expect(state.messages.at(-1)).toEqual(stored);
  expect(state.phase).toBe("idle");
  expect(state.allowance).toBe(allowance);
  expect(nextState(state, { kind: "ended" })).toBe(state);
});

test("an event after the end changes nothing", () => {
  const ended = after([
    ask("Hello"),
    event({ done: { message: message({ content: "Done." }), allowance } }),
  ]);
  expect(nextState(ended, event(piece("more")))).toBe(ended);
  expect(nextState(ended, event(started))).toBe(ended);
});

test("a refusal takes the question back and says why", () => {
  const state = openedThread(thread(), null);
  const refused = after(
    [
      ask("And now?"),
      {
        kind: "refused",
        trouble: { kind: "refused", refusal: { problem: "busy", message: "Wait." } },
      },
    ],
    state,
  );
  expect(refused.messages).toBe(state.messages);
  expect(refused.phase).toBe("idle");
  expect(refused.trouble).toEqual({
    kind: "refused",
    refusal: { problem: "busy", message: "Wait." },
  });
  expect(after([ask("Again")], refused).trouble).toBeNull();
  expect(nextState(refused, { kind: "dismissed" }).trouble).toBeNull();
});

test("a cut connection keeps what has arrived until the stored thread replaces it", () => {
  const cut = after([ask("Hello"), event(started), event(piece("Half an")), { kind: "ended" }]);
  expect(cut).toMatchObject({ phase: "lost", trouble: { kind: "failed" } });
  expect(cut.messages.at(-1)!.content).toBe("Half an");

  const stored = thread({
    messages: [
      message({ id: "q9", isUser: true, content: "Hello" }),
      message({ id: "a9", content: "Half an", state: "stopped" }),
    ],
  });
  const reloaded = nextState(cut, { kind: "loaded", thread: stored });
  expect(reloaded).toMatchObject({ phase: "idle", trouble: { kind: "failed" } });
  expect(reloaded.messages).toBe(stored.messages);
});

test("a whole answer that was stored after the cut leaves no complaint", () => {
  const cut = after([ask("Races in Cusco?"), event(started), { kind: "ended" }]);
  expect(nextState(cut, { kind: "loaded", thread: thread() })).toMatchObject({
    phase: "idle",
    trouble: null,
  });
});

test("a stopped answer keeps what has arrived, and late pieces are not added", () => {
  const stopped = after([ask("Hello"), event(started), event(piece("Half")), { kind: "stopped" }]);
  expect(stopped.phase).toBe("idle");
  expect(stopped.messages.at(-1)).toMatchObject({ state: "stopped", content: "Half" });
  expect(nextState(stopped, event(piece(" more")))).toBe(stopped);
  expect(nextState(stopped, { kind: "stopped" })).toBe(stopped);
});

test("what was read before the answer ended does not bring it back", () => {
  const streaming = thread({
    isAnswering: true,
    messages: [
      message({ id: "q9", isUser: true, content: "Hello" }),
      message({ id: "a9", state: "streaming" }),
    ],
  });
  const busy = after([ask("Hello"), event(started), event(piece("Half"))]);
  expect(nextState(busy, { kind: "loaded", thread: streaming })).toBe(busy);
  const stopped = nextState(busy, { kind: "stopped" });
  expect(nextState(stopped, { kind: "loaded", thread: streaming })).toBe(stopped);
});

test("a thread that another tab asks in waits for that answer", () => {
  const state = openedThread(thread({ isAnswering: true }), allowance);
  expect(state.phase).toBe("elsewhere");
  expect(isBusy(state)).toBe(false);
  const loaded = nextState(state, { kind: "loaded", thread: thread() });
  expect(loaded.phase).toBe("idle");
  expect(loaded.allowance).toBe(allowance);
});

test("asking again replaces the last answer and keeps its question", () => {
  const state = openedThread(thread(), null);
  const again = nextState(state, { kind: "asked", text: null, instead: "retry" });
  expect(again.messages).toHaveLength(2);
  expect(again.messages[0]).toBe(state.messages[0]);
  expect(again.messages[1]).toMatchObject({ content: "", state: "streaming" });
});

test("an edited question replaces the last one with its answer", () => {
  const longer = thread({
    messages: [...thread().messages, message({ id: "q2", isUser: true, content: "Cheaper?" })],
  });
  const edited = nextState(openedThread(longer, null), {
    kind: "asked",
    text: "Cheaper ones?",
    instead: "edit",
  });
  expect(edited.messages.map(({ content }) => content)).toEqual([
    "Races in Cusco?",
    "Two.",
    "Cheaper ones?",
    "",
  ]);
  expect(lastQuestion(edited)?.content).toBe("Cheaper ones?");
});

test("a rating is shown on its message alone", () => {
  const state = openedThread(thread(), null);
  const rated = nextState(state, { kind: "rated", message: "a1", rating: -1 });
  expect(rated.messages.map(({ rating }) => rating)).toEqual([null, -1]);
  expect(rated.messages[0]).toBe(state.messages[0]);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventReader, followEvents, reconnectSeconds } from "./server-events.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server whose answers the test gives; and what the client has asked and heard. */
function aServer(answers: (() => Response)[]) {
  const asked: [seconds: number, lastId: string | null][] = [];
  const heard: string[] = [];
  const ends: number[] = [];
  const began = Date.now();
  const stop = followEvents({
    async open(lastId) {
      asked.push([(Date.now() - began) / 1000, lastId]);
      const answer = answers.shift();
      if (!answer) throw new Error("the network is away");
      return answer();
    },
    onEvent: ({ text }) => void heard.push(text),
    onEnd: (status) => void ends.push(status),
  });
  return { asked, heard, ends, stop };
}

test("AUTHSVC-27 a client connects again after 1, 2, 5 and then every 10 seconds", async () => {
  const { asked, stop } = aServer([]);
  await vi.advanceTimersByTimeAsync(40_000);
  expect(asked.map(([seconds]) => seconds)).toEqual([0, 1, 3, 8, 18, 28, 38]);
  expect(reconnectSeconds).toEqual([1, 2, 5, 10]);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(7);
});

test("AUTHSVC-27 a client names the last event that it has, and begins to wait from 1 second again", async () => {
  const cut = () => new Response("id: 7\nevent: a\ndata: one\n\n: still here\n\nid: 8\ndata: tw");
  const { asked, heard, stop } = aServer([
    () => new Response("", { status: 503 }),
    () => new Response("", { status: 429 }),
    cut,
  ]);
  await vi.advanceTimersByTimeAsync(6000);
  expect(asked).toEqual([
    [0, null],
    [1, null],
    [3, null],
    [4, "7"],
    [6, "7"],
  ]);
  expect(heard).toEqual(["one"]);
  stop();
});

test("a client stops where the session has ended", async () => {
  const { asked, ends } = aServer([() => new Response("", { status: 401 })]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([asked.length, ends]).toEqual([1, [401]]);
});

test("events are read whole, wherever the parts of the stream end", () => {
  const stream = 'id: 1\nevent: a\ndata: {"b":1}\n\n: beat\n\nid:2\ndata: x\ndata: y\n\n';
  const whole = [
    { id: "1", kind: "a", text: '{"b":1}' },
    { id: "2", kind: "message", text: "x\ny" },
  ];
  for (let place = 0; place <= stream.length; place++) {
    const read = eventReader();
    expect([...read(stream.slice(0, place)), ...read(stream.slice(place))]).toEqual(whole);
  }
});

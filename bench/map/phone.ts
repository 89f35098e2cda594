import type { CDPSession, Locator, Page } from "@playwright/test";

/** @param at - what `find` has found */
type Act = (page: Page, session: CDPSession, at: Finger) => Promise<unknown>;

/**
 * What somebody does with the map, and what it is called. What finds the place to touch runs before, in
 * tasks that are none of the page's own.
 */
type Step = [name: string, act: Act, find?: (page: Page) => Promise<Finger>];

/** @param address - of the map */
export const phoneSteps = (address: string): Step[] => [
  ["open", (page) => page.goto(address)],
  ["pan", drag(-120, 60), middleOfMap],
  ["pan back", drag(120, -60), middleOfMap],
  ["pinch in", pinch(40, 150), middleOfMap],
  ["pan close", drag(-140, -90), middleOfMap],
  ["pinch closer", pinch(40, 150), middleOfMap],
  ["pinch out", pinch(150, 30), middleOfMap],
  ["jump to Mexico", tap, jumpTo("Mexico")],
  ["jump to Peru", tap, jumpTo("Peru")],
  ["back to all", tap, jumpTo("All four")],
];

function jumpTo(name: string) {
  return (page: Page) => {
    const jumps = page.getByRole("navigation", { name: "Parts of the map" });
    return middleOf(jumps.getByRole("link", { name }));
  };
}

function middleOfMap(page: Page) {
  return middleOf(page.getByRole("region", { name: "Map of the races" }));
}

async function middleOf(part: Locator): Promise<Finger> {
  await part.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}

async function tap(_: Page, session: CDPSession, at: Finger) {
  await send(session, "touchStart", [at]);
  await send(session, "touchEnd", []);
}

const frames = 24;
const frameMs = 16;

function drag(across: number, down: number): Act {
  return (_, session, { x, y }) =>
    touch(session, (share) => [{ x: x + across * (share - 0.5), y: y + down * (share - 0.5) }]);
}

/** Two fingers, so far from the middle at first and in the end. */
function pinch(from: number, to: number): Act {
  return (_, session, { x, y }) =>
    touch(session, (share) => {
      const reach = from + (to - from) * share;
      return [
        { x: x - reach * 0.9, y: y - reach * 0.3, id: 1 },
        { x: x + reach * 0.9, y: y + reach * 0.3, id: 2 },
      ];
    });
}

type Finger = { x: number; y: number; id?: number };

async function touch(session: CDPSession, fingers: (share: number) => Finger[]) {
  await send(session, "touchStart", fingers(0));
  for (let frame = 1; frame <= frames; frame++) {
    await send(session, "touchMove", fingers(frame / frames));
    await new Promise((resolve) => setTimeout(resolve, frameMs));
  }
  await send(session, "touchEnd", []);
}

function send(
  session: CDPSession,
  type: "touchStart" | "touchMove" | "touchEnd",
  touchPoints: Finger[],
) {
  return session.send("Input.dispatchTouchEvent", { type, touchPoints });
}

import type { CDPSession, Page } from "@playwright/test";

/** What somebody does with the map, and what it is called. */
type Step = [name: string, act: (page: Page, session: CDPSession) => Promise<unknown>];

const middle = { x: 180, y: 420 };

/** @param address - of the map */
export const phoneSteps = (address: string): Step[] => [
  ["open", (page) => page.goto(address)],
  ["pan", (_, session) => drag(session, -120, 60)],
  ["pan back", (_, session) => drag(session, 120, -60)],
  ["pinch in", (_, session) => pinch(session, 40, 150)],
  ["pan close", (_, session) => drag(session, -140, -90)],
  ["pinch closer", (_, session) => pinch(session, 40, 150)],
  ["pinch out", (_, session) => pinch(session, 150, 30)],
  ["jump to Mexico", (page) => jump(page, "Mexico")],
  ["jump to Peru", (page) => jump(page, "Peru")],
  ["back to all", (page) => jump(page, "All four")],
];

function jump(page: Page, name: string) {
  return page
    .getByRole("navigation", { name: "Parts of the map" })
    .getByRole("link", { name })
    .click();
}

const frames = 24;
const frameMs = 16;

async function drag(session: CDPSession, across: number, down: number) {
  await touch(session, (share) => [
    { x: middle.x + across * (share - 0.5), y: middle.y + down * (share - 0.5) },
  ]);
}

/** Two fingers, so far from the middle at first and in the end. */
async function pinch(session: CDPSession, from: number, to: number) {
  await touch(session, (share) => {
    const reach = from + (to - from) * share;
    return [
      { x: middle.x - reach * 0.9, y: middle.y - reach * 0.3, id: 1 },
      { x: middle.x + reach * 0.9, y: middle.y + reach * 0.3, id: 2 },
    ];
  });
}

type Finger = { x: number; y: number; id?: number };

async function touch(session: CDPSession, fingers: (share: number) => Finger[]) {
  const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Finger[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", fingers(0));
  for (let frame = 1; frame <= frames; frame++) {
    await send("touchMove", fingers(frame / frames));
    await new Promise((resolve) => setTimeout(resolve, frameMs));
  }
  await send("touchEnd", []);
}

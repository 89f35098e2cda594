import { expect, test } from "vitest";
import { sayIn } from "#values/say.ts";
import { advantages, comparison } from "./advertised.ts";
import { entitlementsOf } from "./entitlements.ts";
import { type Tier, tiers } from "./plans.ts";

/** The three plans' cells in a row of the table. */
function offeredIn(name: string) {
  const found = comparison.flatMap(({ rows }) => rows).find((row) => row.name.en === name);
  const say = sayIn("en");
  return tiers.map((tier) => {
    const offered = found?.offered[tier];
    return typeof offered === "object" ? say(offered) : offered;
  });
}

test("MEM-08 MEM-09 MEM-10 each plan names what it adds", () => {
  expect(tiers.map((tier) => advantages[tier].length)).toEqual([4, 6, 7]);
  const named = (tier: Tier) => advantages[tier].map(sayIn("en"));
  expect(named("pacer")).toContain("Limited AI chat");
  expect(named("sprinter")).toContain("GPX route analysis");
  expect(named("elite")).toContain("Priority support 24/7");
});

test("MEM-11 GAP-28 four groups are compared", () => {
  const groups = comparison.map(({ name }) => name.en);
  expect(groups).toEqual(["AI Assistant", "Training", "Perks", "Support"]);
});

test("MEM-12 MEM-13 MEM-14 history, discounts and support are those of the specification", () => {
  expect(offeredIn("Chat history")).toEqual(["7 days", "30 days", "Unlimited"]);
  expect(offeredIn("Partner discounts")).toEqual([false, "10-20%", "20-40%"]);
  expect(offeredIn("Ways to reach us")).toEqual([
    "Email",
    "Email, chat",
    "Email, chat, priority phone",
  ]);
});

test("limits in the table are the limits that hold", () => {
  const { chatMessagesPerDay } = entitlementsOf("pacer");
  expect(offeredIn("AI chat")).toEqual([
    `Limited: ${chatMessagesPerDay} messages a day`,
    "Unlimited",
    "Unlimited",
  ]);
  const { gpxAnalysesPerMonth } = entitlementsOf("sprinter");
  expect(offeredIn("GPX route analysis")).toEqual([
    false,
    `${gpxAnalysesPerMonth} a month`,
    "Unlimited",
  ]);
  expect(offeredIn("Training plans")).toEqual(["Standard", "Personalized", "Personalized"]);
  expect(offeredIn("Custom coaching integration")).toEqual([false, false, true]);
  expect(offeredIn("Recommendations")).toEqual(["Basic", "Priority", "Priority"]);
  expect(offeredIn("Pace calculator")).toEqual(["Basic", "With race bands", "With race bands"]);
  expect(offeredIn("Advanced analytics")).toEqual([false, true, true]);
});

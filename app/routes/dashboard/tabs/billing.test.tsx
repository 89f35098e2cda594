import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import type { Membership } from "#features/membership/membership.ts";
import type { KeptTier } from "#features/membership/usage/entitlements.ts";
import { Standing } from "./billing.tsx";

const end = Date.UTC(2026, 11, 22) / 1000;

const ending: Membership = {
  status: "active",
  tier: "pacer",
  interval: "month",
  priceId: "pacer_monthly",
  periodEnd: end,
  endsWithPeriod: true,
  waitingTier: null,
  cardBrand: null,
  cardLast4: null,
};

function wordsFor(kept: KeptTier | null): string {
  const Page = createRoutesStub([
    { path: "/", Component: () => <Standing membership={ending} kept={kept} open={null} /> },
  ]);
  return renderToStaticMarkup(<Page />);
}

test("GAP-30 an ending membership keeps the paid rights until its end, also after a downgrade", () => {
  const until = "Your membership ends on December 22, 2026. Until then you keep everything that";
  expect(wordsFor(null)).toContain(`${until} Pacer gives you`);
  expect(wordsFor({ tier: "elite", until: end })).toContain(`${until} Elite gives you`);
  expect(wordsFor({ tier: "elite", until: end - 86_400 })).toContain(`${until} Pacer gives you`);
});

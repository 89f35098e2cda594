import { expect } from "vitest";
import { openTestDatabase } from "../../../../tests/support/database.ts";
import { type Member, stories } from "../../../../tests/support/membership.ts";
import { centsOf, priceIdOf, type Tier, tiers } from "../plans/plans.ts";

const story = stories((await openTestDatabase()).db);

const hour = 1 / 24;
const hoursPerMonth = { 11: 720, 12: 744 } as const;

/** The price of the rights that a member had, summed hour by hour. */
function meter() {
  let worth = 0;
  return {
    add(tier: Tier | null, hours: number, month: keyof typeof hoursPerMonth) {
      if (tier) worth += (centsOf(tier, "month") * hours) / hoursPerMonth[month];
    },
    worth: () => worth,
  };
}

/** A seeded generator of the next plan and the hours until the change. */
function walk(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

async function sumOf(member: Member): Promise<number> {
  return (await member.paid()).reduce((sum, amount) => sum + amount, 0);
}

for (const seed of [1, 2]) {
  story(
    `GAP-30 switching to and fro costs exactly the rights received: walk ${seed}`,
    async (member) => {
      const next = walk(seed);
      const had = meter();
      await member.subscribe("sprinter_monthly");
      let hours = 0;
      const live = async (until: number) => {
        const tier = await member.tier();
        had.add(tier, until - hours, hours < hoursPerMonth[11] ? 11 : 12);
        await member.pass((until - hours) * hour);
        await member.deliver();
        hours = until;
      };
      let changes = 0;
      for (const end of [hoursPerMonth[11], hoursPerMonth[11] + hoursPerMonth[12]]) {
        // Includes moments just before and after the renewal.
        const moments = [0.01, next() * 0.5, 0.5 + next() * 0.45, 0.999];
        const begin = hours;
        for (const moment of moments) {
          await live(begin + Math.floor(moment * (end - begin)));
          const wanted = tiers[Math.floor(next() * tiers.length)] ?? "pacer";
          if ((await member.membership())?.tier === wanted) continue;
          const { amountDue, token } = await member.preview(priceIdOf(wanted, "month"));
          const before = await sumOf(member);
          expect(await member.change(priceIdOf(wanted, "month"), token)).toHaveProperty("plan");
          expect((await sumOf(member)) - before, "as it was said before").toBe(amountDue);
          changes += 1;
        }
        await live(end);
      }
      // The third month has just been charged.
      const [latest = 0] = await member.paid();
      const paid = (await sumOf(member)) - latest;
      expect(changes).toBeGreaterThan(2);
      // Each of a change's two amounts is rounded to a cent.
      expect(Math.abs(paid - had.worth())).toBeLessThanOrEqual(2 * changes);
    },
  );
}

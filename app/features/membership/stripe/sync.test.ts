import { expect } from "vitest";
import { openTestDatabase } from "../../../../tests/support/database.ts";
import { stories } from "../../../../tests/support/membership.ts";
import { syncCustomer } from "./sync.server.ts";

const story = stories((await openTestDatabase()).db);

story("what was read before another reading was written is read again", async (member) => {
  await member.subscribe("pacer_monthly");
  const { payments } = member.services;
  let reads = 0;
  const slow = {
    ...payments,
    async subscriptionsOf(id: string) {
      const before = await payments.subscriptionsOf(id);
      reads += 1;
      if (reads === 1) await member.change("elite_monthly");
      return before;
    },
  };
  await syncCustomer({ ...member.services, payments: slow }, await member.customer());
  expect(reads).toBe(2);
  expect(await member.membership()).toMatchObject({ tier: "elite" });
});

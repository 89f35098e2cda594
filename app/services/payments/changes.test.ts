import { expect, test } from "vitest";
import { openTestDatabase } from "../../../tests/support/database.ts";
import { newKey, origin, paymentSides } from "../../../tests/support/providers/payments.ts";

const { db } = await openTestDatabase();
const slowly = { timeout: 120_000 };

for (const { name, payments, stripe, aSubscriber } of paymentSides(db)) {
  /** Changes the plan at the price of its preview, and sends the change twice. */
  async function change(id: string, priceKey: string, paidOfferId: string) {
    const wish = { priceKey, at: null, charge: "now", paidOfferId } as const;
    const preview = await payments.previewChange(id, wish);
    const how = { key: newKey(), returnUrl: `${origin}/back` };
    const changed = await payments.changePlan(id, { ...wish, at: preview.at }, how);
    const again = await payments.changePlan(id, { ...wish, at: preview.at }, how);
    return { preview, changed, again };
  }

  test(`by ${name}: an upgrade costs to the cent what its preview said`, slowly, async () => {
    const { customer, id } = await aSubscriber("pacer_monthly");
    const { preview, changed, again } = await change(id, "elite_monthly", "pacer");
    expect(preview.total).toBe(preview.amountDue);
    expect(changed).toMatchObject({ subscription: { offerId: "elite" }, confirmUrl: null });
    expect(again.subscription.offerId).toBe("elite");
    const [latest, first, ...more] = await payments.invoicesOf(customer);
    expect(more).toEqual([]);
    expect(latest?.amountPaid).toBe(preview.amountDue);
    expect(first?.amountPaid).toBe(999);
  });

  async function lower(id: string, priceKey: string, paidOfferId: string) {
    const wish = { priceKey, at: null, charge: "renewal", paidOfferId } as const;
    const how = { key: newKey(), returnUrl: `${origin}/back` };
    return (await payments.changePlan(id, wish, how)).subscription;
  }

  test(
    `by ${name}: a downgrade charges and credits nothing, and notes what is paid for`,
    slowly,
    async () => {
      const { customer, id } = await aSubscriber("elite_monthly");
      const lowered = await lower(id, "pacer_monthly", "elite");
      expect(lowered.offerId).toBe("pacer");
      expect(lowered.paidFor).toEqual({ offerId: "elite", until: lowered.periodEnd });
      expect(await payments.invoicesOf(customer)).toHaveLength(1);
      expect(await payments.nextChargeOf(id)).toEqual({ amount: 999, currency: "usd" });
    },
  );

  test(
    `by ${name}: an upgrade after a downgrade is charged from what is paid for`,
    slowly,
    async () => {
      const { customer, id } = await aSubscriber("sprinter_monthly");
      await lower(id, "pacer_monthly", "sprinter");
      const { preview, changed } = await change(id, "elite_monthly", "sprinter");
      // The price of the whole month, less the seconds since.
      expect(preview.amountDue).toBeGreaterThan(1990);
      expect(preview.amountDue).toBeLessThanOrEqual(2000);
      expect(changed.subscription.offerId).toBe("elite");
      expect((await payments.invoicesOf(customer))[0]?.amountPaid).toBe(preview.amountDue);
    },
  );

  test(
    `by ${name}: an upgrade that the card refuses changes nothing, and comes with a sentence`,
    slowly,
    async () => {
      const { customer, id } = await aSubscriber("pacer_monthly");
      const bad = await stripe.paymentMethods.attach("pm_card_chargeCustomerFail", { customer });
      await stripe.subscriptions.update(id, { default_payment_method: bad.id });
      await expect(change(id, "elite_monthly", "pacer")).rejects.toMatchObject({
        kind: "invalid",
        reason: "card",
        sentence: expect.stringContaining("declined"),
      });
      expect(await payments.subscriptionsOf(customer)).toMatchObject([
        { offerId: "pacer", waiting: null },
      ]);
    },
  );

  test(
    `by ${name}: an upgrade whose card asks for its owner waits at an address, until it is given up`,
    slowly,
    async () => {
      const { customer, id } = await aSubscriber("pacer_monthly");
      const asking = await stripe.paymentMethods.attach("pm_card_authenticationRequired", {
        customer,
      });
      await stripe.subscriptions.update(id, { default_payment_method: asking.id });
      const { changed, again } = await change(id, "elite_monthly", "pacer");
      expect(changed.confirmUrl).toMatch(/^https:/);
      expect(again.confirmUrl).toMatch(/^https:/);
      const [{ offerId, waiting } = {}] = await payments.subscriptionsOf(customer);
      expect(offerId).toBe("pacer");
      expect(waiting?.offerId).toBe("elite");
      // 23 hours, give or take a minute.
      const hours = ((waiting?.until ?? 0) - Date.now() / 1000) / 3600;
      expect(Math.abs(hours - 23)).toBeLessThan(1 / 60);
      expect(await payments.waitingChangeOf(id)).toBe("not-confirmed");
      expect(await payments.dropWaitingChange(id)).toBe("not-confirmed");
      expect(await payments.waitingChangeOf(id)).toBe("over");
      expect(await payments.dropWaitingChange(id)).toBe("over");
      expect(await payments.subscriptionsOf(customer)).toMatchObject([
        { offerId: "pacer", waiting: null },
      ]);
    },
  );

  test(
    `by ${name}: what cannot wait is not asked for together with what may have to`,
    slowly,
    async () => {
      const { id } = await aSubscriber("pacer_monthly");
      const change = {
        payment_behavior: "pending_if_incomplete",
        cancel_at_period_end: true,
      } as const;
      await expect(stripe.subscriptions.update(id, change)).rejects.toMatchObject({
        type: "StripeInvalidRequestError",
      });
    },
  );
}

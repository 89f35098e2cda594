import { offers } from "#features/membership/plans/plans.ts";
import { config } from "#services/config.ts";
import { stripePayments } from "#services/payments/stripe.ts";
import { giveUp } from "./own-database.ts";

const usage = `Puts our plans on sale at Stripe: creates the products and prices that are missing.

  npm run stripe:sync

STRIPE_SECRET_KEY names the account; begin with a test key. The command can be repeated: a price
whose amount has changed is replaced for new members, and existing members keep theirs.
`;

try {
  if (process.argv.length > 2) console.log(usage);
  else await putOnSale();
} catch (problem) {
  giveUp(problem instanceof Error && problem.cause instanceof Error ? problem.cause : problem);
}

async function putOnSale(): Promise<void> {
  const { payments: settings } = config();
  if (!settings) throw new Error("Set STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and APP_URL first.");
  const payments = stripePayments({ settings, fetch, now: () => new Date() });
  const done = await payments.putOnSale(offers);
  console.log(done.length > 0 ? `${done.join("\n")}\n` : "Everything is on sale already.");
}

import type { Job } from "#services/job.ts";
import { freeEndedCredits } from "../prices/credits.server.ts";
import { refreshShownPrices } from "../prices/shown-prices.server.ts";
import { returnLostCredits } from "./credit-rests.server.ts";
import { forgetUnpaid, sweepOrders } from "./lapsed.server.ts";
import { remindOrganizers } from "./letters.server.ts";
import { forgetProofs } from "./proofs.server.ts";

/** Pages show the places that are free again. */
const endLapsed: Job["work"] = async (services, _, { dropPages }) => {
  if ((await sweepOrders(services)) > 0) dropPages();
  await freeEndedCredits(services);
  await returnLostCredits(services);
};

/** So do they the price that counts now. */
const showPrices: Job["work"] = async (services, _, { dropPages }) => {
  if ((await refreshShownPrices(services)) > 0) dropPages();
};

export const orderJobs: Job[] = [
  { queue: "end-lapsed-orders", schedule: "* * * * *", work: endLapsed },
  { queue: "show-current-prices", schedule: "* * * * *", work: showPrices },
  // In the morning of Lima and Mexico City.
  { queue: "remind-of-payment-proofs", schedule: "30 14 * * *", work: remindOrganizers },
  { queue: "forget-payment-proofs", schedule: "35 3 * * *", work: forgetProofs },
  { queue: "forget-unpaid-orders", schedule: "45 3 * * *", work: forgetUnpaid },
];

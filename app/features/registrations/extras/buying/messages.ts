import type { Words } from "#values/say.ts";
import { registrationRefusals } from "../../messages.ts";
import { extraProblems } from "../messages.ts";
import type { BuyingProblem } from "./buying.server.ts";

/** Why no extras were ordered for an entry. */
export const buyingProblems: Record<BuyingProblem | "failed", Words> = {
  gone: {
    en: "Extras can no longer be added to this entry.",
    es: "Esta inscripción ya no puede llevar adicionales.",
  },
  none: { en: "Please choose something first.", es: "Elige algo primero." },
  "unpaid-order": {
    en: "You have an order of extras that is not paid yet. Pay or cancel it first.",
    es: "Tienes un pedido de adicionales sin pagar. Págalo o cancélalo antes.",
  },
  "price-changed": registrationRefusals["price-changed"],
  "extras-sold-out": registrationRefusals["extras-sold-out"],
  busy: registrationRefusals.busy,
  "no-way-to-pay": registrationRefusals["no-way-to-pay"],
  failed: extraProblems.failed,
};

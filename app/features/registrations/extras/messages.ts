import { editingProblems } from "#features/races/editing/messages.ts";
import type { Words } from "#values/say.ts";
import { registrationRefusals } from "../messages.ts";
import { mostExtras } from "./extra.ts";

/** Why extras of a race were not changed. */
export const extraProblems = {
  "no-race": editingProblems["no-race"],
  gone: { en: "There is no such extra.", es: "Ese adicional no existe." },
  "too-many": {
    en: `A race has at most ${mostExtras} extras.`,
    es: `Una carrera puede tener hasta ${mostExtras} adicionales.`,
  },
  "no-distance": {
    en: "This distance was deleted. Choose another one.",
    es: "Esta distancia se eliminó. Elige otra.",
  },
  "below-taken": {
    en: "More of it than that is sold or held already.",
    es: "Ya se vendieron o reservaron más que esos.",
  },
  "other-kind": {
    en: "Runners have ordered it already: it stays a fixed price or an amount that they choose.",
    es: "Ya hay pedidos: sigue con precio fijo o con monto a elección.",
  },
  ordered: {
    en: "Runners have ordered it, so that it cannot be deleted. Stop selling it instead.",
    es: "Ya hay pedidos y no se puede eliminar. Deja de venderlo.",
  },
  "no-way": {
    en: "Runners could not pay yet. Describe a way to pay under “Prices” first, or connect an account for cards.",
    es: "Los corredores aún no podrían pagar. Describe antes una forma de pago en “Precios” o conecta una cuenta para tarjetas.",
  },
  returned: {
    en: "It was taken back already.",
    es: "Ya se había retirado.",
  },
  failed: {
    en: "That could not be saved. Please try again.",
    es: "No se pudo guardar. Inténtalo de nuevo.",
  },
} as const satisfies Record<string, Words>;

export type ExtraRefusal = keyof typeof extraProblems;

export const extraNotices = {
  added: { en: "Extra added.", es: "Adicional agregado." },
  saved: { en: "Extra saved.", es: "Adicional guardado." },
  stopped: { en: "It is no longer sold.", es: "Ya no se vende." },
  resumed: { en: "It is sold again.", es: "Se vende de nuevo." },
  moved: { en: "The order is saved.", es: "El orden quedó guardado." },
  deleted: { en: "Extra deleted.", es: "Adicional eliminado." },
  takenBack: {
    en: "The extra is taken back. What it has cost is on the list “To settle” of the payments.",
    es: "El adicional se retiró. Lo que costó está en la lista “Por resolver” de los pagos.",
  },
} as const satisfies Record<string, Words>;

/** Why no extras were ordered for an entry. */
export const buyingProblems = {
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
} as const satisfies Record<string, Words>;

import type { Words } from "#values/say.ts";
import type { RegistrationStatus } from "../registration.ts";

/** The statuses that an administrator can give a registration, in the order of their buttons. */
export const givenStatuses = ["confirmed", "completed", "cancelled"] as const;
export type GivenStatus = (typeof givenStatuses)[number];

/** The label of the button that gives a registration this status. */
export const changeLabels: Record<GivenStatus, Words> = {
  confirmed: { en: "Confirm", es: "Confirmar" },
  completed: { en: "Mark completed", es: "Marcar como completada" },
  cancelled: { en: "Cancel", es: "Cancelar" },
};

/** The statuses that a registration can be given: all three where it is `registered`. */
export function offeredStatuses(status: RegistrationStatus): GivenStatus[] {
  return givenStatuses.filter((to) => mayGive(status, to));
}

/**
 * Confirming is offered unless it is confirmed, cancelling unless it is cancelled, and completing
 * unless it is completed or cancelled.
 */
export function mayGive(status: RegistrationStatus, to: RegistrationStatus): boolean {
  return status !== to && !(status === "cancelled" && to === "completed");
}

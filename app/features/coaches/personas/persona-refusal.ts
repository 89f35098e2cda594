/** Why a coach stays as it is, with the provider's words if it has refused. */
export type PersonaRefusal =
  | { problem: "no-coach" }
  | { problem: "too-long" }
  | { problem: "failed" }
  | { problem: "refused"; said: string };

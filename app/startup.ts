import { identityPolicy } from "#features/accounts/policy.server.ts";
import { type Running, startServices } from "#services/startup.ts";

/** Opens all services, with what only the product knows. */
export function startup(): Promise<Running> {
  return startServices({
    identityPolicy: ({ adminEmail }) => identityPolicy(adminEmail),
  });
}

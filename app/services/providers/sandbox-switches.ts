import { eq } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { sandboxSettings } from "#db/schema.ts";

/** The stand-ins that can be switched off by hand, to see what happens while a provider is down. */
export type SandboxSwitch = "mail" | "sms" | "whatsapp" | "payments";

export async function isSwitchedOff(
  { db }: { db: Database },
  name: SandboxSwitch,
): Promise<boolean> {
  const rows = await db
    .select({ value: sandboxSettings.value })
    .from(sandboxSettings)
    .where(eq(sandboxSettings.name, keyOf(name)));
  return rows[0]?.value === "off";
}

export async function switchSandbox(
  { db }: { db: Database },
  name: SandboxSwitch,
  value: "on" | "off",
): Promise<void> {
  await db
    .insert(sandboxSettings)
    .values({ name: keyOf(name), value })
    .onConflictDoUpdate({ target: sandboxSettings.name, set: { value } });
}

function keyOf(name: SandboxSwitch): string {
  return `provider:${name}`;
}

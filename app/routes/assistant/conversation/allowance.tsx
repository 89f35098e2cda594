import { href } from "react-router";
import type { ChatAllowance } from "#features/assistant/threads/thread.ts";
import { TextLink } from "#ui/navigation/text-link.tsx";

/** How many messages are left today, once that is worth knowing, and where there are more. */
export function Allowance({ allowance }: { allowance: ChatAllowance | null }) {
  if (!allowance?.hint) return null;
  const { used, limit } = allowance.meter;
  const isUsedUp = limit !== null && used >= limit;
  return (
    <p className={isUsedUp ? "notice notice-problem mb-2 block" : "chat-allowance"}>
      {allowance.hint} <TextLink to={href("/membership")}>View plans</TextLink>
    </p>
  );
}

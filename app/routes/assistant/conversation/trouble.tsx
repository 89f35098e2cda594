import { href, useLocation } from "react-router";
import { loginPath } from "#features/accounts/login-path.ts";
import { chatBroken } from "#features/assistant/threads/messages.ts";
import { Icon } from "#ui/icon.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import type { ChatTrouble } from "../thread-state.ts";

const offline = "You are offline. Your message is kept: send it when you are back.";

/** Why a question was not answered, above the input. It is read aloud when it appears. */
export function Trouble({
  trouble,
  onDismiss,
}: {
  trouble: ChatTrouble | null;
  onDismiss: () => void;
}) {
  return (
    <div role="alert">
      {trouble && (
        <div className="notice notice-problem mb-2 items-center">
          <Icon name="alert" />
          <p className="flex-1">
            {sentenceOf(trouble)} <NextStep trouble={trouble} />
          </p>
          <button type="button" aria-label="Close" onClick={onDismiss} className="chat-tool">
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}

function sentenceOf(trouble: ChatTrouble): string {
  if (trouble.kind === "refused") return trouble.refusal.message;
  return trouble.kind === "offline" ? offline : chatBroken;
}

function NextStep({ trouble }: { trouble: ChatTrouble }) {
  const { pathname } = useLocation();
  if (trouble.kind !== "refused") return null;
  const { problem } = trouble.refusal;
  if (problem === "session-over")
    return <TextLink to={loginPath(pathname, "session-over")}>Sign in</TextLink>;
  if (problem === "used-up") return <TextLink to={href("/membership")}>View plans</TextLink>;
  const isGone = problem === "no-thread" || problem === "no-assistant";
  return isGone ? <TextLink to={href("/chat/:threadId?")}>New Chat</TextLink> : null;
}

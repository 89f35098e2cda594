import { href, Link } from "react-router";
import type { AnswerDebug } from "#features/assistant/threads/thread.ts";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { ChatIcon } from "../chat-icon.tsx";
import { DrawerButton } from "../drawer-button.tsx";
import { DebugPanel } from "./debug-panel.tsx";

/** Who answers, what it is about, and how the latest answer was made. */
export function ConversationHead({
  name,
  race,
  debug,
}: {
  name: string;
  race: { id: string; name: string } | null;
  debug: AnswerDebug | null;
}) {
  return (
    <header className="chat-head">
      <DrawerButton />
      <div className="chat-with">
        <h1>
          <span>Chatting with</span> {name}
        </h1>
        {race && (
          <p>
            About <TextLink to={href("/races/:id", { id: race.id })}>{race.name}</TextLink>
          </p>
        )}
      </div>
      <DebugPanel debug={debug} />
      <Link
        to={href("/chat/:threadId?")}
        aria-label="New Chat"
        title="New Chat"
        className="chat-drawer-button"
      >
        <ChatIcon name="plus" />
      </Link>
    </header>
  );
}

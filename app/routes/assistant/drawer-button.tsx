import { useSay } from "#ui/language/language.tsx";
import { ChatIcon } from "./chat-icon.tsx";

/** Opens the conversations on a narrow screen, where they are a drawer. It needs no script. */
export function DrawerButton() {
  const say = useSay();
  return (
    <button
      type="button"
      popoverTarget="conversations"
      aria-label={say({ en: "Conversations", es: "Conversaciones" })}
      title={say({ en: "Conversations", es: "Conversaciones" })}
      className="chat-drawer-button"
    >
      <ChatIcon name="history" />
    </button>
  );
}

/** What stands above a page without a conversation: nothing where the conversations are at the side. */
export function DrawerHead() {
  return (
    <div className="chat-head chat-head-bare">
      <DrawerButton />
    </div>
  );
}

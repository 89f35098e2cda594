import { ChatIcon } from "./chat-icon.tsx";

/** Opens the conversations on a narrow screen, where they are a drawer. It needs no script. */
export function DrawerButton() {
  return (
    <button
      type="button"
      popoverTarget="conversations"
      aria-label="Conversations"
      title="Conversations"
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

import type { ReactNode } from "react";
import { DrawerHead } from "../drawer-button.tsx";

/** A small page about one conversation, in the place of the conversation. */
export function ThreadPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <DrawerHead />
      <div className="chat-page">
        <div className="mx-auto max-w-text px-4 py-10">
          <h1 className="mb-6 text-2xl">{title}</h1>
          {children}
        </div>
      </div>
    </>
  );
}

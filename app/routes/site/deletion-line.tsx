import { lazy, Suspense } from "react";
import { useSite } from "./site.ts";

/** Loaded only for the people whose account waits for its deletion. The server has it at hand. */
const DeletionNotice = import.meta.env.SSR
  ? (await import("#features/accounts/deletion/deletion-notice.tsx")).DeletionNotice
  : lazy(async () => ({
      default: (await import("#features/accounts/deletion/deletion-notice.tsx")).DeletionNotice,
    }));

/** Says below the header when the viewer's account will be deleted, while it waits for that. */
export function DeletionLine() {
  const { deletedOn } = useSite();
  if (!deletedOn) return null;
  return (
    <Suspense>
      <DeletionNotice day={deletedOn} />
    </Suspense>
  );
}

/** The signed-in person who views a page. */
export type Viewer = {
  userId: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  image: string | null;
  isAdmin: boolean;
  sessionId: string;
};

declare const proved: unique symbol;

/** A viewer that `requireAdmin` has accepted; only `requireAdmin` creates one. */
export type Admin = Viewer & { readonly [proved]: true };

/** What every page shows about its viewer. */
export type ViewerBadge = Pick<Viewer, "image" | "isAdmin"> & {
  name: string;
  /** Whether the viewer organizes a race. */
  organizes: boolean;
  /** One letter for the account icon without a picture. */
  initial: string;
};

/** First and last name, or the part of the address before the `@`. */
export function viewerName({ firstName, lastName, email }: Named): string {
  const name = [firstName, lastName].filter(Boolean).join(" ").trim();
  return name || (email.split("@")[0] ?? email);
}

type Named = Pick<Viewer, "firstName" | "lastName" | "email">;

export function badgeOf(viewer: Viewer, { organizes }: { organizes: boolean }): ViewerBadge {
  const name = viewerName(viewer);
  const initial = ([...name][0] ?? "").toUpperCase();
  return { name, initial, image: viewer.image, isAdmin: viewer.isAdmin, organizes };
}

import type { ServerBuild } from "react-router";
import type { Handle } from "#routes/handle.ts";

/** An address of the product, with what its route declares. */
export type DeclaredRoute = {
  /** As in the route table: `races/:id`. */
  pattern: string;
  handle: Handle;
};

/** Reads the route table of the build. */
export function declaredRoutes({ routes }: Pick<ServerBuild, "routes">): DeclaredRoute[] {
  return Object.values(routes).flatMap((route) =>
    route?.path === undefined ? [] : { pattern: route.path, handle: handleOf(route.module) },
  );
}

function handleOf({ handle }: { handle?: unknown }): Handle {
  // React Router does not type `handle`; each declaration is type-checked in its module.
  return (handle ?? {}) as Handle;
}

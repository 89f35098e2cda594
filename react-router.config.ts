import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { writeSiteManifest } from "./scripts/bundle/site-manifest.ts";

export default {
  ssr: true,
  // The route table goes with the first page (4 kB): otherwise every list page would ask for a
  // manifest that names each of its links.
  routeDiscovery: { mode: "initial" },
  buildEnd: ({ reactRouterConfig }) =>
    writeSiteManifest(join(reactRouterConfig.buildDirectory, "client/assets")),
} satisfies Config;

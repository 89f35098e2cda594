import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The whole route table goes with the first page (about 1 kB): otherwise every list page would
  // ask for a manifest that names each of its links.
  routeDiscovery: { mode: "initial" },
} satisfies Config;

import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The route table goes with the first page (8 kB): otherwise every list page would ask for a
  // manifest that names each of its links.
  routeDiscovery: { mode: "initial" },
} satisfies Config;

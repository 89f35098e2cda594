import { expect, test } from "vitest";
import { scriptMark, secureDocument } from "./content-security-policy.ts";
import { securityHeaders } from "./security-headers.ts";

const marked = ` nonce="${scriptMark}"`;

test("exactly the inline scripts that carry the mark are allowed, by their hashes", () => {
  const { html, policy } = secureDocument(
    `<body><script${marked}>1</script><script>2</script><script${marked} src="/a.js"></script></body>`,
    securityHeaders({ appUrl: null, trustedProxies: null }, null).page,
  );
  expect(policy.match(/'sha256-/g)).toHaveLength(1);
  expect(html).toBe(
    '<body><script>1</script><script>2</script><script src="/a.js"></script></body>',
  );
});

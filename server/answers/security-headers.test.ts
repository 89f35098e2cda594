import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { scriptMark, secureDocument } from "./content-security-policy.ts";
import { commonHeaders } from "./security-headers.ts";

const marked = `nonce="${scriptMark}"`;

function hashOf(script: string) {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}

test("exactly the product's own inline scripts are allowed, by their hashes", () => {
  const first = 'window.a = "<b>";\n\t';
  const second = 'import "/assets/x.js"';
  const { policy } = secureDocument(
    `<script ${marked}>${first}</script><p></p><script ${marked} type="module">${second}</script>`,
  );
  expect(policy).toContain(`script-src 'self' ${hashOf(first)} ${hashOf(second)};`);
});

test("a script that got into the page in another way is not allowed", () => {
  const { policy } = secureDocument(
    '<script>alert(1)</script><script nonce="guess">alert(2)</script><script>alert(3)</script>',
  );
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain("sha256-");
});

test("the mark never leaves the server", () => {
  const { html } = secureDocument(
    `<link rel="modulepreload" href="/a.js" ${marked}/><script ${marked}>1</script>`,
  );
  expect(html).toBe('<link rel="modulepreload" href="/a.js"/><script>1</script>');
});

test("pages can be framed by nobody and forms go to nobody else", () => {
  const { policy } = secureDocument("<p></p>");
  for (const rule of ["frame-ancestors 'none'", "form-action 'self'", "object-src 'none'"]) {
    expect(policy).toContain(rule);
  }
  expect(policy).not.toMatch(/script-src[^;]*'unsafe/);
});

test("TLS is insisted on only where browsers come by it", () => {
  const sts = (appUrl: string | null, trustProxy: boolean) =>
    "Strict-Transport-Security" in commonHeaders({ appUrl, trustProxy });
  expect(sts("https://dorsal.example", false)).toBe(true);
  expect(sts(null, true)).toBe(true);
  expect(sts("http://localhost:3000", true)).toBe(false);
  expect(sts(null, false)).toBe(false);
});

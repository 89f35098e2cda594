import { expect, test } from "vitest";
import { scriptMark, secureDocument } from "./answers/content-security-policy.ts";
import { startLate } from "./late-scripts.ts";

const marked = ` nonce="${scriptMark}"`;
const document = [
  '<head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/x.css"/>',
  `<link rel="modulepreload" href="/assets/b.js"${marked}/></head>`,
  `<body><script${marked}>1</script>`,
  `<script${marked} type="module" async="">import "/assets/a.js"; "$&";</script></body>`,
].join("");

test("no script is fetched before the page is painted", () => {
  const html = startLate(document);
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).not.toContain('type="module"');
  expect(html).toContain('<link rel="stylesheet" href="/x.css"/>');
  expect(html).toContain(
    'type="text/plain" data-files="/assets/a.js /assets/b.js">import "/assets/a.js"; "$&";</script>',
  );
});

test("what begins the scripts, and what it begins, are allowed by their hashes", () => {
  const { policy } = secureDocument(startLate(document));
  expect(policy.match(/'sha256-/g)).toHaveLength(3);
});

test("a document without scripts stays as it is", () => {
  expect(startLate("<head></head><body></body>")).toBe("<head></head><body></body>");
});

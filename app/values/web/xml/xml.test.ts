import { expect, test } from "vitest";
import { escapeXml } from "./xml.ts";

test("marks of XML are escaped, and letters that it cannot carry are left out", () => {
  expect(escapeXml(`a&b <c> "d" 'e' ]]>`)).toBe(
    "a&#38;b &#60;c&#62; &#34;d&#34; &#39;e&#39; ]]&#62;",
  );
  expect(escapeXml("one\u0000\u0008\u000b\ud800\uffff two\n🏃")).toBe("one\ufffd two\n🏃");
});

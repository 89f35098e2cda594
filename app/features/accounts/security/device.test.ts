import { expect, test } from "vitest";
import { deviceOf } from "./device.ts";

const mozilla = "Mozilla/5.0";
const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [
    `${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0 Safari/537.36`,
    "Chrome on Windows",
  ],
  [
    `${mozilla} (Windows NT 10.0) ${webkit} Chrome/142.0 Safari/537.36 Edg/142.0`,
    "Edge on Windows",
  ],
  [`${mozilla} (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0`, "Firefox on Linux"],
  [
    `${mozilla} (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1`,
    "Safari on iPhone",
  ],
  [
    `${mozilla} (iPhone; CPU iPhone OS 19_0 like Mac OS X) CriOS/142.0 Safari/604.1`,
    "Chrome on iPhone",
  ],
  [`${mozilla} (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15`, "Safari on Mac"],
  [
    `${mozilla} (Linux; Android 16; SM-S911B) SamsungBrowser/28.0 Chrome/130.0`,
    "Samsung Internet on Android",
  ],
  ["curl/8.5.0", "Unknown device"],
  ["<script>Linux</script>", "Linux"],
  ["", "Unknown device"],
  [null, "Unknown device"],
])("%s", (userAgent, words) => {
  expect(deviceOf(userAgent)).toBe(words);
});

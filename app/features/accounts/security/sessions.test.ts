import { expect, test } from "vitest";
import { appOf, deviceOf } from "./sessions.server.ts";

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
  expect(deviceOf(userAgent, "en")).toBe(words);
});

test.each([
  ["Paceline/3.1 (Android 16; Pixel 9)", "App (Paceline on Android)"],
  ["Run Club/1.0 CFNetwork/1568 (iPhone)", "App (Run Club on iPhone)"],
  ["okhttp/4.12.0", "App (okhttp)"],
  [`${mozilla} (Windows NT 10.0) ${webkit} Chrome/142.0 Safari/537.36`, "App (Chrome on Windows)"],
  ["<b>bold</b>/1", "App"],
  ["", "App"],
  [null, "App"],
])("an app: %s", (userAgent, words) => {
  expect(appOf(userAgent, "en")).toBe(words);
});

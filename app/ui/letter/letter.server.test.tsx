import { expect, test } from "vitest";
import { writeLetter } from "./letter.server.tsx";

const letter = writeLetter(
  "Your place in Lima 42K",
  [
    "Hello, you are registered.",
    { facts: [["Race", "Lima 42K"]] },
    { code: "123 456" },
    { label: "Open your bib", href: "https://dorsal.example/registrations/1?a=1&b=2" },
    { label: "All races", href: "https://dorsal.example/races", look: "link" },
    { quote: "First line\nSecond line" },
    { note: "You get this once." },
  ],
  { unsubscribeUrl: "https://dorsal.example/stop/abc" },
);

test("both forms of a letter have the same content", () => {
  expect(letter.text).toBe(`Hello, you are registered.

Race: Lima 42K

    123 456

Open your bib:
https://dorsal.example/registrations/1?a=1&b=2

All races:
https://dorsal.example/races

> First line
> Second line

You get this once.

-- 
Dorsal

No more of these emails: https://dorsal.example/stop/abc
`);
  for (const said of [
    "you are registered",
    "Lima 42K",
    "123 456",
    "Second line",
    "get this once",
  ]) {
    expect(letter.html).toContain(said);
  }
  expect(letter.html).toContain('href="https://dorsal.example/registrations/1?a=1&amp;b=2"');
  expect(letter.html.match(/href="https:\/\/dorsal\.example\/stop\/abc"/g)).toHaveLength(1);
  expect(letter.unsubscribeUrl).toBe("https://dorsal.example/stop/abc");
});

test("the HTML loads nothing and runs nothing", () => {
  expect(letter.html).toMatch(/^<!DOCTYPE html><html lang="en">/);
  expect(letter.html).not.toMatch(/<script|<img|<link|url\(|javascript:/i);
});

test("typed text stays text, and a subject stays one line", () => {
  const { html, subject } = writeLetter("A\r\nBcc: all@example.com\0 <b>", [
    "<script>alert(1)</script>",
    { quote: '</blockquote><img src=x onerror="alert(1)">' },
  ]);
  expect(subject).toBe("A Bcc: all@example.com <b>");
  expect(html).not.toMatch(/<script|<img|<b>/);
  expect(writeLetter("x".repeat(500), []).subject.length).toBeLessThanOrEqual(150);
});

test("a letter without an address to unsubscribe has no such link", () => {
  const plain = writeLetter("Receipt", ["Paid."]);
  expect(plain.text + plain.html).not.toContain("No more of these");
  expect(plain).not.toHaveProperty("unsubscribeUrl");
});

import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import type { Assistant } from "#features/assistant/conversation/assistant.ts";
import { Chooser } from "./chooser.tsx";

function chooserWith(assistants: Assistant[]): string {
  const Page = createRoutesStub([
    { path: "/", Component: () => <Chooser assistants={assistants} /> },
  ]);
  return renderToString(<Page />);
}

test("CHAT-04 without assistants the chooser says so", () => {
  const html = chooserWith([]);
  expect(html).toContain("No Assistants Available");
  expect(html).toContain("Let&#x27;s plan your next run");
});

test("CHAT-03 an assistant without a starter or a description is shown by its name", () => {
  const html = chooserWith([
    { id: "a", name: "Coach", description: null, conversationStarter: null, followUpQuestions: [] },
  ]);
  expect(html).toContain("<strong>Coach</strong>");
  expect(html).not.toContain("No Assistants Available");
});

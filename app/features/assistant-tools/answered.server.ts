import type { CallToolResult } from "@modelcontextprotocol/server";
import { passing } from "#db/failures/passing.ts";
import type { ToolDesk, ToolFinding } from "./desk.ts";
import { deskProblems } from "./messages.ts";
import { type OfferedTool, offeredTools } from "./schema.ts";

/**
 * What a tool answers: data after its schema, which also stands as text for clients that read only text.
 * A refusal and a failure are results too, in words that an assistant can act on.
 */
export async function answered(
  { services, requestId }: ToolDesk,
  name: OfferedTool,
  work: () => Promise<ToolFinding>,
): Promise<CallToolResult> {
  try {
    const finding = await work();
    if ("problem" in finding) return refusal(deskProblems[finding.problem]);
    if ("sentence" in finding) return refusal(finding.sentence);
    const structuredContent = offeredTools[name].outputSchema.parse(finding.found);
    return {
      content: [{ type: "text", text: JSON.stringify(structuredContent) }],
      structuredContent,
    };
  } catch (error) {
    services.log.error({ error, id: requestId, tool: name }, "a tool for assistants failed");
    return refusal(deskProblems[passing(error) ? "away" : "failed"]);
  }
}

function refusal(text: string): CallToolResult {
  return { content: [{ type: "text", text }], isError: true };
}

import { z } from "zod";
import { textsInJson, tick } from "#values/form/schema.ts";
import type { FieldTexts } from "#values/form/three-way.ts";
import { oneLine } from "#values/text/clean.ts";
import { toolNames } from "../conversation/assistant.ts";
import { longestQuestion } from "../conversation/limits.ts";
import {
  type AssistantDetails,
  detailLimits as most,
  mostAssistants,
  toolField,
} from "./details.ts";
import { managingProblems, managingMessages as say } from "./messages.ts";

const longestModel = 100;

function line(longest: number) {
  return z
    .string()
    .default("")
    .transform(oneLine)
    .pipe(z.string().max(longest, say.tooLong(longest)));
}

function text(longest: number) {
  return z
    .string()
    .default("")
    .transform((typed) => typed.replaceAll("\r\n", "\n").trim())
    .pipe(z.string().max(longest, say.tooLong(longest)));
}

const json = z.string().transform((typed, check) => {
  try {
    const read: unknown = JSON.parse(typed);
    return read;
  } catch {
    check.addIssue({ code: "custom", message: say.questionNeeded });
    return z.NEVER;
  }
});

const option = z
  .string()
  .transform(oneLine)
  .pipe(z.string().max(most.option, say.optionTooLong(most.option)));

const question = z.object({
  id: z.string().min(1).max(100),
  text: z
    .string()
    .transform(oneLine)
    .pipe(
      z.string().min(1, say.questionNeeded).max(most.question, say.questionTooLong(most.question)),
    ),
  options: z
    .array(option)
    .transform((options) => [...new Set(options.filter(Boolean))])
    .pipe(z.array(z.string()).max(most.options, say.tooManyOptions(most.options))),
});

/** The form of an assistant, new or not. Whether the model may be chosen is asked by the command. */
export const assistantForm = z
  .object({
    name: line(most.name).pipe(z.string().min(1, say.needed("Name"))),
    model: line(longestModel).pipe(z.string().min(1, managingProblems["unknown-model"])),
    description: text(most.description).transform((typed) => typed || null),
    instructions: text(most.instructions).pipe(
      z.string().min(1, say.needed("System Instructions")),
    ),
    conversation_starter: text(most.starter).transform((typed) => typed || null),
    follow_up_questions: json
      .pipe(z.array(question).max(most.questions, say.tooManyQuestions(most.questions)))
      .default([]),
    tool_search_races: tick,
    tool_race_details: tick,
    tool_predict_times: tick,
    opened: textsInJson,
  })
  .transform(
    ({
      opened,
      tool_search_races,
      tool_race_details,
      tool_predict_times,
      ...columns
    }): { details: AssistantDetails; opened: FieldTexts | null } => {
      const ticks = { tool_search_races, tool_race_details, tool_predict_times };
      const tools = toolNames.filter((tool) => ticks[toolField(tool)]);
      return { details: { ...columns, tools }, opened };
    },
  );

/** The ids of all assistants in their new order. */
export const assistantOrderForm = z.object({
  order: z
    .string()
    .transform((typed) => typed.split(","))
    .pipe(z.array(z.guid()).min(1).max(mostAssistants)),
});

const said = z.object({
  author: z.enum(["user", "assistant"]),
  text: z.string().max(20_000),
  races: z.array(z.object({ id: z.guid(), name: z.string().max(300) })).max(50),
});

/** What the test console has been told so far: the last message is the question. */
export const testConversation = json.pipe(
  z
    .array(said)
    .min(1)
    .max(20)
    .refine((messages) => {
      const last = messages.at(-1);
      const isAsked = last?.author === "user" && last.text.trim() !== "";
      return isAsked && last.text.length <= longestQuestion;
    }),
);

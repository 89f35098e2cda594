import type { Meanwhile } from "#values/form/three-way.ts";
import type { PostProblem } from "./messages.ts";

/** Why a post was not stored, and the change that it would have undone. */
export type PostRefusal = { problem: PostProblem; meanwhile?: Meanwhile };

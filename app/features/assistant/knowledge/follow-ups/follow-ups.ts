import { bodyFollowUps } from "./body-follow-ups.ts";
import type { FollowUp } from "./follow-up.ts";
import { foodFollowUps } from "./food-follow-ups.ts";
import { gearFollowUps } from "./gear-follow-ups.ts";
import { raceDayFollowUps } from "./race-day-follow-ups.ts";
import { talkFollowUps } from "./talk-follow-ups.ts";
import { trainingFollowUps } from "./training-follow-ups.ts";

export const followUps: readonly FollowUp[] = [
  ...trainingFollowUps,
  ...raceDayFollowUps,
  ...foodFollowUps,
  ...bodyFollowUps,
  ...gearFollowUps,
  ...talkFollowUps,
];

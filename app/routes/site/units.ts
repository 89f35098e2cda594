import { redirect } from "react-router";
import { formOf } from "#values/form/form.ts";
import { isLengthUnit, lengthUnitCookie } from "#values/length.ts";
import { localPath } from "#values/web/local-path.ts";
import { postOnly } from "../post-only.ts";
import type { Route } from "./+types/units.ts";

const yearInSeconds = 31_536_000;

/** `POST /units` keeps the visitor's unit of length and goes back to where it was chosen. */
export async function action({ request }: Route.ActionArgs) {
  const form = await formOf(request);
  const unit = form.get("unit");
  const { protocol } = new URL(request.url);
  const secure = protocol === "https:" ? "; Secure" : "";
  return redirect(localPath(form.get("to")), {
    status: 303,
    headers: isLengthUnit(unit)
      ? {
          "Set-Cookie": `${lengthUnitCookie}=${unit}; Path=/; Max-Age=${yearInSeconds}; HttpOnly; SameSite=Lax${secure}`,
        }
      : {},
  });
}

export const loader = postOnly("/");

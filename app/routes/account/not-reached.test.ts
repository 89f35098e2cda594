import { expect, test } from "vitest";
import * as login from "../auth/login.tsx";
import * as signup from "../auth/signup.tsx";
import * as edit from "./edit.tsx";
import * as email from "./email.tsx";
import * as newAddress from "./new-address.tsx";
import * as notMe from "./not-me.tsx";
import * as password from "./password.tsx";

type Page = { clientAction(args: never): unknown };

const unreached = "This could not be done. Please check your connection and try again.";

const pages: Record<string, [page: Page, answer: object]> = {
  login: [login, { form: { en: "An error occurred" } }],
  signup: [signup, { form: { en: "An error occurred during signup" } }],
  profile: [edit, { errors: { form: { en: "Failed to update your profile. Please try again." } } }],
  password: [password, { form: { en: unreached } }],
  email: [email, { form: { en: unreached } }],
  "new address": [newAddress, { problem: "not-reached" }],
  "not me": [notMe, { problem: "not-reached" }],
};

test.each(Object.entries(pages))(
  "ERR-09 ERR-11 ERR-36 PROF-09 the %s form answers itself when the network is lost",
  async (_, [page, answer]) => {
    const serverAction = () => Promise.reject(new TypeError("Failed to fetch"));
    expect(await page.clientAction({ serverAction } as never)).toMatchObject({
      data: answer,
      init: { status: 503 },
    });
  },
);

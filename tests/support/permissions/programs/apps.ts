import { type Attempt, open, type Write } from "../matrix.ts";

/** A browser's cookie counts for nothing here, so all roles are told the same. Tokens: `callers.test.ts`. */
const door = (name: string, status: number, form?: Record<string, string>) => ({
  path: `/auth/v1/${name}`,
  outcome: status,
  ...(form && { form }),
});

const writes = (name: string, status: number): Write[] => [
  { what: "without a token", ...door(name, status, {}), form: {} },
];

export const appReads: Record<string, Attempt> = {
  "auth/app-link": open("/auth/app-link?token=forged"),
  "auth/app-refused": open("/auth/app-refused?code=validation_failed"),
  "auth/v1/.well-known/jwks.json": door(".well-known/jwks.json", 200),
  "auth/v1/health": door("health", 200),
  "auth/v1/settings": door("settings", 200),
  "auth/v1/user": door("user", 401),
  "auth/v1/reauthenticate": door("reauthenticate", 401),
  "auth/v1/logout": door("logout", 405),
  "auth/v1/otp": door("otp", 405),
  "auth/v1/recover": door("recover", 405),
  "auth/v1/resend": door("resend", 405),
  "auth/v1/signup": door("signup", 405),
  "auth/v1/token": door("token", 405),
  "auth/v1/verify": door("verify", 405),
};

export const appWrites: Record<string, Write[]> = {
  "auth/app-link": [
    {
      what: "a forged link confirms nothing",
      path: "/auth/app-link",
      form: { token: "forged" },
      outcome: 400,
    },
  ],
  "auth/v1/logout": writes("logout", 401),
  "auth/v1/otp": writes("otp", 400),
  "auth/v1/recover": writes("recover", 400),
  "auth/v1/resend": writes("resend", 400),
  "auth/v1/signup": writes("signup", 422),
  "auth/v1/token": writes("token?grant_type=password", 400),
  "auth/v1/user": writes("user", 405),
  "auth/v1/verify": writes("verify", 400),
};

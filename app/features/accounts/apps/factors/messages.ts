/** Why an app is refused at the addresses of the second step. */
export const factorProblems = {
  "no-phone-factor": "A second step by phone is not possible here. Use factor_type totp.",
  "no-webauthn-factor":
    "A passkey as a second step works on the website alone. Use factor_type totp.",
  "bad-factor-type": "factor_type must be totp.",
  "factor-taken": "This account has a second step already. Delete it first.",
  "no-factor": "This account has no such second step.",
  "no-challenge":
    "This challenge is not known, has expired, or had too many wrong codes. Ask for another.",
  "wrong-factor-code": "This code is not right, or has been used already.",
} as const;

export type FactorProblem = keyof typeof factorProblems;

export type FactorRefusal = { problem: FactorProblem };

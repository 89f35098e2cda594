/** A person whom Google vouches for, with a confirmed address. */
export type VouchedFor = {
  /** Google's own number of the person. */
  id: string;
  email: string;
  name: string;
  /** What Google gave for asking it later; nothing with a token that an app has brought. */
  tokens: {
    accessToken?: string | undefined;
    refreshToken?: string | undefined;
    scopes?: string[] | undefined;
  };
};

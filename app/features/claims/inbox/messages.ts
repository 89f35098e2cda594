export const claimsNotLoaded = "Failed to load race claims. Please try again.";
export const claimGone = "This claim no longer exists";
export const statusNeeded = "Please choose a status";
export const noteTooLong = (most: number) => `The note can have at most ${most} characters`;
export const claimUpdated = "Claim updated.";

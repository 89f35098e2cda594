/** Before it is drawn again; a phone's photo has about 4 MB. */
export const mostPhotoBytes = 10 * 1024 * 1024;

/** What the file dialog offers: the formats that the server reads. */
export const expertPhotoFormats = "image/png,image/jpeg,image/webp,image/gif,image/avif";

/** Bundlers write it in. Whether checks and words that only a developer needs are worth their time and bytes. */
export const isDevelopment: boolean = process.env.NODE_ENV !== 'production'

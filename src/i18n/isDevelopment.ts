/** Bundlers write the value in, so that nothing which hangs on it is left in what members load. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** Whether checks and words that only a developer needs are worth their time and bytes. */
export const isDevelopment: boolean = process.env.NODE_ENV !== 'production'

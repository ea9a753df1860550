/** Bundlers write the value in, so that nothing which hangs on it is left in what members load. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

/**
 * Whether checks and words that only a developer needs are worth their bytes. Not guarded against a page without a bundler,
 * which has no `process`: behind a guard Rolldown keeps all the words (0.8 kB). Such a page takes the script file.
 */
export const isDevelopment: boolean = process.env.NODE_ENV !== 'production'

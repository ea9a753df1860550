declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** Whether checks that only a developer needs are worth their time. Bundlers write the name in; without one there is no `process`. */
export function isDevelopment(): boolean {
  try {
    return process.env.NODE_ENV !== 'production'
  } catch {
    return false
  }
}

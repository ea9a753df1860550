/** Where the console's API is; its page is at `/`. */
export const operatorPath = '/_sandbox'

/** No page of another origin can send it without a preflight, which is never answered. */
export const operatorHeader = 'x-sandbox-console'

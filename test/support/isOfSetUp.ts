/** What the library says in development of an address that seems wrong, since a fault makes the Service answer so. */
export const isOfSetUp = (line: string) =>
  /@experience-program\/react: (GET \/\S+ at "[^"]*" got no answer of the Service|the refresh request to your backend was answered)/.test(
    line,
  )

// What the package's `browser` condition resolves `./server` to.
throw new Error(
  '@experience-program/react: `./server` was imported into a browser bundle. It works with the Org-API-Key, which has full authority over the organisation and must never reach a page. Import it in your backend only, and give the page `refreshFrom(url)`.',
)

export {}

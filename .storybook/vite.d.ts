// What Vite gives the files of Storybook beyond the language: `import.meta.glob`, `import.meta.env` and `?raw` and `?url`.
/// <reference types="vite/types/importMeta.d.ts" />

declare module '*?raw' {
  const text: string
  export default text
}

declare module '*?url' {
  const address: string
  export default address
}

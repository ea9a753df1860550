// A style sheet as text, for shadow roots. Vite reads its imports and gives the whole.
declare module '*.css?inline' {
  const text: string
  export default text
}

// Stories, tests and examples import style sheets for their effect.
declare module '*.css'

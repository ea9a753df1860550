// Stories, tests and examples import style sheets for their effect.
declare module '*.css'

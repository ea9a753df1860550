/** The one thing of Node's that browser code may name: bundlers replace it. Absent in a plain page, so guard with `typeof process`. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

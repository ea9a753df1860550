/** The one thing of Node's that browser code may name: bundlers replace it. Absent in a plain page: see `developmentHint`. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

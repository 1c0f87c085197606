/** How prepare.mjs ends when it has built what is to be served: what was loaded before is of no use. */
export const hasBuilt = 10

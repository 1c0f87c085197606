/**
 * What the name of a person is written with (A-5-21): letters of any language, and the signs that real names have beside them,
 * as in Anna-Lena, O'Brien, d’Aubigné, S:t Cyr, J. P. Holm and Berg (Lund). A figure is no part of a name.
 */
export const personNamePattern = /^[\s'’`´ʼ]*\p{L}[\p{L}\p{M}\s'’`´ʼ.,:()·‐‑–-]*$/u

/** What the name of a city is written with: letters, spaces, dash, apostrophe and full stop, as in St. Anna (O-5-07). */
export const cityPattern = /^\s*\p{L}[\p{L}\p{M}\s'’.‐‑–-]*$/u

import { cutTo } from '../../../platform/forms/cut-to.ts'

export const beginnings = ['call', 'follow', 'other'] as const

export type Beginning = (typeof beginnings)[number]

/** As much as the grant takes. */
export const longestReason = 500

/**
 * A beginning takes the place of the one before it and leaves what was written behind it; `other` begins nothing.
 */
export function withBeginning(text: string, words: Readonly<Record<Beginning, string>>, chosen: Beginning): string {
  const start = (each: Beginning) => `${words[each]}: `
  const former = beginnings.find((each) => text.startsWith(start(each)))
  const rest = former ? text.slice(start(former).length) : text
  return cutTo(chosen === 'other' ? rest : start(chosen) + rest, longestReason)
}

import type { AllPortalTexts } from '@omsorg/texts/shape.ts'

/** What somebody of the staff does, by the code of a role: one for a therapy area, `OrdererOstomy`, is called like that for all. */
export function professionIn({ professions }: AllPortalTexts['looked'], roleCode: string | null): string | null {
  if (roleCode === null) return null
  const words: Readonly<Record<string, string>> = professions
  const [longest] = Object.keys(words)
    .filter((code) => roleCode.startsWith(code))
    .toSorted((one, other) => other.length - one.length)
  return longest === undefined ? null : (words[longest] ?? null)
}

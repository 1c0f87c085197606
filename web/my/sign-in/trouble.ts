import type { FurtherPortalTexts } from '@omsorg/texts/shape.ts'

/** What to say where neither the page nor the holder did anything wrong. */
export function trouble(refusal: string, { tooMany, noAnswer }: FurtherPortalTexts['signIn']): string {
  return refusal === 'too-many' ? tooMany : noAnswer
}

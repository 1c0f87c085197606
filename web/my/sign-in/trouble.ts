import type { PortalTexts } from '@omsorg/texts/shape.ts'

/** What to say where neither the page nor the holder did anything wrong. */
export function trouble(refusal: string, { tooMany, noAnswer }: PortalTexts['signIn']): string {
  return refusal === 'too-many' ? tooMany : noAnswer
}

import type { Texts } from '@omsorg/texts/shape.ts'
import type { Basis } from '../form/basis.ts'

/** What the person is called on the screen: hidden where the identity is protected. */
export function nameOf(
  { firstName, lastName }: Pick<Basis['careRecipient'], 'firstName' | 'lastName'>,
  t: Texts,
): string {
  const name = [firstName, lastName].filter(Boolean).join(' ')
  return name || t.careRecipients.protected.title
}

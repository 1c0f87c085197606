import type { doer } from '@omsorg/contract/portal/person.ts'
import { firstName, useHere } from './here.ts'
import { useAllTexts } from '../language/use-texts.ts'

type Doer = ReturnType<(typeof doer)['parse']>

/** Who did something, as it begins a sentence: oneself, another holder by relation, or the unit. Nobody of the staff has a name here. */
export function useWhoName(): (by: Doer) => string {
  const { who } = useAllTexts().order
  const { person } = useHere()
  return ({ isSelf, relation, unit }) => {
    if (isSelf) return who.self
    if (relation === null) return unit ?? who.staff
    return relation === 'self' ? firstName(person.name) : who[relation]
  }
}

/** The same within a sentence. */
export function useByWhom(): (by: Doer) => string {
  const { by: words } = useAllTexts().parcel
  const { person } = useHere()
  return ({ isSelf, relation, unit }) => {
    if (isSelf) return words.self
    if (relation === null) return unit ?? words.staff
    return relation === 'self' ? firstName(person.name) : words[relation]
  }
}

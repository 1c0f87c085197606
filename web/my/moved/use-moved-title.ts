import { useAllTexts } from '../language/use-texts.ts'
import { firstName, useHere } from '../person/here.ts'

/** Asks oneself, or whoever helps somebody, whether the person has moved. */
export function useMovedTitle(): string {
  const { moved } = useAllTexts()
  const { person } = useHere()
  return person.relation === 'self' ? moved.title : moved.titleOf({ name: firstName(person.name) })
}

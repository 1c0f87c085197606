import { lazy, Suspense } from 'react'
import { useCareRecipient, useRecipientHere } from '../../care-recipients/index.ts'

const NextCard = lazy(() => import('./NextCard.tsx'))

/** What is next on the page of a person, where planning is on. Customer service has no plan. */
export function NextPlanned() {
  const here = useRecipientHere()
  const person = useCareRecipient(here).data
  if (here.place !== null || !person?.settings.areas.some(({ planningEnabled }) => planningEnabled)) return null
  return (
    <Suspense fallback={null}>
      <NextCard today={person.today} />
    </Suspense>
  )
}

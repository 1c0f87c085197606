import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useCareRecipient, useRecipientHere } from '../../care-recipients/index.ts'

const NextCard = lazy(() => import('./NextCard.tsx'))

/**
 * What is next on the page of a person, where planning is on. It is asked for when its place comes into sight, for each look at
 * a plan stands in the access log. Customer service has no plan.
 */
export function NextPlanned() {
  const here = useRecipientHere()
  const person = useCareRecipient(here).data
  const place = useRef<HTMLDivElement>(null)
  const [isSeen, setSeen] = useState(false)
  const isOn = here.place === null && person?.settings.areas.some(({ planningEnabled }) => planningEnabled)
  useEffect(() => {
    if (!isOn || isSeen || !place.current) return undefined
    const watcher = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [isOn, isSeen])
  if (!person || !isOn) return null
  return (
    <div ref={place}>
      {isSeen && (
        <Suspense fallback={null}>
          <NextCard today={person.today} />
        </Suspense>
      )}
    </div>
  )
}

import { useEffect, useRef, useState, type RefObject } from 'react'
import type { View } from './calendar-days.ts'

interface Place {
  readonly view: View
  readonly day: string
}

/**
 * The focus goes to a day as soon as the calendar shows it in the view that a key has asked for: to its cell, or to the
 * title where the day has no cell. Without it the focus would be lost with the cell that it stood on.
 */
export function useFocusThatFollows(
  part: RefObject<HTMLElement | null>,
  shown: Place,
): (view: View, day: Temporal.PlainDate) => void {
  const [wanted, setWanted] = useState<Place | null>(null)
  const met = useRef<Place | null>(null)
  const { view, day } = shown
  useEffect(() => {
    if (!wanted || met.current === wanted || wanted.view !== view || wanted.day !== day) return
    met.current = wanted
    const cell = part.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)
    const target = cell ?? part.current?.querySelector<HTMLElement>('h2')
    target?.focus()
  }, [part, wanted, view, day])
  return (toView, toDay) => setWanted({ view: toView, day: toDay.toString() })
}

import { useEffect, useRef } from 'react'

/** What can be done on the screen that is open, for the search of the bar. */
export interface ScreenAction {
  readonly key: string
  readonly word: string
  /** The address that does it. */
  readonly path: string | null
  /** Why it cannot be done now. */
  readonly reason?: string | undefined
  readonly keyCap?: string | undefined
}

const offered = new Map<object, readonly ScreenAction[]>()

export function screenActions(): readonly ScreenAction[] {
  return [...offered.values()].flat()
}

/** Offers what the screen can do, as long as it is open. */
export function useScreenActions(actions: readonly ScreenAction[]): void {
  const own = useRef({})
  useEffect(() => {
    offered.set(own.current, actions)
  })
  useEffect(() => {
    const screen = own.current
    return () => void offered.delete(screen)
  }, [])
}

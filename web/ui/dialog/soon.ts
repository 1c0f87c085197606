import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** Milliseconds after which a screen that has come stands, behind a slow line too. */
const untilItStands = 3000

/**
 * A part of a screen that nobody needs before they press, such as a dialog: it does not hold up the screen, and is fetched
 * when that stands, so that the press finds it there.
 */
export function soon<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  // What did not come is asked for again by the press, which also tells of it.
  setTimeout(() => void load().catch(() => null), untilItStands)
  return lazy(load)
}

import { type ComponentType, lazy, useState } from 'react'

/** Milliseconds after which a screen that has come stands, behind a slow line too. */
const untilItStands = 3000

/**
 * A part of a screen that nobody needs before they press, such as a dialog or the next step: it does not hold up the screen, and
 * is fetched when that stands, so that the press finds it there. What React has to wait for, if only for a promise that is kept,
 * it holds back for 300 ms; what is there already is drawn at once.
 */
export function soon<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> {
  let fetched: ComponentType<Props> | null = null
  const bring = async () => {
    const part = await load()
    fetched = part.default
    return part
  }
  // What did not come is asked for again by the press, which also tells of it.
  setTimeout(() => whenIdle(() => void bring().catch(() => null)), untilItStands)
  const Awaited = lazy(bring)
  return function Soon(props: Props) {
    const [Part] = useState<ComponentType<Props>>(() => fetched ?? Awaited)
    return <Part {...props} />
  }
}

/** Each between two keys: several parts begin to be fetched at the same moment. Safari knows no idle time. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work)
  else work()
}

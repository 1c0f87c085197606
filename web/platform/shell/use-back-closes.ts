import { useCallback, useEffect, useRef } from 'react'

const mark = 'openOver'

/**
 * The Back of the browser closes what fills the window instead of leaving the page below. Nothing of it stays in the
 * history: whoever goes on from here drops the entry first. The router is not told, so it asks nobody whether to leave.
 */
export function useBackCloses(onClose: () => void): () => Promise<void> {
  const close = useRef(onClose)
  const dropped = useRef<(() => void) | null>(null)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    History.prototype.pushState.call(history, { ...(history.state as object | null), [mark]: true }, '')
    const gone = (event: Event) => {
      event.stopImmediatePropagation()
      if (dropped.current) dropped.current()
      else close.current()
    }
    addEventListener('popstate', gone, true)
    return () => {
      removeEventListener('popstate', gone, true)
      if (!isPresent()) return
      addEventListener('popstate', (event) => event.stopImmediatePropagation(), { capture: true, once: true })
      history.back()
    }
  }, [])

  return useCallback(async () => {
    if (!isPresent()) return
    await new Promise<void>((resolve) => {
      dropped.current = resolve
      history.back()
    })
  }, [])
}

function isPresent(): boolean {
  return Boolean((history.state as Record<string, unknown> | null)?.[mark])
}
